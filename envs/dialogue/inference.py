"""Yes or no, from stated facts and from what follows from an allergy, a diet, a fear, a dislike, a language."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memenv.envs.dialogue.facts import shared
from memenv.envs.dialogue.holdings import current, holdings, present_values
from memenv.envs.dialogue.question_people import LANGUAGE
from memenv.envs.dialogue.questions import Question
from memenv.language.lexicon import RELATIONS, Relation
from memenv.language.rare import Rare
from memenv.language.stems import content_stems, stem
from memenv.language.thesaurus import is_kind_of
from memenv.language.values import normal
from memenv.solver import Recall

__all__ = ["yes_no"]


def _thing(question: Question) -> str:
    """What a yes/no question names: its words after the verb."""
    body = re.sub(r"\bx(?:'s)?\b|\b(?:all greek|double dutch)\b", " ", question.body)
    body = re.sub(
        r"\b(?:is|are|was|were|does|do|did|has|have|had|can|could|would|will|should|might|may|be|been|able|to|safe|safely|for|eat|eating|order|share|have|enjoy|enjoying|like|likely|probably|try|trying"
        r"|happy|comfortable|ok|okay|fine|go|going|join|choose|want|with|at|in|on|a|an|the|some|any|good|idea|problem|without|suit|suitable|appreciate|accept|feel|dinner|meal|invite|serve|speak|talk|talking|understand|chat|converse|ever|buy)\b",
        " ",
        body,
    )
    return " ".join(re.sub(r"[^\w\s-]", " ", body).split())


_INFERENCE = ("allergy", "diet", "fear", "dislike", "language")
_CUES = {
    "allergy": r"\b(?:eat|eating|safe|safely|order|share|food|dish|serve|bake|cook|dessert|meal|snack|dinner|lunch|menu|taste|stay away|steer clear|avoid|allerg\w*|have|try|bite|cake|pet|keep|adopt|near|hold)\b",
    "diet": r"\b(?:eat|eating|order|share|food|dish|serve|meal|dinner|lunch|menu|have|try|turn down|stay away|decline|refuse|avoid|skip|steak|burger|bbq|barbecue|enjoy|diet\w*)\b",
    "fear": r"\b(?:afraid|scared|comfortable|enjoy|nervous|relaxed|happy|ride|climb|go|fear\w*|like|visit|try|swim|fly|want|join|hold|walk|ease|at ease|calm|uneasy|frighten\w*)\b",
    "dislike": r"\b(?:like|enjoy|love|want|happy|order|pleased|appreciate|choose|eat|fond|dislike\w*|hate\w*|buy|try|go|watch|listen|gift)\b",
    "language": r"\b(?:speak|spoke|spoken|speaks|speaking|directions|answer|talk|understand|chat|converse|language|communicate|read|order|interpreter|translat\w*|local\w*|follow|conversation|phrasebook)\b",
}


def yes_no(question: Question, memories: Sequence[Recall]) -> str:
    """ "Yes", "No" or "" from what the person is allergic to, eats, fears, speaks or dislikes, or from a stated fact."""
    if len(question.people) > 1 and question.relation:
        relation = RELATIONS[question.relation]
        if relation.cardinality == "one":
            one, other = (current(relation.name, person, memories) for person in question.people[:2])
            return "" if not (one and other) else "Yes" if normal(one) == normal(other) else "No"
        thing = _stripped(question, relation)
        if not thing:
            first, second = (present_values(relation, person, memories) for person in question.people[:2])
            return "" if not (first and second) else "Yes" if shared(question, relation, memories) else "No"
        answers = [_stated(question, person, relation, memories) for person in question.people[:2]]
        return "" if "" in answers and "No" not in answers else "No" if "No" in answers or "" in answers else "Yes"
    if not question.people:
        return ""
    person = question.people[0]
    if question.relation and question.relation not in _INFERENCE:
        stated = _stated(question, person, RELATIONS[question.relation], memories)
        if stated:
            return stated
    return _infer(question, person, memories)


def _stripped(question: Question, relation: Relation) -> str:
    return " ".join(
        w
        for w in _thing(question).split()
        if not relation.label_re.fullmatch(w)
        and w not in ("both", "same", "live", "work", "play", "share", "common", "either")
    )


def _stated(question: Question, person: str, relation: Relation, memories: Sequence[Recall]) -> str:
    thing = content_stems(_thing(question))
    placed = holdings(relation.name, person, memories)
    if not placed:
        return ""
    keys = {
        stem(w)
        for w in (
            "live",
            "work",
            "play",
            "own",
            "still",
            "now",
            "currently",
            "drive",
            "support",
            "name",
            "call",
            "use",
            "study",
            "get",
            "commute",
            "moved",
            "visit",
            "collect",
        )
    }
    wanted = [w for w in thing if w not in keys]
    match = [p for p in placed if wanted and any(w in content_stems(p.held.statement.clause.text) for w in wanted)]
    if not match:
        return "No" if relation.cardinality == "one" and wanted else ""
    last = match[-1]
    if relation.cardinality == "one":
        now = current(relation.name, person, memories)
        return "Yes" if set(content_stems(now)) & set(wanted) else "No"
    return "No" if last.held.ended or last.held.past else "Yes"


#: Predicates that say that something does not suit somebody.
_AGAINST = Rare(
    r"\b(?:afraid|scared?|scary|fear\w*|frighten\w*|terrif\w*|phobi\w*|dread\w*|panic\w*|nervous|anxious|uneasy|worr(?:y|ied|ying)|freak\w*|spook\w*|unnerv\w*|petrif\w*|shak(?:e|y|ing)|trembl\w*|shudder\w*|flee|run away|hide from"
    r"|problem\w*|trouble|issue|difficult\w*|hard time|struggl\w*|dislike|hate|allerg\w*|react\w*|reaction|avoid\w*|(?:stay|keep|keep well|shy|turn|back|move|walk) away|(?:keep|hold|hide|lock) (?:[\w' -]+ )?(?:away|out of reach|from)|without (?:a |any )?(?:word|clue|idea)|all greek|double dutch|(?:steer|keep|stay) clear|warn\w*|caution\w*|a mystery|turn\w* down|say no|says no|pass on|pass up|declin\w*|skip\w*|reject\w*|refus\w*|leave out|cut out|give up|abstain\w*"
    r"|leave (?:[\w ]+ )?(?:untouched|on the plate|aside|alone|uneaten)|push (?:[\w ]+ )?away|send (?:[\w ]+ )?back|send back|object\w*|upset\w*|bother\w*|(?<!easy )(?<!quiet )(?<!clear )(?<!peace of )mind|fright|scream\w*|alarm\w*|hesitat\w*|balk|shun|bad|badly|harm(?:ful|s|ed|ing)?|helpless|medicine|doctor|ambulance|epipen|antihistamines?|hurt|sick|ill|unwell|danger\w*|risk\w*|hazard\w*|threat\w*|unsafe|unwise|unsuitable|unfit|wrong|mistake|poison\w*|deadly|toxic|trigger\w*|cause"
    r"|hives|rash|swell\w*|itch\w*|emergency|hospital|suffer\w*|off[- ]limits|off the (?:menu|table|list|cards)|forbidden|prohibit\w*|taboo|ban|banned|no[- ]go|out of (?:the )?question|not allowed|against|break (?:x's|the|with)|violat\w*|clash\w*|conflict\w*|contradict\w*|go against|uncomfortable|unhappy|unpleasant|discomfort|distress\w*|horrif\w*|stress\w*"
    r"|interpreter|translator|translat\w*|phrasebook|dictionary|subtitles?|interpreting|help with|need help|needs? (?:someone|somebody|a friend) to|(?:be|get|feel|is|are|been) (?:\w+ )?lost|at a loss|over (?:x's|his|her|their) head|beyond x|stuck|in the dark|out of (?:his|her|their) depth|baffled|confused|unable|incapable|fail\w*|nightmare|torture|ordeal|too much for)\b"
)
_LIFTED = re.compile(
    r"\b(?:without|no|not|never|free (?:of|from)|isn't|aren't|wouldn't|won't|doesn't|don't|can't|any)\s+(?:(?:a|an|any|the|much|having|needing|feeling|being|going|be|feel|need|getting|have)\s+){0,3}$"
)
_FOOD = re.compile(
    r"\b(?:eat\w*|food|dish\w*|meal|lunch|dinner|supper|breakfast|brunch|snack|menu|order\w*|serv\w*|bowl|plate|slice|piece|cup|glass|portion|sandwich|soup|salad|diet\w*|cook\w*|dessert|tast\w*|bite|cake|pie|drink\w*|treat|recipe|have|had|try|fine|suit\w*|fit\w*|go with|enjoy\w*|okay|ok|safe|accept|happy|share|offer\w*|pick|choose)\b"
)
_RULED_OUT = {
    "vegan": ("animal product", "meat", "fish", "seafood", "dairy", "egg", "honey"),
    "plant": ("animal product", "meat", "fish", "seafood", "dairy", "egg", "honey"),
    "vegetarian": ("meat", "fish", "seafood", "shellfish"),
    "pescatarian": ("meat",),
    "pescetarian": ("meat",),
    "gluten": ("gluten", "wheat"),
    "dairy": ("dairy", "milk"),
    "lactose": ("lactose", "dairy"),
    "halal": ("pork", "alcohol"),
    "kosher": ("pork", "shellfish"),
    "keto": ("gluten", "carbs", "sugar"),
    "low-carb": ("gluten", "carbs"),
    "low carb": ("gluten", "carbs"),
    "paleo": ("gluten", "dairy"),
    "sugar": ("sugar",),
    "carnivore": ("vegetable", "gluten"),
    "nut": ("nut",),
    "alcohol": ("alcohol",),
    "salt": ("salt",),
    "sodium": ("salt",),
    "fat": ("fat", "dairy"),
    "fodmap": ("onion", "garlic", "gluten"),
    "egg": ("egg",),
    "grain": ("gluten", "carbs"),
    "fruitarian": ("meat", "fish", "dairy", "egg", "gluten"),
    "meat": ("meat",),
}


#: "wheat-free", "no-sugar"
_FREE_OF = re.compile(r"\b([a-z]+)[- ]free\b|\b(?:no|low|zero)[- ]([a-z]+)\b")


def _against(body: str) -> bool:
    """Whether the question asks if something is bad, unwanted or feared, rather than fine."""
    found = False
    if re.search(r"(?<!^)\b(?:can't|cannot|can not|couldn't|isn't able to|not able to|unable to)\b", body):
        return True
    for match in _AGAINST.finditer(body):
        if not _LIFTED.search(body[: match.start()]):
            found = True
    return found


def _infer(question: Question, person: str, memories: Sequence[Recall]) -> str:
    thing = _thing(question)
    opposite = _against(question.body)
    told = {name: [p for p in holdings(name, person, memories) if not p.held.ended] for name in _INFERENCE}
    for name in ("allergy", "fear", "dislike"):
        if any(is_kind_of(thing, p.held.value) for p in told[name]):
            return "Yes" if opposite else "No"
    diet = current("diet", person, memories).lower()
    rules = next((rules for key, rules in _RULED_OUT.items() if diet and key in diet), ())
    if not rules and (free := _FREE_OF.search(diet)) is not None:
        rules = (free[1] or free[2],)
    if any(is_kind_of(thing, kind) for kind in rules):
        return "Yes" if opposite else "No"
    if told["language"] and (
        question.relation == "language"
        or LANGUAGE.search(question.text)
        or (re.search(_CUES["language"], question.body) and not re.search(r"\border\b|\bread\b", question.body))
    ):
        able = any(
            is_kind_of(thing, p.held.value) or set(content_stems(p.held.value)) & set(content_stems(thing))
            for p in told["language"]
        )
        return "Yes" if able != opposite else "No"
    if rules and (question.relation == "diet" or _FOOD.search(question.body)):
        return "No" if opposite else "Yes"
    for name in ("allergy", "fear", "dislike"):
        if told[name] and thing and (question.relation == name or re.search(_CUES[name], question.body)):
            return "No" if opposite else "Yes"
    return ""
