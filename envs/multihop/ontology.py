"""The kinds and relations of the generated world, and how it words them. The reader of passages imports none of this."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["FILLERS", "INTROS", "KINDS", "RELATIONS", "Kind", "Relation"]


@dataclass(frozen=True)
class Kind:
    """A kind of entity: its share of the passages, how a later sentence refers back to it, and how a question does."""

    name: str
    share: float
    back: tuple[str, ...]


@dataclass(frozen=True)
class Relation:
    """A functional relation.

    Attributes:
        name: unique.
        subject: kind of entity that has it.
        target: kind of entity that it leads to, or "year" or "word".
        sentences: how passages state it, {S} subject and {O} object; the last form occurs in the test split only.
        nouns: "the NOUN of X" in questions.
        clauses: other noun phrases for the object, {X} the subject phrase.
        questions: last-hop questions.
        same: yes/no question over two subjects {X} and {Y}; empty where it is not asked.
        order: comparison question over two subjects, asking for the earlier and for the later one.
    """

    name: str
    subject: str
    target: str
    sentences: tuple[str, ...]
    nouns: tuple[str, ...]
    questions: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    same: str = ""
    order: tuple[str, str] = ("", "")


KINDS = (
    Kind("person", 0.36, ()),
    Kind("city", 0.14, ("The city", "The town")),
    Kind("company", 0.12, ("The company", "The firm")),
    Kind("film", 0.11, ("The film", "It")),
    Kind("book", 0.09, ("The novel", "It")),
    Kind("university", 0.06, ("The university", "It")),
    Kind("band", 0.05, ("The band", "The group")),
    Kind("river", 0.04, ("The river", "It")),
    Kind("country", 0.03, ("The country", "It")),
)

INTROS: dict[str, tuple[str, ...]] = {
    "person": ("{S} is a public figure.", "{S} is a well-known name in the region.", "{S} is a retired athlete."),
    "city": ("{S} is a city.", "{S} is a market town.", "{S} is a port."),
    "company": ("{S} is a company.", "{S} is a family-owned firm.", "{S} is a listed company."),
    "film": ("{S} is a film.", "{S} is a feature film.", "{S} is a drama film."),
    "book": ("{S} is a novel.", "{S} is a historical novel.", "{S} is a debut novel."),
    "university": ("{S} is a university.", "{S} is a public university."),
    "band": ("{S} is a band.", "{S} is a rock band.", "{S} is a folk band."),
    "river": ("{S} is a river.", "{S} is a navigable river."),
    "country": ("{S} is a country.", "{S} is a landlocked country."),
}

FILLERS = (
    "Local newspapers have written about the subject on several occasions, mostly in the culture pages.",
    "A short radio feature was broadcast some years ago and has been repeated since.",
    "Opinions among historians differ, and a full account has yet to be written.",
    "Visitors often remark on the quiet atmosphere in the early hours of the morning.",
    "An anniversary was marked with a small ceremony and an exhibition of photographs.",
    "Much of the archive was lost in a fire, so that early records are incomplete.",
    "Several proposals for a documentary were made, but none of them found the money.",
    "The weather in that part of the world is mild, with long and rather wet winters.",
    "Attendance figures have risen slowly, which observers put down to better trains.",
    "Older sources give a different spelling, which has led to some confusion.",
    "A collection of letters on the matter is kept in a private library.",
    "Critics were divided at first, though the general view has since become kinder.",
)

RELATIONS = (
    # --- persons
    Relation(
        "birthplace",
        "person",
        "city",
        ("{S} was born in {O}.", "{S} is a native of {O}.", "{S}'s birthplace is {O}.", "{S} comes from {O} by birth."),
        ("birthplace",),
        ("Where was {X} born?", "In which city was {X} born?"),
        ("the city where {X} was born",),
        same="Were {X} and {Y} born in the same city?",
    ),
    Relation(
        "spouse",
        "person",
        "person",
        ("{S} is married to {O}.", "{S}'s spouse is {O}.", "{S} married {O}.", "{S} and {O} are a married couple."),
        ("spouse",),
        ("Who is {X} married to?", "Who is the spouse of {X}?"),
        ("the person {X} is married to",),
    ),
    Relation(
        "employer",
        "person",
        "company",
        ("{S} works for {O}.", "{S} is employed by {O}.", "{S}'s employer is {O}.", "{S} earns a living at {O}."),
        ("employer",),
        ("Which company does {X} work for?", "What is the employer of {X}?"),
        ("the company that {X} works for",),
        same="Do {X} and {Y} work for the same company?",
    ),
    Relation(
        "alma mater",
        "person",
        "university",
        ("{S} studied at {O}.", "{S} graduated from {O}.", "{S} was educated at {O}.", "{S} holds a degree from {O}."),
        ("alma mater",),
        ("Where did {X} study?", "Which university did {X} attend?"),
        ("the university where {X} studied",),
        same="Did {X} and {Y} study at the same university?",
    ),
    Relation(
        "birth year",
        "person",
        "year",
        (
            "{S} was born in {O}.",
            "{S}'s year of birth is {O}.",
            "The birth year of {S} is {O}.",
            "{S} first saw the light of day in {O}.",
        ),
        ("birth year", "year of birth"),
        ("In what year was {X} born?", "What is the birth year of {X}?"),
        order=("Who was born earlier, {X} or {Y}?", "Who was born later, {X} or {Y}?"),
    ),
    # --- films
    Relation(
        "director",
        "film",
        "person",
        (
            "{S} was directed by {O}.",
            "{O} directed {S}.",
            "The director of {S} was {O}.",
            "{O} sat in the director's chair for {S}.",
        ),
        ("director",),
        ("Who directed {X}?", "Who is the director of {X}?"),
        ("the person who directed {X}",),
        same="Were {X} and {Y} directed by the same person?",
    ),
    Relation(
        "star",
        "film",
        "person",
        (
            "{S} stars {O}.",
            "{O} plays the lead in {S}.",
            "The leading role in {S} is played by {O}.",
            "{O} has the starring role in {S}.",
        ),
        ("star", "lead actor"),
        ("Who stars in {X}?", "Who plays the lead in {X}?"),
        ("the person who stars in {X}",),
    ),
    Relation(
        "studio",
        "film",
        "company",
        (
            "{S} was produced by {O}.",
            "{O} produced {S}.",
            "The studio behind {S} was {O}.",
            "{S} was a production of {O}.",
        ),
        ("studio",),
        ("Which company produced {X}?", "What is the studio of {X}?"),
        ("the company that produced {X}",),
        same="Were {X} and {Y} produced by the same company?",
    ),
    Relation(
        "release year",
        "film",
        "year",
        (
            "{S} was released in {O}.",
            "{S} came out in {O}.",
            "{S} reached cinemas in {O}.",
            "{S} had its premiere in {O}.",
        ),
        ("release year",),
        ("In what year was {X} released?", "When did {X} come out?"),
        order=("Which film was released earlier, {X} or {Y}?", "Which film was released later, {X} or {Y}?"),
    ),
    # --- books
    Relation(
        "author",
        "book",
        "person",
        ("{S} was written by {O}.", "{O} wrote {S}.", "The author of {S} is {O}.", "{S} came from the pen of {O}."),
        ("author",),
        ("Who wrote {X}?", "Who is the author of {X}?"),
        ("the person who wrote {X}",),
        same="Were {X} and {Y} written by the same person?",
    ),
    Relation(
        "publisher",
        "book",
        "company",
        ("{S} was published by {O}.", "{O} published {S}.", "The publisher of {S} is {O}.", "{O} brought out {S}."),
        ("publisher",),
        ("Which company published {X}?", "Who is the publisher of {X}?"),
        ("the company that published {X}",),
        same="Were {X} and {Y} published by the same company?",
    ),
    Relation(
        "publication year",
        "book",
        "year",
        (
            "{S} was published in {O}.",
            "{S} first appeared in {O}.",
            "The publication year of {S} is {O}.",
            "{S} reached the shops in {O}.",
        ),
        ("publication year",),
        ("In what year was {X} published?", "When was {X} published?"),
        order=("Which novel was published earlier, {X} or {Y}?", "Which novel was published later, {X} or {Y}?"),
    ),
    # --- companies
    Relation(
        "founder",
        "company",
        "person",
        ("{S} was founded by {O}.", "{O} founded {S}.", "The founder of {S} is {O}.", "{S} was set up by {O}."),
        ("founder",),
        ("Who founded {X}?", "Who is the founder of {X}?"),
        ("the person who founded {X}",),
        same="Were {X} and {Y} founded by the same person?",
    ),
    Relation(
        "headquarters",
        "company",
        "city",
        (
            "{S} has its headquarters in {O}.",
            "{S} is headquartered in {O}.",
            "{S} is based in {O}.",
            "{S} runs its business from {O}.",
        ),
        ("headquarters",),
        ("Where is {X} based?", "In which city is {X} headquartered?"),
        ("the city where {X} is based",),
        same="Are {X} and {Y} based in the same city?",
    ),
    Relation(
        "founding year",
        "company",
        "year",
        (
            "{S} was founded in {O}.",
            "{S} was established in {O}.",
            "{S} has existed since {O}.",
            "{S} opened its doors in {O}.",
        ),
        ("founding year",),
        ("In what year was {X} founded?", "When was {X} established?"),
        order=("Which company was founded earlier, {X} or {Y}?", "Which company was founded later, {X} or {Y}?"),
    ),
    # --- universities
    Relation(
        "location",
        "university",
        "city",
        ("{S} is located in {O}.", "{S} has its campus in {O}.", "{S} stands in {O}.", "{S} can be found in {O}."),
        ("location",),
        ("Where is {X} located?", "In which city is {X} located?"),
        ("the city where {X} is located",),
        same="Are {X} and {Y} located in the same city?",
    ),
    Relation(
        "rector",
        "university",
        "person",
        (
            "{S} is led by {O}.",
            "The rector of {S} is {O}.",
            "{O} is the rector of {S}.",
            "{O} serves as rector of {S}.",
        ),
        ("rector",),
        ("Who is the rector of {X}?", "Who leads {X}?"),
        ("the person who leads {X}",),
    ),
    # --- bands
    Relation(
        "singer",
        "band",
        "person",
        ("{S}'s singer is {O}.", "{O} sings in {S}.", "The singer of {S} is {O}.", "{S} is fronted by {O}."),
        ("singer",),
        ("Who is the singer of {X}?", "Who sings in {X}?"),
        ("the person who sings in {X}",),
    ),
    Relation(
        "label",
        "band",
        "company",
        ("{S} is signed to {O}.", "{S} records for {O}.", "The label of {S} is {O}.", "{S} has a contract with {O}."),
        ("label",),
        ("Which company is {X} signed to?", "What is the label of {X}?"),
        ("the company that {X} is signed to",),
        same="Are {X} and {Y} signed to the same company?",
    ),
    # --- places
    Relation(
        "country",
        "city",
        "country",
        ("{S} is in {O}.", "{S} lies in {O}.", "{S} belongs to {O}.", "{S} is part of {O}."),
        ("country",),
        ("In which country is {X}?", "Which country does {X} belong to?"),
        ("the country where {X} lies",),
        same="Are {X} and {Y} in the same country?",
    ),
    Relation(
        "mayor",
        "city",
        "person",
        (
            "{S}'s mayor is {O}.",
            "The mayor of {S} is {O}.",
            "{O} is the mayor of {S}.",
            "{O} was elected mayor of {S}.",
        ),
        ("mayor",),
        ("Who is the mayor of {X}?",),
        (),
    ),
    Relation(
        "river",
        "city",
        "river",
        ("{S} lies on {O}.", "{O} flows through {S}.", "{S} stands on the banks of {O}.", "{O} runs through {S}."),
        ("river",),
        ("Which river flows through {X}?",),
        ("the river that flows through {X}",),
        same="Do {X} and {Y} lie on the same river?",
    ),
    Relation(
        "capital",
        "country",
        "city",
        (
            "The capital of {S} is {O}.",
            "{S}'s capital is {O}.",
            "{O} is the capital of {S}.",
            "{S} is governed from {O}.",
        ),
        ("capital",),
        ("What is the capital of {X}?",),
        (),
    ),
    Relation(
        "currency",
        "country",
        "word",
        (
            "The currency of {S} is the {O}.",
            "{S}'s currency is the {O}.",
            "People in {S} pay with the {O}.",
            "{S} uses the {O} as its currency.",
        ),
        ("currency",),
        ("What is the currency of {X}?",),
    ),
    Relation(
        "length",
        "river",
        "word",
        (
            "{S} is {O} long.",
            "{S} has a length of {O}.",
            "The length of {S} is {O}.",
            "{S} measures {O} from end to end.",
        ),
        ("length",),
        ("How long is {X}?", "What is the length of {X}?"),
    ),
)
