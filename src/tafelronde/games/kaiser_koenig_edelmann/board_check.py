"""Checks of the file of a board: every fault is named with its place (K-1.2, K-1.3)."""

from collections.abc import Collection, Mapping, Sequence
from math import isfinite
from pathlib import Path
from typing import Any, cast

from ...core.facts.dataset import bad_data
from ...core.facts.errors import Phrase
from .seating import COLOURS

MESSAGES = Path(__file__).parent / "messages"
FORMAT = "kke-board/1"
MOST_POINTS = 63
"""A set of points is the bits of a 64-bit number without its sign."""
FARTHEST = 30
"""Coordinates are kept as thousandths in 16 bits."""
MEN = 8
"""Pieces of a colour (K-1.2)."""
PAIRS = ("opposite", "adjacent_near", "adjacent_far")
FIELDS = ("format", "name", "source", "points", "edges", "seats", "home", "setup")
VALUES = (1, 2, 3)


def _say(code: str, text: str, **arguments: str | int) -> Phrase:
    """A piece of an error: ``board-<code>`` of the catalogue."""
    return Phrase(text, f"board-{code}", MESSAGES, **arguments)


def check_board(data: Any) -> None:
    """Raise BadOption where this JSON is no board."""
    board = _members("", data, (*FIELDS, "two_player_pairs"))
    if board["format"] != FORMAT:
        raise bad_data("format", board["format"], FORMAT)
    for field in ("name", "source"):
        _text(field, board[field], 200)
    points = _points(board["points"])
    _connected(points, _edges(board["edges"], points))
    seats = _seats(board["seats"])
    _setup(board, seats, points)
    _pairs(board["two_player_pairs"], seats)


# ---- pieces of JSON ------------------------------------------------------------------------------


def _members(
    place: str, data: object, required: Sequence[str], optional: Collection[str] = ()
) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise bad_data(place, data, _say("an-object", "an object"))
    found = cast("dict[str, Any]", data)
    for field in required:
        if field not in found:
            raise bad_data(
                _at(place, field), _say("nothing", "nothing"), _say("this-field", "this field")
            )
    for field in found:
        if field not in required and field not in optional:
            known = ", ".join([*required, *optional])
            raise bad_data(
                _at(place, field),
                _say("further-field", "a further field"),
                _say("only", f"only {known}", known=known),
            )
    return found


def _at(place: str, field: str) -> str:
    return f"{place}.{field}" if place else field


def _items(place: str, data: object, least: int, most: int) -> list[Any]:
    if not isinstance(data, list):
        raise bad_data(place, data, _say("a-list", "a list"))
    found = cast("list[Any]", data)
    if not least <= len(found) <= most:
        count = _say("entries", f"{len(found)} entries", count=len(found))
        many = _say("of-them", f"{least} to {most} of them", least=least, most=most)
        raise bad_data(
            place, count, many if least < most else _say("so-many", f"{most} of them", most=most)
        )
    return found


def _text(place: str, data: object, most: int) -> str:
    if not isinstance(data, str) or not 1 <= len(data) <= most:
        raise bad_data(place, data, _say("a-text", f"a text of 1 to {most} characters", most=most))
    return data


def _one_of(place: str, data: object, known: Collection[object], what: Phrase) -> Any:
    if not isinstance(data, str | int) or isinstance(data, bool) or data not in known:
        raise bad_data(place, data, what)
    return data


# ---- the parts -----------------------------------------------------------------------------------

Points = Mapping[str, Collection[int]]
"""The id of each point → the values of the pieces that may enter it."""


def _points(data: object) -> dict[str, Collection[int]]:
    found: dict[str, Collection[int]] = {}
    places: set[tuple[int, int]] = set()
    goals: list[str] = []
    for index, entry in enumerate(_items("points", data, MEN + 1, MOST_POINTS)):
        at = f"points[{index}]"
        point = _members(at, entry, ("id", "x", "y"), ("only", "goal"))
        name = _text(f"{at}.id", point["id"], 16)
        if name in found:
            raise bad_data(f"{at}.id", name, _say("another-id", "another id for each point"))
        place = (_coordinate(f"{at}.x", point["x"]), _coordinate(f"{at}.y", point["y"]))
        if place in places:
            raise bad_data(
                at,
                f"{point['x']}, {point['y']}",
                _say("another-place", "another place for each point"),
            )
        places.add(place)
        found[name] = _only(at, point)
        if not isinstance(point.get("goal", False), bool):
            raise bad_data(f"{at}.goal", point["goal"], _say("true-or-false", "true or false"))
        if point.get("goal", False):
            goals.append(name)
    if len(goals) != 1:
        raise bad_data(
            "points",
            _say("goals", f"{len(goals)} goals", count=len(goals)),
            _say("one-goal", "one point that is the goal"),
        )
    if 1 not in found[goals[0]]:
        raise bad_data(
            "points",
            _say("the-goal-point", f"the goal {goals[0]}", point=goals[0]),
            _say("goal-for-emperors", "a goal that emperors (1) may enter"),
        )
    return found


