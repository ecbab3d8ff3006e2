"""What speaks of each kind of fact, when no rule knows the sentence: words by weight, and what a value looks like.

Weights: 3 a word that hardly speaks of anything else ("toothache"), 2 one that often speaks of this kind ("teacher" of
an instrument), 1 one that fits. `a_b` are words that follow each other. Words count in all their forms.
"""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["KINDS", "PREFERENCE", "Kind"]


class Kind(NamedTuple):
    """A kind of fact.

    Attributes:
        relation: its name.
        shape: of a value; see `spans`.
        cues: words by weight.
        leads: prepositions and verbs that stand right before a value, as a regular expression.
        liking: it takes a preference as well ("best", "most"): the words alone are only its topic.
        dated: it happened on a day.
    """

    relation: str
    shape: str
    cues: dict[int, str]
    leads: str = ""
    liking: bool = False
    dated: bool = False


#: Words of preference.
PREFERENCE = """best-liked most-liked favourite favorite best most better number_one top love beat again always prefer any_other means_more more_than charmed matches match moves_me beloved go-to choice pick choose like
    nothing_like unbeatable close_to_my_heart first_place first_choice crown above_all dearest treasure cherish tops never_tire never_get_tired
    over_and_over hard_to_beat comes_close wins win rank adore unmatched matches compare second_to_none hands_down supreme mad_about
    crazy_about reread rewatch soft_spot weakness can't_get_enough fave regular usual heart overtaken edged_out ousted dethroned
    replaced any_day last_meal desert_island live_in would_take shortlist look_forward crave bliss perfect unrivalled happiest"""

