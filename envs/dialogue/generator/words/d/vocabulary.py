"""Values of wording d, by pool."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import listed

__all__ = ["DIETS", "DISHES", "VALUES"]

VALUES: dict[str, tuple[str, ...]] = {
    "person": listed(
        "Anneke|Bram|Sanne|Joris|Femke|Maarten|Lieke|Thijs|Wouter|Marieke|Niels|Pieter|Jasmijn|Ruben|Daan|Eline|Sven|Astrid|Bjarne|Sigrid|Solveig|Halvard|Gunnar|Nils|Kirsten|Mette|Rasmus|Maarja|Kristjan|Liis|Tanel|Kadri|Indrek|Janis|Liga|Ilze|Andris|Guntis|Zane|Vytautas|Egle|Mantas|Austeja|Tomas|Aino|Eero|Paavo|Kaisa|Mikko|Outi|Henrike"
    ),
    "petname": listed(
        "Snorri|Freya|Bagel|Moose|Odin|Tofu|Kringle|Hopper|Smudge|Bubbles|Sprocket|Pesto|Dumpling|Tulip|Waldo|Marzipan|Kroket|Pancake|Rolo|Cricket|Pebbles"
    ),
    "town": listed(
        "Trondheim|Gothenburg|Haarlem|Tartu|Stavanger|Odense|Delft|Kaunas|Turku|Groningen|Aalborg|Liepaja|Eindhoven"
        "|Lund|Parnu|Alesund|Klaipeda|Maastricht|Umea|Tampere|Nijmegen|Visby|Roskilde|Jurmala|Zwolle|Bodo|Oulu"
        "|Leeuwarden|Kalmar|Esbjerg|Narva|Breda|Palanga|Kristiansand|Porvoo|Deventer"
    ),
    "job": listed(
        "physical therapist|software developer|social worker|line cook|ferry captain|graphic designer|truck driver|real estate agent|crane operator|flight attendant|bartender|forester|glassblower|proofreader|dispatcher|park ranger|insurance adjuster"
    ),
    "company": listed(
        "Nordhavn Shipping|Vesterbro Coffee|Polder Bikes|Amber Coast Bank|Fjordline Cruises|Van Dijk Logistics"
        "|Amstel Software|Saaremaa Dairy|Kattegat Wind|Tulip Medical|Bergstrom Furniture|Daugava Paper|Windmill Games"
        "|Lindqvist Architects|Oresund Rail|Zuiderzee Seafood"
    ),
    "car": listed(
        "Volvo XC60|Saab 9-3|Polestar 2|Chevy Malibu|Ford F-150|Hyundai Ioniq|VW Golf|Dodge Charger|Toyota RAV4|Subaru Outback|Kia Niro|Honda CR-V|Buick Regal"
    ),
    "commute": listed("by carpool|on an e-bike|by streetcar|by light rail|on a skateboard"),
    "food": listed(
        "meatballs|smoked salmon|stroopwafels|poffertjes|lobster rolls|pulled pork|cold beet soup|smorrebrod"
        "|cinnamon buns|fried herring|bitterballen|clam chowder|chicken wings|potato pancakes|gravlax|barbecue ribs"
    ),
    "colour": listed("forest green|rust red|sky blue|charcoal gray|peach|hot pink"),
    "genre": listed("heavy metal|indie rock|synthpop|hip-hop|trance|choral music|Americana|surf rock|death metal"),
    "book": listed(
        "Pippi Longstocking|The Summer Book|Sophie's World|Max Havelaar|The Discovery of Heaven"
        "|Smilla's Sense of Snow|The Dinner|A Man Called Ove|Out Stealing Horses|Charlotte's Web|The Secret History"
        "|Station Eleven|The Goldfinch|East of Eden|Lonesome Dove|The Night Circus"
    ),
    "film": listed(
        "The Seventh Seal|Babette's Feast|Another Round|Force Majeure|Fanny and Alexander|Black Book|Tangerines"
        "|My Life as a Dog|Trollhunter|Kitchen Stories|The Big Lebowski|Moonrise Kingdom|Top Gun|Whiplash"
    ),
    "show": listed(
        "The Bridge|Lilyhammer|Skam|Bonus Family|The Bear|Parks and Recreation|Yellowstone|Ragnarok|Norsemen"
        "|Better Call Saul|The West Wing|Andor|Jeopardy|Wallander"
    ),
    "restaurant": listed(
        "The Herring Barrel|Cafe Sonder|Rikke's Kitchen|Huis Ten Bos|Smoke and Rye|Trattoria Pino|Ember Room"
        "|Bistro Elsker|Noodle Alley|Golden Dumpling|Taverna Rhodos|Big Al's BBQ"
    ),
    "drink": listed(
        "cold brew|black coffee|iced tea|chamomile tea|Diet Coke|cranberry juice|sweet tea|tonic water|iced matcha"
        "|elderflower cordial"
    ),
    "shoe": listed("6.5|7.5|8.5|9.5|10.5|11.5"),
    "birthday": listed(
        "6 January|18 February|30 May|14 June|9 July|17 August|8 September|22 November|1 December|20 March"
    ),
    "field": listed(
        "marine biology|graphic design|political science|public health|environmental science|food science|urban planning|supply chain management"
    ),
    "university": listed(
        "KTH|Aarhus University|Vilnius University|Riga Technical University|Tampere University|Wageningen University"
        "|Aalto University|Purdue|Boston College|Ohio State"
    ),
    "wake": listed("5:05|6:35|7:50|8:15|4:50|5:05|8:30"),
    "team": listed(
        "the Vikings|FC Copenhagen|Rosenborg|Zalgiris|the Bruins|the Mariners|IFK Goteborg|Brondby|the Kraken"
        "|the Red Wings|PSV|Djurgarden"
    ),
    "hobby": listed(
        "ice fishing|whittling|model railroading|homebrewing|ham radio|winter swimming|bookbinding|rock tumbling|jam making|letter writing|cross-stitch"
    ),
    "instrument": listed("nyckelharpa|church organ|dulcimer|pedal steel|theremin|kantele"),
    "language": listed("Latvian|Icelandic|Frisian|Faroese|Tagalog|Vietnamese|Afrikaans|Yiddish"),
    "allergy": listed("rye|pecans|coconut|scallops|apples"),
    "sport": listed("speed skating|cross-country skiing|kitesurfing|curling|disc golf|ice hockey|pickleball|korfball"),
    "dish": listed(
        "salmon chowder|cardamom buns|meatloaf|fish cakes|key lime pie|jambalaya|rye bread|rhubarb pie|chicken pot pie"
    ),
    "collected": listed("enamel pins|wooden clogs|baseball cards"),
    "place": listed(
        "the lighthouse museum|the horse rescue|the refugee center|the senior center|the thrift store"
        "|the wildlife clinic|the bird sanctuary|the tool library|the blood bank"
    ),
    "course": listed("Excel|screen printing|landscape design|bartending|jewelry making"),
    "award": listed(
        "the pie contest|the chili cook-off|the science fair|the spelling bee|the karaoke contest"
        "|the sandcastle contest|the pumpkin contest|the film festival prize"
    ),
    "plan": listed(
        "bike across Denmark|hike the Appalachian Trail|go back to school|buy a cabin|see the northern lights"
        "|learn to weld|sail to Gotland|redo the bathroom|drive Route 66|climb Mount Rainier|start a book club"
        "|plant a vegetable garden"
    ),
    "fear": listed("elevators|bridges|ghosts|tight spaces|jellyfish|ladders"),
    "artist": listed(
        "Sigur Ros|ABBA|Roxette|Robyn|First Aid Kit|Aurora|Volbeat|The Cardigans|Of Monsters and Men"
        "|Within Temptation|Agnes Obel|The Hives|Opeth|Zara Larsson"
    ),
    "race": listed(
        "a ski marathon|a turkey trot|a stair race|a skating marathon|an open water swim|a backyard ultra|a 15k road race"
    ),
    "purchase": listed(
        "a snowblower|a hot tub|a wool rug|a camper van|a chainsaw|a cargo bike|a gas grill|a 3D printer|a hiking backpack|an e-reader"
    ),
    "injury": listed("shin|hip|pinky|left hand|right foot"),
    "exam": listed(
        "the CPA exam|the real estate exam|the Dutch exam|the boating test|the notary exam|the ham radio exam"
    ),
    "exhibition": listed(
        "the Vermeer exhibition|the Viking Ship Museum|the Munch retrospective|the amber museum|the open-air museum"
        "|the Vasa Museum|the Moomin Museum|the spy museum|the Escher show"
    ),
    "wedding": listed("Anke and Gijs|Malin and Kalle|Ieva and Karlis|Tuuli and Rein|Silje and Magnus|Ruta and Darius"),
    "locker": listed("8013|5309|6938|1172|4485|7261|3590|9614"),
    "wifi": listed("herring-canal-19|slowmoose88|tulip-anvil-73|rainydelft45|wooden-puffin-06|nordlys2207"),
    "alarm": listed("40817|73952|15260|88439|29604|61375"),
    "party": listed("the canal barge|the roller rink|the lake cabin|the Elks Lodge|the brewery loft"),
    "key": listed(
        "inside the grill cover|in the old rubber boot|under the porch swing|behind the mailbox|in the hanging fern"
    ),
    "diet": listed("low-sodium|raw vegan"),
}

#: A thing to eat that contains the allergen.
DISHES: dict[str, str] = {
    "rye": "a slice of rye toast",
    "pecans": "pecan pie",
    "coconut": "coconut shrimp",
    "scallops": "seared scallops",
    "apples": "an apple turnover",
}

#: Diet -> (what it rules out, what it allows).
DIETS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "low-sodium": (
        ("a bag of salted pretzels", "a bowl of instant ramen"),
        ("an unsalted baked potato", "a bowl of plain oatmeal"),
    ),
    "raw vegan": (("a fried egg", "a bowl of hot beef chili"), ("a fresh fruit salad", "a plate of raw carrot sticks")),
}
