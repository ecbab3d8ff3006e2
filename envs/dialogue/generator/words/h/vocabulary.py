"""Values of wording h, by pool."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import listed

__all__ = ["DIETS", "DISHES", "VALUES"]

VALUES: dict[str, tuple[str, ...]] = {
    "person": listed(
        "Ailbhe|Meabh|Fearghal|Orlaith|Lorcan|Sadhbh|Cormac|Bronagh|Malachy|Cathal|Dervla|Colm|Fintan|Ruairi|Nerys|Emrys"
        "|Mairwen|Hywel|Ceridwen|Gethin|Lowri|Eluned|Angharad|Geraint|Heledd|Iestyn|Morag|Ishbel|Torquil|Eilidh"
        "|Catriona|Murdo|Struan|Fergus|Kirsty|Demelza|Kerensa|Piran|Denzil|Merryn|Aroha|Wiremu|Ngaire|Tevita|Losa"
        "|Gulnara|Zurab|Ketevan|Vakhtang|Gayane|Hrant|Aigerim"
    ),
    "petname": listed(
        "Crumpet|Haggis|Thistle|Pickwick|Tuppence|Nettle|Bilbo|Conker|Puddle|Treacle|Scone|Cobweb|Barnaby|Twiglet"
        "|Sherbet|Bumble|Kipper|Toggle|Flapjack|Doughnut|Hobnob|Whisker"
    ),
    "town": listed(
        "Ennis|Dundalk|Westport|Killarney|Athlone|Aberystwyth|Llandudno|Conwy|Brecon|Tenby|Carmarthen|Inverness|Oban"
        "|Stirling|Ullapool|Dumfries|Kirkwall|Lerwick|Stornoway|Pitlochry|Whitby|Hexham|Ludlow|Truro|Falmouth|Penzance"
        "|Whitstable|Lewes|Keswick|Buxton|Napier|Dunedin|Rotorua|Timaru|Enniskillen|Coleraine"
    ),
    "job": listed(
        "thatcher|lighthouse keeper|sommelier|tax inspector|wedding planner|dog groomer|museum curator|fishmonger"
        "|cheesemonger|milliner|auctioneer|weather forecaster|magistrate|cobbler|chiropodist|barrister|quarry foreman"
        "|school caretaker|sheep shearer|scaffolder"
    ),
    "company": listed(
        "Corrib Ceramics|Snowdon Slate|Halfpenny Insurance|Lochside Distillers|Thornbury Press|Blackwater Boats"
        "|Pemberton Foods|Kestrel Avionics|Gannet Freight|Severn Cider|Tweedmouth Textiles|Foxglove Nurseries"
        "|Harbourline Ferries|Puffin Telecom|Dunmore Glass|Hollins Biscuits"
    ),
    "car": listed(
        "Vauxhall Corsa|Nissan Qashqai|Morris Minor|Mazda 3|Jaguar XE|Rover 75|Triumph Spitfire|Cupra Born|Isuzu D-Max"
        "|Lotus Elise|Mitsubishi Outlander|Vauxhall Astra|Ford Transit"
    ),
    "commute": listed(
        "on a folding bike|by shuttle bus|on a kick scooter|by rowing boat|on a mountain bike|by water bus"
    ),
    "food": listed(
        "steak and ale pie|bangers and mash|cottage pie|Welsh rarebit|cullen skink|scotch eggs|sticky toffee pudding"
        "|beans on toast|toad in the hole|bubble and squeak|fish fingers|sausage rolls|kedgeree|khachapuri|pork pies"
        "|apple crumble"
    ),
    "colour": listed(
        "duck-egg blue|oxblood|racing green|primrose yellow|heather purple|cornflower blue|sage green|copper"
    ),
    "genre": listed(
        "Celtic folk|northern soul|skiffle|brass band music|trip hop|prog rock|light opera|ragtime|rockabilly"
    ),
    "book": listed(
        "Cold Comfort Farm|The Wind in the Willows|Brideshead Revisited|Under Milk Wood|The Remains of the Day|Lucky Jim"
        "|The Luminaries|The Bone People|Three Men in a Boat|Shuggie Bain|Bleak House|Jamaica Inn|Trainspotting"
        "|I Capture the Castle|Small Island|Whisky Galore"
    ),
    "film": listed(
        "Local Hero|Withnail and I|The Commitments|Brassed Off|Billy Elliot|Hot Fuzz|The Full Monty|Whale Rider"
        "|Chariots of Fire|Brief Encounter|The Quiet Man|Shaun of the Dead|Gregory's Girl|The Ladykillers"
    ),
    "show": listed(
        "Derry Girls|Line of Duty|Ripper Street|Happy Valley|Detectorists|Midsomer Murders|Call the Midwife|Doctor Who"
        "|Gogglebox|Only Connect|Fawlty Towers|Grantchester|Blue Lights|Peep Show"
    ),
    "restaurant": listed(
        "The Drunken Oyster|Ffion's|The Copper Kettle|Casa Lisboa|Old Forge Grill|Chez Odile|The Fat Pheasant"
        "|Sardine Street|Tbilisi Garden|Peppercorn Lane|Shanghai Lantern|The Crooked Spoon"
    ),
    "drink": listed(
        "builder's tea|dry cider|peppermint tea|pale ale|nettle tea|prune juice|Bovril|bitter lemon|lapsang souchong"
        "|dandelion and burdock"
    ),
    "shoe": listed("3.5|4.5|5.5|13.5|14.5"),
    "birthday": listed(
        "4 January|19 February|27 March|11 April|23 May|28 June|26 July|4 August|19 September|11 October|23 November"
        "|27 December"
    ),
    "field": listed(
        "agriculture|classics|accountancy|ancient history|criminology|naval architecture|pharmacology|drama"
        "|palaeontology|horticulture|neuroscience|land management"
    ),
    "university": listed(
        "Trinity College Dublin|Bangor University|St Andrews|Heriot-Watt|Maynooth|Keele|Otago|Queen's Belfast"
        "|Loughborough|Strathclyde"
    ),
    "wake": listed("4:40|5:10|6:12|7:12|7:55|8:12|8:40|9:05"),
    "team": listed(
        "Munster|Leinster|Ulster|the Ospreys|Swansea City|Norwich City|Leeds United|Sunderland|Plymouth Argyle"
        "|Partick Thistle|Motherwell|Crystal Palace"
    ),
    "hobby": listed(
        "bell ringing|fly tying|morris dancing|lace making|dry-stone walling|brass rubbing|kite making|mudlarking"
        "|fossil hunting|spoon carving|topiary|clock repair|lino printing|falconry|wild camping|stone skimming"
    ),
    "instrument": listed(
        "uilleann pipes|euphonium|cornet|penny whistle|bouzouki|piccolo|tenor horn|melodeon|flugelhorn"
    ),
    "language": listed("Scots Gaelic|Maori|Georgian|Armenian|Manx|Cornish|Samoan|Nepali|Pashto|Mongolian"),
    "allergy": listed("oats|brazil nuts|mushrooms|honey|tuna|avocado|cherries"),
    "sport": listed(
        "shinty|croquet|snooker|fell running|coasteering|sea swimming|petanque|powerlifting|dinghy racing|dressage"
    ),
    "dish": listed(
        "fish pie|Irish stew|colcannon|treacle tart|mulligatawny|coronation chicken|bara brith|venison casserole"
        "|summer pudding|potted shrimp"
    ),
    "collected": listed("thimbles|horse brasses|pocket watches|cigarette cards"),
    "place": listed(
        "the hospice shop|the seal hospital|the steam railway|the village library|the community orchard"
        "|the mountain rescue base|the heritage mill|the canal trust|the bike workshop"
    ),
    "course": listed(
        "British Sign Language|bricklaying|stained glass|butchery|calligraphy|silversmithing|tree surgery|bread making"
        "|plumbing|puppetry"
    ),
    "award": listed(
        "the marrow contest|the limerick competition|the ploughing match|the village bake-off|the scone competition"
        "|the poetry slam|the regatta cup|the darts trophy"
    ),
    "plan": listed(
        "drive round Iceland|restore an old caravan|build a shed|swim the Solent|write a memoir|run a bed and breakfast"
        "|open a tea room|climb Ben Nevis|retrain as a nurse|learn to ride a motorbike|convert the loft"
        "|cross Canada by train"
    ),
    "fear": listed("thunder|crows|cows|fireworks|swans|toads|seagulls"),
    "artist": listed(
        "The Pogues|Clannad|Christy Moore|Super Furry Animals|Mogwai|The Proclaimers|Deacon Blue|Runrig|Capercaillie"
        "|Billy Bragg|Kate Rusby|Van Morrison|Bellowhead|The Undertones"
    ),
    "race": listed(
        "a raft race|a pancake race|a charity fun run|a half-ironman|a canoe marathon|a hill climb|a soapbox derby"
        "|a wheelbarrow race|a coastal ultramarathon"
    ),
    "purchase": listed(
        "a greenhouse|a set of bagpipes|a second-hand piano|a ride-on mower|a waxed jacket|a metal detector"
        "|a grandfather clock|a four-poster bed|a leather armchair|a pair of binoculars|a Welsh dresser|a typewriter"
        "|a loom|a tweed suit"
    ),
    "injury": listed("right elbow|left ankle|breastbone|right thumb|left heel|left forearm|right shoulder"),
    "exam": listed(
        "the driving theory test|the coastal skipper exam|the taxi knowledge test|the lifeguard assessment|the HGV test"
        "|the gas safety exam|the pharmacy finals|the advanced driving test"
    ),
    "exhibition": listed(
        "the Titanic exhibition|the Burrell Collection|the slate museum|the coal mining museum"
        "|the Book of Kells exhibition|the teapot museum|the lawnmower museum|the Barbara Hepworth exhibition"
        "|the Riverside Museum"
    ),
    "wedding": listed(
        "Ffion and Rhodri|Isla and Callum|Bridie and Padraig|Seren and Owain|Elspeth and Rory|Ciara and Oisin"
    ),
    "locker": listed("8350|4016|9127|6603|3478|5542|7091|2264"),
    "wifi": listed("kettle-moss-47|damp-tweed-12|ninepuffins31|crumbly-oatcake|wetwellies808|otter-lamp-64"),
    "alarm": listed("58203|19746|36094|80571|64127|27385"),
    "party": listed("the bowls club|the tithe barn|the cricket pavilion|the village hall|the rowing club"),
    "key": listed(
        "under the stone hedgehog|in the empty birdhouse|on top of the meter box|under the third flowerpot"
        "|behind the loose brick"
    ),
    "diet": listed("meat-free|wheat-free|egg-free"),
}

#: A thing to eat that contains the allergen.
DISHES: dict[str, str] = {
    "oats": "a bowl of porridge oats",
    "brazil nuts": "a slice of brazil nut loaf",
    "mushrooms": "a plate of mushrooms on toast",
    "honey": "a slice of honey cake",
    "tuna": "a tuna mayonnaise sandwich",
    "avocado": "a dollop of guacamole",
    "cherries": "a slice of cherry pie",
}

#: Diet -> (what it rules out, what it allows).
DIETS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "meat-free": (("a bacon sandwich", "a plate of roast lamb"), ("a cheese sandwich", "a bowl of tomato soup")),
    "wheat-free": (
        ("a slice of wholemeal wheat toast", "a bowl of wheat noodles"),
        ("a boiled egg", "a bowl of plain rice"),
    ),
    "egg-free": (("an omelette", "a plate of scrambled eggs"), ("a plain baked potato", "a bowl of strawberries")),
}
