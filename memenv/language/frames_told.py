"""Frames told from another side: what others do to the speaker, who comes into their life, secrets as instructions."""

from __future__ import annotations

import re

from memenv.language.frame_slots import ADVERBS, CLASS, COPULA, SUBJECT, Frame, frame
from memenv.language.recast import (
    allergen,
    favourite,
    full_verb,
    named_after,
    possessive_of,
)

__all__ = ["TOLD", "WEDDINGS"]

#: "Ana and Bo tied the knot, and I was there": the wedding of others.
WEDDINGS: tuple[Frame, ...] = (
    # The wedding of others.
    frame(
        "knot married hitched vows wedding wed_ wed, husband",
        r"^(?P<v>[A-Z]\w+ (?:and|&) [A-Z]\w+) (?:have |has )?(?:tied the knot|got married|got hitched|married|"
        r"said (?:\"?I do\"?|yes to each other)|exchanged (?:vows|rings)|had their wedding|wed|"
        r"celebrated their wedding|became husband and wife)(?P<w>[^,;]*?)(?:,| and|;|\.| while|,? where| with)? ?"
        r"(?:and )?(?:I|me|we|(?P<s>[A-Z]\w+)) (?!missed|could(?:n['’]t| not)|was(?:n['’]t| not)|were(?:n['’]t| not)|did(?:n['’]t| not)|"
        r"heard|read|regret|wish|only|am\b|are\b|is\b|hear|think|hope|sent)[a-z]+\b.*$",
        lambda m: f"{m['s'] or 'I'} went to the wedding of {m['v']}{m['w']}",
    ),
    frame(
        "knot married hitched vows wed_ husband _do_ _do,",
        r"^(?P<s>I|[A-Z]\w+) (?:was|sat|stood|danced|celebrated|cheered|cried)(?: \w+){0,4}? (?:when|as|while) "
        r"(?P<v>[A-Z]\w+ (?:and|&) [A-Z]\w+) (?:tied the knot|got married|got hitched|married|said I do|exchanged "
        r"(?:vows|rings)|wed|became husband and wife)(?P<w>[^,;]*).*$",
        lambda m: f"{m['s']} went to the wedding of {m['v']}{m['w']}",
    ),
    frame(
        "wedding marriage nuptials big_day",
        r"^(?P<s>I|[A-Z]\w+) (?:was|were|danced|celebrated|had|partied|attended|went|got|came|sat|raised|threw)"
        r"\b.*? (?P<v>[A-Z]\w+ (?:and|&) [A-Z]\w+)(?:['’]s?)? (?:wedding|marriage|big day|nuptials)"
        r"(?: (?:party|ceremony|day|reception))?(?P<w>[^,;]*).*$",
        lambda m: f"{m['s']} went to the wedding of {m['v']}{m['w']}",
    ),
)
#: "They hired me as a nurse", "Ada manages me", "To open my locker, dial 1234".
TOLD: tuple[Frame, ...] = (
    # "Let me not leave out Lowri, who also calls me parent".
    frame(
        "calls_me",
        r"^(?:.*? )?(?P<v>[A-Z][\w’'-]*),? (?:who )?(?:also |too |now )?calls me (?:her |his |their )?(?:mum|mom|mam|mummy|mama|dad|daddy|papa|mother|father|parent)\b.*$",
        lambda m: f"My child is {m['v']}",
    ),
    frame(
        "_pay_me _pays_me _paid_me",
        r"^(?P<c>They|[A-Z][\w&' -]*?) (?:pay|pays|paid) me to (?:be|work as|act as) (?P<v>an? [^,;]+)(?:[,;].*)?$",
        lambda m: f"I work as {m['v']}",
    ),
    frame(
        "in_charge_of_me",
        r"^(?:They|The (?:firm|company|bosses|office|management)) (?:have |has )?(?:put|placed) (?P<v>[A-Z][\w’'-]*) in charge of me(?P<w>[^;]*)$",
        lambda m: f"{m['v']} became my boss{m['w']}",
    ),
    frame(
        "_cup _glass _mug",
        r"^(?:[Ii]n my (?:(?:glass|cup|mug)(?: or )?)+,? (?:you(?:['’]ll| will) (?:\w+ )?find|there(?:['’]s| is|['’]ll be)(?: \w+ly)?) |"
        r"(?:.*\b)?[Ww]hat(?:['’]s| is) in my (?:cup|glass|mug)(?:, [^,]+,| these days| now| nowadays| most days)? is )(?P<v>[^,;]+)$",
        lambda m: f"My usual drink is {m['v']}",
    ),
    frame(
        "put_down write_down note_down jot_down",
        r"^.*\bmy (?P<n>fav\w* [\w ]+?|usual [a-z]+|[a-z]+)[,;:.] (?:so )?you (?:may|can|might|could|should) (?:now )?(?:put|write|note|jot)(?: it| me)? down (?:as )?(?P<v>[^,;]+)(?: instead| now)?$",
        lambda m: f"My {m['n']} is {m['v']}",
    ),
    # "Declan and me, we're an item".
    frame(
        "_and_me",
        r"^(?P<v>[A-Z][\w’'-]*) and me,? (?:we['’]re|we are|are|have been|we['’]ve been) (?P<w>[^;:]+)$",
        lambda m: f"{m['v']} and I are {m['w']}",
    ),
    # "I've found love: Ana and I have been an item since May".
    frame(
        "_and_i",
        r"^(?:(?!I and\b)[^:;,]{2,40}(?:[:;] ?|, (?:but|and|so|as|because) |,? as )(?:but |and )?)(?P<v>[A-Z][\w’'-]* and I(?:['’]ve| have|['’]re| are| became| got| started| made| began| tied) [^;:]+)$",
        lambda m: m["v"],
    ),
    frame(
        "same_parents siblings brothers sisters",
        r"^(?P<v>[A-Z][\w’'-]*) and I (?:have|share|come from|were born to) the same (?:parents|mother|father|mum|mom|dad)\b.*$|"
        r"^(?P<w>[A-Z][\w’'-]*) and I (?:are|were|being) (?:full |half-)?(?:siblings|brothers|sisters|brother and sister|sister and brother|twins)\b.*$",
        lambda m: f"My sibling is {m['v'] or m['w']}",
    ),
    # "For work I'm a physiotherapist".
    frame(
        "_work _living _trade day profession occupation work-wise workwise job-wise jobwise career_wise",
        r"^(?:(?:[Ff]or|[Aa]t|[Aa]s for|[Ii]n terms of) (?:my )?(?:work|a living|a job)|[Bb]y (?:day|trade|profession|occupation)|[Ww]ork-?wise|[Jj]ob-?wise|[Cc]areer-?wise|[Pp]rofessionally|[Aa]t work),? "
        r"(?:I am|I['’]m|(?P<s>[A-Z]\w+) is|(?P<s2>I|[A-Z]\w+) works? as) (?P<v>an? [^,;]+)(?:[,;].*)?$",
        lambda m: f"{m['s'] or m['s2'] or 'I'} {'works' if (m['s'] or m['s2'] or 'I') != 'I' else 'work'} as {m['v']}",
    ),
    # Plans told as nouns.
    frame(
        "intention plan ambition dream goal aim list resolution wish hope agenda next ",
        r"^(?:[Ii]t is|[Ii]t['’]s) (?:my|(?P<p>[A-Z]\w+['’]s)) (?:firm |great |big |dearest )?(?:intention|plan|ambition|dream|goal|aim|wish|hope|resolution) to (?P<v>[^;]+)$|"
        r"^(?:(?:[Nn]ext|[Hh]igh|[Ff]irst|[Tt]op|[Nn]umber one) (?:up )?(?:on|of|for) (?:my|the) (?:list|agenda|bucket list|to-do list|wish list|cards)|[Nn]ext up)(?: for me)?(?: right now| at the moment| this year| now)? is (?:to )?(?P<w>[a-z][^;,]+).*$",
        lambda m: f"{m['p'] or 'My'} plan is to {m['v'] or m['w']}",
    ),
    # "Ask me my favourite food now and I'll say kelewele", "Ask me for a colour and I'll say indigo: my favourite".
    frame(
        "_ask",
        r"^(?:[Jj]ust |[Ii]f you |[Ww]hen you |[Gg]o ahead, )?[Aa]sk me (?:for |about |what )?(?:my (?P<n>[\w' -]+?)|an? (?P<k>[\w' -]+?))(?: is)?(?: now| today| these days)?,? "
        r"(?:and )?I(?:['’]ll| will|['’]d| would)? (?:always )?(?:say|answer|name|tell you|reply|pick|shout):? (?P<v>[^,;:]+)(?:[,;:].*)?$",
        lambda m: f"My {m['n'] or 'favourite ' + m['k']} is {m['v']}",
    ),
    # Somebody does something to the speaker.
    frame(
        "_gave_ awarded handed presented",
        r"^(?:They|The (?:jury|judges|committee|club|city|school|company)|People|My "
        r"(?:boss|company|team|colleagues)) (?:have |has |just |finally )*(?:gave|awarded|handed|presented) me "
        r"(?:with )?(?P<v>[^;]+)$",
        lambda m: f"I received {m['v']}",
    ),
    frame(
        "_went_ _gone_ given awarded presented handed",
        r"^(?P<v>[^,;]+? (?:award|prize|medal|trophy|cup|ribbon|grant|scholarship|honou?r)) "
        r"(?:has |have |just |finally )*(?:went|gone|was (?:given|awarded|presented|handed)|is) to "
        r"(?P<s>me|[A-Z]\w+)(?P<w>[^;]*)$",
        lambda m: f"{'I' if m['s'] == 'me' else m['s']} received {m['v']}{m['w']}",
    ),
    frame(
        "_me_",
        r"^(?:They|Somebody|(?P<c>(?!I\b)[A-Z][\w&' -]*?)) (?:have |has |just |finally |recently |now )*"
        r"(?:hired|employed|took|recruited|taken|appointed|promoted|made|brought) me (?:on )?(?:to work )?"
        r"(?:as |to be )?(?P<v>an? [^;]+)$",
        lambda m: f"I was hired as {m['v']}" + (f" at {m['c']}" if m["c"] else ""),
    ),
    frame(
        "told informed confirmed showed _said found revealed warned",
        r"^(?:The|My|An?) (?:new )?(?:doctor|specialist|allergist|dermatologist|test|tests|blood test|clinic|GP|"
        r"physician|nurse|hospital|results?)(?: \w+)? (?:told|informed|confirmed|showed|said|found|revealed|"
        r"warned)(?: me| us| to me)?(?P<w>(?: (?:on|last|in|this|two|three|four|five|six|a|an|yesterday|today)"
        r"\b[^,;]*?)?),? (?:that )?I (?P<v>(?:have|am|['’]m|had|was|suffer|can['’]t)[^;]*)$",
        lambda m: f"I {full_verb(m['v'])}{m['w']}",
    ),
    # People and animals of one's own.
    frame(
        "there meet _have_",
        r"^(?:[Tt]hen |[Aa]nd |[Ff]inally |[Aa]lso )*(?:there is|there['’]s|meet|I have) (?P<v>[A-Z]\w+), "
        r"(?:also |too )?(?:an?|my|the|another) (?:\w+ ){0,2}?(?P<n>sibling|brother|sister|child|kid|son|daughter|"
        r"friend|roommate|flatmate)\b(?: of mine)?.*$",
        lambda m: f"My {m['n']} is {m['v']}",
    ),
    frame(
        "_of_",
        r"^(?P<v>[A-Z]\w+) (?:is|['’]s) (?:also )?(?:another|an?|one) (?:\w+ ){0,2}?"
        r"(?P<n>sibling|brother|sister|child|kid|son|daughter|friend|pet|dog|cat|hobby|sport) of "
        r"(?:mine|(?P<p>[A-Z]\w+)(?:['’]s)?)(?: too| as well)?$",
        lambda m: f"{m['p'] + chr(39) + 's' if m['p'] else 'My'} {m['n']} is {m['v']}",
    ),
    frame(
        "_there",
        r"^(?:[Tt]here is|[Tt]here['’]s|[Tt]here are) (?:now )?(?:"
        r"(?:an?|one more|one|another|yet another|a second|a third|a new) )+(?P<k>[a-z]+(?: [a-z]+)?) "
        r"(?:at home|in (?:my|our|the) (?:home|house|life|flat|family|place)|living with me|here|with me)"
        r"(?P<w>(?: (?:since|as of)[^:,]+)?)(?:[:,]| called| named| and (?:its|his|her) name is| -| –) ?"
        r"(?P<v>[A-Z]\w+)$",
        lambda m: (
            f"I got a {m['k']} named {m['v']}"
            + (
                f" {re.sub('^ (?:since|as of)', 'on', m['w'])}"
                if (m["w"] and m["w"].split()[-1].isdigit()) or re.search(r"\d", m["w"] or "")
                else m["w"].replace(" since", "").replace(" as of", "")
            )
        ),
    ),
    frame(
        "_now_ _today_",
        r"^I (?:took in|adopted|got|brought home|rescued|bought|welcomed|picked up) "
        r"(?P<k>(?:a|another|a second|a third|one more)(?: [a-z]+){1,3}?)"
        r"(?P<w> (?:on|last|yesterday|today|this|two|three|four|five|six|a|an)\b[^,;:]*)?,? and "
        r"(?:now|so now|today) (?:there['’]s|there is|we have|I have|I['’]ve got) (?P<v>[A-Z]\w+)"
        r"(?: too| as well)?$",
        lambda m: (
            f"I adopted {re.sub('^(?:another|a second|a third|one more)', 'a', m['k'])} named {m['v']}{m['w'] or ''}"
        ),
    ),
    frame(
        "became become made _am_now",
        r"^I (?:became|am now|have become|was made) (?:a |an )?(?:proud |happy )?"
        r"(?:parent|mother|father|mum|mom|dad)(?: again)?(?P<w>[^:;,]*)[:;,] ?"
        r"(?:(?:and|little|baby|my|our|her name is|his name is|the baby is called|welcome|meet) )*"
        r"(?:child |son |daughter )?(?P<v>[A-Z]\w+)\b.*$",
        lambda m: f"My child {m['v']} was born{m['w']}",
    ),
    frame(
        "best_ top_ number_one greatest finest",
        rf"^[Tt]he (?:best|top|number one|greatest|finest|nicest) (?P<n>{CLASS}) (?:for (?:me|(?P<s>[A-Z]\w+))|in my (?:opinion|view|eyes|book)|(?:that )?I know)(?:,)? {COPULA} {ADVERBS}(?P<v>[^;,]+)$",
        lambda m: favourite(m["s"] or "I", m["n"], m["v"]),
    ),
    frame(
        "another",
        rf"^(?:{SUBJECT} (?:used to have|had|once had)|(?P<p>[Mm]y|[A-Z]\w+['’]s) (?P<n2>[\w ]+?) used to be) "
        r"another (?:one|(?P<n>(?:fav\w* )?[\w ]+?))(?:,|;)? ?(?:but|and|now|today|nowadays)+,? "
        r"(?:now |today |these days |nowadays )?(?:it['’]s|it is|my favourite is|that is) (?:now )?(?P<v>[^;,]+)$",
        lambda m: (
            f"{possessive_of(m['s']) if m['s'] else m['p'][0].upper() + m['p'][1:]} {m['n'] or m['n2']} is {m['v']}"
        ),
    ),
    frame(
        "over_ above_ before_ instead",
        rf"^{SUBJECT}(?:['’]d| would|['’]ll| will)? (?:always |still |rather |any day )*"
        r"(?:pick|choose|take|prefer|have|put|place|rank|want|go for)s? (?P<v>[^,;]+?) "
        r"(?:over|above|before|ahead of|instead of|rather than) (?:any|every|all|each)(?: of the)?(?: other)?s? "
        rf"(?P<n>{CLASS})(?: any ?(?:day|time))?$",
        lambda m: favourite(m["s"], m["n"], m["v"]),
    ),
    frame(
        "_ask_",
        r"^(?:[Jj]ust )?[Aa]sk (?:me|(?P<s>[A-Z]\w+)) (?:about|for|what) (?P<p>my|his|her|the) (?P<n>[\w' -]+?)"
        r"(?: is)?,? (?:and|then)? ?(?:I|he|she|they|(?:the|my) answer)(?:['’]ll| will|['’]d| would| always| is)?"
        r" ?(?:always )?(?:say|answer|name|tell you|mention|be|reply|shout)?:? (?P<v>[^,;]+)$",
        lambda m: f"{possessive_of(m['s'] or 'I')} {m['n']} is {m['v']}",
    ),
    frame(
        "name names lists counts calls",
        rf"^{SUBJECT} (?:names?|lists?|counts?|calls?|mentions?) (?P<v>[^,;]+?) (?:as|among) (?:an?|the|(?:my|his|her|[A-Z]\w+['’]s)) (?P<n>(?:fav\w*|signature|usual) [\w ]+|hobby|sport)$",
        lambda m: f"{possessive_of(m['s'])} {m['n']} is {m['v']}",
    ),
    frame(
        "allerg intoleran",
        rf"^{SUBJECT} (?:can['’]?t|cannot|can not|must not|mustn['’]t|may not|am not able to|is not able to|never|"
        r"(?:must|have to|has to|need to|needs to|should)) ?(?:(?:eat|have|touch|drink|stand|take|avoid|"
        r"stay away from|keep away from|steer clear of|stay clear of|do without|skip|go near|be near) )+(?:any )?"
        r"(?P<v>[^,;:]+?)(?:,|;)? ?(?:because|due to|since|as|on account of|thanks to|for|owing to)?"
        r"(?: (?:of|I['’]m|I am|(?:he|she) is|I have|(?:he|she) has|it['’]s|my|an?|his|her|the))*,? ?(?:\w+ )?"
        r"(?:allerg\w*|intoleran\w*).*$",
        lambda m: f"{m['s']} {'am' if m['s'] == 'I' else 'is'} allergic to {m['v']}",
    ),
    frame(
        "allerg",
        r"^No (?P<v>[^,;]+?) for (?P<s>me|[A-Z]\w+)\b.*\ballerg.*$",
        lambda m: "I am allergic to " + m["v"] if m["s"] == "me" else f"{m['s']} is allergic to {m['v']}",
    ),
    frame(
        "allerg hives rash swell reaction sneez poison",
        r"^(?:I['’]m allergic,? (?:so |and )?)?(?P<v>[A-Za-z][\w' -]{1,30}?) "
        r"(?:triggers?|sets? off|causes?|gives?|makes?|brings? on|brings?|is|are|leaves?) "
        r"(?P<s>me|my|poison for me|poison to me|[A-Z]\w+['’]s|[A-Z]\w+)\b.*?\b"
        r"(?:allerg\w*|hives|rash|swell\w*|reaction|sneez\w*|poison)?.*$",
        lambda m: allergen(m),
    ),
    frame(
        "allergically",
        rf"^{SUBJECT} reacts? (?:\w+ )?allergically to (?P<v>[^,;]+)$",
        lambda m: f"{m['s']} {'am' if m['s'] == 'I' else 'is'} allergic to {m['v']}",
    ),
    frame(
        "_me_",
        r"^(?P<c>(?!They\b|Somebody\b|I\b|You\b|He\b|She\b|It\b|My\b|The\b)[A-Z][\w&'’ -]*?) "
        r"(?:has |have |just |finally |recently )*(?:hired|employed|took|taken|recruited|employs|poached|headhunted|snapped(?= me up)|signed(?= me up)|lured) me(?: up| away)?"
        r"(?: on(?: board)?)?(?P<w>[^;,]*)$",
        lambda m: f"I was hired by {m['c']}{m['w']}",
    ),
    frame(
        "_me_",
        r"^(?P<v>[^,;]+?) (?:lives|stays|shares (?:a|my|the) (?:home|flat|house|place)) with (?P<s>me)$",
        lambda m: f"I have {m['v']}" if re.match("(?:An?|My) [a-z]", m["v"]) else f"I live with {m['v']}",
    ),
    frame(
        "_with_",
        r"^(?P<v>An? [a-z][a-z ]*? (?:named|called) [A-Z]\w+) lives with (?P<s>[A-Z]\w+)$",
        lambda m: f"{m['s']} has {m['v'][0].lower()}{m['v'][1:]}",
    ),
    frame(
        "_with_",
        r"^(?P<v>[A-Z]\w+) (?:shares? (?:a|the) (?:flat|apartment|house|place|room|home)|rooms?|lives together|splits? the rent) with (?P<s>me|[A-Z]\w+)$",
        lambda m: f"{'My' if m['s'] == 'me' else m['s'] + chr(39) + 's'} roommate is {m['v']}",
    ),
    frame(
        "manage supervise boss tells",
        r"^(?:[Aa]t work,? )?(?P<v>[A-Z]\w+) (?:manages?|supervises?|bosses|leads|directs|tells) (?P<s>me|[A-Z]\w+)\b(?:$| around| what to do| at work).*$",
        lambda m: f"{'My' if m['s'] == 'me' else m['s'] + chr(39) + 's'} boss is {m['v']}",
    ),
    frame(
        "into_the_world light_of_day",
        rf"^{SUBJECT} (?:came into the world|first saw the light of day|saw the light of day)(?: for the first time)? (?P<v>(?:on|in) .+)$",
        lambda m: f"{m['s']} was born {m['v']}",
    ),
    frame(
        "meet introduce say_hello",
        r"^(?:Let me introduce|Meet|Say hello to|Allow me to introduce|May I introduce)(?: you to)? (?P<v>[A-Z]\w+)(?:,| –| -) (?P<p>my|[A-Z]\w+['’]s) (?P<n>[\w -]+?)$",
        lambda m: f"{m['p'][0].upper()}{m['p'][1:]} {m['n']} is {m['v']}",
    ),
    frame(
        "introduce meet say_hello",
        r"^(?:Let me introduce|Meet|Say hello to)(?: you to)? (?P<p>my|[A-Z]\w+['’]s) (?P<n>[\w -]+?)(?::|,| –)? (?P<v>[A-Z]\w+)$",
        lambda m: f"{m['p'][0].upper()}{m['p'][1:]} {m['n']} is {m['v']}",
    ),
    frame(
        "certain",
        r"^A certain (?P<v>[A-Z]\w+) (?:is|has become) (?P<p>my|[A-Z]\w+['’]s) (?P<n>[\w -]+?)(?: now)?$",
        lambda m: f"{m['p'][0].upper()}{m['p'][1:]} {m['n']} is {m['v']}",
    ),
    frame(
        "drinker",
        rf"^{SUBJECT}(?:['’]m| am| is) (?:an? )(?:\w+ )??(?P<v>[a-z][a-z ]*?) drinker$",
        lambda m: f"{m['s']} usually drink{'' if m['s'] == 'I' else 's'} {m['v']}",
    ),
    frame(
        "never",
        rf"^{SUBJECT} (?:never|hardly ever|rarely) (?P<verb>drinks?|orders?|eats?|wears?|reads?) anything (?:but|except|other than) (?P<v>[^,;]+)$",
        lambda m: f"{m['s']} usually {m['verb']} {m['v']}",
    ),
    frame(
        "calendar",
        r"^(?:Mark|Save|Note|Circle) (?P<v>\d+ \w+|\w+ \d+)\b.*\bmy birthday\b.*$",
        lambda m: f"My birthday is {m['v']}",
    ),
    # Secrets as instructions.
    frame(
        "locker",
        r"^(?:[Tt]o|[Yy]ou can|[Yy]ou|[Aa]nyone can|[Ii]f you (?:need|want) to) (?:open|unlock|get into|access) "
        r"(?P<p>my|[A-Z]\w+['’]s) (?P<n>[\w ]*?locker),? (?:you |just )*"
        r"(?:with|using|by|use|dial|enter|type|turn|need|it takes|punch in|by entering) (?:the )?"
        r"(?:code |combination |number |digits )?(?P<v>[^,;]+)$",
        lambda m: f"{m['p']} locker code is {m['v']}",
    ),
    frame(
        "alarm",
        r"^(?:[Tt]o|[Yy]ou can|[Yy]ou|[Ii]f you (?:need|want) to) "
        r"(?:switch off|turn off|disarm|stop|silence|deactivate|disable|shut off) (?P<p>my|[A-Z]\w+['’]s|the) "
        r"(?P<n>[\w ]*?alarm)(?: (?:at my (?:house|place)|at home))?,? (?:you |just )*"
        r"(?:with|using|by|use|dial|enter|type|need|it takes|punch in|key in|by entering) (?:in )?(?:the )?"
        r"(?:code |number |digits |pin )?(?P<v>[^,;]+)$",
        lambda m: f"{m['p'].replace('the', 'my')} alarm code is {m['v']}",
    ),
    frame(
        "wifi wi-fi network router internet",
        r"^(?:[Tt]o|[Yy]ou can|[Yy]ou|[Ff]or|[Ii]f you (?:need|want) to) "
        r"(?:get on|log on to|log in(?:to| to)?|connect to|use|join|access|get onto|sign in to|go on) "
        r"(?P<p>my|[A-Z]\w+['’]s|the) (?P<n>wi-?fi|network|router|internet)(?: at my place)?,? "
        r"(?:you |just |please )*(?:with|using|by|use|enter|type|need|typing|by typing|put in) (?:in )?(?:the )?"
        r"(?:password |key |passphrase )?(?P<v>[^,;\s]+)(?: as (?:the )?(?:password|key))?.*$",
        lambda m: f"{m['p'].replace('the', 'my')} wifi password is {m['v']}",
    ),
    # "…: a new sport … : golf".
    frame(
        ":",
        r"^(?:[^:;]*?\b)?(?P<p>I|[Mm]y heart|[A-Z]\w+)\b[^:;]*? (?:an?|another|my|one more|the) (?:brand-?)?"
        r"(?:new|another|second|third|other|different|next|latest|fresh|more)? ?"
        r"(?P<n>(?:fav\w* )?(?:book|novel|show|series|sport|hobby|pastime|instrument|team|club|job|roommate|"
        r"flatmate|dentist|boss|car|language|colour|color|dish|friend))(?P<w>[^:;,]*?)"
        r"(?: and (?:stuck|stayed) with it)?: (?:it['’]s |it is )?(?P<v>[^;:]+)$",
        lambda m: named_after(m),
    ),
)
