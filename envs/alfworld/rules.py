"""ALFWorld's transitions and texts on compiled games, as pure functions of game, state and command.

They reproduce the original (alfworld on TextWorld's PDDL environment) step for step, its quirks included:

* objects can be examined only while held; `look` in mid-room says that there is nothing;
* appliances work while closed; using a lamp always turns it on;
* going to where one stands, or to a second receptacle at the same location, does nothing;
* slicing reaches what is recorded at the location, even inside a closed receptacle.
"""

from __future__ import annotations

from collections.abc import Iterable

from memenv.envs.alfworld.game import Game, State

__all__ = ["HELP", "NOTHING", "admissible", "intro", "transition"]

NOTHING = "Nothing happens."
HELP = """Available commands:
  look:                             look around your current location
  inventory:                        check your current inventory
  go to (receptacle):               move to a receptacle
  open (receptacle):                open a receptacle
  close (receptacle):               close a receptacle
  take (object) from (receptacle):  take an object from a receptacle
  move (object) to (receptacle):  place an object in or on a receptacle
  examine (something):              examine a receptacle or an object
  use (object):                     use an object
  heat (object) with (receptacle):  heat an object using a receptacle
  clean (object) with (receptacle): clean an object using a receptacle
  cool (object) with (receptacle):  cool an object using a receptacle
  slice (object) with (object):     slice an object using a sharp object
"""

_ROOM = "You are in the middle of a room. Looking quickly around you, you see "


def intro(game: Game) -> str:
    """The first text: the room's receptacles and the task."""
    state = game.start
    here = game.at[state.location]
    look = (
        _look(game, state)
        if here
        else f"{_ROOM}{_listed(game.receptacles[r] for r, l in enumerate(game.where) if l >= 0)}."
    )
    return f"-= Welcome to TextWorld, ALFRED! =-\n\n{look}\n\nYour task is to: {game.task}."


def transition(game: Game, state: State, command: str) -> tuple[State, str]:
    """The next state and the text for a stripped command."""
    verb, _, rest = command.partition(" ")
    handler = _HANDLERS.get(verb)
    result = handler(game, state, rest) if handler is not None else None
    return result if result is not None else (state, NOTHING)


def admissible(game: Game, state: State) -> list[str]:
    """The commands that do something in `state`, in the original's (alphabetical) order."""
    here, opened, held = state.location, state.opened, state.held
    receptacles, objects = game.receptacles, game.objects
    before: list[str] = []  # commands that sort before "go to"
    after: list[str] = []  # commands that sort between "go to" and the end, less the fixed ones
    for r in game.at[here]:
        name, bit = receptacles[r], 1 << r
        before.append(f"examine {name}")
        accessible = True
        if game.openable & bit:
            accessible = bool(opened & bit)
            if accessible:
                before.append(f"close {name}")
            else:
                after.append(f"open {name}")
        if held < 0:
            if accessible:
                after += [f"take {objects[o]} from {name}" for o in state.contents[r] if game.pickupable >> o & 1]
        else:
            if accessible and game.accepts[r] >> held & 1:
                after.append(game.dialect.put.format(o=objects[held], r=name))
            clean, heat, cool = game.appliances
            if clean & bit and game.cleanable >> held & 1:
                before.append(f"clean {objects[held]} with {name}")
            if heat & bit and game.heatable >> held & 1:
                after.append(f"heat {objects[held]} with {name}")
            if cool & bit and game.coolable >> held & 1:
                before.append(f"cool {objects[held]} with {name}")
        if game.toggleable:
            after += [f"use {objects[o]}" for o in state.contents[r] if game.toggleable >> o & 1]
    if held >= 0:
        before.append(f"examine {objects[held]}")
        if game.knives >> held & 1:
            after += [
                f"slice {objects[o]} with {objects[held]}"
                for o, places in enumerate(state.places)
                if here in places and game.sliceable >> o & 1
            ]
    after += _FIXED if game.dialect.help else _FIXED[1:]
    before.sort()
    after.sort()
    if len(game.at[here]) > 1:  # an object in two receptacles of one location would be listed twice
        before, after = list(dict.fromkeys(before)), list(dict.fromkeys(after))
    return [*before, *game.goto[here], *after]


_FIXED = ["help", "inventory", "look"]


