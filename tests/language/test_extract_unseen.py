"""Sentences that no rule was written for: kinds by their words, corrections, ends, and what is not told."""

import pytest

from memenv.language.extract import extract
from memenv.language.extraction.scoring import guess, topic_of
from memenv.language.facts import OTHER, Fact
from memenv.stream import Turn


def told(text: str) -> list[tuple[str, str, str]]:
    """Kind, value and operation of what Ida tells of herself."""
    return [
        (fact.relation, fact.value, fact.operation)
        for fact in facts(text)
        if fact.told and fact.relation != OTHER and fact.subject == "Ida"
    ]


def facts(text: str) -> list[Fact]:
    return extract([Turn("Ida", text, 19510.4, "D1:1")], ("Ida", "Bruno"))


@pytest.mark.parametrize(
    ("text", "relation", "value"),
    [
        ("The flat I rent is in Turin, over a bakery.", "home", "Turin"),
        ("Every morning I drag myself out of bed at 5:45.", "wake-up time", "5:45"),
        ("Whenever my teeth ache I run to Doctor Silvia.", "dentist", "Silvia"),
        ("Up at work, Pavel is in charge of me.", "boss", "Pavel"),
        ("Of all the colours there are, teal makes me happiest.", "favourite colour", "teal"),
        ("The best novel I know is Middlemarch.", "favourite book", "Middlemarch"),
        ("I keep fit with badminton.", "sport", "badminton"),
        ("On Fridays I go to my ukulele class.", "class day", "Friday"),
        ("I'm mad about jazz, no other music comes close.", "favourite music", "jazz"),
        ("My salary comes from Brightwater Foods.", "employer", "Brightwater Foods"),
    ],
)
def test_kinds_by_words_and_the_look_of_a_value(text: str, relation: str, value: str) -> None:
    assert (relation, value) in [row[:2] for row in told(text)]


@pytest.mark.parametrize(
    ("text", "relation", "value", "old"),
    [
        ("I said I live in Turin, I meant Trento.", "home", "Trento", "Turin"),
        ("Not Turin, sorry, I live in Trento.", "home", "Trento", "Turin"),
        ("Did I tell you my boss was Pavel? That was a slip, it's actually Petra.", "boss", "Petra", "Pavel"),
        ("I got something wrong about my team. It's not Ajax, it's PSV.", "team", "PSV", "Ajax"),
        ("About my favourite season: I said autumn, but I meant spring.", "favourite season", "spring", "autumn"),
    ],
)
def test_corrections(text: str, relation: str, value: str, old: str) -> None:
    (fact,) = [fact for fact in facts(text) if fact.operation == "correct"]
    assert (fact.relation, fact.value, fact.old) == (relation, value, old)


def test_a_question_whether_it_was_told_is_no_correction() -> None:
    assert told("Did I tell you that I moved to Trento?") == [("home", "Trento", "set")]


@pytest.mark.parametrize(
    "text",
    [
        "Jazz isn't my favourite music any more.",
        "I no longer play the cello.",
        "I'm not with Pavel anymore.",
    ],
)
def test_ends(text: str) -> None:
    assert [row[2] for row in told(text)] == ["end"]


@pytest.mark.parametrize(
    "text",
    [
        "My brother's locker code is 4471.",
        "My wife gets up at 5:15.",
        "It was my cousin who ran the marathon last week.",
        "My aunt's signature dish is goulash.",
        "I'd go and live in Trento if I could.",
        "Where did you hear that I play the cello? I don't.",
        "I don't sit down and play the lute.",
        "I sneezed for an hour. I could do with a nap.",
        "Tell the office I said hi.",
    ],
)
def test_what_others_do_and_what_is_not_so_is_not_told(text: str) -> None:
    assert [row for row in told(text) if row[2] != "end"] == []


def test_what_follows_the_value_does_not_deny_it() -> None:
    assert told("I support Ajax, don't tell my dad.") == [("team", "Ajax", "set")]
    assert told("If you ask me, my favourite colour's teal.") == [("favourite colour", "teal", "set")]


def test_own_questions_are_answered() -> None:
    assert told("My shoe size? 41.") == [("shoe size", "41", "set")]
    assert told("Favourite season? Easy, spring.") == [("favourite season", "spring", "set")]


@pytest.mark.parametrize(
    "text",
    [
        "I'd feel better if you forgot the code to my locker.",
        "Kindly put the combination of my locker out of your mind.",
        "Pretend I never gave you the locker combination.",
    ],
)
def test_requests_to_forget_in_other_words(text: str) -> None:
    assert [(fact.operation, fact.relation) for fact in facts(text)] == [("forget", "locker code")]


def test_a_long_story_with_some_words_of_a_kind_is_no_fact() -> None:
    text = "the teeth of the old comb that my grandmother gave Silvia before the war broke one by one"
    assert guess(text, text, False, "", ()) is None


def test_topics() -> None:
    assert topic_of("size in shoes") == "shoe size"
    assert topic_of("hour of rising") == "wake-up time"
    assert topic_of("something odd") == ""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I reread Emma last winter. It's my favourite book.", ("favourite book", "Emma", "set")),
        ("Give me the autumn. Favourite season, no contest.", ("favourite season", "autumn", "set")),
        ("I'm a Turin kid through and through, it's where I was raised.", ("birthplace", "Turin", "set")),
        ("One thing I can't handle is wasps. Scares the life out of me.", ("fear", "wasps", "add")),
        ("I counted my teapots and there are nine.", ("collection", "nine teapots", "add")),
        ("Getting to work? I go by tram.", ("commute", "by tram", "set")),
        ("I'm over my old favourite colour, it's all about teal now.", ("favourite colour", "teal", "set")),
        ("I adopted a goat last week, and this one's Biscuit.", ("pet", "goat Biscuit", "add")),
        ("I have another son too, Anselm.", ("child", "Anselm", "add")),
    ],
)
def test_what_only_makes_sense_with_the_clause_before(text: str, expected: tuple[str, str, str]) -> None:
    assert expected in told(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I'm done with woodcarving. Too dusty.", ("hobby", "woodcarving", "end")),
        ("I've scrapped my plan to cross Spain on foot, it's not happening.", ("plan", "cross Spain on foot", "end")),
        ("Bruna has moved out, so I've got the flat to myself.", ("roommate", "Bruna", "end")),
    ],
)
def test_what_is_given_up(text: str, expected: tuple[str, str, str]) -> None:
    assert expected in told(text)


@pytest.mark.parametrize(
    ("text", "relation", "value"),
    [
        ("Whoops, scratch what I told you. My boss is Petra, not Pavel.", "boss", "Petra"),
        ('Where I put "cider" for my usual drink, kindly read "cocoa".', "drink", "cocoa"),
        ("Tiny correction from me. It's joiner, not welder, I got my own job wrong.", "job", "joiner"),
    ],
)
def test_a_mistake_taken_back_before_it_is_named(text: str, relation: str, value: str) -> None:
    (fact,) = [fact for fact in facts(text) if fact.operation == "correct"]
    assert (fact.relation, fact.value) == (relation, value)


@pytest.mark.parametrize("name", ["Örebro", "Éva", "Šárka", "Łucja", "Żaneta", "Ōmi"])
def test_accented_capitals_begin_names(name: str) -> None:
    assert ("boss", name, "set") in told(f"Up at work, {name} is in charge of me.")
    assert ("dentist", f"Dr {name}", "set") in told(f"My old dentist retired. Now I see Dr {name}.")
