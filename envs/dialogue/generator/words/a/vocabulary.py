"""Values of wording a, by pool."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import listed

__all__ = ["DIETS", "DISHES", "VALUES"]

VALUES: dict[str, tuple[str, ...]] = {
    "person": listed(
        "Mia|Hugo|Clara|Leo|Nora|Victor|Iris|Paul|Elena|Marcus|Sofia|Daniel|Ruth|Oscar|Amira|Felix|Greta|Samuel|Ines"
        "|Tobias|Laila|Jonas|Martha|Kofi|Bianca|Adrian|Helen|Rafael|Yuki|Simon|Carmen|Patrick|Dalia|Emil|Fiona|Gavin"
        "|Hanna|Ivan|Joyce|Kevin|Lucia|Milan|Nadia|Owen|Petra|Quentin|Rosa|Stefan|Tara|Ulrich|Vera|Walter"
    ),
    "petname": listed(
        "Rex|Bo|Luna|Pepper|Biscuit|Shadow|Ziggy|Daisy|Milo|Cleo|Rocket|Noodle|Bella|Otto|Maple|Tiger|Waffles|Sunny"
        "|Bandit|Coco|Ginger|Smokey"
    ),
    "town": listed(
        "Rome|Oslo|Lisbon|Denver|Krakow|Bristol|Valencia|Toronto|Leipzig|Nantes|Turin|Porto|Austin|Malmo|Galway|Ghent"
        "|Basel|Tampa|Ottawa|Tallinn|Utrecht|Salzburg|Bergen|Dundee|Boise|Bilbao|Split|Zadar|Aarhus|Quito|Nairobi"
        "|Perth|Kyoto|Hanoi|Lima|Tucson"
    ),
    "job": listed(
        "nurse|carpenter|librarian|baker|translator|electrician|paramedic|florist|accountant|journalist|welder|barista"
        "|teacher|pharmacist|editor|plumber|tour guide|architect|optician|lawyer"
    ),
    "company": listed(
        "Brightwater Foods|Northwind Energy|Kestrel Press|Lumen Labs|Harbour Logistics|Tallow and Sons|Greenfield Bank"
        "|Quarry Street Clinic|Peak Robotics|Maplewood Hotels|Sterling Textiles|Blue Heron Media|Cobalt Systems"
        "|Fairview Hospital|Orchard Insurance|Redstone Airlines"
    ),
    "car": listed(
        "Honda Civic|Volvo estate|Ford Fiesta|Toyota Yaris|Mini Cooper|Mazda hatchback|Audi A3|Fiat Panda|Tesla Model 3"
        "|Kia Picanto|Jeep Wrangler|Peugeot 208|Nissan Leaf|Subaru Forester"
    ),
    "commute": listed("by bike|by tram|by bus|on foot|by ferry|by train"),
    "food": listed(
        "lasagne|sushi|mushroom risotto|falafel|pancakes|green curry|dumplings|paella|tacos|gnocchi|moussaka"
        "|chicken pie|ramen|shakshuka|fish and chips|goulash"
    ),
    "colour": listed("blue|olive green|orange|turquoise|black|silver|burgundy|violet"),
    "genre": listed("jazz|folk|techno|blues|reggae|opera|punk|soul|bossa nova"),
    "book": listed(
        "Middlemarch|The Hobbit|Dracula|Emma|Beloved|The Trial|Jane Eyre|Ulysses|Persuasion|The Stranger|Siddhartha"
        "|Frankenstein|The Plague|Rebecca|Moby Dick|Candide"
    ),
    "film": listed(
        "Casablanca|Amelie|Alien|Paddington|The Third Man|Spirited Away|Jaws|Gladiator|Inception|Rear Window|Metropolis"
        "|Fargo|Up|Roman Holiday"
    ),
    "show": listed(
        "The Crown|Fleabag|Dark|Broadchurch|Lost|Sherlock|Chernobyl|Frasier|Taskmaster|Borgen|Severance|Poldark|Fringe"
        "|Cheers"
    ),
    "restaurant": listed(
        "The Copper Pot|Casa Lola|The Lantern|Blue Door Bistro|Spice Garden|Little Havana|The Old Mill|Sakura House"
        "|Nonna's Table|The Fig Tree|Harbour Grill|Chez Margot"
    ),
    "drink": listed("espresso|green tea|oat latte|hot chocolate|ginger ale|apple juice|chai|lemonade|black tea|cider"),
    "shoe": listed("36|38|40|42|44|46"),
    "birthday": listed(
        "3 January|7 February|11 March|15 April|19 May|21 June|23 July"
        "|25 August|27 September|5 October|9 November|13 December"
    ),
    "field": listed(
        "chemistry|history|law|nursing|linguistics|philosophy|geology|economics|biology|music theory|archaeology"
        "|civil engineering"
    ),
    "university": listed(
        "Leeds University|McGill|Heidelberg University|Trinity College|Bologna University|Uppsala University"
        "|Rice University|Tulane|Durham University|Leiden University"
    ),
    "wake": listed("5:30|6:15|6:45|7:10|7:30|5:50|8:05|6:20"),
    "team": listed(
        "the Wolves|Arsenal|the Bulls|Ajax|the Red Sox|Benfica|the Canucks|Celtic|the Steelers|Juventus|the Raptors"
        "|Everton"
    ),
    "hobby": listed(
        "pottery|chess|birdwatching|knitting|woodcarving|photography|gardening|calligraphy|baking|stargazing|origami"
        "|astronomy|painting|juggling|beekeeping|embroidery"
    ),
    "instrument": listed("violin|piano|cello|banjo|trumpet|accordion|ukulele|oboe|drums"),
    "language": listed("Spanish|Italian|Swedish|Polish|Japanese|Greek|Arabic|Turkish|Norwegian|Hindi"),
    "allergy": listed("walnuts|shrimp|strawberries|sesame|eggs|kiwis|celery"),
    "sport": listed("tennis|climbing|rowing|badminton|swimming|karate|fencing|volleyball|surfing|judo"),
    "dish": listed(
        "beef stew|lemon tart|pumpkin soup|chili|apple crumble|spinach quiche|onion soup|carrot cake|chicken biryani"
        "|cheese souffle"
    ),
    "collected": listed("records|stamps|old cameras|teapots"),
    "place": listed(
        "the animal shelter|the food bank|the public library|the hospice|the night shelter|the community garden"
        "|the youth club|the lifeboat station|the repair cafe"
    ),
    "course": listed(
        "first aid|web design|public speaking|watercolour|bookkeeping|wine tasting|bike repair|creative writing"
        "|sewing|sign language"
    ),
    "award": listed(
        "the poetry prize|the staff award|the baking contest|the chess cup|the science medal|the photo competition"
        "|the town quiz|the safety award"
    ),
    "plan": listed(
        "build a treehouse|learn to sail|write a novel|repaint the kitchen|open a small cafe|walk the coast path"
        "|plant an orchard|learn to skydive|restore an old boat|host a street party|take a sabbatical|run a marathon"
    ),
    "fear": listed("spiders|heights|snakes|thunderstorms|deep water|needles|clowns"),
    "artist": listed(
        "Coldplay|Adele|Radiohead|Norah Jones|Muse|Bjork|Sting|Beyonce|Bon Iver|Metallica|Lorde|The Killers|Moby|Feist"
    ),
    "race": listed(
        "a half marathon|a 10k run|a triathlon|a charity 5k|a trail race|a cycling race|a relay race|an obstacle race"
        "|a night run"
    ),
    "purchase": listed(
        "a drone|a sewing machine|a telescope|a kayak|a leather sofa|a coffee grinder|a tent|a record player"
        "|a standing desk|a bread maker|a surfboard|an electric bike|a food processor|a hammock"
    ),
    "injury": listed("wrist|ankle|collarbone|thumb|elbow|little toe|nose"),
    "exam": listed(
        "the driving test|the bar exam|the pilot exam|the first aid exam|the Spanish exam|the teaching exam"
        "|the scuba test|the piano exam"
    ),
    "exhibition": listed(
        "the Van Gogh exhibition|the dinosaur museum|the maritime museum|the Frida Kahlo exhibition|the toy museum"
        "|the Egypt exhibition|the railway museum|the Picasso show|the science museum"
    ),
    "wedding": listed("Judith and Alan|Priya and Tom|Lena and Boris|Grace and Noah|Ada and Finn|Chloe and Ravi"),
    "locker": listed("4821|7360|1594|9027|3618|8245|5073|6492"),
    "wifi": listed("maple-otter-52|bluekite77|tin-rocket-08|sleepyfox19|lemon-anchor-64|quietmoose31"),
    "alarm": listed("66107|20938|51784|73295|90416|38852"),
    "party": listed(
        "the old boathouse|the roof of the cinema|the Sandpiper Inn|the botanical garden|the bowling alley"
    ),
    "key": listed(
        "under the blue flowerpot|behind the garden gnome|inside the birdhouse|under the third brick"
        "|on top of the gas meter"
    ),
    "diet": listed("vegetarian|gluten-free|kosher"),
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
