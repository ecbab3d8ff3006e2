"""Golden sentences over all kinds of facts, their changes and their traps; robustness on any text."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.language.extract import extract, stated
from memenv.language.facts import RELATIONS, Fact
from memenv.language.lexicon import RELATIONS as LEXICON
from memenv.stream import Turn, to_days

NOW = to_days(datetime(2023, 5, 10, 14))  # a Wednesday


def said(*lines: str) -> list[Fact]:
    """Facts of "Name: text" lines; Mia and Tom talk."""
    parts = [line.split(": ", 1) for line in lines]
    return extract([Turn(who, text, NOW, f"D1:{i}") for i, (who, text) in enumerate(parts, 1)], ("Mia", "Tom"))


# sentence said by Mia -> relation, value, operation
TOLD = """
I moved to Rome last week. | home | Rome | set
I live in Lyon these days. | home | Lyon | set
We've relocated to New York! | home | New York | set
I'm now based in Berlin. | home | Berlin | set
We just bought a flat in Porto. | home | Porto | set
I used to live in Paris. | home | Paris | end
I was born in Cork. | birthplace | Cork | set
I grew up in Split. | birthplace | Split | set
I'm originally from Ghent. | birthplace | Ghent | set
My hometown is Graz. | birthplace | Graz | set
I work as a nurse. | job | nurse | set
I'm a carpenter now. | job | carpenter | set
I became a pastry chef. | job | pastry chef | set
I started a new job as a librarian. | job | librarian | set
I got promoted to senior engineer. | job | senior engineer | set
I quit my job as a banker. | job | banker | end
I work for Siemens. | employer | Siemens | set
I just joined Nordic Air. | employer | Nordic Air | set
I no longer work for Shell. | employer | Shell | end
My wife is called Clara. | partner | Clara | set
I'm dating Sam now. | partner | Sam | set
My boyfriend's name is Leo. | partner | Leo | set
I got married last Saturday! | marital status | married | set
I got engaged yesterday. | marital status | engaged | set
I'm divorced now. | marital status | divorced | set
I drive a red Volvo. | car | red Volvo | set
I bought a blue hatchback. | car | blue hatchback | set
My car is a Mini. | car | Mini | set
I take the tram to work now. | commute | take the tram | set
I cycle to the office. | commute | cycle | set
I commute by ferry. | commute | by ferry | set
I'm vegan now. | diet | vegan | set
I've gone vegetarian. | diet | vegetarian | set
I'm not vegetarian anymore. | diet | vegetarian | end
My favourite food is ramen. | favourite food | ramen | set
Pad thai is my favorite dish. | favourite food | Pad thai | set
My favourite colour is teal. | favourite colour | teal | set
My favorite color these days is orange. | favourite colour | orange | set
My favourite music genre is jazz. | favourite music | jazz | set
My favourite kind of music is techno. | favourite music | techno | set
My favourite book is Dune. | favourite book | Dune | set
Middlemarch is my favorite novel. | favourite book | Middlemarch | set
My favourite film is Casablanca. | favourite film | Casablanca | set
My favorite movie of all time is Up. | favourite film | Up | set
My favourite season is autumn. | favourite season | autumn | set
My favourite restaurant is Casa Lima. | favourite restaurant | Casa Lima | set
I usually drink green tea. | drink | green tea | set
My usual drink is an espresso. | drink | espresso | set
My shoe size is 39. | shoe size | 39 | set
I wear size 42 shoes. | shoe size | 42 | set
My birthday is on 3 June. | birthday | 3 June | set
I was born on 12 March 1990. | birthday | 12 March 1990 | set
I study marine biology. | field of study | marine biology | set
I'm majoring in history. | field of study | history | set
I study at Ghent University. | university | Ghent University | set
I graduated from the University of Oslo. | university | University of Oslo | set
My boss is Anna Smith. | boss | Anna Smith | set
My new manager is called Petra. | boss | Petra | set
My roommate is Leo. | roommate | Leo | set
I share a flat with Nora now. | roommate | Nora | set
My dentist is Dr Weber. | dentist | Weber | set
My new dentist is called Omar. | dentist | Omar | set
My pottery class is on Thursdays. | class day | Thursday | set
Our book club meets every Tuesday. | class day | Tuesday | set
Choir practice has moved to Monday. | class day | Monday | set
I'm reading The Hobbit right now. | reading | The Hobbit | set
I've started reading "Emma". | reading | Emma | set
I'm watching Dark at the moment. | watching | Dark | set
We're hooked on Slow Horses. | watching | Slow Horses | set
I wake up at 6:30 now. | wake-up time | 6:30 | set
My alarm goes off at seven. | wake-up time | seven | set
I support Celtic. | team | Celtic | set
I'm a fan of Ajax. | team | Ajax | set
My locker code is 4812. | locker code | 4812 | set
The combination for my locker is 1199. | locker code | 1199 | set
The wifi password is tulip42. | wifi password | tulip42 | set
Our wi-fi password is now bluefox. | wifi password | bluefox | set
The alarm code is 9921. | alarm code | 9921 | set
The surprise party for Dad is at the Blue Lagoon. | party place | Blue Lagoon | set
I hide the spare key under the flowerpot. | key place | under the flowerpot | set
The spare key is behind the mirror. | key place | behind the mirror | set
I adopted a dog named Rex last month. | pet | dog Rex | add
We got a cat called Luna. | pet | cat Luna | add
I adopted another dog yesterday. | pet | another dog | add
I have two rabbits. | pet | two rabbits | add
My dog Rex died last month. | pet | dog Rex | end
I've taken up pottery. | hobby | pottery | add
My hobby is birdwatching. | hobby | birdwatching | add
I really enjoy knitting. | hobby | knitting | add
I gave up painting. | hobby | painting | end
I play the cello. | instrument | cello | add
I've started learning the banjo. | instrument | banjo | add
I gave up the violin. | instrument | violin | end
I stopped playing the drums. | instrument | drums | end
I speak Finnish. | language | Finnish | add
I'm learning Korean. | language | Korean | add
I'm fluent in Polish. | language | Polish | add
I have a sister named Ida. | sibling | sister Ida | add
My brother is called Max. | sibling | brother Max | add
We have a daughter named Zoe. | child | daughter Zoe | add
My son's name is Paul. | child | son Paul | add
I made friends with Ravi. | friend | Ravi | add
My best friend is called Eva. | friend | best friend Eva | add
I'm allergic to peanuts. | allergy | peanuts | add
I have a shellfish allergy. | allergy | shellfish | add
I play badminton on Sundays. | sport | badminton | add
I joined a rowing club. | sport | rowing | add
I quit football. | sport | football | end
My signature dish is lasagne. | dish | lasagne | add
I'm known for my goulash. | dish | goulash | add
I collect vintage stamps. | collection | vintage stamps | add
I bought three more records for my collection. | collection | three more records | add
I planted two lemon trees. | plants | two lemon trees | add
I bought another orchid. | plants | another orchid | add
I volunteer at the animal shelter. | volunteering | animal shelter | add
I've started volunteering at a food bank. | volunteering | food bank | add
I stopped volunteering at the library. | volunteering | library | end
I took a first-aid course. | course | first-aid course | add
I signed up for a pottery class. | course | pottery class | add
I won the regional chess prize. | award | regional chess prize | add
I received an award for teaching. | award | award for teaching | add
I want to visit Iceland someday. | plan | visit Iceland someday | add
I'm planning to run a marathon. | plan | run a marathon | add
I'd love to learn sailing. | plan | learn sailing | add
I'm saving up for a camper van. | plan | a camper van | add
I'm afraid of spiders. | fear | spiders | add
Heights terrify me. | fear | Heights | add
I hate mushrooms. | dislike | mushrooms | add
I can't stand cilantro. | dislike | cilantro | add
I went on a trip to Kyoto in April. | trip | Kyoto | add
We visited Malta last summer. | trip | Malta | add
I flew to Lisbon last weekend. | trip | Lisbon | add
I saw Coldplay live on Friday. | concert | Coldplay | add
I went to a Radiohead concert two weeks ago. | concert | Radiohead | add
I ran the Berlin Marathon in September. | race | Berlin Marathon | add
I finished my first 10k on Sunday. | race | first 10k | add
I bought a telescope yesterday. | purchase | telescope | add
I treated myself to a new lamp. | purchase | new lamp | add
I broke my arm two days ago. | injury | arm | add
I sprained my ankle on Monday. | injury | ankle | add
I passed my driving test last week. | exam | driving test | add
I went to a photography exhibition on Sunday. | exhibition | photography exhibition | add
We visited the maritime museum last Friday. | exhibition | maritime museum | add
"""

# further ways to say each kind: sentence said by Mia -> relation, words of the value
WAYS = """
We've just settled into our new place in Leeds. | home | Leeds
After ten years I left Oslo and relocated to Turin in March. | home | Turin
Home for me is Bergen these days. | home | Bergen
I've been a paramedic for three years. | job | paramedic
My job is teaching maths; I'm a secondary-school teacher. | job | teacher
I make my living as a carpenter. | job | carpenter
I'm on the payroll of Nordwind Energy. | employer | Nordwind Energy
My employer is Brightside Media. | employer | Brightside Media
I started at Orion Labs on Monday. | employer | Orion Labs
I've been seeing someone: her name is Paula. | partner | Paula
Anton and I are a couple now. | partner | Anton
Paula and I split up. | partner | Paula
I'm single again. | marital status | single
We tied the knot on 3 June! | marital status | tied the knot
My current ride is a Skoda Octavia. | car | Skoda Octavia
I swapped my old car for a Kia Niro yesterday. | car | Kia Niro
I cycle to work these days. | commute | cycle
These days I commute by tram. | commute | tram
I take the ferry to the office. | commute | ferry
I follow a keto diet. | diet | keto
I've been vegan since January. | diet | vegan
I could eat pierogi all day, it's my favourite dish. | favourite food | pierogi
My all-time favourite colour has to be maroon. | favourite colour | maroon
The music I like best is fado. | favourite music | fado
The film I love most is Amarcord. | favourite film | Amarcord
Of all the seasons I like autumn best. | favourite season | autumn
My go-to restaurant is Casa Pepe. | favourite restaurant | Casa Pepe
I mostly drink oolong tea. | drink | oolong tea
I take a size 41 in shoes. | shoe size | 41
I celebrate my birthday on 4 May. | birthday | 4 May
I come from Tartu originally. | birthplace | Tartu
Tartu is where I grew up. | birthplace | Tartu
I have a degree in botany. | field of study | botany
At university I majored in botany. | field of study | botany
I got my degree from Uppsala University. | university | Uppsala University
My alma mater is Uppsala University. | university | Uppsala University
I report to Ingrid now. | boss | Ingrid
Ingrid is my new manager. | boss | Ingrid
I live with a flatmate called Pavel. | roommate | Pavel
Pavel has moved into my spare room; he's my new flatmate. | roommate | Pavel
My new dentist's name is Novak. | dentist | Novak
My salsa class meets on Thursdays. | class day | Thursday
On Thursdays I go to my salsa class. | class day | Thursday
I'm halfway through Ulysses. | reading | Ulysses
Right now I'm reading a novel called Ulysses. | reading | Ulysses
I've just started Severance, the series. | watching | Severance
We're bingeing Severance. | watching | Severance
I get out of bed at 6:15 every day. | wake-up time | 6:15
I've been waking up at 6:15 lately. | wake-up time | 6:15
I root for the Hornets. | team | Hornets
The Hornets are my team. | team | Hornets
The combination of my locker is 4471. | locker code | 4471
To open my locker you need 4471. | locker code | 4471
Our wifi password is bluefrog77. | wifi password | bluefrog77
You can get on my wifi with bluefrog77. | wifi password | bluefrog77
To switch off the alarm, type 9034. | alarm code | 9034
We're throwing the surprise party at the Harbour Hall. | party place | Harbour Hall
The surprise party will take place in the old barn. | party place | old barn
I hid the spare key behind the third pot. | key place | behind the third pot
There's a spare key under the doormat. | key place | under the doormat
A kitten called Mochi moved in with us last week. | pet | Mochi
I've got a parrot, Kiwi. | pet | Kiwi
We welcomed a second dog, Bolt, into the family yesterday. | pet | Bolt
Our dog Bolt passed away. | pet | Bolt
In my spare time I do pottery. | hobby | pottery
I've got into stargazing lately. | hobby | stargazing
Pottery has become my hobby. | hobby | Pottery
I can play the lute. | instrument | lute
I've been taking harp lessons since May. | instrument | harp
I no longer play the lute. | instrument | lute
I can get by in Czech. | language | Czech
I know Czech. | language | Czech
My brother's name is Otto. | sibling | Otto
I've got a sister, Freya. | sibling | Freya
My daughter is called Elsa. | child | Elsa
Our son Nils was born last Tuesday. | child | Nils
I've made friends with a woman called Tilda. | friend | Tilda
Tilda and I have become good friends. | friend | Tilda
I've taken up fencing. | sport | fencing
I play handball every Tuesday. | sport | handball
The dish I'm known for is moussaka. | dish | moussaka
I own eleven vintage radios. | collection | eleven vintage radios
My stamp collection has grown to forty stamps. | collection | forty stamps
I've got fourteen house plants now. | plants | fourteen house plants
I help out at the animal shelter every Sunday. | volunteering | animal shelter
I do volunteer work at the hospice. | volunteering | hospice
I completed a course in first aid last month. | course | first aid
I enrolled in a welding class. | course | welding
I was awarded the Bergmann Prize last week. | award | Bergmann Prize
I came first in the poetry slam. | award | poetry slam
I hope to walk the Camino next spring. | plan | walk the Camino
My plan is to open a bakery. | plan | open a bakery
Thunderstorms scare me. | fear | Thunderstorms
I have a fear of heights. | fear | heights
I flew to Lisbon two weeks ago. | trip | Lisbon
I spent a weekend in Ghent last month. | trip | Ghent
I was at a Sigur Rós concert on Friday. | concert | Sigur Rós
I caught Sigur Rós live last week. | concert | Sigur Rós
I ran the city marathon last Sunday. | race | city marathon
I crossed the finish line of the harbour run on Sunday. | race | harbour run
I ordered a telescope last night. | purchase | telescope
I got myself a kayak yesterday. | purchase | kayak
I sprained my wrist on Tuesday. | injury | wrist
I passed the bar exam in May. | exam | bar exam
I got through my theory test yesterday. | exam | theory test
I visited the textile museum last Friday. | exhibition | textile museum
I saw an exhibition of Dutch maps last week. | exhibition | Dutch maps
I was a guest at Ida and Per's wedding on Saturday. | wedding | Ida and Per
"""

# sentence, flags that must be set on every fact of a known kind in it
TRAPS = """
I might move to Lisbon next year. | hypothetical
If I ever get a cat, I'd call it Luna. | hypothetical
I'm thinking about becoming a chef. | hypothetical
Maybe I'll adopt a dog named Bo. | hypothetical
I could imagine living in Oslo. | hypothetical
I was tempted to buy a red Volvo. | hypothetical
I wonder whether I should work as a nurse. | hypothetical
I almost moved to Ghent. | hypothetical
My cousin became a chef. | third_party
My neighbour adopted a parrot named Coco. | third_party
My sister moved to Madrid. | third_party
A friend of mine is allergic to nuts. | third_party
My boss plays the cello. | third_party
My mother's favourite colour is red. | third_party
One of my colleagues bought a telescope. | third_party
My uncle used to live in Bath. | third_party
My brother Max speaks Greek. | third_party
My cousin's dog Rex died. | third_party
I heard my aunt moved to Cairo. | third_party
My friend who plays the harp lives in Bonn. | third_party
I don't play the piano. | negated
I've never lived in Paris. | negated
I'm not allergic to peanuts. | negated
I don't speak Dutch. | negated
I haven't adopted a dog. | negated
We never visited Malta. | negated
I didn't move to Oslo. | negated
Do you play the piano? | question
Did you move to Rome last week? | question
Have you ever adopted a dog? | question
Should I move to Berlin? | question
"""


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split(" | ")] for line in table.strip().splitlines()]


@pytest.mark.parametrize(("text", "relation", "value", "operation"), rows(TOLD))
def test_told(text: str, relation: str, value: str, operation: str) -> None:
    facts = said(f"Mia: {text}")
    found = [(fact.relation, fact.value, fact.operation, fact.told, fact.subject) for fact in facts]
    assert (relation, value, operation, True, "Mia") in found
    assert len([fact for fact in facts if fact.relation != "other"]) == 1
    assert all("Mia" in fact.text for fact in facts)


@pytest.mark.parametrize(("text", "flag"), rows(TRAPS))
def test_traps(text: str, flag: str) -> None:
    facts = said(f"Mia: {text}")
    assert facts
    assert any(getattr(fact, flag) for fact in facts)
    assert not [fact for fact in facts if fact.told and fact.relation not in ("other", "plan")]


@pytest.mark.parametrize(
    ("text", "date", "words"),
    [
        ("I moved to Rome on 3 May.", "3 May 2023", "Mia moved to Rome on 3 May 2023."),
        ("I moved to Rome yesterday.", "9 May 2023", "Mia moved to Rome on 9 May 2023."),
        ("Yesterday I adopted a cat.", "9 May 2023", "On 9 May 2023 Mia adopted a cat."),
        ("I flew to Malta two days ago.", "8 May 2023", "Mia flew to Malta on 8 May 2023."),
        ("I flew to Malta last Friday.", "5 May 2023", "Mia flew to Malta on 5 May 2023."),
        ("I flew to Malta last month.", "April 2023", "Mia flew to Malta in April 2023."),
        ("I flew to Malta last year.", "2022", "Mia flew to Malta in 2022."),
        ("I've lived in Bonn since 2019.", "2019", "Mia has lived in Bonn since 2019."),
        ("I flew to Malta in March.", "March 2023", "Mia flew to Malta in March 2023."),
        ("I live in Bonn.", None, "Mia lives in Bonn."),
    ],
)
def test_dates(text: str, date: str | None, words: str) -> None:
    (fact,) = said(f"Mia: {text}")
    assert (fact.date.plain if fact.date else None) == date
    assert fact.text == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("I'm a nurse.", "Mia is a nurse."),
        ("I've adopted a cat.", "Mia has adopted a cat."),
        ("I don't play chess.", "Mia doesn't play chess."),
        ("I really love my garden.", "Mia really loves Mia's garden."),
        ("We study physics.", "Mia studies physics."),
        ("I was never fond of beetroot.", "Mia was never fond of beetroot."),
        ("My dog Rex chewed my slippers.", "Mia's dog Rex chewed Mia's slippers."),
        ("You said your car is red.", "Mia said: Tom said Tom's car is red."),
        ("Adopted a hedgehog!", "Mia adopted a hedgehog."),
        ("Guess what, I finally bought a kayak!", "Mia finally bought a kayak."),
        ("Did I tell you that I moved to Graz?", "Mia moved to Graz."),
        ("My cousin Leo lives in Oslo.", "Mia's cousin Leo lives in Oslo."),
        ("My sister and I moved to Nice.", "Mia's sister and Mia moved to Nice."),
        ("Lost my job as a baker.", "Mia lost Mia's job as a baker."),
    ],
)
def test_retelling(text: str, words: str) -> None:
    assert words in [fact.text for fact in said(f"Mia: {text}")]


def test_two_clauses_are_two_facts() -> None:
    found = [(f.relation, f.value, f.operation) for f in said("Mia: I used to live in Paris, but now I live in Rome.")]
    assert found == [("home", "Paris", "end"), ("home", "Rome", "set")]
    facts = said("Mia: I moved to Rome and my sister got a cat.")
    assert [(f.relation, f.third_party) for f in facts] == [("home", False), ("pet", True)]


def test_pronouns_follow_the_person_or_pet_just_named() -> None:
    facts = said("Mia: My cousin Leo became a chef. He lives in Oslo.")
    assert facts[1].text == "Mia's cousin Leo lives in Oslo." and facts[1].third_party
    facts = said("Mia: I adopted a dog. His name is Bo.")
    assert [(fact.relation, fact.value, fact.text) for fact in facts] == [
        ("pet", "dog Bo", "Mia adopted a dog named Bo.")
    ]


@pytest.mark.parametrize(
    ("lines", "relation", "value"),
    [
        (("Mia: I moved to Oslo.", "Mia: Sorry, I said Oslo, I meant Bergen."), "home", "Bergen"),
        (("Mia: I moved to Oslo.", "Mia: I meant Bergen, not Oslo."), "home", "Bergen"),
        (("Mia: I have a cat named Tim.", "Mia: Correction: it's Kim, not Tim."), "pet", "Kim"),
        (("Mia: My locker code is 4812.", "Mia: Oops, I said the code was 4812, I meant 4821."), "locker code", "4821"),
        (("Mia: My boss is Anna.", "Tom: Ah!", "Mia: Actually, I misspoke, my boss is Ada."), "boss", "Ada"),
    ],
)
def test_corrections(lines: tuple[str, ...], relation: str, value: str) -> None:
    last = [fact for fact in said(*lines) if fact.relation != "other"][-1]
    assert last.relation == relation and value in last.value
    assert value in last.text and "Mia" in last.text
    assert last.operation == "correct"


@pytest.mark.parametrize(
    ("lines", "relation"),
    [
        (("Mia: Please forget the locker code I gave you.",), "locker code"),
        (("Mia: Could you delete my wifi password from your notes?",), "wifi password"),
        (("Mia: Don't keep my alarm code, please.",), "alarm code"),
        (("Mia: My locker code is 4812.", "Mia: Please forget what I just told you."), "locker code"),
        (("Mia: The alarm code is 9921.", "Mia: The alarm code, please forget it."), "alarm code"),
        (("Mia: Please erase where the spare key is hidden.",), "key place"),
        (("Mia: Forget the place of the surprise party, okay?",), "party place"),
    ],
)
def test_forget_requests_name_what_is_meant_and_never_repeat_it(lines: tuple[str, ...], relation: str) -> None:
    last = said(*lines)[-1]
    assert (last.operation, last.relation, last.subject) == ("forget", relation, "Mia")
    assert not any(char.isdigit() for char in last.text + last.value)
    assert last.text.startswith("Mia asked to forget ")


@pytest.mark.parametrize(
    "text",
    [
        "Don't forget to buy milk.",
        "I'll never forget that trip to Rome.",
        "I always forget names.",
        "I forgot my keys.",
    ],
)
def test_other_uses_of_forget_are_no_requests(text: str) -> None:
    assert not [fact for fact in said(f"Mia: {text}") if fact.operation == "forget"]


def test_short_answers_take_their_question() -> None:
    facts = said("Tom: Where do you live now?", "Mia: In Rome.")
    assert (facts[-1].relation, facts[-1].value, facts[-1].text) == ("home", "Rome", "Mia lives in Rome.")
    facts = said("Tom: What colour was the boat you saw?", "Mia: Bright yellow.")
    assert "yellow" in facts[-1].text and "What colour was the boat" in facts[-1].text and "Mia" in facts[-1].text


def test_chitchat_is_marked_and_greetings_are_nothing() -> None:
    assert not said("Mia: Hi!", "Tom: Wow.")
    facts = said("Mia: That sounds lovely, have a great day!")
    assert all(fact.chitchat and fact.confidence < 0.2 for fact in facts)
    (fact,) = said("Mia: The lighthouse on the island has a red door.")
    assert not fact.chitchat and fact.relation == "other" and fact.text.startswith("Mia said")


def test_the_other_speakers_value_is_theirs() -> None:
    (fact,) = said("Mia: You live in Turin.")
    assert fact.subject == "Tom" and fact.confidence < 0.5


def test_relations_are_those_of_the_lexicon() -> None:
    assert not set(RELATIONS) - {relation.name for relation in LEXICON} - {"other"}


PIECES = """I|my|you|we|he|she|it's|the|a|an|moved|to|Rome|last|week|dog|named|Rex|not|if|and|,|.|?|!|;|—|yesterday|forget|meant
said|code|4812|🐶|。|I'd|isn’t|who|  |"""
texts = st.text(st.characters(), max_size=200) | st.lists(
    st.sampled_from([*re.split(r"\||\n", PIECES), "\n", "\ud800"]), max_size=30
).map(" ".join)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["Mia", "Tom"]), texts), max_size=6))
def test_never_raises_names_someone_and_is_deterministic(lines: list[tuple[str, str]]) -> None:
    turns = [Turn(who, text, NOW + i, f"D1:{i}") for i, (who, text) in enumerate(lines)]
    facts = extract(turns, ("Mia", "Tom"))
    assert facts == extract(turns, ("Mia", "Tom"))
    order = [int(fact.source.split(":")[1]) for fact in facts]
    assert order == sorted(order)
    for fact in facts:
        assert fact.text.strip() and fact.speaker in fact.text
        assert fact.relation in RELATIONS and fact.cardinality == RELATIONS[fact.relation]
        assert 0 <= fact.confidence <= 1


