"""Word table: what speaks of each kind of personal fact, by weight.

Words that hardly speak of anything else weigh three, words that usually do two, words that may do one; a run of words is
written with "_". Weights are judgements about English, set by hand.
"""

from __future__ import annotations

from memenv.language.stems import stem

__all__ = ["BEST", "CLASS_NOUNS", "MARKS", "TOPIC_WORDS"]

#: Kind (as in `memenv.language.lexicon`) -> words of weight three, two and one.
TOPIC_WORDS: dict[str, tuple[str, str, str]] = {
    "home": (
        """reside residence resident residency dwell dwelling relocate abode address settled settle move_to move_into moved_to moving_to
        put_down_roots call_home based_in home_is home_base live_in living_in lived_in place_in flat_in house_in apartment_in
        live_these_days home_now based hang_my_hat home_address moved_out_to house_move drop_in_on pop_in_on come_and_visit""",
        "live living moved move flat apartment house home town city neighbourhood village emigrate unpack keys_to postcode tenant lease decamp uproot rent",
        "local boxes roof street place upstairs balcony landlord suburb district",
    ),
    "birthplace": (
        """hometown birthplace grew_up grow_up born_in born_and raised upbringing childhood native was_a_child home_town originally hail hails brought_up from_originally roots spent_my_childhood as_a_child as_a_kid first_saw_the_light was_a_kid
        be_a_child were_a_child early_years place_of_birth was_born""",
        "born birth origin come_from comes_from youth school_years kid",
        "town city from",
    ),
    "employer": (
        """employer employ company wages salary paycheck payroll payslip workplace on_the_staff work_for works_for working_for worked_for
        staff_of work_at working_at works_at handed_in_my_notice joined_the_team started_at new_employer firm paid_by get_paid
        pays_my_wages pays_me team_at hired_by recruited_by colleagues_at badge_from notice contract_with job_at job_with""",
        "hire hired recruit joined staff contract office business organisation corporation paid boss",
        "work job working team colleague pay money start",
    ),
    "job": (
        """job occupation profession career work_as works_as working_as worked_as line_of_work for_a_living by_trade by_profession
        job_title employed_as taken_on_as day_job earn_my_living earn_a_living make_a_living retrain retrained qualified vocation
        livelihood job_as hired_as started_as start_as shift_as paid_to pays_the_bills pay_the_bills pay_me_to pays_me_to paid_for_being become_a became_a promoted_to
        new_role role_as post_as position_as earn_my_crust professionally earn_my_keep bread_and_butter what_do_i_do nine_to_five""",
        "work working earn shift role position promoted post duty professionally",
        "hire hired start paid become money bills office",
    ),
    "partner": (
        """courting walking_out_with stepping_out_with keeping_company_with going_steady went_steady smitten sweetheart beloved fallen_for head_over_heels partner boyfriend girlfriend dating going_out_with go_out_with seeing_each_other love_of_my_life other_half better_half
        significant_other sweetheart together_with been_together a_couple an_item in_love started_seeing relationship_with
        soulmate soul_mate in_a_relationship started_dating romantic got_together get_together fell_in_love fell_for broke_up split_up
        love_of my_date beau""",
        "date couple romance love together relationship met_someone heart kissed fiance darling seeing",
        "met valentine life",
    ),
    "marital status": (
        """marital relationship_status married engaged divorced single widowed separated got_married civil_status status_is said_yes
        tied_the_knot hitched ring_on divorce unattached civil_partnership wed newlywed widow widower""",
        "marriage engagement ring status husband wife spouse bachelor",
        "relationship wedding vow",
    ),
    "car": (
        "car vehicle automobile driveway behind_the_wheel set_of_wheels drive_a driving_a drives_a drove_a garage hatchback test_drive own_car my_wheels",
        "drive driving wheels motor engine parked dealership dealer traded test_drove petrol tank",
        "bought swapped own park road leased model keys mileage",
    ),
    "commute": (
        """commute commuting way_to_work get_to_work gets_to_work getting_to_work go_to_work to_the_office into_work to_work
        journey_to_work way_to_the_office travel_to_work in_to_work trip_to_work to_and_from_work way_in trip_to_the_office
        reach_the_office get_into_the_office to_my_job get_to_the_office ride_to_work to_the_job travel_to_the_office journey_to_the_office""",
        "transport travel cycle ride bus train tram rush_hour office",
        "work walk bike weekday morning route platform",
    ),
    "diet": (
        "diet vegan vegetarian pescatarian keto paleo kosher halal eating_plan eat_only dietary eating_habits plant_based meat_free gluten_free sugar_free flexitarian food_rules way_of_eating",
        "eat_no food meals eater nutrition cut_out",
        "eat eating doctor plate",
    ),
    "drink": (
        """tipple drink drinking drinks beverage tipple usual_order drink_of_choice thirsty thirst usual_at order_a sip sipping pour_me mug
        cup_of glass_of i_order go_to_drink at_the_bar at_the_cafe quench""",
        "order cup glass pour bar cafe barista usual brew kettle bottle",
        "coffee tea",
    ),
    "shoe size": ("shoe_size size_shoe shoes feet foot footwear shoe sneakers boots", "size", "wear fit"),
    "birthday": (
        """birthday born_on date_of_birth candles turn_a_year year_older a_year_older birth_date birthdate my_big_day
        blow_out cake_day turn_older""",
        "born celebrate birth cake",
        "older diary calendar",
    ),
    "field of study": (
        """degree_in studied study_at graduate_in graduated_in major majored degree degree_subject at_university_i field_of_study
        reading_for subject diploma_in bachelor master's took_as_a_student as_a_student specialise specialised student_of
        studied_at majored_in thesis dissertation qualified_in""",
        "study studies studying student graduate graduated university college uni lecture phd diploma faculty field course",
        "academic took",
    ),
    "university": (
        """university college alma_mater graduated_from graduate_from uni student_days campus studied_at study_at degree_from student_at
        went_to_university diploma_from was_a_student be_a_student lecture_hall student_years undergraduate alumna alumnus alumni""",
        "student graduate degree studied studies study diploma lecture graduated",
        "school years",
    ),
    "class day": (
        "class_on class_is yoga_class day_of_my class_day weekly_class choir_practice book_club club_day class_night meets_on every_week day_of_the_week weekly",
        "class club lesson course choir practice rehearsal workshop session training meet meeting yoga pottery dance evening_class",
        "day week evening night group",
    ),
    "reading": (
        """book_on_the_go on_the_go reading bedtime_reading currently_reading on_my_nightstand bedside nightstand pages_of read_a_few chapter chapters
        nose_in started_reading started_on book_at_the_moment current_read current_book new_book next_book halfway_through_the_book
        page_turner stuck_into bookmark paperback my_kindle made_a_start_on_the_book into_the_book on_the_book busy_reading
        the_book_i'm the_book_i_am""",
        "book read novel page author",
        "halfway through bed started library",
    ),
    "watching": (
        """series tv_series watching binge binging television sitcom episode episodes season_one season_two tv tv_show telly streaming
        the_show the_series box_set show_i'm show_at_the_moment hooked_on_the catching_up_on""",
        "watch show following hooked stream screen netflix sofa",
        "season through night evening",
    ),
    "wake-up time": (
        """hour_for_rising rising feet_hit_the_floor feet_touch_the_floor of_my_pit out_of_the_pit throw_off_the_covers my_feet_hit wake_up wake wakes woke alarm_clock out_of_bed getting_up get_up gets_up got_up alarm_goes up_at getting_up_time
        wake_up_time my_alarm roll_out rise early_bird on_my_feet morning_alarm alarm_rings alarm_set leave_my_bed early_riser up_and_about""",
        "bed alarm awake morning mornings early asleep snooze",
        "up sleep day clock",
    ),
    "team": (
        """team cheer_for cheer support root_for fan_of supporter season_ticket back_the favourite_team my_club changed_sides number_one_team fan
        barrack allegiance loyalty root_on behind_the""",
        "club side match stadium scarf follow game league cup colours football",
        "weekend jersey loyal goal",
    ),
    "boss": (
        """gaffer cracks_the_whip crack_the_whip runs_the_show_at over_me_at_work calls_the_shots gives_me_my_orders orders_at_work lords_it_over boss manager supervisor work_under works_under report_to reports_to answer_to line_manager superior my_chief
        head_of_my team_lead team_leader bosses_me take_orders takes_orders orders_from gives_me_orders manages_me runs_my_department head_of_department answers_to working_under""",
        "charge in_charge_of in_charge supervise manage report lead department promoted",
        "work head under",
    ),
    "roommate": (
        """flatmate roommate housemate flat_with room_with share_a_flat sharing_a_flat share_my_flat shares_my_flat share_a_house spare_room other_bedroom second_bedroom
        lives_with_me live_with share_a_place split_the_rent sharing_my_flat share_my_place sharing_a_house moved_in_with shares_a_flat
        sharing_an_apartment share_an_apartment sharing_a_place live_together other_room rent_with roomie our_flat""",
        "flat share sharing room bedroom rent housemates apartment moved_in",
        "house place kitchen fridge live",
    ),
    "dentist": ("gnashers choppers pearly_whites molars dentist teeth tooth toothache dental_care dental fillings cavity check_up_at orthodontist molar", "filling drill clinic patient brace", "doctor see"),
    "favourite food": ("favourite_food favourite_meal favourite_dish comfort_food", "", "food meal dish eat eating plate taste"),
    "favourite colour": ("favourite_colour", "", "colour shade hue"),
    "favourite music": (
        "favourite_music music_genre taste_in_music favourite_genre sort_of_music kind_of_music style_of_music type_of_music music_taste listen_to",
        "music genre playlist listen headphones",
        "song sound tune",
    ),
    "favourite book": ("favourite_book favourite_novel", "", "book novel read story"),
    "favourite film": ("favourite_film favourite_movie", "", "film movie cinema flick"),
    "favourite season": (
        "favourite_season time_of_year time_of_the_year four_seasons part_of_the_year",
        "season over_any_other_season",
        "weather months year",
    ),
    "favourite restaurant": (
        """favourite_restaurant go_to_restaurant place_to_eat dinner_out eat_out place_for_dinner restaurant eatery dine_out eating_out
        go_to_place dining_out meal_out place_to_dine""",
        "dine table_at bistro diner menu",
        "dinner eat place table",
    ),
    "locker code": ("locker", "combination padlock", "code number dial open"),
    "wifi password": ("wifi wi_fi router wireless wlan", "password network internet log_in login passphrase", "connect online code"),
    "alarm code": ("burglar_alarm house_alarm alarm_code alarm_pin security_alarm disarm security_code", "alarm burglar security", "code punch keypad"),
    "party place": ("surprise_party surprise_bash party", "surprise venue host guests", "secret meet celebration"),
    "key place": ("spare_key house_key key", "hidden hide tucked spare locked_out", "door find keep"),
    "pet": (
        """pet pets my_dog my_cat dog cat rabbit hamster parrot puppy kitten goat guinea_pig tortoise budgie animal_shelter rescue_dog canary
        turtle goldfish ferret pony gerbil adopt adopted rehome rehomed shelter hedgehog lizard gecko snake duck hen horse parakeet
        chinchilla fish iguana animal""",
        "household owner vet paws four_legged furry breed",
        "home bird family chew walk",
    ),
    "hobby": (
        """hobby pastime free_time spare_time for_fun in_my_free leisure leisure_time days_off interest my_weekends go_into
        taken_up gave_a_try gave_it_a_try unwind relax pursuit to_relax""",
        "fun weekend enjoy hooked passion relaxing evenings keen fond",
        "took_up take_up started try into time get_into got_into love like",
    ),
    "instrument": (
        """instrument guitar piano violin cello flute drum drums trumpet saxophone clarinet ukulele harp banjo accordion harmonica
        viola oboe trombone tuba bassoon mandolin keyboard xylophone sitar bagpipes play_the playing_the music_lessons musical_instrument jam_session""",
        "play playing band orchestra practise strum music teacher lesson",
        "learn tune song started",
    ),
    "language": (
        """language languages fluent speak speaks spoken bilingual mother_tongue native_tongue conversation_in vocabulary grammar english spanish french german
        italian portuguese dutch swedish norwegian danish finnish polish czech hungarian greek turkish russian arabic hebrew hindi
        mandarin cantonese chinese japanese korean thai vietnamese swahili welsh irish farsi bengali ukrainian romanian icelandic
        sign_language tagalog malay urdu""",
        "lesson learn learning speaking accent conversational understand",
        "class course talk words native conversation",
    ),
    "sibling": (
        "sibling siblings brother sister brothers sisters twin half_brother half_sister big_brother",
        "parents'_other",
        "family older younger mum",
    ),
    "child": (
        """offspring calls_me_mum calls_me_dad calls_me_parent calls_me_mother calls_me_father bairn nipper the_stork progeny child children kid kids son daughter baby newborn parent_of became_a_mum became_a_dad toddler gave_birth sons daughters
        little_one mother_of father_of came_into_the_world our_baby offspring""",
        "born birth boy girl welcomed mum dad pregnant",
        "family parent school",
    ),
    "friend": (
        "friend friends friendship best_friend befriend befriended pal buddy bestie made_friends became_friends count_on dear_friend mate hit_it_off",
        "close laugh hang_out chum",
        "met know",
    ),
    "allergy": (
        """allergy allergic allergies rash hives swell intolerant intolerance allergen reaction epipen antihistamine break_out_in itchy
        sneeze anaphylactic hay_fever""",
        "avoid leave_out react safe doctor throat itch sneezing",
        "eat test food peanut",
    ),
    "sport": (
        """sport sports keep_fit keeping_fit stay_fit athletic training_session workout work_out athlete exercise tennis football soccer basketball
        swimming running cycling rowing climbing badminton volleyball hockey golf fencing judo karate surfing skiing squash rugby cricket skate skating boxing archery lacrosse handball gymnastics snowboarding sailing kayaking wrestling triathlon bouldering netball""",
        "fit training train session practice league coach team competition gym active shape",
        "play started club match weekly regular doing",
    ),
    "dish": (
        """signature_dish speciality specialty best_dish cook_best famous_for_my known_for_my signature party_piece my_recipe recipe cook
        cooks cooking bake baking bakes famous_for in_the_kitchen kitchen_classic go_to_recipe makes_best""",
        "dish dishes kitchen oven guests dinner make prepare chef serve famous known",
        "friends best meal food second_helpings",
    ),
    "collection": ("collection collect collector collecting display_case collected", "shelf album add_to cabinet", "have own bought pieces number"),
    "plants": ("plants house_plants houseplants indoor_plants pot_plants plant potted", "green watering water jungle windowsill greenery garden", "look_after grow pot leaves"),
    "volunteering": (
        """volunteer volunteering voluntary unpaid helping_out help_out lend_a_hand charity give_my_time give_time good_cause
        donate_my_time helper for_free offered_my_help community_work voluntary_work without_pay lending_a_hand helps_out
        pitch_in""",
        "help cause shelter community donate helping free",
        "hours time support weekend saturday",
    ),
    "course": (
        """on_a_course been_on_a_course went_on_a_course course courses workshop class_on class_in a_class seminar course_in course_on course_about evening_course evening_class signed_up_for_a
        certificate enrolled training_course crash_course night_class""",
        "class lesson training learned enrol sign_up completed taught",
        "attend took finished went",
    ),
    "award": (
        """award awards prize trophy medal won winner won_the awarded honoured accolade first_prize certificate_of ribbon went_to_me win honour
        took_home came_out_as shortlist""",
        "winning receive received presented ceremony jury judges recognition",
        "first home speech stage proud",
    ),
    "plan": (
        """plan plans planning i_want_to want_to want hope_to hoping_to intend intention dream_of goal ambition bucket_list in_my_diary wish
        going_to set_on aim aiming would_like_to my_mind_to like_to_do resolved decided_to looking_to determined aspire look_forward
        looking_forward made_up_my_mind have_in_mind keen_to hope_for want_to_do""",
        "hope someday diary future next_year i'll soon decided dream",
        "year month will",
    ),
    "fear": (
        """hair_stands_on_end hair_stand_on_end weak_at_the_knees run_a_mile knees_knock blood_run_cold blood_runs_cold heebie_jeebies willies scaredy coward fright afraid scared terrified fear phobia frightened frighten frightens scares terrifies terrify petrified dread panic fears phobias
        spooked creeps_me shudder scare horrified scaredy_cat scary nightmare freak_out freaks_me the_creeps unnerves""",
        "nervous scream anxious shake sweat run_away heart_race",
        "thought sight",
    ),
    "dislike": ("hate dislike can't_stand detest loathe can't_bear despise not_a_fan pet_peeve gross disgusting", "annoy", "least"),
    "trip": (
        """trip travel travelled traveled holiday vacation city_break getaway been_to flew_to flight abroad tourist sightseeing visited
        went_on_holiday travelling destination weekend_in holidayed a_week_in a_few_days_in journey_to back_from""",
        "fly flew visit tour suitcase hotel explore postcard passport weekend_away airport beach train_to drove_to sights",
        "went days week stay museum break spent see",
    ),
    "concert": (
        "concert gig on_stage live_music saw_live tickets_for encore front_row concert_tickets in_concert live_show gigs heard_play festival",
        "stage crowd band singer perform tickets ticket show play audience sang live music artist musician",
        "saw see heard voice watch tour song",
    ),
    "race": (
        "race marathon half_marathon triathlon finish_line took_part fun_run took_part_in 10k 5k relay competed compete starting_line took_part ran_a charity_run regatta marathons races",
        "entered ran run runner lap medal finished competition part",
        "legs complete course sprint swim",
    ),
    "purchase": (
        "bought buy purchase purchased treated_myself splashed_out savings_on spent_money shopping money_on splurged treated savings ordered spend_money i_paid came_home_with acquired acquire",
        "spent spend paid shop store order bargain price sale delivered sold_me invested",
        "got new cost money picked",
    ),
    "injury": (
        """broke broken fracture fractured injury injured sprained sprain twisted dislocated plaster crutches cast hurt break_my broke_my
        bone hospital injure tore sprained x_ray in_plaster""",
        "slipped fell accident break ankle wrist arm leg toe rib elbow collarbone nose finger knee shoulder ambulance tripped",
        "fall doctor pain hit",
    ),
    "exam": (
        "exam exams test passed pass licence driving_test examination examiner came_out_with_a_pass theory_test passed_my sat_the flying_colours certificate_exam qualification license",
        "result results grade mark revision exam_room sat nerve",
        "finally paper study hard",
    ),
    "exhibition": (
        "museum exhibition gallery exhibit museums galleries exhibitions exhibits planetarium art_show retrospective",
        "display paintings visit curator art guided_tour sculptures",
        "see saw went tour",
    ),
    "wedding": (
        "wedding tied_the_knot got_married getting_married nuptials wedding_guest bride groom their_wedding raised_a_glass said_i_do married_each couples_did weddings get_married exchanged_vows",
        "married marry marriage ceremony toast couple speech confetti vows guest celebrate",
        "danced church day party cake",
    ),
}  # fmt: skip
#: Words that rank a thing above others of its class: a class noun beside them speaks of a favourite.
_BEST_WORDS = """favourite favorite fave best prefer love adore most dearest beats better beloved number_one top enjoy like pick
        choice go-to happiest unbeatable treasure overtaken cherish rate again always partial swear more closest heart weakness above other"""
BEST = frozenset(stem(word) for word in _BEST_WORDS.split())
CLASS_NOUNS: dict[str, frozenset[str]] = {
    kind: frozenset(stem(word) for word in words.split())
    for kind, words in {
        "favourite food": "food meal dish cuisine snack eat eating foods meals",
        "favourite colour": "colour color shade hue",
        "favourite music": "music genre listen tunes",
        "favourite book": "book novel story read books",
        "favourite film": "film movie flick films movies cinema",
        "favourite season": "season seasons",
        "favourite restaurant": "restaurant eatery bistro diner dinner dine restaurants",
        "drink": "drink beverage",
        "team": "team club side",
    }.items()
}
#: With one of these a class noun speaks of a favourite for sure.
_MARK_WORDS = """favourite favorite fave best prefer most better adore love like happiest dearest more closest heart weakness match"""
MARKS = frozenset(stem(word) for word in _MARK_WORDS.split())
