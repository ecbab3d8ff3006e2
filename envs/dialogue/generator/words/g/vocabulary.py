"""Values of wording g, by pool."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import listed

__all__ = ["DIETS", "DISHES", "VALUES"]

VALUES: dict[str, tuple[str, ...]] = {
    "person": listed(
        "Anjali|Kwabena|Haruto|Shelley|Gurpreet|Abena|Takumi|Lachlan|Meenakshi|Yaw|Sakura|Brodie|Ananya|Chidi|Chiyo"
        "|Bronwyn|Harpreet|Efua|Daichi|Darcy|Lakshmi|Ngozi|Kazuo|Kirra|Balaji|Folake|Akiko|Hamish|Sunita|Babatunde"
        "|Ayumi|Jarrah|Deepika|Mamadou|Shinji|Saskia|Rajesh|Fatou|Reiko|Angus|Kavitha|Ousmane|Etienne|Mireille"
        "|Suresh|Adjoa|Natsumi|Lorne|Nandini|Ebele|Hitoshi|Geneviève"
    ),
    "petname": listed(
        "Vegemite|Laddu|Mochi|Nanaimo|Kulfi|Wombat|Idli|Jollof|Barney|Chutney|Snags|Wasabi|Toonie|Gulab|Dingo|Kuro"
        "|Poutine|Banjo|Samosa|Matilda|Lamington|Kenkey"
    ),
    "town": listed(
        "Toowoomba|Launceston|Fremantle|Ballarat|Cairns|Geelong|Townsville|Bendigo|Pune|Mysore|Jaipur|Kochi|Chennai|Lucknow"
        "|Shillong|Nagpur|Indore|Sapporo|Fukuoka|Okayama|Kobe|Sendai|Kanazawa|Winnipeg|Saskatoon|Kelowna|Moncton"
        "|Guelph|Kumasi|Ibadan|Dakar|Abuja|Freetown|Bamako|Lomé|Tamale"
    ),
    "job": listed(
        "physiotherapist|miner|solar installer|vet nurse|school principal|flight attendant|ultrasound technician"
        "|real estate agent|software tester|park ranger|speech pathologist|quantity surveyor|podiatrist|concreter"
        "|sous chef|call centre manager|tax consultant|swim coach|dairy farmer|crane operator"
    ),
    "company": listed(
        "Bunnings|Infosys|Telstra|Canadian Tire|Shopify|Wipro|Panasonic|Ecobank|Wattle Creek Dairy|Nippon Paint"
        "|Prairie Rail|Godavari Steel|Southern Cross Freight|Volta Textiles|Lakehead Lumber|Banyan Software"
    ),
    "car": listed(
        "Holden Commodore|Maruti Swift|Toyota HiLux|Mahindra Thar|Hyundai Creta|Mitsubishi Pajero|Suzuki Jimny"
        "|Dodge Caravan|Isuzu ute|Tata Nexon|Nissan Patrol|Daihatsu Mira|Ford Ranger|Kia Carnival"
    ),
    "commute": listed("by auto-rickshaw|by skytrain|by cycle rickshaw|by carpool|by light rail"),
    "food": listed(
        "butter chicken|kelewele|okonomiyaki|poutine|masala dosa|meat pies|katsu curry|pav bhaji|laksa|chicken parmi"
        "|waakye|fufu|tempura|chole bhature|egusi soup|barramundi and chips"
    ),
    "colour": listed("turmeric yellow|peacock blue|plum|eucalyptus green|saffron|rust red|slate grey|lilac"),
    "genre": listed("highlife|afrobeat|Carnatic music|city pop|Bollywood pop|alt-country|qawwali|J-pop|pub rock"),
    "book": listed(
        "Things Fall Apart|The God of Small Things|Cloudstreet|Norwegian Wood|A Fine Balance|Kafka on the Shore"
        "|Midnight's Children|The White Tiger|Kokoro|Half of a Yellow Sun|Anne of Green Gables|The Stone Diaries"
        "|Malgudi Days|The Secret River|Purple Hibiscus|The Namesake"
    ),
    "film": listed(
        "Lagaan|Muriel's Wedding|Seven Samurai|Tokyo Story|The Castle|Strictly Ballroom|Monsoon Wedding|Sholay"
        "|Crocodile Dundee|Ikiru|Shoplifters|The Dish|Three Idiots|Gallipoli"
    ),
    "show": listed(
        "Schitt's Creek|Kim's Convenience|Neighbours|Letterkenny|Panchayat|Heartbreak High|Terrace House|Sacred Games"
        "|Corner Gas|Orphan Black|Offspring|Midnight Diner|Murdoch Mysteries|Rake"
    ),
    "restaurant": listed(
        "Dosa Corner|Udupi Palace|Ramen Ichiban|The Banksia Room|The Lobster Shack|Jollof House|Mama Ashanti"
        "|Izakaya Hana|The Prawn Shed|Tandoori Junction|Poutine Palace|Chop Bar Express"
    ),
    "drink": listed(
        "long black|masala tea|sugarcane juice|cold drip coffee|filter coffee|coconut water|mango lassi|barley tea|bubble tea"
        "|hibiscus tea"
    ),
    "shoe": listed("6.5|9.5|11.5|12.5|12|11"),
    "birthday": listed(
        "24 January|15 August|1 July|6 March|29 April|2 October|14 November|8 September|17 May|22 February|10 December"
        "|20 June"
    ),
    "field": listed(
        "mining engineering|veterinary science|metallurgy|commerce|social work|hospitality management"
        "|agricultural science|Asian studies|environmental science|public health"
    ),
    "university": listed(
        "Monash University|Dalhousie University|Anna University|Waseda University|Deakin University"
        "|Queen's University|Ashesi University|Macquarie University|Osmania University|Keio University"
    ),
    "wake": listed("5:05|6:35|7:25|7:50|8:25"),
    "team": listed(
        "the Wallabies|the Winnipeg Jets|Collingwood|the Mumbai Indians|Hearts of Oak|the Oilers|the Hanshin Tigers"
        "|the Sydney Swans|Asante Kotoko|the Blue Jays|the Chennai Super Kings|the Brisbane Broncos"
    ),
    "hobby": listed(
        "rangoli|ikebana|gold panning|sashiko|batik|bushwalking|mehndi|mahjong|worm farming"
        "|block printing|kombucha brewing|canoe building|family history"
    ),
    "instrument": listed("veena|tabla|didgeridoo|kora|djembe|koto|harmonium|shamisen|steel guitar"),
    "language": listed("Tamil|Yoruba|Twi|Punjabi|Malayalam|Malay|Hausa|Wolof|Telugu|Marathi"),
    "allergy": listed("prawns|macadamias|tamarind|pineapple|chickpeas"),
    "sport": listed("sepak takraw|lawn bowls|ice hockey|kabaddi|curling|field hockey|kendo|table tennis|touch rugby"),
    "dish": listed(
        "lamb rogan josh|butter tarts|groundnut soup|salt-and-pepper squid|fish molee|tourtière|pavlova|katsu sandwiches"
        "|suya skewers|rajma"
    ),
    "collected": listed("tea caddies|boomerangs|hockey cards|tea towels"),
    "place": listed(
        "the koala hospital|the gurdwara kitchen|the surf club|the Red Cross shop|the turtle sanctuary"
        "|the seniors' centre|the literacy centre|the bush fire brigade|the school breakfast club"
    ),
    "course": listed(
        "barista skills|dog grooming|coding|Thai cooking|pickling|digital marketing|conversational Auslan"
        "|mushroom foraging|forklift driving"
    ),
    "award": listed(
        "the lamington bake-off|the rookie award|the spelling bee|the Diwali sweets contest|the haiku contest"
        "|the canoe derby|the chilli cook-off|the volunteer medal"
    ),
    "plan": listed(
        "drive across the Nullarbor|see the northern lights|busk in Melbourne|build a chook shed|go back to uni"
        "|climb Mount Fuji|set up a food truck|learn to ice skate|cycle to Cape York|raise ducks"
        "|buy a caravan|sell the farm"
    ),
    "fear": listed("magpies|crocodiles|leeches|cassowaries|jellyfish"),
    "artist": listed(
        "Tame Impala|Great Big Sea|Burna Boy|Kylie Minogue|AR Rahman|Arijit Singh|Shania Twain|Youssou N'Dour|Nick Cave"
        "|Crowded House|Babymetal|Angelique Kidjo|Midnight Oil|The Tragically Hip"
    ),
    "race": listed(
        "a colour run|a ski marathon|a paddling race|a Santa run|an ocean swim|a snowshoe race|a stair climb|a billycart race"
        "|a city marathon"
    ),
    "purchase": listed(
        "a barbecue|a tandoor|a dosa griddle|a pressure cooker|a snow blower|a swag|a didgeridoo|a treadmill|an esky"
        "|a wood splitter|a paddle board|a karaoke machine|a ceiling fan|a water filter"
    ),
    "injury": listed("shin|hip|left foot|knuckle"),
    "exam": listed(
        "the Canadian citizenship test|the crane operator test|the real estate exam|the Japanese exam|the boat licence test"
        "|the food safety exam|the civil service exam|the heavy vehicle test"
    ),
    "exhibition": listed(
        "the war museum|the hockey museum|the textile museum|the Emily Carr exhibition|the Hokusai exhibition"
        "|the shipwreck museum|the gold rush museum|the samurai exhibition|the cricket museum"
    ),
    "wedding": listed(
        "Pooja and Arjun|Ama and Kojo|Brooke and Jayden|Yui and Sota|Simran and Jasdeep|Amélie and Mathieu"
    ),
    "locker": listed("1983|2749|5519|6038|7702|8364|9150|3291"),
    "wifi": listed("kookaburra-88|mangolassi24|snowy-loonie-15|chaiwallah63|red-gum-tram-7|harmattan42"),
    "alarm": listed("30471|58226|17739|84605|62918|49053"),
    "party": listed(
        "the Bombay Canteen|the Kew bowls club|the lakeside cabin|the curling rink|the rooftop at Auntie's"
    ),
    "key": listed(
        "in the old gumboot|behind the water tank|under the tulsi pot|inside the barbecue lid|behind the meter box"
    ),
    "diet": listed("Jain|plant-based"),
}

#: A thing to eat that contains the allergen.
DISHES: dict[str, str] = {
    "prawns": "a prawn dumpling",
    "macadamias": "a macadamia biscuit",
    "tamarind": "a tamarind chutney",
    "pineapple": "a pineapple upside-down cake",
    "chickpeas": "a chickpea curry",
}

#: Diet -> (what it rules out, what it allows).
DIETS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "Jain": (("a bowl of onion soup", "a lamb kebab"), ("a plate of plain rice and dal", "a bowl of sliced apples")),
    "plant-based": (("a lamb roast", "a meat pie", "a steak sandwich"), ("a chickpea salad", "a plate of cut fruit")),
}
