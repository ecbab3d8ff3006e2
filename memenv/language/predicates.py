"""Which kind of fact a verb or a noun speaks of: one table that questions and statements are compared by.

"When did Mia sign a contract with Northwind?" and "Mia joined Northwind on 3 May 2023" share no verb, but both speak of
an employer. A word that speaks of few kinds decides, one that speaks of many ("start") only agrees.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from memenv.language.stems import stem

__all__ = ["decided", "kinds", "speaks_of"]

#: Kind of fact (as in `memenv.language.lexicon`, what is one kind in life put together) -> words that speak of it.
_WORDS: dict[str, str] = {
    "home": """move moving relocate resettle settle live reside dwell house home flat apartment place address key unpack
        pack rent emigrate lease town city call residence transfer shift lodge base nest uproot swap decamp village""",
    "job": """work job start begin hire employ become take land find get position post role train profession career gig
        promote appoint qualify switch retrain shift earn accept offer occupation trade living make turn change new secure""",
    "employer": """work job start begin join hire employ company firm sign contract employer payroll staff switch take get
        recruit position desk change employee business onboard workplace organisation move leave accept offer agency""",
    "partner": """date dating together couple relationship see go partner love boyfriend girlfriend start become get pair
        item sweetheart fall romance begin half woo court steady smitten romantic significant""",
    "marital status": """marry married wed wedding divorce engage engaged engagement single separate status become get knot
        propose split marriage wedlock altar tie widow fiance husband wife hitch vow marital proposal""",
    "car": """buy purchase get car drive own acquire vehicle pick lease bring switch trade wheel replace collect model take
        hold automobile dealer receive""",
    "diet": "become go turn switch diet start eat convert adopt keep change cut meal food stop give follow meat eating",
    "boss": """become boss manager supervisor report start take get superior lead head manage supervise chief charge new
        replace succeed team promote order gaffer whip superior""",
    "roommate": """become roommate flatmate housemate share move flat live arrive get new take house apartment room
        replace start roomie""",
    "dentist": "become dentist teeth tooth dental get switch see go new replace change find start",
    "reading": "read book start begin open pick novel dive crack read title get take page stick delve turn",
    "watching": "watch show series start begin hook binge get episode season tv stream follow sitcom television turn pick",
    "pet": """adopt get take bring home pet rescue dog cat rabbit parrot hamster goat puppy kitten bird horse fish turtle
        buy welcome come live foster arrive name call join family own have animal shelter acquire pick give""",
    "hobby": """take start begin get pick discover hobby do try learn pastime practise practice interest find turn up
        leisure go develop fall dabble free spare""",
    "instrument": """play start take begin learn lesson pick instrument practise practice try buy class get music study
        strum teach""",
    "language": """learn start begin study take lesson course class sign enrol enroll language speak pick get practise
        register understand tongue teach evening try""",
    "child": """born birth baby child son daughter kid have become parent mother father arrive welcome give come world
        deliver newborn stork bear mum mom dad birthday infant twin family get""",
    "friend": """friend befriend friendship become make meet know buddy hit start get bond pal mate bestie click close
        acquaint""",
    "sport": """start take begin play join club train training sign do try sport practise practice class team pick get
        session go learn register exercise workout lesson""",
    "volunteering": """volunteer start begin help become sign join work support give time serve lend hand get unpaid
        charity register shift donate offer""",
    "course": """take course class workshop complete do attend finish training seminar study enrol enroll pass learn
        session sign lesson teach go certificate graduate register join evening""",
    "award": """win award receive get give prize take home earn pick grant present honour honor collect accept trophy
        medal bring land scoop claim hand secure come make go""",
    "plan": """plan want go intend hope will aim decide mean like set dream goal wish determine look make mind schedule
        expect resolve arrange""",
    "trip": """travel visit go trip fly flight see tour holiday vacation spend take journey drive stay return explore
        weekend ride getaway come excursion backpack sightsee head train plane away vacate be been set escape fare stop
        break make wander abroad destination arrive""",
    "concert": """see concert gig live attend go show watch hear perform play crowd stage sing listen row tour band
        ticket catch performance be been enjoy singer artist musician festival""",
    "race": """run race take part compete finish complete do participate enter join marathon run cross line go make
        contest start tackle competition""",
    "purchase": """buy purchase get acquire order pick bring home treat hold spend splurge invest pay come lay shop take
        snap hand grab own carry splash new item obtain""",
    "injury": """bone break hurt injure sprain twist fracture injury accident bruise cut tear fall strain dislocate damage
        crack slip trip wound happen have crash snap pull""",
    "exam": """pass take exam test sit get ace clear succeed finish complete write result make go examination nail
        manage licence certificate earn hold come do survive attempt""",
    "exhibition": """visit go see tour exhibition museum show attend look gallery spend walk check explore exhibit take
        wander be been stroll view drop stop trip discover""",
    "wedding": """go wedding attend marry guest celebrate marriage tie knot get say vow dance witness be been ceremony
        invite exchange toast wed party nuptial wedlock altar""",
    "birthplace": "hometown birthplace born grow raise come childhood native originally bring origin hail be root",
    "birthday": "birthday born birth celebrate turn",
    "allergy": "allergy allergic react intolerant reaction",
    "fear": "afraid scare fear terrify frighten phobia dread panic",
    "dislike": "hate dislike detest loathe stand",
    "favourite": "favourite favorite like love best prefer adore fave enjoy top",
    "team": "support root cheer fan follow team back switch supporter club side start become",
    "commute": "commute travel go way work switch get start begin come cycle walk drive ride change office",
    "drink": "drink usual order switch coffee tea beverage start change",
    "wake-up time": "wake get rise alarm up bed morning start",
    "dish": "cook make dish signature bake prepare speciality specialty know famous",
    "collection": "collect collection own have add buy piece",
    "plants": "plant grow keep pot have green water",
    "class day": "class club course lesson choir meet practice rehearsal move training attend take place",
    "studies": "study university degree graduate major college school attend read field subject alma mater student",
    "secret": "code password locker alarm wifi key party hide secret combination spare surprise",
}  # fmt: skip


@lru_cache(maxsize=1)
def _table() -> dict[str, dict[str, float]]:
    found: dict[str, list[str]] = {}
    for kind, words in _WORDS.items():
        for word in dict.fromkeys(stem(word) for word in words.split()):
            found.setdefault(word, []).append(kind)
    return {word: dict.fromkeys(names, 1.0 / len(names)) for word, names in found.items()}


#: Irregular forms whose stem is not that of the verb.
_FORMS = {
    "went": "go", "gone": "go", "goe": "go", "took": "take", "taken": "take", "began": "begin", "begun": "begin",
    "bought": "buy", "got": "get", "gotten": "get", "won": "win", "ran": "run", "saw": "see", "seen": "see", "broke": "break",
    "broken": "break", "flew": "fly", "flown": "fly", "wore": "wear", "woke": "wake", "wrote": "write", "sat": "sit",
    "gave": "give", "given": "give", "came": "come", "met": "meet", "made": "make", "knew": "know", "found": "find",
    "became": "becom", "brought": "bring", "left": "leav", "spent": "spend", "drove": "drive", "ate": "eat", "fell": "fall",
    "fallen": "fall", "heard": "hear", "held": "hold", "taught": "teach", "caught": "catch", "grew": "grow", "grown": "grow",
    "tore": "tear", "torn": "tear", "rode": "ride", "rose": "rise", "sang": "sing", "paid": "pai", "tooth": "teeth",
    "children": "child", "married": "marri", "tied": "tie", "ty": "tie", "wed": "wed", "dy": "die", "laid": "lai", "said": "sai", "had": "have",
    "put": "put", "understood": "understand", "spoke": "speak", "born": "born", "bore": "bear", "dove": "dive",
}  # fmt: skip


def base(word: str) -> str:
    """The stem of a verb's plain form for the stem of any of its forms."""
    return _FORMS.get(word, word)


def speaks_of(word: str) -> Mapping[str, float]:
    """The kinds that a stem speaks of, with weights that sum to 1; empty for a word of no kind."""
    table = _table()
    return table.get(_FORMS.get(word, word)) or {}


def kinds(stems: Iterable[str]) -> dict[str, float]:
    """The kinds that the words speak of together."""
    found: dict[str, float] = {}
    for word in stems:
        for kind, weight in speaks_of(word).items():
            found[kind] = found.get(kind, 0.0) + weight
    return found


#: From this weight on a word is one that hardly speaks of anything else.
_DECIDES = 0.3


def decided(found: Mapping[str, float]) -> frozenset[str]:
    """The kinds that decisive words speak of."""
    return frozenset(kind for kind, weight in found.items() if weight >= _DECIDES)
