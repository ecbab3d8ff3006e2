"""Words of like meaning, and plain general knowledge about what contains what.

`concepts` maps a text to stems in which synonyms are equal, so that "travelled" meets "trip".
"""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.language.stems import content_stems, stem

__all__ = ["KINDS_OF", "concepts", "is_kind_of"]

_SYNONYMS = """
trip travel travelled visit visited vacation holiday journey getaway tour went flew go going gone fly excursion destination
move moved relocate relocated resettle settle
job work occupation profession career employ employed position
buy bought purchase purchased acquire acquired order shopping
adopt adopted rescue rescued bring brought welcome welcomed
wedding marry married marriage wed tie knot spouse
engaged engagement propose proposed proposal
concert gig show performance perform live
race run ran marathon compete competed
injure injured injury hurt broke break broken sprain sprained twist twisted fracture fractured accident
exam test pass passed graduate graduated graduation
exhibition exhibit museum gallery
start started begin began begun join joined commence become became
stop stopped quit gave give up end ended
home house live lives lived reside residence
car vehicle drive drives automobile
child children kid kids son daughter baby
sibling brother sister
friend buddy pal mate
pet animal
food meal dish eat ate eating
movie film cinema
book novel read reading
big large huge
happy glad joyful
see saw seen watch watched
like love enjoy adore fond
hate dislike detest loathe
afraid scared fear terrified phobia frightened
help support assist
talk speak discuss chat
learn learned study studied
teach taught teacher
roommate flatmate housemate
boss manager supervisor
partner boyfriend girlfriend fiance husband wife
allergy allergic
fit exercise
bike bicycle cycle cycled
photo picture photograph image
paint painted painting
cook cooked bake baked prepare
win won award prize medal trophy
town city place
party celebration celebrate celebrated
beach sea ocean seaside
hike hiked hiking trek
doctor physician
mother mom mum
father dad
meet met meeting
lose lost
gift present
create created
favourite favorite prefer preferred
colour color
volunteer volunteering charity
class course workshop lesson
plan planning intend goal dream wish hope
instrument play plays
"""

