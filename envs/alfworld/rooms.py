"""Facts about ALFWorld's 120 rooms, their receptacles and objects, taken from alfworld 0.4.2 (MIT licence).

Receptacles of a room come from its floor plan; where the plan lists a kind without a place (burners, towel holders,
bins, ...), the usual number is filled in. Names are AI2-THOR's.
"""

# ruff: noqa: SIM905 (tables read better as words)

from __future__ import annotations

__all__ = [
    "ACCEPTS",
    "CLEANABLE",
    "COOLABLE",
    "HEATABLE",
    "KNIVES",
    "OBJECTS",
    "OPENABLE",
    "ROOMS",
    "ROOM_KINDS",
    "SLICEABLE",
    "VESSELS",
    "room_kind",
]

ROOM_KINDS = ("Kitchen", "LivingRoom", "Bedroom", "Bathroom")


def room_kind(scene: int) -> str:
    """The kind of room that floor plan `scene` is."""
    return {0: "Kitchen", 2: "LivingRoom", 3: "Bedroom", 4: "Bathroom"}[scene // 100]


def _rooms(table: str) -> dict[int, dict[str, int]]:
    rooms: dict[int, dict[str, int]] = {}
    for line in table.strip().splitlines():
        scene, _, kinds = line.partition(": ")
        pairs = (kind.partition("*") for kind in kinds.split())
        rooms[int(scene)] = {name: int(number or 1) for name, _, number in pairs}
    return rooms


#: Floor plan number to the receptacles in it: kind to count.
ROOMS = _rooms("""
1: Cabinet*8 CoffeeMachine CounterTop*3 Drawer*8 Fridge GarbageCan Microwave Shelf*2 SinkBasin StoveBurner*4 Toaster
2: Cabinet*9 CoffeeMachine CounterTop*2 Drawer*9 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
3: Cabinet*4 CoffeeMachine CounterTop Drawer*6 Fridge GarbageCan Microwave SideTable SinkBasin StoveBurner*4 Toaster
4: Cabinet*2 CoffeeMachine CounterTop*3 DiningTable Drawer*6 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
5: Cabinet*20 CoffeeMachine CounterTop*3 Drawer*3 Fridge GarbageCan Microwave Shelf*3 SinkBasin StoveBurner*4 Toaster
6: Cabinet*15 CoffeeMachine CounterTop*4 Drawer*4 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
7: Cabinet*13 CoffeeMachine CounterTop DiningTable Drawer*4 Fridge GarbageCan Microwave Shelf*3 SinkBasin StoveBurner*4 Toaster
8: Cabinet*18 CoffeeMachine CounterTop*4 Drawer*7 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
9: Cabinet*28 CoffeeMachine CounterTop*3 DiningTable Drawer*11 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
10: Cabinet*3 CoffeeMachine CounterTop*3 Drawer*3 Fridge GarbageCan Microwave Shelf*3 SinkBasin StoveBurner*4 Toaster
11: Cabinet*10 CoffeeMachine CounterTop*3 DiningTable Drawer*5 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
12: Cabinet*15 CoffeeMachine CounterTop*3 Drawer*4 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
13: Cabinet*17 CoffeeMachine CounterTop*3 Drawer*8 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
14: Cabinet*4 CoffeeMachine CounterTop*2 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
15: Cabinet*8 CoffeeMachine CounterTop*2 DiningTable Drawer*3 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
16: Cabinet*21 CoffeeMachine CounterTop*2 DiningTable Drawer*12 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
17: Cabinet*9 CoffeeMachine CounterTop*2 DiningTable*2 Drawer Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
18: Cabinet*13 CoffeeMachine CounterTop*2 DiningTable Drawer*5 Fridge GarbageCan Microwave Safe SinkBasin StoveBurner*4 Toaster
19: Cabinet*13 CoffeeMachine CounterTop*2 DiningTable Drawer Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
20: Cabinet*11 CoffeeMachine CounterTop DiningTable Drawer Fridge GarbageCan Microwave Shelf*3 SinkBasin StoveBurner*4 Toaster
21: Cabinet*4 CoffeeMachine CounterTop DiningTable*3 Drawer Fridge GarbageCan Microwave SideTable SinkBasin StoveBurner*4 Toaster
22: Cabinet*20 CoffeeMachine CounterTop*3 Drawer*2 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
23: Cabinet*6 CoffeeMachine CounterTop DiningTable Drawer Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
24: Cabinet*21 CoffeeMachine CounterTop*3 DiningTable Drawer*3 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
25: Cabinet*8 CoffeeMachine CounterTop Drawer*5 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
26: Cabinet*5 CoffeeMachine CounterTop*2 DiningTable*2 Drawer*3 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
27: Cabinet*9 CoffeeMachine CounterTop*2 DiningTable Drawer*3 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
28: Cabinet*9 CoffeeMachine CounterTop*2 DiningTable*2 Drawer Fridge GarbageCan Microwave SideTable SinkBasin StoveBurner*4 Toaster
29: Cabinet*6 CoffeeMachine CounterTop*2 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
30: Cabinet*13 CoffeeMachine CounterTop*4 Drawer*27 Fridge GarbageCan Microwave SinkBasin StoveBurner*4 Toaster
201: ArmChair*2 CoffeeTable DiningTable*2 Drawer*2 GarbageCan SideTable*2 Sofa TVStand
202: ArmChair CoffeeTable GarbageCan SideTable Sofa TVStand
203: ArmChair CoffeeTable DiningTable Drawer*6 GarbageCan Ottoman SideTable Sofa
204: ArmChair CoffeeTable Desk DiningTable Drawer*6 GarbageCan Safe Shelf*3 Sofa*2 TVStand
205: ArmChair*2 DiningTable Drawer*4 Dresser GarbageCan Ottoman SideTable*3 Sofa
206: ArmChair CoffeeTable GarbageCan Shelf*14 Sofa TVStand*2
207: ArmChair*2 CoffeeTable*2 GarbageCan Shelf*8 Sofa TVStand
208: ArmChair DiningTable Drawer GarbageCan Ottoman Shelf*8 SideTable Sofa TVStand
209: ArmChair CoffeeTable Drawer*3 Dresser GarbageCan SideTable*2 Sofa
210: ArmChair CoffeeTable*2 Drawer*8 Dresser*2 GarbageCan Ottoman Sofa
211: ArmChair CoffeeTable Drawer GarbageCan Shelf*4 SideTable*2 Sofa TVStand
212: ArmChair*2 CoffeeTable Drawer GarbageCan Shelf*4 SideTable Sofa TVStand*2
213: ArmChair*2 CoffeeTable DiningTable Drawer*12 Dresser GarbageCan SideTable*3 Sofa
214: ArmChair CoffeeTable GarbageCan Shelf SideTable Sofa*2
215: CoffeeTable*2 GarbageCan Shelf*8 SideTable*2 Sofa
216: ArmChair DiningTable Drawer*4 GarbageCan Shelf SideTable*3 Sofa
217: ArmChair*2 Cabinet*4 CoffeeTable Drawer*4 Dresser GarbageCan SideTable Sofa
218: CoffeeTable DiningTable Drawer*4 Dresser GarbageCan SideTable*2 Sofa
219: ArmChair Cabinet*4 Drawer*5 Dresser GarbageCan Safe Shelf*12 SideTable Sofa
220: ArmChair CoffeeTable DiningTable*2 Drawer*6 Dresser GarbageCan SideTable Sofa*2 TVStand
221: ArmChair CoffeeTable*2 DiningTable Drawer GarbageCan SideTable Sofa
222: ArmChair CoffeeTable Drawer*7 GarbageCan SideTable*3 Sofa*2 TVStand
223: ArmChair*3 CoffeeTable DiningTable*2 GarbageCan Sofa TVStand
224: ArmChair Cabinet Drawer*19 Dresser GarbageCan SideTable*5 Sofa
225: ArmChair CoffeeTable Drawer GarbageCan Shelf*6 SideTable Sofa*2 TVStand
226: ArmChair CoffeeTable Drawer*7 GarbageCan SideTable Sofa
227: ArmChair*2 Cabinet*8 CoffeeTable*2 DiningTable Drawer*7 GarbageCan Shelf*13 Sofa
228: CoffeeTable DiningTable Drawer GarbageCan SideTable*2 Sofa*2
229: ArmChair CoffeeTable Drawer*4 Dresser GarbageCan SideTable*3 Sofa
230: ArmChair*2 CoffeeTable*2 DiningTable GarbageCan SideTable*2 Sofa
301: Bed Desk Drawer*7 Dresser GarbageCan Shelf*6
302: Bed Desk Drawer*2 GarbageCan Safe Shelf*3 SideTable*2
303: Bed Desk Drawer*3 Dresser GarbageCan Shelf*10 SideTable
304: Bed*2 Desk Drawer GarbageCan LaundryHamper Shelf
305: Bed Desk Drawer*3 Dresser GarbageCan LaundryHamper Shelf
306: Bed Desk Drawer*5 GarbageCan LaundryHamper Shelf SideTable
307: Bed Desk Drawer*3 GarbageCan LaundryHamper Shelf*2 SideTable
308: Bed Desk*2 Drawer*3 GarbageCan LaundryHamper Safe Shelf*5
309: ArmChair*3 Bed Cabinet*2 Desk Drawer*3 GarbageCan LaundryHamper Safe SideTable
310: Bed Cabinet*4 Desk Drawer*2 GarbageCan Shelf SideTable
311: ArmChair*2 Bed CounterTop DiningTable Drawer*2 Dresser GarbageCan LaundryHamper SideTable
312: Bed Desk Drawer*2 GarbageCan Shelf*8 SideTable
313: Bed Desk Drawer*6 GarbageCan Shelf*2 SideTable
314: Bed Desk Drawer*5 Dresser GarbageCan
315: Bed CoffeeTable DiningTable Drawer*13 Dresser GarbageCan
316: Bed Desk Drawer GarbageCan Shelf SideTable
317: Bed Drawer*11 Dresser GarbageCan LaundryHamper Safe SideTable
318: ArmChair Bed*2 Cabinet Desk*2 Drawer*10 Dresser*2 GarbageCan
319: Bed Drawer*10 Dresser GarbageCan Shelf*8
320: Bed Desk*2 GarbageCan Shelf*5
321: ArmChair Bed DiningTable Drawer*2 GarbageCan SideTable*2
322: ArmChair Bed Cabinet*4 Drawer*4 Dresser GarbageCan SideTable*2
323: Bed*2 Desk Drawer*11 Dresser GarbageCan Safe SideTable*2
324: Bed Drawer*10 Dresser GarbageCan Shelf*3
325: Bed Cabinet*4 Drawer*14 Dresser*2 GarbageCan Shelf*2 SideTable
326: Bed*2 DiningTable Drawer*2 GarbageCan Shelf*14 SideTable
327: Bed Desk Drawer*7 Dresser GarbageCan Shelf*4
328: Bed Desk Drawer*2 GarbageCan Shelf SideTable
329: Bed DiningTable Drawer*2 GarbageCan SideTable
330: ArmChair Bed Drawer*14 Dresser GarbageCan Shelf*2 SideTable*2
401: BathtubBasin Cart GarbageCan HandTowelHolder*2 Shelf*4 SinkBasin Toilet ToiletPaperHanger TowelHolder
402: BathtubBasin Cabinet*4 CounterTop GarbageCan HandTowelHolder*2 Shelf SinkBasin*2 Toilet ToiletPaperHanger TowelHolder*2
403: BathtubBasin Cabinet*4 CounterTop GarbageCan HandTowelHolder*2 Shelf SinkBasin*2 Toilet ToiletPaperHanger TowelHolder
404: BathtubBasin GarbageCan HandTowelHolder*2 Shelf*3 SinkBasin Toilet ToiletPaperHanger TowelHolder
405: BathtubBasin Cabinet*5 CounterTop GarbageCan HandTowelHolder*2 SinkBasin Toilet ToiletPaperHanger TowelHolder
406: BathtubBasin Cabinet*2 CounterTop GarbageCan HandTowelHolder*2 SinkBasin Toilet ToiletPaperHanger TowelHolder
407: BathtubBasin Cabinet*4 CounterTop GarbageCan HandTowelHolder*2 SinkBasin*2 Toilet ToiletPaperHanger TowelHolder
408: BathtubBasin Cabinet*4 CounterTop GarbageCan HandTowelHolder*2 SinkBasin*2 Toilet ToiletPaperHanger TowelHolder
409: CounterTop Drawer*6 GarbageCan HandTowelHolder*2 SinkBasin Toilet ToiletPaperHanger TowelHolder
410: BathtubBasin CounterTop Drawer*6 GarbageCan HandTowelHolder*2 SinkBasin*2 Toilet ToiletPaperHanger TowelHolder
411: BathtubBasin CounterTop*2 Drawer*4 GarbageCan HandTowelHolder*2 SinkBasin Toilet ToiletPaperHanger TowelHolder
412: Cabinet*3 CounterTop GarbageCan HandTowelHolder*2 SinkBasin*2 Toilet ToiletPaperHanger TowelHolder
413: BathtubBasin Cabinet*4 CounterTop Drawer Dresser GarbageCan HandTowelHolder*2 SinkBasin*2 Toilet ToiletPaperHanger TowelHolder
414: BathtubBasin Cabinet*9 CounterTop*2 Drawer GarbageCan HandTowelHolder*2 SinkBasin Toilet ToiletPaperHanger TowelHolder
415: BathtubBasin CounterTop Drawer*4 Dresser GarbageCan HandTowelHolder*2 Shelf SinkBasin Toilet ToiletPaperHanger TowelHolder
416: CounterTop Drawer*2 GarbageCan HandTowelHolder*2 SinkBasin*2 Toilet ToiletPaperHanger TowelHolder
417: Cabinet*4 CounterTop GarbageCan HandTowelHolder*2 SinkBasin*2 Toilet ToiletPaperHanger TowelHolder
418: Cabinet*3 CounterTop GarbageCan HandTowelHolder*2 SinkBasin Toilet ToiletPaperHanger TowelHolder
419: BathtubBasin Drawer GarbageCan HandTowelHolder*2 SideTable SinkBasin Toilet ToiletPaperHanger TowelHolder
420: Drawer GarbageCan HandTowelHolder*2 SideTable SinkBasin*2 Toilet ToiletPaperHanger TowelHolder
421: CounterTop Drawer*7 GarbageCan HandTowelHolder*2 SinkBasin*2 Toilet ToiletPaperHanger TowelHolder
422: BathtubBasin Cabinet*5 CounterTop Drawer GarbageCan HandTowelHolder*2 Shelf*2 SinkBasin Toilet ToiletPaperHanger TowelHolder
423: BathtubBasin CounterTop*2 Drawer*8 GarbageCan HandTowelHolder*2 SinkBasin*2 Toilet ToiletPaperHanger TowelHolder
424: Cabinet*4 CounterTop GarbageCan HandTowelHolder*2 SinkBasin*2 Toilet ToiletPaperHanger TowelHolder
425: Cabinet*4 CounterTop GarbageCan HandTowelHolder*2 SinkBasin Toilet ToiletPaperHanger TowelHolder
426: BathtubBasin CounterTop Drawer*7 GarbageCan HandTowelHolder*2 SinkBasin Toilet ToiletPaperHanger TowelHolder
427: BathtubBasin CounterTop Drawer*8 GarbageCan HandTowelHolder*2 SinkBasin Toilet ToiletPaperHanger TowelHolder
428: Cabinet*4 CounterTop GarbageCan HandTowelHolder*2 SinkBasin*2 Toilet ToiletPaperHanger TowelHolder
429: BathtubBasin GarbageCan HandTowelHolder*2 Shelf*2 SinkBasin Toilet ToiletPaperHanger TowelHolder
430: BathtubBasin Cart CounterTop Drawer*4 GarbageCan HandTowelHolder*2 Shelf SinkBasin Toilet ToiletPaperHanger TowelHolder
""")

#: For each kind of receptacle the kinds of objects that may lie there.
ACCEPTS: dict[str, frozenset[str]] = {
    "ArmChair": frozenset(
        "BasketBall Book Box CellPhone Cloth CreditCard KeyChain Laptop Newspaper Pillow RemoteControl".split()
    ),
    "BathtubBasin": frozenset("Cloth DishSponge HandTowel SoapBar".split()),
    "Bed": frozenset("BaseballBat BasketBall Book CellPhone Laptop Newspaper Pillow TennisRacket".split()),
    "Cabinet": frozenset(
        "Book Bowl Box CD Candle Cloth Cup DishSponge Glassbottle HandTowel Kettle Ladle Mug Newspaper Pan "
        "PepperShaker Plate Plunger Pot SaltShaker SoapBar SoapBottle SprayBottle TissueBox ToiletPaper "
        "ToiletPaperRoll Vase WateringCan WineBottle".split()
    ),
    "Cart": frozenset(
        "Candle Cloth DishSponge HandTowel Mug PaperTowel Plunger SoapBar SoapBottle SprayBottle Statue "
        "TissueBox ToiletPaper ToiletPaperRoll Vase".split()
    ),
    "CoffeeMachine": frozenset("Mug".split()),
    "CoffeeTable": frozenset(
        "AlarmClock Apple BaseballBat BasketBall Book Bowl Box Bread ButterKnife CD Candle CellPhone Cloth "
        "CreditCard Cup DishSponge Egg Fork Glassbottle HandTowel Kettle KeyChain Knife Ladle Laptop Lettuce "
        "Mug Newspaper Pan PaperTowel Pen Pencil PepperShaker Plate Pot Potato RemoteControl SaltShaker "
        "SoapBar SoapBottle Spatula Spoon SprayBottle Statue TennisRacket TissueBox ToiletPaper "
        "ToiletPaperRoll Tomato Vase Watch WateringCan WineBottle".split()
    ),
    "CounterTop": frozenset(
        "AlarmClock Apple BaseballBat BasketBall Book Bowl Box Bread ButterKnife CD Candle CellPhone Cloth "
        "CreditCard Cup DishSponge Egg Fork Glassbottle HandTowel Kettle KeyChain Knife Ladle Laptop Lettuce "
        "Mug Newspaper Pan PaperTowel Pen Pencil PepperShaker Plate Pot Potato RemoteControl SaltShaker "
        "SoapBar SoapBottle Spatula Spoon SprayBottle Statue TennisRacket TissueBox ToiletPaper "
        "ToiletPaperRoll Tomato Vase Watch WateringCan WineBottle".split()
    ),
    "Desk": frozenset(
        "AlarmClock BasketBall Book Bowl Box CD Candle CellPhone Cloth CreditCard Cup Glassbottle KeyChain "
        "Laptop Mug Newspaper Pen Pencil Plate RemoteControl SoapBottle SprayBottle Statue TennisRacket "
        "TissueBox ToiletPaper ToiletPaperRoll Vase Watch WateringCan WineBottle".split()
    ),
    "DiningTable": frozenset(
        "AlarmClock Apple BaseballBat BasketBall Book Bowl Box Bread ButterKnife CD Candle CellPhone Cloth "
        "CreditCard Cup DishSponge Egg Fork Glassbottle HandTowel Kettle KeyChain Knife Ladle Laptop Lettuce "
        "Mug Newspaper Pan PaperTowel Pen Pencil PepperShaker Plate Pot Potato RemoteControl SaltShaker "
        "SoapBar SoapBottle Spatula Spoon SprayBottle Statue TennisRacket TissueBox ToiletPaper "
        "ToiletPaperRoll Tomato Vase Watch WateringCan WineBottle".split()
    ),
    "Drawer": frozenset(
        "Book ButterKnife CD Candle CellPhone Cloth CreditCard DishSponge Fork HandTowel KeyChain Knife Ladle "
        "Newspaper Pen Pencil PepperShaker RemoteControl SaltShaker SoapBar SoapBottle Spatula Spoon "
        "SprayBottle TissueBox ToiletPaper ToiletPaperRoll Watch WateringCan".split()
    ),
    "Dresser": frozenset(
        "AlarmClock BasketBall Book Bowl Box CD Candle CellPhone Cloth CreditCard Cup Glassbottle KeyChain "
        "Laptop Mug Newspaper Pen Pencil Plate RemoteControl SprayBottle Statue TennisRacket TissueBox "
        "ToiletPaper ToiletPaperRoll Vase Watch WateringCan WineBottle".split()
    ),
    "Fridge": frozenset(
        "Apple Bowl Bread Cup Egg Glassbottle Lettuce Mug Pan Plate Pot Potato Tomato WineBottle".split()
    ),
    "GarbageCan": frozenset(
        "Apple Bread CD Cloth DishSponge Egg HandTowel Lettuce Newspaper PaperTowel Pen Pencil Potato SoapBar "
        "SoapBottle SprayBottle TissueBox ToiletPaper ToiletPaperRoll Tomato WineBottle".split()
    ),
    "HandTowelHolder": frozenset("HandTowel".split()),
    "LaundryHamper": frozenset("Cloth".split()),
    "Microwave": frozenset("Apple Bowl Bread Cup Egg Glassbottle Mug Plate Potato Tomato".split()),
    "Ottoman": frozenset(
        "BasketBall Book Box CellPhone Cloth CreditCard KeyChain Laptop Newspaper Pillow RemoteControl".split()
    ),
    "Safe": frozenset("CD CellPhone CreditCard KeyChain Statue Vase Watch".split()),
    "Shelf": frozenset(
        "AlarmClock Book Bowl Box CD Candle CellPhone Cloth CreditCard Cup DishSponge Glassbottle HandTowel "
        "Kettle KeyChain Mug Newspaper PaperTowel Pen Pencil PepperShaker Plate Pot RemoteControl SaltShaker "
        "SoapBar SoapBottle SprayBottle Statue TissueBox ToiletPaper ToiletPaperRoll Vase Watch WateringCan "
        "WineBottle".split()
    ),
    "SideTable": frozenset(
        "AlarmClock Apple BaseballBat BasketBall Book Bowl Box Bread ButterKnife CD Candle CellPhone Cloth "
        "CreditCard Cup DishSponge Egg Fork Glassbottle HandTowel Kettle KeyChain Knife Ladle Laptop Lettuce "
        "Mug Newspaper Pan PaperTowel Pen Pencil PepperShaker Plate Pot Potato RemoteControl SaltShaker "
        "SoapBar SoapBottle Spatula Spoon SprayBottle Statue TennisRacket TissueBox ToiletPaper "
        "ToiletPaperRoll Tomato Vase Watch WateringCan WineBottle".split()
    ),
    "SinkBasin": frozenset(
        "Apple Bowl ButterKnife Cloth Cup DishSponge Egg Fork Glassbottle HandTowel Kettle Knife Ladle "
        "Lettuce Mug Pan Plate Pot Potato SoapBar Spatula Spoon Tomato".split()
    ),
    "Sofa": frozenset(
        "BasketBall Book Box CellPhone Cloth CreditCard KeyChain Laptop Newspaper Pillow RemoteControl".split()
    ),
    "StoveBurner": frozenset("Kettle Pan Pot".split()),
    "TVStand": frozenset("TissueBox".split()),
    "Toaster": frozenset(),
    "Toilet": frozenset(
        "Candle Cloth DishSponge HandTowel Newspaper PaperTowel SoapBar SoapBottle SprayBottle TissueBox "
        "ToiletPaper ToiletPaperRoll".split()
    ),
    "ToiletPaperHanger": frozenset("ToiletPaper ToiletPaperRoll".split()),
    "TowelHolder": frozenset("Towel".split()),
}

#: For each kind of room the kinds of objects met there: always, and in some.
OBJECTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "Kitchen": (
        tuple(
            "Apple Bowl Bread ButterKnife Cup DishSponge Egg Fork Knife Lettuce Mug Pan PepperShaker Plate "
            "Pot Potato SaltShaker SoapBottle Spatula Spoon Tomato".split()
        ),
        tuple(
            "Book CellPhone CreditCard Glassbottle Kettle Ladle Pen Pencil SprayBottle Statue Vase WineBottle".split()
        ),
    ),
    "LivingRoom": (
        tuple("Box CreditCard KeyChain Laptop Pillow RemoteControl Statue".split()),
        tuple("Book Bowl Candle CellPhone Newspaper Pen Pencil Plate TissueBox Vase Watch WateringCan".split()),
    ),
    "Bedroom": (
        tuple("AlarmClock Book CD CellPhone CreditCard KeyChain Laptop Pen Pencil Pillow".split()),
        tuple(
            "BaseballBat BasketBall Bowl Box Cloth Mug RemoteControl Statue TennisRacket TissueBox Vase Watch".split()
        ),
    ),
    "Bathroom": (
        tuple("Candle Cloth HandTowel Plunger SoapBar SoapBottle SprayBottle ToiletPaper Towel".split()),
        tuple("DishSponge TissueBox".split()),
    ),
}

HEATABLE = frozenset("Apple Bread Cup Egg Mug Plate Potato Tomato".split())
COOLABLE = frozenset("Apple Bowl Bread Cup Egg Lettuce Mug Pan Plate Pot Potato Tomato WineBottle".split())
CLEANABLE = frozenset(
    "Apple Bowl ButterKnife Cloth Cup DishSponge Egg Fork Kettle Knife Ladle Lettuce Mug Pan Plate Pot "
    "Potato SoapBar Spatula Spoon Tomato".split()
)
SLICEABLE = frozenset("Apple Bread Egg Lettuce Potato Tomato".split())
VESSELS = frozenset("Bowl Box Cup Mug Plate Pan Pot".split())
OPENABLE = frozenset("Fridge Cabinet Microwave Drawer Safe".split())
KNIVES = frozenset("Knife ButterKnife".split())