_PLACE_LEADS = r"(?:in|at|to|from|around|near|over to|out of|into|through|called|of)"
_BY = r"(?:is|was|with|named|called|by|to|and|under|for|of|like|as|see|met|meet)"
KINDS: tuple[Kind, ...] = (
    Kind("home", "place", {3: "live living resident reside residing relocate based my_address neighbourhood home_address call_home new_home home_for_me is_home",
                           2: "home move flat apartment settle my_roof new_address lease postcode unpacked settled doorstep my_street front_door",
                           1: "house rent keys town city boxes van landlord place here door address belongings"}, _PLACE_LEADS),
    Kind("birthplace", "place", {3: "born birth childhood raised brought_up upbringing hometown home_town birthplace grew_up growing_up",
                                 2: "kid_through roots native hail originally come_from came_from i'm_from cradle came_into_the_world first_steps as_a_kid spent_my_youth learned_to_walk as_a_child as_a_boy as_a_girl go_back_to",
                                 1: "youth kid child school family baby start life parents"}, _PLACE_LEADS),
    Kind("trip", "place", {3: "holiday trip vacation visit getaway sightseeing holidayed travelled traveled travelling", 2: "travel tour journey explore flew back_from days_in souvenir wander backpack cruise hotel city_break weekend_in week_in few_days toured flight excursion jetted",
                           1: "weekend fly stay went train been passport suitcase ticket road off beach saw"}, _PLACE_LEADS, dated=True),
    Kind("job", "job", {3: "job career profession for_a_living make_my_living", 2: "promote work hired paid employed trade qualified position role retrained earn_my_living employ earn post title took_me_on taken_on line_of_work",
                        1: "shift days salary became become turned living company business firm uniform i'm now"}, r"(?:as|being|become|became|an?|is|the)"),
    Kind("employer", "org", {3: "employer wages salary payroll paycheck workplace payslip employed pay_cheque paycheque employee", 2: "canteen work company firm staff hired paid contract join on_the_books badge colleagues clock_in desk_at on_board notice signed_with signed_on joined job_at working_at poached recruited pays_me",
                             1: "office pay shift started career days hours team position bills job i'm_at now"}, r"(?:at|for|by|with|from|of|to|is|joined|join|over to|called|as)"),
    Kind("partner", "person", {3: "partner girlfriend boyfriend dating relationship sweetheart romance seeing_each_other in_love other_half better_half my_significant_other going_out_with",
                               2: "couple my_heart love_of_my going_out together fell_for an_item i'm_seeing been_seeing started_seeing spoken_for taken soulmate date my_man my_woman boyfriend's spend_my_life", 1: "love kiss happy someone each_other special us"}, _BY),
    Kind("car", "car", {3: "car driveway vehicle behind_the_wheel garage motor my_wheels set_of_wheels", 2: "get_about drive wheel dealer dealership parked get_around runabout test_drive on_the_road", 1: "keys myself past_it dents swapped traded petrol ride park road automobile engine got bought buy treated mine new"},
         r"(?:drive|driving|is|an?|my|for|in|with|the|to|of|new|got|bought)"),
    Kind("commute", "transport", {3: "commute get_to_work to_work my_workplace travel_to_work", 2: "head_to_work work office workplace journey to_my_job my_job", 1: "travel trip desk morning weekday get go job there way way_in ride daily every_morning the_day"}, r"(?:by|on|via)"),
    Kind("diet", "diet", {3: "diet", 2: "eat food eating meal menu diet's way_of_eating", 1: "kitchen plate cook become went gone turned live stick fridge now regime lifestyle since kind keep only strictly i'm_now i'm"}),
    Kind("favourite food", "phrase", {3: "", 2: "food dish meal cuisine comfort_food thing_to_eat snack dinner plate lunch", 1: "eat taste table menu bite mouth stomach cook supper"}, r"(?:is|than|like|of|beats?|for|now|to)", liking=True),
    Kind("favourite colour", "colour", {3: "colour color", 2: "shade hue paint", 1: "wear wardrobe wall"}, liking=True),
    Kind("favourite music", "genre", {3: "music genre", 2: "listen songs tunes playlist sound style_of_music kind_of_music headphones record_player", 1: "play ears stereo radio concert speakers hear"}, liking=True),
    Kind("favourite book", "title", {3: "", 2: "copy book novel read story shelf shelves title bookshelf", 1: "author pages written library literature"}, r"(?:is|than|like|of|beats?|for|with|by|called|to|now|as)", liking=True),
    Kind("favourite film", "title", {3: "", 2: "film movie flick picture cinema", 1: "watch screen seen"}, r"(?:is|than|like|of|beats?|for|with|by|called|to|now|as)", liking=True),
    Kind("favourite season", "season", {3: "season time_of_year time_of_the_year part_of_the_year", 2: "months weather year", 1: "outdoors leaves snow sun happiest"}, liking=True),
    Kind("favourite restaurant", "title", {3: "", 2: "restaurant dinner eat_out dinner_out dine table_at meal_out eatery place_to_eat bistro diner eating_out dining_out book_a_table spot_to_eat", 1: "dinner eat table food meal night_out lunch waiters menu regulars"},
         r"(?:is|than|like|of|beats?|for|at|to|with|called|now|as|pick|choose|in)", liking=True),
    Kind("drink", "drink", {3: "drink beverage thirst thirsty", 2: "order cup mug sip glass usual pour bar café cafe waiter barista sipping", 1: "always prefer best most favourite morning water switched gone_over pub choice go-to now ask hand"}, r"(?:is|an?|of|to|for|drink|order|on|with|drinking|now)"),
    Kind("shoe size", "number", {3: "shoe size", 2: "feet trainers boots foot sneakers footwear", 1: "wear fit take"}),
    Kind("birthday", "day", {3: "birthday day_of_birth date_of_birth", 2: "born cake candles older blow_out party turn", 1: "year celebrate presents age date"}),
    Kind("field of study", "field", {3: "degree major diploma my_thesis", 2: "study studied student graduate subject thesis lectures undergraduate read degree's dissertation", 1: "university uni course college took learned campus faculty did qualified"}, r"(?:in|of|is|was|studied|study|took|read|on|studying)"),
    Kind("university", "org", {3: "university college alma_mater alumni alumnus alumna", 2: "student graduate degree studied campus uni lectures diploma study graduation cap_and_gown lecture halls", 1: "years went attended days course exams enrolled thesis"}, r"(?:at|from|to|of|is|was|by|attended|in)"),
    Kind("boss", "person", {3: "boss manager supervisor in_charge in_charge_of_me work_under working_under report_to reporting_to answer_to answering_to line_manager reports_to superior team_lead my_chief", 2: "runs_my head_of orders my_department signs_off leads_my calls_the_shots heads_my my_team manages_me supervises_me i_work_for my_higher-up over_me takes_charge",
                            1: "work team office department job promoted"}, _BY),
    Kind("roommate", "person", {3: "apartment_mate companion_in_the_flat roommate flatmate housemate spare_room lives_with_me shares_my same_roof sharing_a_flat share_a_flat share_my_flat share_a_house co-tenant room-mate flat-mate", 2: "i_flat flat_with share sharing bedroom moved_in rent_with rents splits split_the_rent moved_out under_one_roof live_with living_with household", 1: "flat apartment house bathroom fridge kitchen room rent place bills together"}, _BY),
    Kind("dentist", "person", {3: "dentist teeth tooth toothache dental", 2: "filling cavity molar drill checkup check-up braces", 1: "doctor chair appointment mouth"}, _BY),
    Kind("reading", "title", {3: "chapter bookmark nightstand bedside reading bedtime_story page-turner halfway_through bedtime_reading", 2: "read pages book novel library on_the_go bedtime page", 1: "started finished bed night evening hand into begun opened new current currently bag"}, r"(?:is|of|on|with|called|reading|read|through|into|started|opened|begun|by|in|up|to|finish|finished)"),
    Kind("watching", "title", {3: "series episode television tv binge binge-watching box_set", 2: "show season watch streaming screen sofa watching following hooked telly", 1: "every_evening evenings night started finished into new follow catching_up couch current"}, r"(?:is|of|on|with|called|watching|watch|through|into|started|begun|by|to|series|show|following|finish|finished)"),
    Kind("class day", "weekday", {3: "class lesson club rehearsal practice", 2: "choir group session course workshop training night", 1: "evening meet go day every week"}),
    Kind("wake-up time", "time", {3: "wake out_of_bed wakes awake get_up getting_up got_up gets_up woken waking alarm_clock", 2: "bed alarm rise morning day_starts day_begins on_my_feet eyes start_my_day", 1: "up sleep breakfast clock sharp early feet day"}),
    Kind("team", "org", {3: "team cheer supporter fan season_ticket root_for support", 2: "club scarf jersey stadium loyalty rooting follow allegiance sides colours shirt terraces", 1: "match game football heart weekend loyal win lose"}, r"(?:for|is|of|support|follow|to|with|behind|as|by|an?|the|now)"),
    Kind("pet", "pet", {3: "pet adopt adopted", 2: "called name named household owner shelter rescue vet joined answers_to new_arrival family home_to litter took_in brought_home living_with", 1: "home got have house tail walk sofa cage tank stroke feed lives mine our at_home"}),
    Kind("hobby", "hobby", {3: "hobby pastime spare_time free_time leisure", 2: "fun weekends relax unwind into took_up hooked passion a_try keen enjoy switch_off wind_down taken_up started", 1: "evenings hours love time begun discovered"},
         r"(?:is|into|do|of|with|up|enjoy|on|for|doing|tried|started|by|discovered|love|gave|try|goes? (?:in)?to|to|on|bit of)"),
    Kind("instrument", "instrument", {3: "instrument", 2: "musical for_the_first_time every_night play playing practise practice band lesson teacher strum tune orchestra strings music", 1: "learn took_up picked_up started took buy bought notes gave up hands hour scales song neighbours perform sound master can pick away shelf first"}),
    Kind("language", "language", {3: "language fluent conversation speak", 2: "learn lesson lessons words class course chat understand know mother_tongue teacher grammar study studying vocabulary native bilingual talk", 1: "besides little order hold taking read enough practise pick app a_bit get_by conversational follow"}),
    Kind("language", "org", {3: "fluent language", 2: "speak learn conversation sentences lessons grammar study", 1: "few words course class started began"}, r"(?:learn|learning|speak|speaking|study|studying|in|know|of|taking|took|take)"),
    Kind("sport", "hobby", {3: "sport", 2: "train training fit practice shape session", 1: "start play team"}, r"(?:is|with|do|doing|of|play|playing|at|started|up)"),
    Kind("instrument", "phrase", {3: "instrument"}, r"(?:the|is)"),
    Kind("favourite colour", "phrase", {3: "colour color"}, r"(?:is|to|in|pick)", liking=True),
    Kind("favourite music", "phrase", {3: "music genre"}, r"(?:is|to|of|like|than)", liking=True),
    Kind("drink", "phrase", {3: "drink drink_of_choice", 2: "usual", 1: "order always"}, r"(?:is|for|to|drink|order|of)"),
    Kind("diet", "phrase", {3: "diet"}, r"(?:is|to|a)"),
    Kind("sibling", "person", {3: "sibling brother sister twin", 2: "same_parents my_parents'", 1: "family older younger grew"}, _BY),
    Kind("child", "person", {3: "child son daughter baby parent kid newborn little_one toddler", 2: "born mother father came_into_the_world mum dad mummy daddy gave_birth firstborn welcomed arrived", 1: "family school raising our proud"}, _BY),
    Kind("friend", "person", {3: "mates friend befriended friendship bestie", 2: "buddy pal mate hit_it_off count_on got_to_know bond hang_out get_along confide inseparable close clicked get_on", 1: "laugh met trust each_other always call know"}, _BY),
    Kind("allergy", "food", {3: "allergic allergy rash hives epipen allergies intolerant anaphylactic intolerance", 2: "swell sneeze reaction itch react throat break_out comes_out breathe allergen", 1: "eat doctor test avoid leave_out without body touch skin"}, r"(?:to|of|eat|from|by|out|the|avoid|with|without|is|touch|have|near|ate|a|me|bite)"),
    Kind("sport", "sport", {3: "sport", 2: "gear hung_up fit train training practice play club coach session match game exercise competitive team athlete", 1: "do doing started love weekly regular go going stay active week joined weekend every took league enjoy begun mornings"}),
    Kind("dish", "phrase", {3: "signature famous_for known_for speciality specialty best_dish signature_dish best_known_for", 2: "cook recipe bake dish guests famous rave cooking chef", 1: "make kitchen friends table ask best dinner parties serve everyone oven"}, r"(?:is|make|my|for|cook|bake|of|about|serve|called|like)"),
    Kind("volunteering", "lower", {3: "volunteer volunteering voluntary unpaid lend_a_hand give_my_time helping_hand good_cause without_pay", 2: "help_out charity helping free_of_charge donate_my_time helper roll_up_my_sleeves my_time help no_pay for_free",
                                     1: "saturday weekend give hours offered work time shift pay free hand"}, r"(?:at|for|with|to|in|of|is)"),
    Kind("course", "phrase", {3: "course workshop evening_class", 2: "class training certificate classes lessons enrolled enrol signed_up", 1: "learned took did attended completed finished on_a weekend"}, r"(?:in|on|about|of|for|to|called|is)", dated=True),
    Kind("award", "award", {3: "winner first_prize took_home", 2: "won win prize medal trophy award honoured presented_with awarded prize's went_to_me came_first victory handed received receive picked_up crowned named_me mine nabbed", 1: "got me proud judges stage name first"},
         r"(?:won|win|of|with|received|me|got|home|up|for|me with|in|is|called|scooped|landed|claimed)", dated=True),
    Kind("fear", "phrase", {3: "freak phobia terrified afraid petrified fear scared dread scare frightened frighten terrify", 2: "life_out_of handle panic creeps nightmares shiver horror shudder tremble scream goosebumps freeze sweat nervous heart_race uneasy run_a_mile knees", 1: "thought sight spine face anxious cold near stand blood legs"},
         r"(?:of|by|about|see|is|from|near|to|with|sight of|thought of|as|like)"),
    Kind("collection", "count", {3: "collect collection collector", 2: "resist stocktake let_go shelf display album cabinet glass_case add added more extra another swap further traded_away passed_on parted_with got_rid gave_away", 1: "of_my picked collector own bought got have found total sold gave case post shelves box new count traded"}),
    Kind("plants", "plants", {3: "plant houseplants", 2: "pots windowsill water balcony green_thumb jungle greenery look_after", 1: "home indoor took came nursery flat have gave bought more another house own room added grow"}),
    Kind("concert", "artist", {3: "concert gig encore front_row setlist", 2: "live tickets stage audience crowd heard arena perform band hear sang", 1: "saw play tour show see watched song night voice sing danced caught"}, r"(?:see|saw|of|by|for|to|heard|hear|caught|watch|watched|seeing|with)", dated=True),
    Kind("race", "race", {3: "finish_line finishing_line marathon race", 2: "ran completed enter entered finish crossed competed took_part medal raced runner start_line swam line", 1: "did run legs part in time proud sign training number"}, dated=True),
    Kind("purchase", "thing", {3: "bought purchase splashed_out savings buy purchased", 2: "spent spend ordered shopping treated_myself picked_out paid invested shop splurged my_money sale delivered treat parcel credit_card checkout price cash owner", 1: "got picked home new arrived found store online"}, r"(?:on|bought|out|for|ordered|to|with|got|of|in|up|home|is|purchased|myself|brought|down)", dated=True),
    Kind("injury", "body", {3: "broke broken fracture fractured", 2: "cast plaster crutches snapped cracked fell slipped x-ray sling injured hurt tripped", 1: "hospital pain stairs bike bone ice doctor accident"}, dated=True),
    Kind("exam", "exam", {3: "passed pass", 2: "successful succeeded aced cleared result exam through marks grade examiner sat scraped", 1: "finally took got came did went"}, dated=True),
    Kind("exhibition", "show", {3: "museum exhibition gallery", 2: "see visit walked wander looked went saw admission guided round exhibit toured", 1: "day afternoon spent around took morning hours finally been through at"}, dated=True),
    Kind("wedding", "couple", {3: "wedding married vows ceremony bride groom newlyweds tied_the_knot tie_the_knot said_i_do", 2: "toast raised_a_glass guest confetti rings big_day marriage altar dance church bouquet hitched", 1: "watched danced cried speech invited celebrated happy attended"}, dated=True),
    Kind("race", "thing", {3: "took_part competed entered finish_line finishing_line", 2: "finish raced ran", 1: "line race in"}, r"(?:in|entered|of|did|ran|finished)", dated=True),
    Kind("locker code", "code", {3: "locker", 2: "combination padlock", 1: "code number open dial"}),
    Kind("alarm code", "code", {3: "alarm", 2: "burglar beep", 1: "code number punch type keypad switch off digits"}),
    Kind("wifi password", "token", {3: "wifi wi-fi router network wireless", 2: "internet online password hotspot", 1: "log type connect"}),
    Kind("party place", "venue", {3: "surprise_party", 2: "party", 1: "surprise meet secret celebrate guests everyone host held gather venue"}),
    Kind("key place", "hidden", {3: "spare_key", 2: "key spare hide hidden stash", 1: "find keep tucked house door locked"}),
)  # fmt: skip
