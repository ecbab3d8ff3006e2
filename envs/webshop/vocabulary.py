"""What the generated catalogue is made of: departments, product types, attributes, options. Data, no logic."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["DEPARTMENTS", "NAMES", "Department"]


@dataclass(frozen=True, slots=True)
class Department:
    """One department of the shop.

    Attributes:
        name: the `category` of its products.
        word: how people call it ("clothing brand", "clothing budget").
        path: the first two segments of `product_category`.
        types: product types; the last word of each is its head noun.
        options: per option group the values. The first group is chosen by taste (`taste` names it), the second is
            the person's (`personal`), or, where `personal` is empty, named in the instruction.
        features: attributes that instructions name; `needs`: attributes that belong to a person.
        adjectives: fillers of titles. `extras`: things that carry a type's head noun and are something else.
    """

    name: str
    word: str
    path: str
    types: tuple[str, ...]
    options: tuple[tuple[str, tuple[str, ...]], tuple[str, tuple[str, ...]]]
    taste: str
    personal: str
    features: tuple[str, ...]
    needs: tuple[str, ...]
    adjectives: tuple[str, ...]
    extras: tuple[str, ...]


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(","))


_COLORS = _list("black, white, navy, burgundy, olive, teal, coral, lavender, mustard, ivory, charcoal, turquoise")

DEPARTMENTS: tuple[Department, ...] = (
    Department(
        "fashion",
        "clothing",
        "Clothing, Shoes & Jewelry › Apparel",
        _list("t-shirt, maxi dress, cargo pants, denim jacket, yoga leggings, knit cardigan"),
        (("color", _COLORS), ("size", _list("x-small, small, medium, large, x-large, xx-large, 3x-large, 4x-large"))),
        "colour",
        "size",
        _list("long sleeve, slim fit, high waist, tummy control, drawstring closure, side pocket, loose fit, crew neck"),
        _list("machine wash, organic cotton, moisture wicking, uv protection, wrinkle resistant, hypoallergenic fabric"),
        _list("Everyday, Soft, Breathable, Comfy, Sporty, Elegant, Trendy, Basic, Seasonal, Layered, Printed, Ribbed"),
        _list("hanger, storage bag, folding board, drying rack"),
    ),
    Department(
        "beauty",
        "beauty",
        "Beauty & Personal Care › Body Care",
        _list("shampoo, body lotion, lip balm, face serum, body wash, hair mask"),
        (
            ("scent", _list("lavender, coconut milk, green tea, sandalwood, rose, citrus mint, vanilla, ocean breeze, aloe, jasmine")),
            ("size", _list("2 fl oz, 4 fl oz, 8 fl oz, 12 fl oz, 16 fl oz, 24 fl oz")),
        ),
        "scent",
        "",
        _list("tea tree, argan oil, hyaluronic acid, seed oil, long lasting, deep moisture, anti aging, fine lines"),
        _list("sensitive skin, paraben free, cruelty free, sulfate free, dry skin, plant based"),
        _list("Gentle, Daily, Nourishing, Fresh, Silky, Rich, Calming, Radiant, Revitalizing, Smoothing, Botanical, Luxe"),
        _list("dispenser, travel bottle, shower caddy, sample tray"),
    ),
    Department(
        "electronics",
        "tech",
        "Cell Phones & Accessories › Accessories",
        _list("phone case, screen protector, phone wallet, car mount, charging dock, lens kit"),
        (
            ("color", _COLORS),
            (
                "compatible phone",
                _list("iphone 11, iphone 12, iphone 13 pro, galaxy s20, galaxy s21, galaxy a52, pixel 5, pixel 6, oneplus 9"),
            ),
        ),
        "colour",
        "phone",
        _list("fast charging, tempered glass, card slots, kickstand stand, magnetic ring, hands free, cable included, easy install"),
        _list("shock proof, water resistant, anti scratch, light weight, fingerprint resistant, dust proof"),
        _list("Sleek, Rugged, Minimal, Crystal, Matte, Carbon, Ultra, Smart, Bold, Glossy, Textured, Armored"),
        _list("cleaning kit, repair tool, display shelf, sticker sheet"),
    ),
    Department(
        "grocery",
        "food",
        "Grocery & Gourmet Food › Pantry",
        _list("herbal tea, granola bars, protein powder, trail mix, drink mix, roasted almonds"),
        (
            (
                "flavor name",
                _list(
                    "dark chocolate, french vanilla, peanut butter, lemon ginger, mixed berry, apple cinnamon, salted caramel, "
                    "banana, matcha, honey"
                ),
            ),
            ("size", _list("pack of 1, pack of 2, pack of 3, pack of 4, pack of 6, pack of 12")),
        ),
        "flavour",
        "",
        _list("freeze dried, rich creamy, stone ground, slow roasted, resealable bag, single serve, high fiber, whole grain"),
        _list("sugar free, gluten free, nut free, dairy free, caffeine free, kosher certified"),
        _list("Crunchy, Hearty, Wholesome, Artisan, Rustic, Zesty, Mellow, Golden, Farmhouse, Homestyle, Signature, Tasty"),
        _list("storage jar, serving scoop, recipe book, gift basket"),
    ),
    Department(
        "garden",
        "home",
        "Home & Kitchen › Bedding",
        _list("duvet cover, mattress pad, sheet set, throw blanket, pillow sham, bed skirt"),
        (
            ("color", _COLORS),
            ("size", _list("twin, twin xl, full, queen, king, california king, split king, crib")),
        ),
        "colour",
        "bed",
        _list("hidden zipper, deep pocket, quilted top, fleece lined, corner ties, tufted pattern, ruffled edge, double stitched"),
        _list("easy care, cooling fabric, fade resistant, pet friendly, eco friendly, lint free"),
        _list("Cozy, Plush, Reversible, Quilted, Airy, Farmhouse, Velvety, Washed, Cloud, Woven, Luxury, Serene"),
        _list("clips set, storage box, repair patch, label pack"),
    ),
)

#: People of the generated lives.
NAMES = _list(
    "Mia, Leo, Ada, Hugo, Nora, Emil, Iris, Otto, Lena, Felix, Clara, Jonas, Vera, Oscar, Edith, Marco, Tessa, Ruben, "
    "Paula, Anton, Greta, Simon, Daphne, Victor"
)