def _listed(names: Iterable[str]) -> str:
    items = [f"a {name}" for name in names]
    return _joined(items)


def _joined(items: list[str]) -> str:
    if not items:
        return "nothing"
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])}, and {items[-1]}"


def _contents(game: Game, state: State, r: int) -> str:
    name = game.receptacles[r]
    if game.openable >> r & 1:
        if not state.opened >> r & 1:
            return f"The {name} is closed."
        return f"The {name} is open. In it, you see {_listed(game.objects[o] for o in state.contents[r])}."
    return f"On the {name}, you see {_listed(game.objects[o] for o in state.contents[r])}."


def _here(game: Game, state: State, name: str) -> int:
    """The number of the receptacle called `name` if the agent stands at it, else -1."""
    r = game.receptacle_number.get(name, -1)
    return r if r >= 0 and game.where[r] == state.location else -1


def _open_for_hands(game: Game, state: State, r: int) -> bool:
    return not game.openable >> r & 1 or bool(state.opened >> r & 1)


def _look(game: Game, state: State) -> str:
    here = game.at[state.location]
    if not here:
        return f"{_ROOM}nothing."
    facing = _joined([game.receptacles[r] for r in here])
    floor: list[str] = []
    if state.left:
        floor = [
            f"a {game.objects[o]}"
            for o, places in enumerate(state.places)
            if state.location in places
            for r in here
            if (o, r) in state.left
        ]
    return f"You are facing the {facing}. Next to it, you see {_joined(floor)}."


_Result = tuple[State, str] | None


def _do_look(game: Game, state: State, rest: str) -> _Result:
    return None if rest else (state, _look(game, state))


def _do_help(game: Game, state: State, rest: str) -> _Result:
    return None if rest or not game.dialect.help else (state, HELP)


def _do_inventory(game: Game, state: State, rest: str) -> _Result:
    if rest:
        return None
    if state.held < 0:
        return state, "You are not carrying anything."
    return state, f"You are carrying: a {game.objects[state.held]}."


def _do_go(game: Game, state: State, rest: str) -> _Result:
    to, _, name = rest.partition(" ")
    r = game.receptacle_number.get(name, -1) if to == "to" else -1
    if r < 0 or game.where[r] in (-1, state.location):
        return None
    place = game.where[r]
    reached = game.receptacles[r] if game.dialect.arrive == "receptacle" else game.locations[place]
    moved = state._replace(location=place)
    return moved, f"You arrive at {reached}. {_contents(game, moved, r)}"


def _do_open(game: Game, state: State, rest: str) -> _Result:
    r = _here(game, state, rest)
    if r < 0 or _open_for_hands(game, state, r):
        return None
    opened = state._replace(opened=state.opened | 1 << r)
    return opened, f"You open the {rest}. {_contents(game, opened, r)}"


def _do_close(game: Game, state: State, rest: str) -> _Result:
    r = _here(game, state, rest)
    if r < 0 or not game.openable & state.opened & 1 << r:
        return None
    return state._replace(opened=state.opened & ~(1 << r)), f"You close the {rest}."


def _do_take(game: Game, state: State, rest: str) -> _Result:
    thing, _, place = rest.partition(" from ")
    o, r = game.object_number.get(thing, -1), _here(game, state, place)
    if o < 0 or r < 0 or state.held >= 0 or not game.pickupable >> o & 1:
        return None
    inside = state.contents[r]
    if o not in inside or not _open_for_hands(game, state, r):
        return None
    contents = list(state.contents)
    contents[r] = tuple(x for x in inside if x != o)
    places = list(state.places)
    places[o] = tuple(x for x in places[o] if x != state.location)
    taken = state._replace(contents=tuple(contents), places=tuple(places), held=o, left=state.left | {(o, r)})
    return taken, f"You pick up the {thing} from the {place}."


def _put(game: Game, state: State, thing: str, place: str) -> _Result:
    o, r = game.object_number.get(thing, -1), _here(game, state, place)
    if o < 0 or o != state.held or r < 0 or not game.accepts[r] >> o & 1 or not _open_for_hands(game, state, r):
        return None
    contents = list(state.contents)
    contents[r] = tuple(sorted({*contents[r], o}))
    places = list(state.places)
    places[o] = tuple(sorted({*places[o], state.location}))
    put = state._replace(contents=tuple(contents), places=tuple(places), held=-1, left=state.left - {(o, r)})
    return put, game.dialect.put_text.format(o=thing, r=place)


