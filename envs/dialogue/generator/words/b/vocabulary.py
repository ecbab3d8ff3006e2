"""Values of wording b, by pool."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import listed

__all__ = ["DIETS", "DISHES", "VALUES"]

VALUES: dict[str, tuple[str, ...]] = {
    "person": listed(
        "Anna|Benedict|Celia|Dominic|Edith|Frank|Gloria|Harvey|Isabel|Jasper|Katrin|Lorenz|Miriam|Niall|Olive|Philippa"
        "|Raymond|Selma|Theo|Uma|Vincent|Wanda|Xavier|Yara|Zoe|Alma|Bruno|Corinne|Derek|Esther|Fabian|Gemma|Howard"
        "|Ingrid|Jerome|Kira|Louis|Maeve|Nelson|Odette|Pablo|Renata|Sylvia|Timothy|Viola|Wesley|Agnes|Bertram|Camille"
        "|Duncan"
    ),
    "petname": listed(
        "Pip|Willow|Hazel|Buster|Misty|Peanut|Clover|Domino|Freckles|Gizmo|Honey|Jasmine|Kiwi|Loki|Mittens|Nacho"
        "|Oreo|Poppy|Rusty|Snowball|Toffee|Widget"
    ),
    "town": listed(
        "Vienna|Madrid|Boston|Hamburg|Lyon|Prague|Seville|Montreal|Dresden|Florence|Geneva|Cork|Riga|Dublin|Antwerp"
        "|Seattle|Warsaw|Athens|Helsinki|Glasgow|Naples|Zurich|Bordeaux|Leicester|Vilnius|Savannah|Santiago|Adelaide"
        "|Osaka|Mumbai|Cairo|Auckland|Memphis|Calgary|Trieste|Verona"
    ),
    "job": listed(
        "chef|dentist|gardener|pilot|firefighter|postman|tailor|surveyor|mechanic|vet|actuary|interpreter|photographer"
        "|butcher|programmer|midwife|judge|roofer|engineer|receptionist"
    ),
    "company": listed(
        "Silverline Motors|Ashgrove Dairy|Tidewater Shipping|Pinnacle Games|Oakridge School|Clearview Glass"
        "|Bramble and Co|Union Street Bakery|Vega Aerospace|Summit Outdoor|Larkspur Publishing|Ironbridge Steel"
        "|Meadow Lane Hospital|Falcon Telecom|Amber Studios|Crestwood Law"
    ),
    "car": listed(
        "Skoda Octavia|Renault Clio|Hyundai Tucson|Ford Mustang|Opel Corsa|Dacia Duster|Suzuki Swift|Citroen C3"
        "|Toyota Prius|BMW convertible|Seat Ibiza|Land Rover|Volkswagen Polo|Lexus sedan"
    ),
    "commute": listed("by subway|by scooter|by car|by boat|by taxi|by skateboard"),
    "food": listed(
        "pizza|pad thai|burritos|ravioli|couscous|roast duck|noodle soup|cheesecake|gazpacho|curry wurst|pho|hummus"
        "|pierogi|fried rice|crab cakes|waffles"
    ),
    "colour": listed("green|purple|yellow|crimson|white|teal|pink|beige"),
    "genre": listed("rock|classical|country|hip hop|flamenco|metal|gospel|disco|salsa"),
    "book": listed(
        "Dune|The Odyssey|Walden|Lolita|Great Expectations|The Idiot|Little Women|Momo|Anna Karenina|The Leopard"
        "|Treasure Island|Hamlet|Catch-22|Wuthering Heights|The Magic Mountain|Don Quixote"
    ),
    "film": listed(
        "Vertigo|Titanic|The Matrix|Rocky|Chinatown|Parasite|Psycho|Ratatouille|Grease|The Piano|Arrival|Airplane"
        "|Goodfellas|Top Hat"
    ),
    "show": listed(
        "Friends|Succession|The Wire|Bluey|Columbo|Ted Lasso|Westworld|Peaky Blinders|Homeland|Veep|Narcos|Castle"
        "|Deadwood|House"
    ),
    "restaurant": listed(
        "The Green Olive|Bella Vista|The Rusty Anchor|Mama Rosa|The Golden Duck|Kyoto Corner|The Brick Oven|El Patio"
        "|The Pheasant|Saffron House|The Hungry Fox|Cafe Lumiere"
    ),
    "drink": listed("cappuccino|mint tea|orange juice|sparkling water|iced coffee|cola|tomato juice|rooibos|milk|mate"),
    "shoe": listed("35|37|39|41|43|45"),
    "birthday": listed(
        "14 January|2 February|28 March|30 April|8 May|12 June|4 July"
        "|16 August|18 September|22 October|6 November|20 December"
    ),
    "field": listed(
        "physics|sociology|medicine|literature|psychology|mathematics|art history|computer science|theology|botany"
        "|marketing|astrophysics"
    ),
    "university": listed(
        "Oxford|Stanford|Salamanca University|Charles University|Aberdeen University|Cornell|Freiburg University"
        "|Lund University|Kyoto University|Howard University"
    ),
    "wake": listed("5:45|6:00|6:40|7:05|7:45|5:15|8:20|6:55"),
    "team": listed(
        "Liverpool|the Lakers|the Yankees|Porto FC|the Bears|Rangers|the Maple Leafs|Napoli|Sevilla|the Sharks|Chelsea"
        "|the Dodgers"
    ),
    "hobby": listed(
        "archery|sewing clothes|hiking|crossword puzzles|model trains|geocaching|candle making|quilting|fly fishing"
        "|drawing comics|mushroom hunting|stand-up comedy|scrapbooking|kite flying|magic tricks|soap carving"
    ),
    "instrument": listed("guitar|flute|harp|saxophone|clarinet|viola|mandolin|organ|trombone"),
    "language": listed("French|German|Dutch|Korean|Portuguese|Russian|Mandarin|Danish|Czech|Swahili"),
    "allergy": listed("peanuts|lobster|tomatoes|mustard|almonds|mangoes|soy"),
    "sport": listed("squash|boxing|cycling|hockey|golf|water polo|basketball|snowboarding|gymnastics|handball"),
    "dish": listed(
        "fish soup|cherry pie|vegetable curry|meatballs|peach cobbler|stuffed peppers|lamb stew|chocolate mousse"
        "|seafood pasta|potato gratin"
    ),
    "collected": listed("coins|comic books|snow globes|postcards"),
    "place": listed(
        "the soup kitchen|the dog rescue|the city museum|the children's hospital|the refugee centre|the nature reserve"
        "|the chess academy|the fire brigade|the charity shop"
    ),
    "course": listed(
        "pastry making|data analysis|negotiation|oil painting|tax law|cheese making|car maintenance|screenwriting"
        "|mindfulness|improv theatre"
    ),
    "award": listed(
        "the short story prize|the innovation award|the chili trophy|the karaoke trophy|the maths medal"
        "|the gardening prize|the dance trophy|the service award"
    ),
    "plan": listed(
        "buy a camper van|learn to surf|record an album|renovate the bathroom|start a podcast|cycle along the Danube"
        "|keep chickens|learn to fly a plane|build a sauna|organise a school reunion|move abroad|climb Mont Blanc"
    ),
    "fear": listed("wasps|flying|rats|the dark|open water|blood tests|mirrors"),
    "artist": listed(
        "U2|Shakira|Nirvana|Elton John|Gorillaz|Rihanna|Arcade Fire|Madonna|Blur|Leonard Cohen|Oasis|Diana Krall|Sade"
        "|Pulp"
    ),
    "race": listed(
        "a marathon|a mud run|a duathlon|a ski race|a rowing regatta|a mountain run|a swim race|a color run"
        "|a sailing race"
    ),
    "purchase": listed(
        "a laptop|a tennis racket|a wardrobe|a microscope|a canoe|a blender|a sleeping bag|a piano stool|a bookshelf"
        "|a waffle iron|a snowboard|a mountain bike|a dishwasher|a fireplace"
    ),
    "injury": listed("knee|shoulder|jaw|forearm|heel|middle finger|rib"),
    "exam": listed(
        "the sailing exam|the medical exam|the boating licence test|the lifeguard test|the German exam|the law exam"
        "|the ham radio test|the ballet exam"
    ),
    "exhibition": listed(
        "the Monet exhibition|the space museum|the chocolate museum|the Banksy exhibition|the doll museum"
        "|the Viking exhibition|the motor museum|the Klimt show|the wax museum"
    ),
    "wedding": listed("Sarah and Luke|Nina and Joel|Meera and Dev|Hope and Elliot|Mabel and Hank|Tess and Igor"),
    "locker": listed("2746|8103|4459|6981|3370|9512|1287|7634"),
    "wifi": listed("green-lynx-77|cloudy45pier|iron-pickle-19|dustymoon88|paper-whale-26|proudcrow53"),
    "alarm": listed("48213|79560|11847|64029|35771|92608"),
    "party": listed("the barn behind the mill|the Lighthouse Cafe|the glass pavilion|the karaoke bar|the town orchard"),
    "key": listed(
        "beneath the doormat of the shed|inside the hollow log|behind the drainpipe|in the old milk can"
        "|under the stone frog"
    ),
    "diet": listed("vegan|pescatarian|halal"),
}

#: A thing to eat that contains the allergen.
DISHES: dict[str, str] = {
    "peanuts": "a peanut butter sandwich",
    "lobster": "a lobster roll",
    "tomatoes": "a tomato salad",
    "mustard": "a sausage with mustard",
    "almonds": "an almond croissant",
    "mangoes": "a mango sorbet",
    "soy": "soy yoghurt",
}

#: Diet -> (what it rules out, what it allows).
DIETS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "vegan": (("a cheese omelette", "a grilled steak", "a cup of milk"), ("a chickpea salad", "a bowl of beans")),
    "pescatarian": (("a grilled steak", "a slice of ham", "a plate of turkey"), ("a piece of grilled salmon",)),
    "halal": (("a slice of ham", "a plate of bacon"), ("a chickpea salad", "a bowl of rice pudding")),
}
