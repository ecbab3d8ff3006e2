"""Relations that questions ask for and sentences state, with the English that expresses them."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["RELATIONS", "Relation"]


@dataclass(frozen=True)
class Relation:
    """A relation and its wordings. `S` stands for the subject, `O` for the object.

    Attributes:
        name: unique; what a search asks for.
        value: what the object looks like: "name", "year", "amount" or "word".
        nouns: "the NOUN of S", "S's NOUN".
        objects: clauses after a noun for the object: "the city where S was born" has "where S was born".
        questions: what follows the question word.
        sentences: statements.
        same: how two subjects are asked to share the object, after the two names.
        order: words that make a comparison one by this relation.
        cues: pieces of words of which a statement has one (besides the nouns); saves looking further where none is.
    """

    name: str
    value: str
    nouns: tuple[str, ...]
    objects: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    sentences: tuple[str, ...] = ()
    same: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    cues: tuple[str, ...] = ()


def _passive(verb: str, by: str = "by") -> tuple[str, ...]:
    return (f"S (?:was|is|were|has been) (?:\\w+ly )?{verb} {by} O",)


RELATIONS: tuple[Relation, ...] = (
    Relation(
        "birthplace", "name", ("birthplace", "place of birth", "birth place", "home town", "hometown", "native city"),
        ("(?:where|in which) S was born", "S was born in", "S (?:comes|hails) from", "S is a native of"),
        ("(?:was|is) S (?:a )?(?:born|native)", "S was born", "is S (?:originally )?from", "does S (?:come|hail) from"),
        ("S was born (?:and raised )?(?:in|at) O", "S is (?:a )?nati?ve (?:citizen )?of O", "S (?:comes|hails|came) from O(?: by birth)?", "S is (?:originally )?from O"),
        ("born in the same (?:city|town|place|country)", "from the same (?:city|town|place)"),
        cues=("born", "nati", " from "),
    ),
    Relation(
        "spouse", "name", ("spouse", "husband", "wife", "partner"),
        ("(?:who(?:m)? |that |to whom )?S is married(?: to)?", "(?:who|that) is married to S", "(?:who(?:m)?|that) S married"),
        ("is S married to", "did S marry", "is married to S", "married S"),
        ("S (?:is|was|has been) married to O", "S (?:married|wed) O", "S and O (?:are|were) (?:a )?married(?: couple)?", "S (?:is|was) the (?:husband|wife|spouse) of O"),
        cues=("married", "wed ", "husband", "wife"),
    ),
    Relation(
        "employer", "name", ("employer",),
        ("(?:that |which |where )?S (?:works|worked)(?: for| at)?", "(?:that |which )?employs S", "S is employed by"),
        ("does S work(?: for| at)?", "did S work(?: for| at)?", "employs S", "is S employed(?: by)?"),
        ("S (?:works|worked) (?:for|at) O", "S (?:is|was) employed (?:by|at) O", "O employs S", "S earns (?:a|her|his) living (?:at|with) O", "S has a job (?:at|with) O"),
        ("work(?:ing)? for the same (?:company|firm|employer)", "employed by the same (?:company|firm)"),
        cues=("work", "employ", "living", "job"),
    ),
    Relation(
        "alma mater", "name", ("alma mater",),
        ("(?:where |that |at which |which )?S (?:studied|graduated|attended|was educated)(?: at| from)?", "S went to"),
        ("did S (?:study|graduate from|attend|go to)", "(?:was|is) S educated(?: at)?", "did S graduate"),
        ("S (?:studied|was educated|was a student) at O", "S (?:graduated from|attended) O", "S (?:holds|has|took) a degree from O"),
        ("(?:stud(?:y|ied) at|attend(?:ed)?|graduate(?:d)? from) the same (?:university|school|college)",),
        cues=("stud", "educated", "graduated", "attended", "degree"),
    ),
    Relation(
        "birth year", "year", ("birth year", "year of birth", "birth date", "date of birth"),
        (), ("(?:was|is) S born",),
        ("S was born in O", "S first saw the light of day in O"),
        order=("born", "older", "younger", "elder"),
        cues=("born", "light of day"),
    ),
    Relation(
        "director", "name", ("director",),
        ("(?:who|that|which) directed S", "S was directed by", "by whom S was directed"),
        ("directed S", "is S directed by", "was S directed by"),
        (*_passive("directed"), "O directed S", "O sat in the director's chair (?:for|of) S"),
        ("directed by the same (?:person|director)",),
        cues=("direct",),
    ),
    Relation(
        "star", "name", ("star", "lead actor", "lead actress", "leading actor", "leading role", "lead role"),
        ("(?:who|that) (?:stars|starred|plays the lead|has the leading role|has the starring role) in S", "S stars"),
        ("(?:stars|starred|plays the lead|has the leading role) in S", "does S star"),
        ("S (?:stars|starred|features) O", "O (?:stars|starred|plays the lead|has the (?:starring|leading) role) in S", "[Tt]he (?:leading|lead|starring) role in S (?:is|was) played by O"),
        cues=("star", "featur", "lead"),
    ),
    Relation(
        "studio", "name", ("studio", "production company", "producer"),
        ("(?:that|which|who) produced S", "S was produced by"),
        ("produced S", "was S produced by"),
        (*_passive("(?:produced|made)"), "O produced S", "[Tt]he studio behind S (?:was|is) O", "S (?:was|is) a production of O"),
        ("produced by the same (?:company|studio|firm)",),
        cues=("produc", "made"),
    ),
    Relation(
        "release year", "year", ("release year", "year of release", "release date"),
        (), ("(?:was|is) S (?:first )?released", "did S (?:come out|premiere|reach cinemas)"),
        ("S (?:was released|came out|reached cinemas|had its premiere|premiered|was first shown) in O",),
        order=("released", "come out", "came out", "premiere"),
        cues=("released", "came out", "cinemas", "premiere", "shown"),
    ),
    Relation(
        "author", "name", ("author", "writer"),
        ("(?:who|that) (?:wrote|penned) S", "S was written by"),
        ("wrote S", "was S written by", "is S written by"),
        (*_passive("(?:written|penned)"), "O (?:wrote|penned) S", "S came from the pen of O", "S (?:is|was) the work of O"),
        ("written by the same (?:person|author|writer)",),
        cues=("writ", "wrote", "pen", " work of"),
    ),
    Relation(
        "publisher", "name", ("publisher", "publishing house"),
        ("(?:that|which|who) (?:published|brought out) S", "S was published by"),
        ("(?:published|brought out) S", "was S published by"),
        (*_passive("published"), "O (?:published|brought out) S"),
        ("published by the same (?:company|publisher|firm|house)",),
        cues=("publish", "brought out"),
    ),
    Relation(
        "publication year", "year", ("publication year", "year of publication", "publication date"),
        (), ("(?:was|is) S (?:first )?published", "did S (?:first )?appear"),
        ("S (?:was published|first appeared|appeared|reached the shops|was first published) in O",),
        order=("published",),
        cues=("publish", "appeared", "shops"),
    ),
    Relation(
        "founder", "name", ("founder",),
        ("(?:who|that) (?:founded|established|set up|started) S", "S was founded by"),
        ("(?:founded|established|set up|started) S", "was S founded by"),
        (*_passive("(?:founded|established|set up|started)"), "O (?:founded|established|set up|started) S"),
        ("founded by the same (?:person|founder)",),
        cues=("found", "establish", "set up", "start"),
    ),
    Relation(
        "headquarters", "name", ("headquarters", "head office", "seat"),
        ("(?:where|in which) S (?:is based|is headquartered|has its headquarters|has its head office)",),
        ("is S (?:based|headquartered)", "does S have its (?:headquarters|head office)"),
        ("S has its (?:headquarters|head office|seat) in O", "S is (?:headquartered|based) in O", "S runs its business from O"),
        ("(?:based|headquartered) in the same (?:city|town|place)",),
        cues=("headquarter", "based", "business", "office"),
    ),
    Relation(
        "founding year", "year", ("founding year", "year of foundation", "foundation year"),
        (), ("(?:was|is) S (?:founded|established|set up|started)",),
        ("S (?:was founded|was established|was set up|was started|has existed since|opened its doors)(?: in)? O",),
        order=("founded", "established", "set up"),
        cues=("founded", "establish", "set up", "started", "since", "doors"),
    ),
    Relation(
        "location", "name", ("location",),
        ("(?:where|in which) S (?:is located|is situated|stands|has its campus|can be found)",),
        ("is S (?:located|situated)", "can S be found", "does S (?:stand|have its campus)"),
        ("S is (?:located|situated) in O", "S has its campus in O", "S (?:stands|can be found) in O"),
        ("(?:located|situated) in the same (?:city|town|place)",),
        cues=("located", "situated", "campus", "stands", "found"),
    ),
    Relation(
        "rector", "name", ("rector", "president", "head"),
        ("(?:who|that) (?:leads|heads|runs) S",),
        ("(?:leads|heads|runs) S",),
        (*_passive("(?:led|headed|run)"), "O (?:is|serves as|was appointed) (?:the )?(?:rector|head) of S", "O (?:leads|heads) S"),
        cues=("led by", "head", "run by", "lead", "rector"),
    ),
    Relation(
        "singer", "name", ("singer", "lead singer", "vocalist", "frontman"),
        ("(?:who|that) (?:sings in|fronts) S",),
        ("(?:sings in|fronts) S",),
        (*_passive("fronted"), "O (?:sings in|fronts|is the (?:lead )?singer of) S"),
        cues=("sing", "front"),
    ),
    Relation(
        "label", "name", ("label", "record label", "record company"),
        ("(?:that |which |to which )?S (?:is signed|is under contract|records)(?: to| with| for)?",),
        ("is S (?:signed to|under contract with)", "does S record for"),
        ("S is signed to O", "S records for O", "S has a (?:record )?contract with O"),
        ("signed to the same (?:company|label|firm)",),
        cues=("signed", "records", "contract"),
    ),
    Relation(
        "country", "name", ("country",),
        ("(?:where|in which) S (?:lies|is|is located|is situated)", "(?:that|which) S (?:belongs to|is part of)"),
        ("(?:is|lies) S(?: located| situated)?", "does S (?:lie(?: in)?|belong to)", "is S (?:in|part of)"),
        ("S (?:is|lies) in O", "S belongs to O", "S (?:is|forms) (?:a )?part of O"),
        ("in the same country",),
        cues=(" is in ", " lies in ", "belongs", "part of"),
    ),
    Relation(
        "mayor", "name", ("mayor",),
        ("(?:who|that) (?:governs|is mayor of|is the mayor of) S",),
        ("(?:governs|is mayor of) S",),
        ("O (?:is|was elected|became|serves as) (?:the )?mayor of S",),
        cues=("mayor",),
    ),
    Relation(
        "river", "name", ("river",),
        ("(?:that|which) (?:flows|runs) through S", "on which S (?:lies|stands)"),
        ("(?:flows|runs) through S", "does S (?:lie|stand) on"),
        ("S (?:lies|stands) on (?:the banks of )?O", "O (?:flows|runs) through S"),
        ("(?:lie|stand) on the same river",),
        cues=("lies on", "stands on", "through"),
    ),
    Relation(
        "capital", "name", ("capital", "capital city"),
        (), ("is S governed from",),
        ("O is the capital (?:city )?of S", "S is governed from O"),
        cues=("capital", "governed"),
    ),
    Relation(
        "currency", "word", ("currency",),
        (), ("do people (?:pay with|use) in S", "does S use"),
        ("[Pp]eople in S pay with (?:the )?O", "S uses (?:the )?O as its currency"),
        cues=("pay with", "currency"),
    ),
    Relation(
        "length", "amount", ("length",),
        (), ("(?:long )?is S",),
        ("S is O long", "S has a length of O", "S measures O(?: from end to end)?", "S is O in length"),
        cues=("long", "length", "measures"),
    ),
)  # fmt: skip