def _do_move(game: Game, state: State, rest: str) -> _Result:
    thing, to, place = rest.partition(" to ")
    return _put(game, state, thing, place) if to and game.dialect.name == "move" else None


def _do_put(game: Game, state: State, rest: str) -> _Result:
    thing, to, place = rest.partition(" in/on ")
    return _put(game, state, thing, place) if to and game.dialect.name == "put" else None


def _using(game: Game, state: State, rest: str, able: int, appliances: int) -> tuple[str, str, int] | None:
    """Object name, appliance name and mask of the held object, if the appliance at hand can treat it."""
    thing, _, place = rest.partition(" with ")
    o, r = game.object_number.get(thing, -1), _here(game, state, place)
    if o < 0 or o != state.held or r < 0 or not able >> o & 1 or not appliances >> r & 1:
        return None
    return thing, place, 1 << o


def _do_clean(game: Game, state: State, rest: str) -> _Result:
    found = _using(game, state, rest, game.cleanable, game.appliances[0])
    if found is None:
        return None
    thing, place, bit = found
    return state._replace(clean=state.clean | bit), f"You clean the {thing} using the {place}."


def _do_heat(game: Game, state: State, rest: str) -> _Result:
    found = _using(game, state, rest, game.heatable, game.appliances[1])
    if found is None:
        return None
    thing, place, bit = found
    return state._replace(hot=state.hot | bit, cool=state.cool & ~bit), f"You heat the {thing} using the {place}."


def _do_cool(game: Game, state: State, rest: str) -> _Result:
    found = _using(game, state, rest, game.coolable, game.appliances[2])
    if found is None:
        return None
    thing, place, bit = found
    return state._replace(cool=state.cool | bit, hot=state.hot & ~bit), f"You cool the {thing} using the {place}."


def _do_use(game: Game, state: State, rest: str) -> _Result:
    o = game.object_number.get(rest, -1)
    if o < 0 or not game.toggleable >> o & 1 or not any(o in state.contents[r] for r in game.at[state.location]):
        return None
    return state._replace(toggled=state.toggled | 1 << o, on=state.on ^ 1 << o), f"You turn on the {rest}."


def _do_slice(game: Game, state: State, rest: str) -> _Result:
    thing, _, knife = rest.partition(" with ")
    o, k = game.object_number.get(thing, -1), game.object_number.get(knife, -1)
    if o < 0 or k < 0 or k != state.held or not game.knives >> k & 1 or not game.sliceable >> o & 1:
        return None
    if state.location not in state.places[o]:
        return None
    return state._replace(sliced=state.sliced | 1 << o), f"You sliced the {thing} with the {knife}."


def _do_examine(game: Game, state: State, rest: str) -> _Result:
    r = _here(game, state, rest)
    if r >= 0:
        return state, _contents(game, state, r)
    o = game.object_number.get(rest, -1)
    if o < 0 or o != state.held:
        return None
    return state, _describe(game, state, o)


def _describe(game: Game, state: State, o: int) -> str:
    name, bit = game.objects[o], 1 << o
    if game.vessels & bit:
        return f"This is a normal {name}. In it, you see {_listed(game.objects[x] for x in game.inner[o])}."
    clean, hot, cool, sliced = (bool(mask & bit) for mask in (state.clean, state.hot, state.cool, state.sliced))
    words = []
    if hot or cool:
        words.append("hot" if hot else "cool" if clean or sliced else "cold")
    if clean:
        words.append("clean")
    if words:
        return f"This is a {' and '.join(words)}{' sliced' if sliced else ''} {name}."
    if game.toggleable & state.toggled & bit:
        return f"This {name} is on."
    if game.sliceable & bit and sliced:
        return f"This is a sliced {name}."
    return f"There's nothing special about {name}."


_HANDLERS = {
    "look": _do_look,
    "help": _do_help,
    "inventory": _do_inventory,
    "go": _do_go,
    "open": _do_open,
    "close": _do_close,
    "take": _do_take,
    "move": _do_move,
    "put": _do_put,
    "clean": _do_clean,
    "heat": _do_heat,
    "cool": _do_cool,
    "use": _do_use,
    "slice": _do_slice,
    "examine": _do_examine,
}