#: What a member belongs to, for inference: the kind and its usual members or carriers.
KINDS_OF: dict[str, str] = {
    "peanut": "peanut butter satay groundnut snickers pad thai",
    "nut": "peanut almond walnut cashew pistachio hazelnut pecan macadamia marzipan praline nutella pesto baklava nougat satay frangipane pralines granola",
    "tree nut": "almond walnut cashew pistachio hazelnut pecan macadamia marzipan praline nutella pesto baklava",
    "almond": "marzipan frangipane amaretto macaron",
    "hazelnut": "nutella praline gianduja",
    "walnut": "baklava waldorf",
    "sesame": "tahini hummus halva houmous",
    "dairy": "milk cheese butter yoghurt yogurt cream ice cream latte cappuccino custard pizza lasagne lasagna fondue cheesecake milkshake mozzarella parmesan pudding gelato macchiato quiche",
    "milk": "cheese butter yoghurt yogurt cream ice cream latte cappuccino custard cheesecake milkshake pudding pancake dairy fondue pizza gelato",
    "lactose": "milk cheese butter yoghurt yogurt cream ice cream latte cappuccino custard pizza cheesecake milkshake dairy fondue gelato",
    "gluten": "bread pasta wheat cake pizza noodles beer cookies biscuit croissant bagel toast pie pastry muffin couscous sandwich baguette pancake waffle ramen barley lasagne",
    "wheat": "bread pasta cake pizza noodles cookies biscuit croissant bagel toast pastry muffin couscous sandwich baguette pancake waffle gluten",
    "egg": "omelette omelet quiche mayonnaise meringue frittata custard scrambled carbonara cake pancake souffle",
    "shellfish": "scampi bisque cockle seafood shrimp prawn crab lobster oyster mussel clam scallop paella crayfish bouillabaisse langoustine chowder calamari",
    "seafood": "shrimp prawn crab lobster oyster mussel clam scallop paella fish salmon tuna squid sushi calamari cod chowder",
    "fish": "tuna halibut sole eel anchovies caviar kipper plaice perch seabass tilapia pike carp salmon tuna cod sushi anchovy sardine trout herring mackerel sashimi haddock fish and chips bouillabaisse",
    "shrimp": "prawn scampi paella",
    "soy": "tofu edamame miso tempeh soya",
    "strawberry": "strawberries",
    "chocolate": "brownie cocoa truffle mousse",
    "meat": "beef steak burger turkey mince pate chorizo prosciutto pastrami brisket venison goose rabbit mutton liver bratwurst frankfurter cutlet meatloaf drumstick wings gyros shawarma doner carnitas ragout pork ham bacon chicken lamb turkey sausage salami veal duck ribs meatball barbecue hot dog pepperoni schnitzel goulash bolognese kebab roast",
    "pork": "ham bacon sausage salami prosciutto pepperoni chorizo pancetta lard gammon ribs hog swine bratwurst frankfurter carnitas pork",
    "alcohol": "wine beer whisky whiskey rum vodka gin champagne cider cocktail brandy liqueur sherry port prosecco ale lager martini mojito sangria tequila",
    "salt": "instant ramen noodles canned soup bouillon popcorn nuts salted salty crisps anchovies anchovy olives pretzel pretzels pickle pickles pickled brine soy sauce ham bacon jerky feta chips salami prosciutto smoked stock cubes",
    "fat": "fried butter cream bacon lard crisps chips mayonnaise doughnut pastry cheese sausage fritters",
    "garlic": "aioli tzatziki pesto",
    "sugar": "cake candy sweets chocolate cookie biscuit ice cream soda cola lollipop doughnut donut jam caramel syrup fudge dessert pie",
    "carbs": "bread pasta rice potato potatoes noodles pizza cake cereal bagel fries chips croissant pancake waffle risotto couscous baguette toast spaghetti",
    "vegetable": "salad carrot broccoli spinach cabbage lentil bean chickpea tofu cucumber pepper tomato courgette",
    "tomato": "ketchup salsa gazpacho marinara bolognese bruschetta passata caprese",
    "mustard": "dijon vinaigrette",
    "celery": "waldorf",
    "corn": "popcorn tortilla polenta nachos taco cornbread maize",
    "apple": "cider strudel",
    "coconut": "macaroon pina colada",
    "avocado": "guacamole",
    "mushroom": "truffle champignon porcini",
    "onion": "shallot",
    "citrus": "orange lemon lime grapefruit mandarin clementine",
    "banana": "smoothie",
    "cashew": "korma",
    "pistachio": "baklava",
    "honey": "baklava mead",
    "crab": "surimi",
    "lobster": "bisque",
    "animal product": "cheeseburger yolk whey ghee mozzarella parmesan feta brie cheddar butter milkshake pizza lasagne mayonnaise pudding tuna cod prawns mince bacon pate scampi calamari gelatine meringue beef steak burger pork ham bacon chicken lamb turkey sausage fish salmon tuna shrimp prawn sushi milk cheese butter yoghurt yogurt cream ice cream egg omelette honey gelato meatball barbecue pepperoni oyster lobster cheesecake quiche fondue kebab roast crab mussel latte custard schnitzel hot dog salami veal duck carbonara bolognese",
    "pollen": "flower meadow bouquet garden hay field grass",
    "flower": "rose lily bouquet tulip garden daisy",
    "bee": "hive honey beekeeping apiary wasp",
    "bee sting": "bee hive beekeeping apiary",
    "cat": "kitten kitty cat cafe feline",
    "dog": "puppy hound kennel terrier canine labrador poodle",
    "fur": "cat dog rabbit hamster kitten puppy",
    "pet hair": "cat dog rabbit hamster",
    "latex": "balloon rubber gloves",
    "wool": "jumper sweater cardigan knit",
    "dust": "attic cellar",
    "penicillin": "amoxicillin antibiotic",
    "height": "climb climbing cliff tower ladder skyscraper roof bungee parachute skydive balcony ferris wheel mountain paragliding balloon rooftop cable car abseiling zipline hot-air rooftop bridge summit via ferrata",
    "flying": "plane flight airplane helicopter fly aircraft aeroplane skydive air jet",
    "fly": "plane flight airplane helicopter flying aircraft aeroplane jet",
    "water": "swim swimming sea lake boat pool dive diving surf surfing kayak sailing snorkel canoe river",
    "deep water": "sea lake dive diving ocean swim swimming snorkel scuba boat surf kayak sailing open-water",
    "sea": "boat sailing dive diving surf cruise ferry ocean snorkel scuba",
    "spider": "tarantula terrarium arachnid cobweb",
    "snake": "reptile python cobra terrarium viper serpent",
    "dark": "night cave tunnel cellar unlit midnight mine blackout darkroom",
    "enclosed space": "lift elevator cave tunnel submarine cellar mri closet crawl mine",
    "tight space": "lift elevator cave tunnel submarine cellar mri closet crawl mine",
    "small space": "lift elevator cave tunnel submarine cellar mri closet mine",
    "confined space": "lift elevator cave tunnel submarine cellar mri closet mine",
    "lift": "elevator",
    "crowd": "festival concert stadium parade market rally fair busy carnival",
    "public speaking": "speech presentation toast lecture talk audience podium stage address keynote",
    "clown": "circus",
    "thunder": "storm thunderstorm lightning",
    "storm": "thunderstorm lightning hurricane",
    "needle": "injection vaccine vaccination blood tattoo acupuncture jab syringe shot piercing",
    "blood": "donate transfusion surgery injection needle",
    "dentist": "dental tooth drill",
    "bird": "parrot pigeon seagull aviary ostrich goose falcon",
    "insect": "beetle bug bee wasp ant cockroach moth butterfly",
    "horse": "riding pony stable equestrian",
    "ghost": "haunted seance",
    "loud noise": "concert fireworks nightclub club drum",
    "noise": "concert fireworks nightclub club",
    "cold": "winter snow ice skiing arctic",
    "heat": "desert sauna summer",
    "early morning": "sunrise dawn breakfast",
    "rain": "drizzle monsoon wet",
    "French": "France Paris Lyon Marseille Nice Quebec Montreal Brussels Geneva Senegal Bordeaux Toulouse",
    "Spanish": "Spain Madrid Barcelona Seville Valencia Mexico Argentina Colombia Peru Chile Lima Bogota Cuba Santiago Ecuador Uruguay Bilbao Malaga",
    "German": "Germany Berlin Munich Hamburg Austria Vienna Salzburg Zurich Cologne Frankfurt Bern Dresden Leipzig",
    "Italian": "Italy Rome Milan Florence Venice Naples Turin Bologna Genoa Sicily Pisa",
    "Portuguese": "Portugal Lisbon Porto Brazil Rio Brasilia Mozambique Angola",
    "Japanese": "Japan Tokyo Kyoto Osaka Sapporo Nagoya Hiroshima",
    "Mandarin": "China Beijing Shanghai Taiwan Taipei Chinese",
    "Chinese": "China Beijing Shanghai Taiwan Taipei Mandarin",
    "Cantonese": "Hong Kong Guangzhou Macau",
    "Korean": "Korea Seoul Busan",
    "Russian": "Russia Moscow Petersburg",
    "Dutch": "Netherlands Amsterdam Rotterdam Utrecht Holland Hague",
    "Greek": "Greece Athens Crete Thessaloniki Cyprus",
    "Turkish": "Turkey Istanbul Ankara Izmir",
    "Arabic": "Egypt Cairo Morocco Jordan Dubai Lebanon Beirut Tunis Amman Marrakesh Qatar",
    "Swedish": "Sweden Stockholm Gothenburg Malmo Uppsala",
    "Norwegian": "Norway Oslo Bergen Trondheim",
    "Danish": "Denmark Copenhagen Aarhus",
    "Finnish": "Finland Helsinki Tampere Turku",
    "Polish": "Poland Warsaw Krakow Gdansk",
    "Czech": "Czechia Prague Brno",
    "Hungarian": "Hungary Budapest",
    "Hindi": "India Delhi Mumbai",
    "Thai": "Thailand Bangkok",
    "Vietnamese": "Vietnam Hanoi Saigon",
    "Swahili": "Kenya Tanzania Nairobi",
    "Hebrew": "Israel",
    "Icelandic": "Iceland Reykjavik",
    "Welsh": "Wales Cardiff",
    "Irish": "Ireland Dublin",
    "sign language": "deaf signing",
}  # fmt: skip


@lru_cache(maxsize=1)
def _classes() -> dict[str, str]:
    table: dict[str, str] = {}
    for line in _SYNONYMS.strip().splitlines():
        group = line.split()
        head = stem(group[0])
        for word in group:
            table.setdefault(stem(word), head)
    return table


@lru_cache(maxsize=4096)
def concepts(text: str) -> tuple[str, ...]:
    """The content stems of `text` with synonyms made equal, in order."""
    table = _classes()
    return tuple(table.get(word, word) for word in content_stems(text))


@lru_cache(maxsize=1)
def _kinds() -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    return {
        kind: (frozenset(content_stems(kind)), frozenset(content_stems(members))) for kind, members in KINDS_OF.items()
    }


@lru_cache(maxsize=4096)
def is_kind_of(thing: str, kind: str) -> bool:
    """Whether `thing` (a few words) is, holds or involves `kind`: a shared word, or general knowledge."""
    things = frozenset(content_stems(re.sub(r"[-/]", " ", thing)))
    wanted = frozenset(content_stems(kind))
    if not things or not wanted:
        return False
    if wanted <= things or (len(things) == 1 and things <= wanted):
        return True
    return any(name <= wanted and (members & things) for name, members in _kinds().values())
