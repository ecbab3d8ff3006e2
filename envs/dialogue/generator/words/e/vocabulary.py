"""Values of wording e, by pool: people and places of Spain, Portugal and Latin America."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import listed

__all__ = ["DIETS", "DISHES", "VALUES"]

VALUES: dict[str, tuple[str, ...]] = {
    "person": listed(
        "Alejandro|Beatriz|Cristóbal|Dolores|Esteban|Fernanda|Gonzalo|Inmaculada|Joaquín|Leonor|Matías|Nuria|Octavio"
        "|Pilar|Rodrigo|Soledad|Thiago|Valentina|Yolanda|Álvaro|Belén|Catarina|Duarte|Eugenia|Francisco|Graciela"
        "|Hernán|Ignacio|Jimena|Lorenzo|Marisol|Nicanor|Olalla|Paloma|Ramiro|Silvia|Tomás|Vicente|Amparo|Benito"
        "|Consuelo|Diogo|Fabián|Guadalupe|Horacio|Maite|Lourdes|Macarena|Noelia|Pascual|Remedios|Teodoro"
    ),
    "petname": listed(
        "Canela|Chispa|Nube|Pipo|Turrón|Bruma|Trufa|Rocco|Gaudí|Chorizo|Kiko|Estrella|Sancho|Dulcinea|Pelusa|Bolota|Figo"
        "|Zorro|Perla|Pintas|Lucero|Bombón"
    ),
    "town": listed(
        "Málaga|Cáceres|Coimbra|Faro|Évora|Salamanca|Cádiz|Zaragoza|San Sebastián|Vigo|Pamplona|Logroño|Oviedo|Murcia"
        "|Toledo|Cuenca|Aveiro|Guimarães|Montevideo|Mendoza|Bogotá|Medellín|Cali|Valparaíso|Arequipa|Cusco|Oaxaca"
        "|Puebla|Guayaquil|La Paz|Havana|Recife|Salvador|Curitiba|Segovia|Bariloche"
    ),
    "job": listed(
        "winemaker|land surveyor|goldsmith|sculptor|harbour pilot|air traffic controller|saddler|physiotherapist|radio presenter|seamstress|court clerk|ferry captain"
    ),
    "company": listed(
        "Bodegas Ferrán|Azulejos Tavira|Banco del Duero|Editorial Alondra|Ribera Shipping|Costa Nova Ceramics"
        "|Pampa Software|Andina Airways|Naviera Cantábrica|Clínica San Telmo|Grupo Mirador|Sol y Sombra Hotels"
        "|Telares del Sur|Montoya Coffee|Levante Power|Seguros Atlántida"
    ),
    "car": listed(
        "SEAT Arona|Volkswagen Caddy|Land Rover Defender|Fiat Tipo|Suzuki Vitara|Cupra Formentor|Citroën Berlingo|Peugeot 3008"
    ),
    "commute": listed("by underground|by funicular|by company van|on a scooter"),
    "food": listed(
        "empanadas|arepas|tamales|pupusas|ham croquettes|grilled sardines|patatas bravas|roast lamb|stuffed peppers"
        "|tortilla soup|suckling pig|pozole|cheese on toast|black pudding|chickpea stew|octopus with paprika"
    ),
    "colour": listed("indigo|lilac|ochre|sky blue|ivory|saffron|scarlet"),
    "genre": listed("fado|cumbia|samba|merengue|bolero|zarzuela|rumba|bachata|choro"),
    "book": listed(
        "Fortunata and Jacinta|Pedro Páramo|Hopscotch|The House of the Spirits|Blindness|Like Water for Chocolate"
        "|The Shadow of the Wind|The Book of Disquiet|Ficciones|The Savage Detectives|Platero and I|The Tunnel"
        "|Marianela|The Time of the Doves|The Maias|Broad and Alien Is the World"
    ),
    "film": listed(
        "Volver|Roma|Pan's Labyrinth|City of God|Wild Tales|The Motorcycle Diaries|The Sea Inside|Central Station"
        "|Talk to Her|Nine Queens|The Secret in Their Eyes|Viridiana|The Spirit of the Beehive|Strawberry and Chocolate"
    ),
    "show": listed(
        "Money Heist|Aída|Cable Girls|Merlí|Velvet|Grand Hotel|The Ministry of Time|Blackadder|Slow Horses|Gloria"
        "|The Pier|Isabel la Católica|Patria|Foyle's War"
    ),
    "restaurant": listed(
        "Casa Amparito|O Barril|La Tinaja|Taberna do Largo|El Rincón de Paco|Cervejaria Mondego|La Higuera"
        "|Mesón del Puente|El Fogón Criollo|Adega Velha|Asador Etxea|Parrilla Don Anselmo"
    ),
    "drink": listed(
        "yerba mate|horchata|vermouth|barley water|grape juice|port and tonic|guava juice|sherry|iced barley coffee"
        "|passion fruit juice"
    ),
    "shoe": listed("36.5|45.5|42.5|44.5|36.5"),
    "birthday": listed(
        "18 January|22 February|6 March|28 April|9 May|17 June|2 July|30 August|13 September|24 October|20 November"
    ),
    "field": listed(
        "marine biology|Romance philology|political science|industrial design|naval engineering|classical archaeology|public health|town planning"
    ),
    "university": listed(
        "the Complutense|the University of Deusto|UNAM|the University of Alcalá|the University of Buenos Aires"
        "|the Nova University|the University of Minho|the Catholic University of Chile|the University of São Paulo"
        "|the University of Antioquia"
    ),
    "wake": listed("8:25|7:50|twenty to six|ten past nine|twenty-five past five|five past eight"),
    "team": listed(
        "Sporting|Boca Juniors|River Plate|Real Betis|Athletic Bilbao|Flamengo|Peñarol|Colo-Colo|Real Sociedad"
        "|Osasuna|Palmeiras|Alianza Lima"
    ),
    "hobby": listed(
        "lacemaking|model railways|stained glass|marquetry|gold embroidery|mushroom foraging|amateur dramatics|flower arranging|linocut printing|mosaic making|basketry|crab fishing|clock mending|tango dancing|acrostics"
    ),
    "instrument": listed("charango|bandoneon|Portuguese guitar|lute|marimba|Spanish guitar|cavaquinho|tambourine"),
    "language": listed("Galician|Quechua|Guarani|Persian|Nahuatl|Vietnamese"),
    "allergy": listed("squid|melon|soya|apricots|chestnuts"),
    "sport": listed("padel|pelota|futsal|windsurfing|table tennis|kitesurfing|capoeira"),
    "dish": listed(
        "gazpacho|feijoada|ceviche|Spanish omelette|arroz con pollo|monkfish stew|almond tart|rabbit with garlic"
        "|octopus salad|quince jelly"
    ),
    "collected": listed("fountain pens|hand fans|ceramic tiles"),
    "place": listed(
        "the Red Cross|the parish canteen|the greyhound refuge|the parish archive|the marine rescue centre"
        "|the language exchange|the charity bookshop|the mountain refuge|the toy bank"
    ),
    "course": listed(
        "flower photography|olive oil tasting|soap making|dry stone walling|fresco painting|patio gardening|coastal navigation|sherry blending"
    ),
    "award": listed(
        "the sonnet prize|the Cervantes medal|the city's teaching prize|the paella trophy|the best patio prize"
        "|the young engineer award|the amateur film prize|the regional embroidery medal"
    ),
    "plan": listed(
        "start an olive grove|buy a caravan|sail round the Azores|put the house up for sale|open a guest house|enrol on an art course|cross Patagonia by bus|publish a cookbook|climb Teide|set up a small vineyard|take early retirement"
    ),
    "fear": listed("enclosed spaces|balloons|lightning|cockroaches|scorpions"),
    "artist": listed(
        "Rosalía|Jorge Drexler|Mariza|Caetano Veloso|Silvio Rodríguez|Juanes|Alejandro Sanz|Manu Chao|Madredeus"
        "|Natalia Lafourcade|Buika|Estopa|Gilberto Gil|Julieta Venegas"
    ),
    "race": listed(
        "a mountain marathon|a 20k run|a harbour swim|an orienteering race|an aquathlon|a trainera regatta|a vertical kilometre|a San Silvestre run"
    ),
    "purchase": listed(
        "a paella burner|a grand piano|a chaise longue|a wood-burning stove|a pressure cooker|an antique mirror|a sailing dinghy|a rocking chair|a barometer"
    ),
    "injury": listed("hip|heel bone|shinbone|thighbone"),
    "exam": listed(
        "the Portuguese exam|the notary exam|the skipper's exam|the civil service exam|the ship radio test|the land survey exam"
    ),
    "exhibition": listed(
        "the Goya exhibition|the Prado|the tile museum|the Dalí exhibition|the gold museum|the Miró exhibition"
        "|the coach museum|the Sorolla show|the Guggenheim"
    ),
    "wedding": listed(
        "Marta and Iker|Fátima and Bruno|Rocío and Manuel|Teresa and Gaspar|Luz and Agustín|Mercedes and Raúl"
    ),
    "locker": listed("2957|6138|4406|8713|1382|5549|9270|3865"),
    "wifi": listed("azahar-lemon-27|tilesandfado8|green-caravel-51|sardine.march.40|olivetree1908|windmill-sancho-3"),
    "alarm": listed("40827|15963|82374|69051|23718|57640"),
    "party": listed(
        "the Miramar terrace|the cider house by the river|the Alvorada Hotel|the sailing club|the boathouse at the weir"
    ),
    "key": listed(
        "under the lemon tree pot|behind the azulejo panel|inside the letterbox lid|in the watering can"
        "|beneath the stone lion"
    ),
    "diet": listed("lactose-free|low-carb|low-salt"),
}

#: A thing to eat that contains the allergen.
DISHES: dict[str, str] = {
    "squid": "a plate of squid rings",
    "melon": "melon with ham",
    "soya": "a soya burger",
    "apricots": "apricot jam",
    "chestnuts": "roasted chestnuts",
}

#: Diet -> (what it rules out, what it allows).
DIETS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "lactose-free": (
        ("a glass of cow's milk", "a bowl of dairy ice cream"),
        ("a plate of grilled fish", "a fruit salad"),
    ),
    "low-carb": (
        ("a large plate of pasta", "a mountain of white bread", "a big bowl of rice pudding"),
        ("a grilled chicken breast", "a green salad"),
    ),
    "low-salt": (
        ("a bag of salted crisps", "a jar of salted anchovies"),
        ("a bowl of unsalted porridge", "a fresh peach"),
    ),
}
