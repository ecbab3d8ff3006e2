"""Values of wording c, by pool."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import listed

__all__ = ["DIETS", "DISHES", "VALUES"]

VALUES: dict[str, tuple[str, ...]] = {
    "person": listed(
        "Abby|Ahmed|Beth|Caleb|Daphne|Edgar|Ella|Frida|George|Harriet|Ibrahim|Imogen|Jacob|Joan|Julian|Keiko|Kenji"
        "|Larissa|Lewis|Magnus|Margaret|Matteo|Naomi|Nathan|Olga|Oliver|Penny|Peter|Rachel|Ramon|Robert|Rowan|Sabine"
        "|Sanjay|Seth|Stella|Tamsin|Thomas|Ursula|Valerie|Vikram|Wendy|Yasmin|Yusuf|Zachary|Callum|Della|Elias|Gwen"
        "|Hector|Kate"
    ),
    "petname": listed(
        "Cookie|Duke|Fudge|Teddy|Scout|Mocha|Nugget|Pickles|Pumpkin|Rufus|Socks|Patch|Sprout|Truffle|Whiskers|Basil"
        "|Button|Cosmo|Dusty|Pudding|Marble|Ollie"
    ),
    "town": listed(
        "Berlin|Barcelona|Chicago|Munich|Lille|Budapest|Edinburgh|Vancouver|Stockholm|Genoa|Bonn|Cardiff|Zagreb"
        "|Copenhagen|Brussels|Portland|Gdansk|Corfu|Tromso|York|Palermo|Bern|Reims|Norwich|Pisa|Miami|Bogota|Sydney"
        "|Nagoya|Delhi|Accra|Hobart|Dallas|Halifax|Graz|Granada"
    ),
    "job": listed(
        "hairdresser|bus driver|cleaner|designer|farmer|sailor|bricklayer|jeweller|lifeguard|police officer"
        "|illustrator|secretary|locksmith|cashier|zookeeper|surgeon|estate agent|waiter|dietitian|plasterer"
    ),
    "company": listed(
        "Hollow Oak Furniture|Northgate Hospital|Swiftline Couriers|Cloudberry Software|Dunmore Ceramics|Helix Pharma"
        "|Marlowe and Finch|Sunfield Solar|Granite Insurance|Riverside School|Copperfield Bank|Arrowhead Tools"
        "|Juniper Analytics|Westward Travel|Kingsway Theatre|Trident Security"
    ),
    "car": listed(
        "Ford Focus|Toyota Corolla|Honda Jazz|Volkswagen Golf|Renault Zoe|Fiat 500|Mazda MX-5|Nissan Micra|Volvo XC40"
        "|Chevrolet pickup|Kia Sportage|Citroen Berlingo|Alfa Romeo|Hyundai Kona"
    ),
    "commute": listed("by metro|by motorbike|by moped|by coach|by minibus|by cable car"),
    "food": listed(
        "carbonara|spring rolls|schnitzel|bibimbap|mac and cheese|fajitas|jollof rice|shepherd's pie|korma|chowder"
        "|omelettes|minestrone|baklava|tom yum|kebabs|nachos"
    ),
    "colour": listed("red|brown|gold|navy|lavender|grey|coral|maroon"),
    "genre": listed("pop|funk|swing|bluegrass|ambient|ska|grunge|tango|drum and bass"),
    "book": listed(
        "Animal Farm|The Great Gatsby|Life of Pi|Villette|Ivanhoe|Watership Down|The Book Thief|Cranford"
        "|Robinson Crusoe|Wolf Hall|Atonement|Macbeth|Silas Marner|Orlando|Kidnapped|Germinal"
    ),
    "film": listed(
        "Jurassic Park|Avatar|Jumanji|The Godfather|Braveheart|Toy Story|Notting Hill|Blade Runner|Tootsie|Gravity"
        "|Groundhog Day|Bambi|Shrek|Clueless"
    ),
    "show": listed(
        "Seinfeld|Breaking Bad|Scrubs|Spooks|The Office|Bridgerton|Mad Men|Luther|Merlin|Star Trek|Hacks|Twin Peaks"
        "|Suits|Bake Off"
    ),
    "restaurant": listed(
        "The Silver Spoon|Trattoria Gino|The Crooked Chimney|Lotus Garden|The Salty Dog|Taverna Delphi|Bombay Palace"
        "|Chez Henri|The Black Swan|La Paloma|Luigi's|The Tin Kitchen"
    ),
    "drink": listed(
        "flat white|Earl Grey|ginger beer|cherry juice|matcha|cocoa|camomile tea|macchiato|root beer|kombucha"
    ),
    "shoe": listed("5|6|7|8|9|10"),
    "birthday": listed(
        "26 January|17 February|5 March|9 April|31 May|24 June|10 July|1 August|29 September|14 October|2 November"
        "|8 December"
    ),
    "field": listed(
        "geography|politics|anthropology|zoology|statistics|journalism|dentistry|fashion design|accounting"
        "|oceanography|film studies|education"
    ),
    "university": listed(
        "Cambridge|Princeton|Warwick University|Imperial College|Dartmouth|Padua University|Tubingen University"
        "|Coimbra University|Vassar|Exeter University"
    ),
    "wake": listed("6:30|7:00|7:15|5:20|8:00|6:10|7:40|5:55"),
    "team": listed(
        "Tottenham|the Knicks|the Cubs|Dortmund|Aston Villa|the Packers|West Ham|Feyenoord|the Blackhawks|Hibs"
        "|the Astros|Newcastle United"
    ),
    "hobby": listed(
        "crochet|genealogy|jigsaw puzzles|metal detecting|sketching|home brewing|leatherwork|tap dancing|foraging|poker"
        "|bonsai|jewellery making|sudoku|trainspotting|blogging|furniture restoration"
    ),
    "instrument": listed("bugle|harmonica|bagpipes|recorder|bassoon|tuba|horn|xylophone|sitar"),
    "language": listed("Finnish|Hungarian|Romanian|Ukrainian|Farsi|Thai|Welsh|Cantonese|Bengali|Hebrew"),
    "allergy": listed("hazelnuts|crab|bananas|cashews|peaches|garlic|mussels"),
    "sport": listed("football|rugby|cricket|netball|skiing|wrestling|taekwondo|ice skating|horse riding|lacrosse"),
    "dish": listed(
        "lamb tagine|tiramisu|coq au vin|cauliflower cheese|cinnamon rolls|fish curry|nut roast|rhubarb crumble"
        "|potato salad|beef wellington"
    ),
    "collected": listed("magnets|seashells|board games|marbles"),
    "place": listed(
        "the care home|the toy library|the donkey sanctuary|the scout group|the community radio|the crisis helpline"
        "|the wildlife hospital|the village hall|the homeless shelter"
    ),
    "course": listed(
        "photo editing|touch typing|massage|life drawing|flower arranging|interior design|self-defence"
        "|cake decorating|upholstery|copywriting"
    ),
    "award": listed(
        "the essay prize|the pub quiz|the bravery medal|the talent show|the design award|the bake-off"
        "|the teaching award|the fishing trophy"
    ),
    "plan": listed(
        "write a cookbook|build a greenhouse|convert the attic|open a bookshop|hike the Inca Trail|go on a safari"
        "|make a short film|swim the Channel|learn to scuba dive|retire early|restore a motorbike|set up a choir"
    ),
    "fear": listed("bats|small spaces|crowds|sharks|moths|escalators|bees"),
    "artist": listed(
        "Taylor Swift|Prince|Dido|Bob Dylan|Ed Sheeran|Cher|Queen|The Cure|Lizzo|Alicia Keys|Green Day|Pearl Jam"
        "|Kraftwerk|Tom Waits"
    ),
    "race": listed(
        "a fun run|an ultramarathon|a dragon boat race|a fell race|a canoe race|a sack race|a 15k run|a beach run"
        "|a sea swim"
    ),
    "purchase": listed(
        "a camera|an armchair|a lawnmower|an air fryer|a smartwatch|a projector|a rowing machine|a wetsuit|a trampoline"
        "|a chest of drawers|a raincoat|a rice cooker|a pasta machine|a paddleboard"
    ),
    "injury": listed("leg|arm|foot|big toe|index finger|tailbone|cheekbone"),
    "exam": listed(
        "the motorbike test|the citizenship test|the accountancy exam|the forklift test|the entrance exam"
        "|the theory test|the singing exam|the Finnish exam"
    ),
    "exhibition": listed(
        "the Rembrandt exhibition|the natural history museum|the Hockney show|the Roman exhibition|the pencil museum"
        "|the transport museum|the Warhol exhibition|the design museum|the folk museum"
    ),
    "wedding": listed("Molly and Greg|Anita and Sven|Laura and Kieran|Freya and Max|Holly and Amit|Rita and Conor"),
    "locker": listed("5290|1836|6047|9415|2973|7168|3582|8641"),
    "wifi": listed("velvet-comet-31|rustygate64|copper-snail-90|windyhill27|jolly-cactus-15|nightowl82"),
    "alarm": listed("30582|86471|15936|57204|92013|41768"),
    "party": listed("the Rose and Crown|the cricket club|the old fire station|the rooftop bar|the walled garden"),
    "key": listed(
        "under the recycling bin|behind the loose tile|inside the watering can|in the left wellington boot"
        "|on the ledge of the shed"
    ),
    "diet": listed("dairy-free|keto|sugar-free"),
}

#: A thing to eat that contains the allergen.
DISHES: dict[str, str] = {
    "hazelnuts": "a slice of hazelnut cake",
    "crab": "a crab sandwich",
    "bananas": "a banana milkshake",
    "cashews": "a cashew curry",
    "peaches": "a peach tart",
    "garlic": "garlic bread",
    "mussels": "a bowl of mussels",
}

#: Diet -> (what it rules out, what it allows).
DIETS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "dairy-free": (("a bowl of ice cream", "a slice of cheddar", "a glass of milk"), ("a fruit salad", "a baked fish")),
    "keto": (("a plate of spaghetti", "a bread roll"), ("a grilled chicken breast", "an avocado salad")),
    "sugar-free": (("a jam doughnut", "a chocolate bar"), ("a boiled egg", "a plate of steamed broccoli")),
}