@settings(max_examples=50, deadline=None)
@given(st.text(max_size=5), texts, st.floats(allow_nan=False, allow_infinity=False))
def test_any_speaker_and_time(speaker: str, text: str, time: float) -> None:
    for fact in extract([Turn(speaker, text, time, "x")]):
        assert fact.text.strip()


def test_long_and_odd_turns_end_quickly() -> None:
    for text in (
        "word " * 200_000,
        "I moved to " * 20_000,
        "a" * 300_000,
        ",;" * 50_000,
        "(" * 100_000,
        "I " * 100_000,
    ):
        extract([Turn("Mia", text, NOW, "x")], ("Mia", "Tom"))


def test_same_facts_in_another_process_and_hash_seed() -> None:
    root = Path(__file__).resolve().parents[2]
    code = (
        "from memenv.language.extract import extract; from memenv.stream import Turn;"
        "print(extract([Turn('Mia', \"I adopted a dog and I moved to Rome, but my cousin plays the cello\", 19487.0, 'x')], ('Mia', 'Tom')))"
    )
    prints = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(prints) == 1


def test_real_conversations(data_path: Callable[[str], Path]) -> None:
    from memenv.envs.dialogue.locomo import load

    for conversation in load(data_path("locomo/locomo5.json")).conversations:
        for session in conversation.sessions:
            turns = [Turn(t.speaker, t.text, session.time, t.dia_id) for t in session.turns]
            facts = extract(turns, conversation.speakers)
            assert len(turns) <= 2 * len(facts)
            assert all(fact.speaker in fact.text for fact in facts)


