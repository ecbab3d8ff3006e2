"""What the generated catalogue is made of: departments, product types, attributes, options. Data, no logic."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["ADJECTIVES", "DEPARTMENTS", "NAMES", "Department"]


@dataclass(frozen=True, slots=True)
class Department:
    """One department of the shop.

    Attributes:
        name: the `category` of its products.
        word: how people call it ("clothing brand", "clothing budget").
        path: the first two segments of `product_category`.
        types: product types, and under which names titles sell each.
        options: per option group the values. The first group is chosen by taste (`taste` names it), the second is
            the person's (`personal`), or, where `personal` is empty, named in the instruction.
        features: attributes that instructions name; `needs`: attributes that belong to a person.
        adjectives: fillers of titles. `extras`: things that carry a type's head noun and are something else.
    """

    name: str
    word: str
    path: str
    types: Mapping[str, tuple[str, ...]]
    options: tuple[tuple[str, tuple[str, ...]], tuple[str, tuple[str, ...]]]
    taste: str
    personal: str
    features: tuple[str, ...]
    needs: tuple[str, ...]
    adjectives: tuple[str, ...]
    extras: tuple[str, ...]


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(","))


def _types(text: str) -> dict[str, tuple[str, ...]]:
    return {kind.strip(): _list(names) for kind, names in (entry.split(":") for entry in text.split(";"))}


_COLORS = _list("black, white, navy, burgundy, olive, teal, coral, lavender, mustard, ivory, charcoal, turquoise")

DEPARTMENTS: tuple[Department, ...] = (
    Department(
        "fashion",
        "clothing",
        "Clothing, Shoes & Jewelry › Apparel",
        _types(
            "t-shirt: jersey top, cotton tee, raglan crewneck; maxi dress: evening gown, summer frock, wrap robe; "
            "cargo pants: utility trousers, field slacks, work bottoms; denim jacket: jean coat, trucker blouson, "
            "workwear overshirt; knit cardigan: wool sweater, button pullover, cable jumper"
        ),
        (("color", _COLORS), ("size", _list("petite, small, medium, large, xx-large, tall, plus, junior"))),
        "colour",
        "size",
        _list(
            "long sleeve, slim fit, high waist, tummy control, drawstring closure, side pocket, loose fit, crew neck"
        ),
        _list(
            "machine wash, organic cotton, moisture wicking, uv protection, wrinkle resistant, hypoallergenic fabric"
        ),
        _list("Everyday, Soft, Breathable, Comfy, Sporty, Elegant, Trendy, Basic, Seasonal, Layered, Printed, Ribbed"),
        _list("hanger, storage bag, folding board, drying rack"),
    ),
    Department(
        "beauty",
        "beauty",
        "Beauty & Personal Care › Body Care",
        _types(
            "shampoo: hair cleanser, scalp soap, lather rinse; body lotion: skin milk, moisture cream, hand butter; "
            "lip balm: mouth salve, chap stick, care ointment; body wash: shower gel, bath foam, cleansing "
            "syrup; hair mask: curl treatment, repair conditioner, "
            "strand balsam"
        ),
        (
            (
                "scent",
                _list(
                    "lavender, coconut milk, green tea, sandalwood, rose, citrus mint, vanilla, ocean breeze, "
                    "aloe, jasmine"
                ),
            ),
            ("size", _list("sample vial, travel tube, refill pouch, family bottle, gift tin, salon jug, pump flask")),
        ),
        "scent",
        "",
        _list("tea tree, argan oil, hyaluronic acid, seed oil, long lasting, deep moisture, anti aging, fine lines"),
        _list("sensitive skin, paraben free, vegan formula, sulfate guard, clinically tested, plant based"),
        _list(
            "Gentle, Daily, Nourishing, Fresh, Silky, Rich, Calming, Radiant, Revitalizing, Smoothing, Botanical, Luxe"
        ),
        _list("dispenser, travel bottle, shower caddy, sample tray"),
    ),
    Department(
        "electronics",
        "tech",
        "Cell Phones & Accessories › Accessories",
        _types(
            "phone case: handset shell, mobile bumper, device cover; screen protector: display film, glass shield, "
            "panel guard; phone wallet: folio pouch, flip sleeve, card holster; car mount: dashboard holder, "
            "vent clamp, "
            "windshield cradle; lens kit: camera optics, macro "
            "attachment, zoom adapter"
        ),
        (
            ("color", _COLORS),
            (
                "compatible phone",
                _list("iphone 13, galaxy s21, pixel 6, oneplus 9, moto edge, xperia 5, redmi note, nokia g50"),
            ),
        ),
        "colour",
        "phone",
        _list(
            "fast charging, tempered glass, card slots, kickstand stand, magnetic ring, hands free, cable "
            "included, easy install"
        ),
        _list("shock proof, water resistant, anti scratch, light weight, antibacterial coating, dust sealed"),
        _list("Sleek, Rugged, Minimal, Crystal, Matte, Carbon, Ultra, Smart, Bold, Glossy, Textured, Armored"),
        _list("cleaning kit, repair tool, display shelf, sticker sheet"),
    ),
    Department(
        "grocery",
        "food",
        "Grocery & Gourmet Food › Pantry",
        _types(
            "herbal tea: leaf infusion, tisane sachets, brew blend; granola bars: oat slices, muesli squares, cereal "
            "bites; protein powder: whey shake, nutrition meal, muscle formula; drink mix: beverage crystals, "
            "lemonade sticks, refreshment tablets; roasted almonds: kernel "
            "snack, baked nuts, party crunch"
        ),
        (
            (
                "flavor name",
                _list(
                    "dark chocolate, french vanilla, peanut butter, lemon ginger, mixed berry, apple cinnamon, "
                    "salted caramel, "
                    "banana, matcha, honey"
                ),
            ),
            ("size", _list("single bag, twin box, sampler, family carton, bulk sack, refill pouch, gift tin")),
        ),
        "flavour",
        "",
        _list(
            "freeze dried, rich creamy, stone ground, slow roasted, resealable bag, single serve, high fiber, "
            "whole grain"
        ),
        _list("sugar free, gluten tested, low sodium, kosher certified, vegan recipe, nut conscious"),
        _list(
            "Crunchy, Hearty, Wholesome, Artisan, Rustic, Zesty, Mellow, Golden, Farmhouse, Homestyle, Signature, Tasty"
        ),
        _list("storage jar, serving scoop, recipe book, gift basket"),
    ),
    Department(
        "garden",
        "home",
        "Home & Kitchen › Bedding",
        _types(
            "duvet cover: comforter case, quilt sleeve, coverlet slip; mattress pad: bedding topper, foam "
            "protector, sleep "
            "underlay; sheet set: linen bundle, flat percale, bedclothes pack; pillow sham: cushion slip, "
            "headrest case, bolster wrap; bed skirt: dust ruffle, valance panel, "
            "frame drape"
        ),
        (
            ("color", _COLORS),
            ("size", _list("single, double, full, queen, king, california king, split king, crib")),
        ),
        "colour",
        "bed",
        _list(
            "hidden zipper, deep pocket, quilted top, fleece lined, corner ties, tufted pattern, ruffled edge, "
            "double stitched"
        ),
        _list("easy care, cooling fabric, fade resistant, pet friendly, eco dyed, lint free"),
        _list("Cozy, Plush, Reversible, Quilted, Airy, Farmhouse, Velvety, Washed, Cloud, Woven, Luxury, Serene"),
        _list("clips set, storage box, repair patch, label pack"),
    ),
)

#: Fillers of titles in any department.
ADJECTIVES = _list(
    "Classic, Deluxe, Premium, Essential, Genuine, Superior, Practical, Timeless, Versatile, Refined, Polished, "
    "Original, "
    "Improved, Select, Standard, Exclusive, Popular, Reliable, Sturdy, Handy, Modern, Vintage, Nordic, Coastal, "
    "Urban, "
    "Alpine, Royal, Tropical, Festive, Simple"
)

#: People of the generated lives.
NAMES = _list(
    "Mia, Leo, Ada, Hugo, Nora, Emil, Iris, Otto, Lena, Felix, Clara, Jonas, Vera, Oscar, Edith, Marco, Tessa, "
    "Ruben, "
    "Paula, Anton, Greta, Simon, Daphne, Victor"
)
