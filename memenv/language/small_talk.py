"""Word lists: the small change of talk, which is no part of any value."""

from __future__ import annotations

from memenv.language.stems import STOP_WORDS, stem

__all__ = ["EMPTY", "LIGHT", "SMALL", "SMALL_STEMS", "TALKERS"]

_SMALL_WORDS = """get got getting take took taken taking make made making go went gone going come came give gave given put keep
    kept keeping let have had find found start started begin began begun become became turn turned turns change
    changed changes switch switched move moved try tried do did done say said tell told know knew think thought see
    saw look looked call called name named names use used feel felt seem seems stay stayed leave left bring brought
    show showed mean meant turn happen happened ask asked want wanted need needed hear heard hold held pick picked
    choose chose chosen set belong add added join joined set run ran new old good great nice fine bad big little
    small long short best better last first next second third many much more most other another different same
    single whole entire real true sure certain right wrong main usual regular particular special lovely proper own
    favourite number one ones two kind sort type bit lot lots way ways thing things something anything everything
    nothing someone everyone time times day days week weeks weekend month year years morning evening night afternoon
    today yesterday tomorrow tonight daily weekly weekday weekdays now nowadays lately recently currently present
    moment still already always never ever again once twice ago since soon early late later yet just really truly
    even well only mostly mainly usually often sometimes generally typically normally actually honestly basically
    simply definitely probably certainly surely finally happily sadly luckily believe news life world people person
    place part end top middle side rest home house back away along around together alone apart far near above below
    every each some any few several none no yes yeah ok okay oh well hey please thanks thank sorry course moment
    fact instead although though however besides too also both either neither rather quite pretty very so such ten
    nine eight seven six five four three hundred half dozen rain shine thick thin fun love loves loved like liked
    likes enjoy enjoys prefer prefers adore nobody anyone else like hands down bet guess word question answer story
    reason doubt matter sit sat stand stood lie rise rose write spend spent wait waited return returned arrive
    arrived decide decided discover discovered devote devoted offer offered attend attended sign signed own owned
    carry carried happen send sent accept accepted finish finished having customary habitual present matters stand
    scoop list further services forget hang easy enough wise younger older mere sight thought mistake slip tongue
    misspoke wrong correct correction fix fixed error oops typo amend instead meant happier happiest repertoire
    anywhere advance luck chuffed lesson lessons menu stop stopped playlist playlists mean quote finish easily
    update wound wind ended kindly forgive muddle muddled confused confuse written wrote strike apologies apology
    truth scratch erase told years-long forever regularly officially apparently obviously clearly simply easily
    constantly happy glad proud lucky self myself himself herself itself themselves mine yours hers ours theirs will
    would could should must might may can shall cannot can't don't won't isn't wasn't there's here's what's that's
    it's who's i'm i've i'd i'll we're we've you're they're he's she's let's dont im ive beyond among amongst
    besides except despite without within across toward towards per via mr mrs ms dr doctor favorite"""
#: The small change of talk, as words.
SMALL = frozenset(_SMALL_WORDS.split())
#: The small change of talk, as stems.
SMALL_STEMS = frozenset(stem(word) for word in SMALL)
#: ... with the function words, as words and as stems: what explains a token away.
LIGHT = SMALL_STEMS | SMALL | STOP_WORDS
#: Words that no phrase of a value holds.
_TALKER_WORDS = """i me mine myself you your yours yourself he she they them it its we us who whom whose that this these those
    there should would could"""
TALKERS = frozenset(_TALKER_WORDS.split())
#: Words that make no value by themselves.
_EMPTY_WORDS = """elsewhere customary everywhere somewhere anywhere services ever surprise lot bit thing things way time times
    something anything everything nothing one ones same other another new old good better best usual fond able keen
    sure true right wrong first last place home work day days week now again far long while head mind"""
EMPTY = frozenset(_EMPTY_WORDS.split())