@pytest.mark.parametrize(("text", "relation", "value"), rows(WAYS))
def test_more_ways_to_say_it(text: str, relation: str, value: str) -> None:
    found = [fact for fact in said(f"Mia: {text}") if fact.told and fact.relation == relation]
    assert any(value.lower() in fact.value.lower() and value.lower() in fact.text.lower() for fact in found)
    assert all(fact.subject == "Mia" for fact in found)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("We adopted a hamster yesterday! Pepper is so shy.", "Mia adopted a hamster named Pepper on 9 May 2023."),
        ("I got a kitten. This one is called Momo.", "Mia got a kitten named Momo."),
        ("We had a baby on 3 May. We named our child Nora.", "Mia had a baby named Nora on 3 May 2023."),
        ("My favourite dish has changed. It's ramen now.", "Mia's favourite food is ramen."),
        ("I went off my old favourite colour; now it's teal.", "Mia's favourite colour is teal."),
        ("I have a new boss: Petra started last week.", "Petra became Mia's boss"),
        ("I bought a Mini Cooper yesterday, so that's my car now.", "Mia bought a Mini Cooper on 9 May 2023."),
        ("Everyone begs for my goulash; it's my signature dish.", "Mia's signature dish is goulash."),
        ("Keep this to yourself: the surprise party is at the old mill.", "Mia's surprise party is at the old mill."),
        ("The code for my locker is 9027.", "Mia's locker code is 9027."),
        ("Every Monday I have my pottery class.", "Mia's pottery class is on Monday."),
        ("I treated myself yesterday and bought a tent.", "Mia bought a tent on 9 May 2023."),
        ("You should hear me play the oboe!", "Mia plays the oboe."),
        ("Sadly Bo died. I miss my cat.", "Mia's cat Bo died."),
    ],
)
def test_what_one_clause_leaves_to_another(text: str, words: str) -> None:
    assert any(fact.text.startswith(words) and fact.told for fact in said(f"Mia: {text}"))