def _only(at: str, point: Mapping[str, Any]) -> Collection[int]:
    if "only" not in point:
        return VALUES
    only = _items(f"{at}.only", point["only"], 1, len(VALUES))
    for value in only:
        _one_of(f"{at}.only", value, VALUES, _say("values", "1, 2 or 3"))
    return only


def _coordinate(place: str, data: object) -> int:
    """In thousandths. Points nearer to one another than that are at the same place."""
    endless = isinstance(data, float) and not isfinite(data)
    if isinstance(data, bool) or not isinstance(data, int | float) or endless:
        raise bad_data(place, data, _say("a-number", "a number"))
    if abs(data) > FARTHEST:
        raise bad_data(
            place,
            data,
            _say("a-number-up-to", f"a number from -{FARTHEST} to {FARTHEST}", most=FARTHEST),
        )
    return round(data * 1000)


def _edges(data: object, points: Points) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    seen: set[frozenset[str]] = set()
    two_ids = _say("two-ids", "the ids of two points")
    for index, entry in enumerate(_items("edges", data, 1, 1000)):
        at = f"edges[{index}]"
        ends = _items(at, entry, 2, 2)
        a, b = (_one_of(at, end, points, two_ids) for end in ends)
        pair = frozenset((a, b))
        if len(pair) < 2 or pair in seen:
            raise bad_data(
                at, f"{a} – {b}", _say("two-points", "two different points, each pair once")
            )
        seen.add(pair)
        found.append((a, b))
    return found


def _connected(points: Points, edges: list[tuple[str, str]]) -> None:
    near: dict[str, set[str]] = {name: set() for name in points}
    for a, b in edges:
        near[a].add(b)
        near[b].add(a)
    start = next(iter(points))
    reached, todo = {start}, [start]
    while todo:
        fresh = near[todo.pop()] - reached
        reached |= fresh
        todo += fresh
    for name in points:
        if name not in reached:
            raise bad_data(
                "edges",
                _say("no-way", f"no way from {start} to {name}", start=start, point=name),
                _say("one-board", "one connected board"),
            )


def _seats(data: object) -> list[str]:
    seats = [
        _one_of(
            f"seats[{index}]", seat, COLOURS, _say("four-colours", "red, yellow, green or blue")
        )
        for index, seat in enumerate(_items("seats", data, len(COLOURS), len(COLOURS)))
    ]
    if len(set(seats)) < len(seats):
        raise bad_data("seats", ", ".join(seats), _say("each-colour", "each colour once"))
    return seats


def _setup(board: Mapping[str, Any], seats: list[str], points: Points) -> None:
    homes = _members("home", board["home"], seats)
    setup = _members("setup", board["setup"], seats)
    goal = next(p["id"] for p in board["points"] if p.get("goal", False))
    taken: dict[str, str] = {goal: "the goal"}
    for seat in seats:
        emperors: list[str] = []
        for index, entry in enumerate(_items(f"setup.{seat}", setup[seat], MEN, MEN)):
            at = f"setup.{seat}[{index}]"
            man = _members(at, entry, ("value", "point"))
            value = _one_of(f"{at}.value", man["value"], VALUES, _say("values", "1, 2 or 3"))
            point = _one_of(f"{at}.point", man["point"], points, _say("an-id", "the id of a point"))
            if value not in points[point]:
                raise bad_data(
                    f"{at}.point",
                    point,
                    _say("may-enter", f"a point that {value} may enter", value=value),
                )
            if point in taken:
                raise bad_data(
                    f"{at}.point",
                    point,
                    _say(
                        "another-point",
                        f"another point than {taken[point]}",
                        taken="goal" if point == goal else taken[point],
                    ),
                )
            taken[point] = at
            if value == 1:
                emperors.append(point)
        if len(emperors) != 1:
            raise bad_data(
                f"setup.{seat}",
                _say("emperors", f"{len(emperors)} emperors", count=len(emperors)),
                _say("one-emperor", "one emperor (1)"),
            )
        if homes[seat] != emperors[0]:
            raise bad_data(
                f"home.{seat}",
                homes[seat],
                _say("its-emperor", f"its emperor's point, {emperors[0]}", point=emperors[0]),
            )


def _pairs(data: object, seats: list[str]) -> None:
    pairs = _members("two_player_pairs", data, PAIRS)
    for name in PAIRS:
        at = f"two_player_pairs.{name}"
        for index, entry in enumerate(_items(at, pairs[name], 1, 6)):
            pair = _items(f"{at}[{index}]", entry, 2, 2)
            for seat in pair:
                _one_of(f"{at}[{index}]", seat, seats, _say("two-seats", "two of the seats"))
            if pair[0] == pair[1]:
                raise bad_data(
                    f"{at}[{index}]", pair[0], _say("two-different", "two different seats")
                )
