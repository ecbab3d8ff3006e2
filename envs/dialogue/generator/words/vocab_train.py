"""Values of the training split, by pool."""

from __future__ import annotations

__all__ = ["DIETS", "DISHES", "VALUES"]


def _w(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("|"))


VALUES: dict[str, tuple[str, ...]] = {
    "person": _w(
        "Mia|Hugo|Clara|Leo|Nora|Victor|Iris|Paul|Elena|Marcus|Sofia|Daniel|Ruth|Oscar|Amira|Felix|Greta|Samuel|Ines"
        "|Tobias|Laila|Jonas|Martha|Kofi|Bianca|Adrian|Helen|Rafael|Yuki|Simon|Carmen|Patrick|Dalia|Emil|Fiona|Gavin"
        "|Hanna|Ivan|Joyce|Kevin|Lucia|Milan|Nadia|Owen|Petra|Quentin|Rosa|Stefan|Tara|Ulrich|Vera|Walter"
    ),
    "petname": _w(
        "Rex|Bo|Luna|Pepper|Biscuit|Shadow|Ziggy|Daisy|Milo|Cleo|Rocket|Noodle|Bella|Otto|Maple|Tiger|Waffles|Sunny"
        "|Bandit|Coco|Ginger|Smokey"
    ),
    "town": _w(
        "Rome|Oslo|Lisbon|Denver|Krakow|Bristol|Valencia|Toronto|Leipzig|Nantes|Turin|Porto|Austin|Malmo|Galway|Ghent"
        "|Basel|Tampa|Ottawa|Tallinn|Utrecht|Salzburg|Bergen|Dundee|Boise|Bilbao|Split|Zadar|Aarhus|Quito|Nairobi"
        "|Perth|Kyoto|Hanoi|Lima|Tucson"
    ),
    "job": _w(
        "nurse|carpenter|librarian|baker|translator|electrician|paramedic|florist|accountant|journalist|welder|barista"
        "|teacher|pharmacist|editor|plumber|tour guide|architect|optician|lawyer"
    ),
    "company": _w(
        "Brightwater Foods|Northwind Energy|Kestrel Press|Lumen Labs|Harbour Logistics|Tallow and Sons|Greenfield Bank"
        "|Quarry Street Clinic|Peak Robotics|Maplewood Hotels|Sterling Textiles|Blue Heron Media|Cobalt Systems"
        "|Fairview Hospital|Orchard Insurance|Redstone Airlines"
    ),
    "car": _w(
        "Honda Civic|Volvo estate|Ford Fiesta|Toyota Yaris|Mini Cooper|Mazda hatchback|Audi A3|Fiat Panda|Tesla Model 3"
        "|Kia Picanto|Jeep Wrangler|Peugeot 208|Nissan Leaf|Subaru Forester"
    ),
    "commute": _w("by bike|by tram|by bus|on foot|by ferry|by train"),
    "food": _w(
        "lasagne|sushi|mushroom risotto|falafel|pancakes|green curry|dumplings|paella|tacos|gnocchi|moussaka"
        "|chicken pie|ramen|shakshuka|fish and chips|goulash"
    ),
    "colour": _w("blue|olive green|orange|turquoise|black|silver|burgundy|violet"),
    "genre": _w("jazz|folk|techno|blues|reggae|opera|punk|soul|bossa nova"),
    "book": _w(
        "Middlemarch|The Hobbit|Dracula|Emma|Beloved|The Trial|Jane Eyre|Ulysses|Persuasion|The Stranger|Siddhartha"
        "|Frankenstein|The Plague|Rebecca|Moby Dick|Candide"
    ),
    "film": _w(
        "Casablanca|Amelie|Alien|Paddington|The Third Man|Spirited Away|Jaws|Gladiator|Inception|Rear Window|Metropolis"
        "|Fargo|Up|Roman Holiday"
    ),
    "show": _w(
        "The Crown|Fleabag|Dark|Broadchurch|Lost|Sherlock|Chernobyl|Frasier|Taskmaster|Borgen|Severance|Poldark|Fringe"
        "|Cheers"
    ),
    "restaurant": _w(
        "The Copper Pot|Casa Lola|The Lantern|Blue Door Bistro|Spice Garden|Little Havana|The Old Mill|Sakura House"
        "|Nonna's Table|The Fig Tree|Harbour Grill|Chez Margot"
    ),
    "drink": _w("espresso|green tea|oat latte|hot chocolate|ginger ale|apple juice|chai|lemonade|black tea|cider"),
    "shoe": _w("36|38|40|42|44|46"),
    "birthday": tuple(
        f"{d} {m}"
        for d, m in zip(
            (3, 7, 11, 15, 19, 21, 23, 25, 27, 5, 9, 13),
            _w("January|February|March|April|May|June|July|August|September|October|November|December"),
            strict=True,
        )
    ),
    "field": _w(
        "chemistry|history|law|nursing|linguistics|philosophy|geology|economics|biology|music theory|archaeology"
        "|civil engineering"
    ),
    "university": _w(
        "Leeds University|McGill|Heidelberg University|Trinity College|Bologna University|Uppsala University"
        "|Rice University|Tulane|Durham University|Leiden University"
    ),
    "wake": _w("5:30|6:15|6:45|7:10|7:30|5:50|8:05|6:20"),
    "team": _w(
        "the Wolves|Arsenal|the Bulls|Ajax|the Red Sox|Benfica|the Canucks|Celtic|the Steelers|Juventus|the Raptors"
        "|Everton"
    ),
    "hobby": _w(
        "pottery|chess|birdwatching|knitting|woodcarving|photography|gardening|calligraphy|baking|stargazing|origami"
        "|astronomy|painting|juggling|beekeeping|embroidery"
    ),
    "instrument": _w("violin|piano|cello|banjo|trumpet|accordion|ukulele|oboe|drums"),
    "language": _w("Spanish|Italian|Swedish|Polish|Japanese|Greek|Arabic|Turkish|Norwegian|Hindi"),
    "allergy": _w("walnuts|shrimp|strawberries|sesame|eggs|kiwis|celery"),
    "sport": _w("tennis|climbing|rowing|badminton|swimming|karate|fencing|volleyball|surfing|judo"),
    "dish": _w(
        "beef stew|lemon tart|pumpkin soup|chili|apple crumble|spinach quiche|onion soup|carrot cake|chicken biryani"
        "|cheese souffle"
    ),
    "collected": _w("records|stamps|old cameras|teapots"),
    "place": _w(
        "the animal shelter|the food bank|the public library|the hospice|the night shelter|the community garden"
        "|the youth club|the lifeboat station|the repair cafe"
    ),
    "course": _w(
        "first aid|web design|public speaking|watercolour|bookkeeping|wine tasting|bike repair|creative writing"
        "|sewing|sign language"
    ),
    "award": _w(
        "the poetry prize|the staff award|the baking contest|the chess cup|the science medal|the photo competition"
        "|the town quiz|the safety award"
    ),
    "plan": _w(
        "build a treehouse|learn to sail|write a novel|repaint the kitchen|open a small cafe|walk the coast path"
        "|plant an orchard|learn to skydive|restore an old boat|host a street party|take a sabbatical|run a marathon"
    ),
    "fear": _w("spiders|heights|snakes|thunderstorms|deep water|needles|clowns"),
    "artist": _w(
        "Coldplay|Adele|Radiohead|Norah Jones|Muse|Bjork|Sting|Beyonce|Bon Iver|Metallica|Lorde|The Killers|Moby|Feist"
    ),
    "race": _w(
        "a half marathon|a 10k run|a triathlon|a charity 5k|a trail race|a cycling race|a relay race|an obstacle race"
        "|a night run"
    ),
    "purchase": _w(
        "a drone|a sewing machine|a telescope|a kayak|a leather sofa|a coffee grinder|a tent|a record player"
        "|a standing desk|a bread maker|a surfboard|an electric bike|a food processor|a hammock"
    ),
    "injury": _w("wrist|ankle|collarbone|thumb|elbow|little toe|nose"),
    "exam": _w(
        "the driving test|the bar exam|the pilot exam|the first aid exam|the Spanish exam|the teaching exam"
        "|the scuba test|the piano exam"
    ),
    "exhibition": _w(
        "the Van Gogh exhibition|the dinosaur museum|the maritime museum|the Frida Kahlo exhibition|the toy museum"
        "|the Egypt exhibition|the railway museum|the Picasso show|the science museum"
    ),
    "wedding": _w("Judith and Alan|Priya and Tom|Lena and Boris|Grace and Noah|Ada and Finn|Chloe and Ravi"),
    "locker": _w("4821|7360|1594|9027|3618|8245|5073|6492"),
    "wifi": _w("maple-otter-52|bluekite77|tin-rocket-08|sleepyfox19|lemon-anchor-64|quietmoose31"),
    "alarm": _w("66107|20938|51784|73295|90416|38852"),
    "party": _w("the old boathouse|the roof of the cinema|the Sandpiper Inn|the botanical garden|the bowling alley"),
    "key": _w(
        "under the blue flowerpot|behind the garden gnome|inside the birdhouse|under the third brick"
        "|on top of the gas meter"
    ),
    "species": _w("dog|cat|rabbit|parrot|hamster|goat"),
    "weekday": _w("Monday|Wednesday|Friday|Tuesday|Thursday|Saturday"),
    "season": _w("spring|summer|autumn|winter"),
    "marital": _w("single|engaged|married|divorced"),
    "diet": _w("vegetarian|gluten-free|kosher"),
}

#: A thing to eat that contains the allergen.
DISHES: dict[str, str] = {
    "walnuts": "walnut bread",
    "shrimp": "a shrimp cocktail",
    "strawberries": "a strawberry cake",
    "sesame": "a sesame bagel",
    "eggs": "scrambled eggs",
    "kiwis": "a kiwi smoothie",
    "celery": "celery soup",
}

#: Diet -> (what it rules out, what it allows).
DIETS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "vegetarian": (("a beef burger", "a plate of roast chicken", "a pork sausage"), ("a lentil salad", "a bean stew")),
    "gluten-free": (("a slice of wheat bread", "a plate of wheat noodles"), ("a bowl of rice", "a baked potato")),
    "kosher": (("a pork chop", "a plate of oysters"), ("a lentil salad", "a bowl of fruit")),
}