@pytest.mark.parametrize(
    ("text", "relation", "value", "old"),
    [
        ("I mixed something up: my car is a Fiat Panda, not a Toyota Yaris.", "car", "Fiat Panda", "Toyota Yaris"),
        ("I told you something wrong about my shoe size. It's not 38, it's 44.", "shoe size", "44", "38"),
        ("I have to correct myself. About my team: I said the Reds, but I meant the Blues.", "team", "Blues", "Reds"),
        ("I made a mistake about my wake-up time. It's not 8:05, it's 6:20.", "wake-up time", "6:20", "8:05"),
    ],
)
def test_corrections_that_name_the_kind(text: str, relation: str, value: str, old: str) -> None:
    (fact,) = [fact for fact in said(f"Mia: {text}") if fact.relation != "other"]
    assert (fact.relation, fact.value, fact.operation, fact.old) == (relation, value, "correct", old)
    assert value in fact.text and old not in fact.text


@pytest.mark.parametrize(
    "text",
    [
        "I burned the toast again today.",
        "I forgot my keys at the office again.",
        "The film last night broke my heart.",
        "I left my keys on the bus.",
        "I went to the dentist today.",
        "My team at work is lovely.",
        "I need a new car battery.",
        "Losing my job was tough.",
    ],
)
def test_small_talk_is_of_no_known_kind(text: str) -> None:
    assert not [fact for fact in said(f"Mia: {text}") if fact.told and fact.relation != "other"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Mia lives in Rome.", [("Mia", "home", "Rome", "set")]),
        ("Mia lives in Rome. Mia's previous home was Oslo.", [("home", "Rome", "set"), ("home", "Oslo", "end")]),
        ("Dune is Mia's favourite book.", [("Mia", "favourite book", "Dune", "set")]),
        ("Mia adopted a dog named Rex on 6 May 2023.", [("Mia", "pet", "dog Rex", "add")]),
        ("Petra became Mia's boss on 3 May 2023.", [("Mia", "boss", "Petra", "set")]),
        ("Mia gave up the violin.", [("Mia", "instrument", "violin", "end")]),
        ("Mia doesn't play the piano.", [("Mia", "instrument", "piano", "add")]),
        ("On 9 May 2023 Mia moved to Bonn.", [("Mia", "home", "Bonn", "set")]),
        ("Lives in Rome.", []),
        ("Does Mia live in Rome?", []),
        ("", []),
    ],
)
def test_stated(text: str, expected: list[tuple[str, ...]]) -> None:
    found = stated(text, NOW)
    assert [
        (f.subject, f.relation, f.value, f.operation)[-len(row) :] for f, row in zip(found, expected, strict=True)
    ] == [tuple(row) for row in expected]


def test_stated_keeps_third_parties_and_denials_apart() -> None:
    assert not [fact for fact in stated("Mia's cousin Leo lives in Oslo. Mia doesn't play the piano.") if fact.told]


@pytest.mark.parametrize("row", rows(TOLD))
def test_stored_facts_can_be_read_back(row: list[str]) -> None:
    (fact,) = [fact for fact in said(f"Mia: {row[0]}") if fact.relation != "other"]
    assert (fact.subject, fact.relation) in [(back.subject, back.relation) for back in stated(fact.text, fact.time)]


@settings(max_examples=100, deadline=None)
@given(texts)
def test_stated_never_raises(text: str) -> None:
    assert stated(text) == stated(text)
