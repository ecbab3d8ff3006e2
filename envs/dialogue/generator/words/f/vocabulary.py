"""Values of wording f, by pool."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import listed

__all__ = ["DIETS", "DISHES", "VALUES"]

VALUES: dict[str, tuple[str, ...]] = {
    "person": listed(
        "Aurelie|Bastien|Guillaume|Margaux|Noemie|Sylvain|Thierry|Capucine|Solene|Gwenael|Anneliese|Bernd|Carsten"
        "|Dorothea|Friederike|Gerrit|Heike|Joachim|Mareike|Norbert|Swantje|Torsten|Alessio|Cosimo|Donatella|Ettore"
        "|Fabrizio|Ginevra|Marcella|Nicoletta|Ottavia|Raffaella|Salvatore|Agnieszka|Bartek|Dariusz|Ewelina|Grzegorz"
        "|Malgorzata|Przemek|Urszula|Zbigniew|Aoife|Brendan|Caoimhe|Eimear|Fergal|Grainne|Killian|Oisin|Siobhan|Tadhg"
    ),
    "petname": listed(
        "Filou|Praline|Chouchou|Balou|Strolch|Mokka|Biscotto|Fusilli|Polpetta|Birba|Puszek|Reksio|Banshee|Bramble|Fidget"
        "|Schnitzel|Moustache|Brioche|Cannelloni|Shamrock|Mirabelle|Trufla"
    ),
    "town": listed(
        "Rennes|Grenoble|Annecy|Dijon|Angers|Biarritz|Perpignan|Limoges|Colmar|Bayonne|Quimper|Kassel|Erfurt|Rostock"
        "|Regensburg|Bamberg|Passau|Oldenburg|Wuppertal|Bergamo|Lecce|Ferrara|Mantua|Modena|Ravenna|Cagliari|Torun"
        "|Lublin|Katowice|Olsztyn|Bialystok|Kilkenny|Sligo|Tralee|Wexford|Drogheda"
    ),
    "job": listed(
        "chimney sweep|bookbinder|speech therapist|tram driver|pastry chef|tax adviser|data analyst|sound engineer"
        "|dental hygienist|stonemason|insurance broker|train conductor|radiographer|wine merchant|lab technician"
        "|kindergarten teacher|notary|forest ranger|piano tuner|customs officer"
    ),
    "company": listed(
        "Bergmann Optik|Atelier Duroc|Hofmeister Logistik|Vogelsang Verlag|Caffe Morandi|Ferrante Ceramics"
        "|Nowak Software|Baltika Shipping|Zielinski Furniture|Kowalczyk Dairy|Maison Lacombe|Clinique Saint-Roch"
        "|O'Dowd Engineering|Liffey Analytics|Connemara Seafood|Rheintal Versicherung"
    ),
    "car": listed(
        "VW Touran|VW Polo|Alfa Romeo Giulietta|Lancia Ypsilon|Peugeot 308|BMW i3|Smart Fortwo|Hyundai i20"
        "|Mercedes A-Class|Renault Kangoo|Skoda Fabia|Dacia Sandero|Ford Puma|Opel Astra"
    ),
    "commute": listed("by e-scooter|by cargo bike|by S-Bahn|by trolleybus|by water taxi|on roller skates"),
    "food": listed(
        "cacio e pepe|ratatouille|currywurst|coq au vin|saltimbocca|bigos|colcannon|arancini|cassoulet|tartiflette"
        "|cheese spaetzle|boxty|beef bourguignon|vitello tonnato|seafood chowder|sauerbraten"
    ),
    "colour": listed("mustard yellow|mint green|bottle green|terracotta|petrol blue|apricot|anthracite|raspberry red"),
    "genre": listed("chanson|Italo disco|krautrock|trad|baroque music|electro swing|klezmer|Britpop|shoegaze"),
    "book": listed(
        "Solaris|Buddenbrooks|Dubliners|The Little Prince|The Tin Drum|Perfume|Zeno's Conscience|Effi Briest"
        "|The Neverending Story|Quo Vadis|Small Things Like These|Angela's Ashes|My Brilliant Friend|Invisible Cities"
        "|Bonjour Tristesse|The Baron in the Trees"
    ),
    "film": listed(
        "La Strada|Good Bye Lenin|Run Lola Run|Das Boot|La Haine|Wings of Desire|Cold War|Bicycle Thieves|Sing Street"
        "|The Great Beauty|Delicatessen|The Lives of Others|Jules and Jim|Il Postino"
    ),
    "show": listed(
        "Lupin|Babylon Berlin|Call My Agent|Gomorrah|Father Ted|Deutschland 83|Tatort|Inspector Montalbano|Bad Sisters"
        "|Suburra|Barbarians|Kleo|Moone Boy|The Mire"
    ),
    "restaurant": listed(
        "Trattoria Da Gino|Brasserie Lutece|Zum Goldenen Hirsch|Gasthaus Adler|Osteria del Ponte|Le Petit Zinc"
        "|The Winding Stair|Chez Odette|The Salty Heron|Bistrot Paulette|Pod Aniolami|Locanda Rosmarino"
    ),
    "drink": listed(
        "cafe au lait|rooibos tea|Aperol spritz|wheat beer|kompot|Irish coffee|pear juice|apple spritzer"
        "|hazelnut latte|barley coffee"
    ),
    "shoe": listed("37.5|38.5|39.5|40.5|41.5|43.5"),
    "birthday": listed(
        "17 January|28 February|30 March|2 April|12 May|26 June|14 July|8 August|22 September|31 October|16 November"
        "|29 December"
    ),
    "field": listed(
        "musicology|veterinary medicine|mechanical engineering|Romance languages|agronomy|German studies|oenology"
        "|forestry|hotel management|Celtic studies|Slavic studies|textile design"
    ),
    "university": listed(
        "Sciences Po|Humboldt University|University College Cork|Jagiellonian University|Bocconi University"
        "|Gottingen University|Maynooth University|Warsaw University|Strasbourg University|Pisa University"
    ),
    "wake": listed("5:25|5:40|6:05|6:25|6:50|7:20|7:35|8:10"),
    "team": listed(
        "Borussia Dortmund|Atalanta|Fiorentina|Olympique Marseille|Paris Saint-Germain|Legia Warsaw|Munster Rugby"
        "|Shamrock Rovers|Schalke|Sampdoria|Stade Toulousain|Union Berlin"
    ),
    "hobby": listed(
        "macrame|mushroom picking|salsa dancing|improv theatre|cheese making|choir singing|felting|soap making"
        "|basket weaving|karaoke|line dancing|upcycling furniture|model building|puppet making|pickling"
        "|letterpress printing"
    ),
    "instrument": listed(
        "tin whistle|bodhran|hurdy-gurdy|double bass|concertina|French horn|zither|glockenspiel|vibraphone"
    ),
    "language": listed("Irish|Breton|Catalan|Croatian|Slovak|Lithuanian|Basque|Maltese|Bulgarian|Estonian"),
    "allergy": listed("pistachios|buckwheat|mango|cinnamon|figs|pine nuts|lentils"),
    "sport": listed(
        "bouldering|hurling|camogie|canoeing|orienteering|archery|Gaelic football|trampolining|aikido|floorball"
    ),
    "dish": listed(
        "tarte tatin|soda bread|panna cotta|beetroot soup|leek gratin|rabbit ragu|cabbage rolls|plum cake|osso buco"
        "|nettle soup"
    ),
    "collected": listed("beer mats|fridge magnets|wine corks|music boxes"),
    "place": listed(
        "the hedgehog rescue|the parish hall|the retirement home|the mountain rescue post|the village museum"
        "|the homework club|the language cafe|the open-air theatre|the blood donation centre"
    ),
    "course": listed(
        "bread baking|Python programming|conflict mediation|floristry|project management|stand-up comedy"
        "|furniture restoration|glass blowing|video editing|drystone walling"
    ),
    "award": listed(
        "the regional cooking trophy|the young entrepreneur award|the short story trophy|the architecture prize"
        "|the giant pumpkin trophy|the choir festival cup|the debating trophy|the local hero medal"
    ),
    "plan": listed(
        "walk the Camino|insulate the attic|found a choir|climb the Zugspitze|convert the barn|sail around Corsica"
        "|dig a pond|get a tattoo|hike across the Alps|set up a bed and breakfast|tile the bathroom|learn to ice-skate"
    ),
    "fear": listed("mice|lifts|confined spaces|eels|geese|tunnels|pigeons"),
    "artist": listed(
        "Stromae|Rammstein|Maneskin|The Cranberries|Hozier|Enya|Zucchero|Laura Pausini|Zaz|Dermot Kennedy|Brodka"
        "|Die Toten Hosen|Paolo Conte|Nils Frahm"
    ),
    "race": listed(
        "a gravel race|a forest run|a tower run|a kayak race|a swimrun|an island relay|an open-water race"
        "|a cross-country race|a vineyard run"
    ),
    "purchase": listed(
        "an espresso machine|a pizza oven|a wood stove|a dehumidifier|a pressure washer|a garden shed"
        "|a velvet armchair|a raclette grill|a leather jacket|a chest freezer|a bunk bed|an antique wardrobe"
        "|a robot vacuum|a Persian rug"
    ),
    "injury": listed("kneecap|ring finger|shoulder blade|left arm|right hand|right leg|pelvis"),
    "exam": listed(
        "the boating exam|the motorcycle test|the Goethe exam|the hunting exam|the sommelier exam|the Polish exam"
        "|the apprenticeship exam|the ski instructor exam"
    ),
    "exhibition": listed(
        "the Musee d'Orsay|the Uffizi|the Pergamon Museum|the Bauhaus exhibition|the Caravaggio exhibition"
        "|the emigration museum|the Copernicus Science Centre|the puppet museum|the Doisneau exhibition"
    ),
    "wedding": listed(
        "Annika and Piotr|Chiara and Luca|Maeve and Conor|Celine and Yann|Sabine and Holger|Zofia and Marek"
    ),
    "locker": listed("8193|5508|6934|3071|1427|9682|7815|4350"),
    "wifi": listed("goulash4ever|brezel-tandem-3|rainbarrel1986|puddle-duck-70|omas-apfelbaum|drizzle2day"),
    "alarm": listed("34719|85206|12947|67053|40618|98371"),
    "party": listed(
        "the vineyard barn|the old tram depot|the beer garden by the lake|the ballroom of the Grand Hotel"
        "|the castle cellar"
    ),
    "key": listed(
        "beneath the rosemary pot|in the hollow of the apple tree|on a nail behind the shutter|under the wooden clog"
        "|in the old coffee tin by the shed"
    ),
    "diet": listed("paleo|ketogenic|low-fat"),
}

#: A thing to eat that contains the allergen.
DISHES: dict[str, str] = {
    "pistachios": "pistachio ice cream",
    "buckwheat": "a buckwheat pancake",
    "mango": "a mango lassi",
    "cinnamon": "a cinnamon roll",
    "figs": "a fig tart",
    "pine nuts": "pesto with pine nuts",
    "lentils": "a bowl of lentil dal",
}

#: Diet -> (what it rules out, what it allows).
DIETS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "paleo": (("a slice of toast", "a plate of macaroni cheese"), ("a grilled trout", "a handful of blueberries")),
    "ketogenic": (("a plate of spaghetti", "a jam doughnut"), ("a ribeye steak", "a plate of bacon and eggs")),
    "low-fat": (
        ("a deep-fried sausage", "a portion of buttery chips"),
        ("a bowl of fruit salad", "a steamed courgette"),
    ),
}
