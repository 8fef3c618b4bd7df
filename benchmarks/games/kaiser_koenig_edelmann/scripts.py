"""Scripted strategies at Kaiser, König, Edelmann: one idea each (``benchmarks.scripts``)."""

import functools
from collections import deque
from typing import Any

from tafelronde.games.kaiser_koenig_edelmann.facts import KINDS

from ...scripts import Choice, Weight, script

EMPEROR, *SOLDIERS = KINDS.values()
WORTH = {kind: value for value, kind in KINDS.items()}
RANSOM = 20
"""The worth of an emperor beside the other pieces."""

Edges = tuple[tuple[str, str], ...]


@functools.lru_cache(maxsize=1_000)
def ways(edges: Edges, end: str) -> dict[str, int]:
    """The number of steps from each point to one."""
    found, waiting = {end: 0}, deque([end])
    while waiting:
        here = waiting.popleft()
        for near in (a if b == here else b for a, b in edges if here in (a, b)):
            if near not in found:
                found[near] = found[here] + 1
                waiting.append(near)
    return found


def price(piece: Any) -> int:
    """The worth of a piece to the seat that takes it."""
    return RANSOM if piece.kind == EMPEROR else WORTH[piece.kind]


def piece_at(view: Any, point: str) -> Any:
    """The piece on a point, or None."""
    return next((piece for piece in view.pieces if piece.point == point), None)


def mover(choice: Choice) -> Any:
    """The piece that moves."""
    return piece_at(choice.view, choice.does["from"])


def taken(choice: Choice) -> Any:
    """The piece that the move captures, or None."""
    return piece_at(choice.view, choice.does["to"])


def prize(choice: Choice) -> int:
    """The worth of the piece that the move captures."""
    victim = taken(choice)
    return 0 if victim is None else price(victim)


def hanging(choice: Choice) -> int:
    """The most that another could capture of the own pieces after the move."""
    own = {piece.point: price(piece) for piece in choice.seen.pieces if piece.seat == choice.seat}
    foreign = (piece for piece in choice.seen.pieces if piece.seat != choice.seat)
    return max((own[end] for piece in foreign for end in piece.reach if end in own), default=0)


def goal(view: Any) -> str:
    """The centre of the fortress."""
    return next(point.name for point in view.points if point.goal)


def to_goal(choice: Choice) -> int:
    """The distance of the own emperor from the centre after the move."""
    return far_from(choice, goal(choice.view), EMPEROR)


def far_from(choice: Choice, point: str, *kinds: str) -> int:
    """The distance of the own pieces of these kinds from a point after the move, together."""
    steps = ways(choice.view.edges, point)
    return sum(
        steps[piece.point]
        for piece in choice.seen.pieces
        if piece.seat == choice.seat and piece.kind in kinds
    )


def emperors(choice: Choice) -> list[str]:
    """Where the others' emperors stand."""
    return [
        piece.point
        for piece in choice.view.pieces
        if piece.seat != choice.seat and piece.kind == EMPEROR
    ]


def wins(choice: Choice) -> bool:
    """Whether the move brings the own emperor to the centre."""
    return choice.does["to"] == goal(choice.view)


@script
def greedy(choice: Choice) -> Weight:
    """Captures what is worth most."""
    return wins(choice), prize(choice)


@script
def careful(choice: Choice) -> Weight:
    """Captures, and leaves nothing that can be captured."""
    return wins(choice), prize(choice) - hanging(choice)


@script
def rush(choice: Choice) -> Weight:
    """Runs to the centre with the emperor, and looks only at what could capture him."""
    return wins(choice), -(hanging(choice) == RANSOM), -to_goal(choice), prize(choice)


@script
def blind_rush(choice: Choice) -> Weight:
    """Runs to the centre with the emperor, whatever happens."""
    return -to_goal(choice)


@script
def sneak(choice: Choice) -> Weight:
    """Leads the emperor along points that nobody else reaches, and takes what comes its way."""
    way = list(choice.feature("safe_way"))
    steps = way.index(1) if 1 in way else len(way)
    return wins(choice), -(hanging(choice) == RANSOM), prize(choice) - hanging(choice), -steps


@script
def hoard(choice: Choice) -> Weight:
    """Keeps all its pieces around the emperor and waits."""
    home = choice.view.seats[choice.seat].home
    return wins(choice), -hanging(choice), -far_from(choice, home, *SOLDIERS)


@script
def stall(choice: Choice) -> Weight:
    """Takes its last move back whenever nothing threatens."""
    own = [event for event in choice.heard if event.get("player") == choice.seat and "to" in event]
    back = bool(own) and (choice.does["from"], choice.does["to"]) == (
        own[-1]["to"],
        own[-1]["from"],
    )
    return wins(choice), -hanging(choice), back


@script
def mirror(choice: Choice) -> Weight:
    """Makes the last move of another again, mirrored at the centre."""
    last = choice.last("move", "capture")
    if last is None:
        return 0
    place = {point.name: (point.x, point.y) for point in choice.view.points}
    own = [place[choice.does[end]] for end in ("from", "to")]
    theirs = [place[last[end]] for end in ("from", "to")]
    middle = place[goal(choice.view)]
    apart = [
        abs(a + b - 2 * m)
        for mine, other in zip(own, theirs, strict=True)
        for a, b, m in zip(mine, other, middle, strict=True)
    ]
    return -round(sum(apart), 6)


@script
def block(choice: Choice) -> Weight:
    """Leaves the others the fewest ways to go."""
    foreign = [piece for piece in choice.seen.pieces if piece.seat != choice.seat]
    return wins(choice), -sum(len(piece.reach) for piece in foreign)


@script
def gate(choice: Choice) -> Weight:
    """Stands around the centre with kings and noblemen, so that no emperor comes in."""
    return wins(choice), prize(choice), -far_from(choice, goal(choice.view), *SOLDIERS)


@script
def hunt(choice: Choice) -> Weight:
    """Goes for the emperors of the others with all it has."""
    threats = sum(len(choice.seen.seats[seat].threats) for seat in choice.others)
    near = [far_from(choice, point, *SOLDIERS) for point in emperors(choice)]
    return wins(choice), prize(choice) == RANSOM, threats, -min(near, default=0)


@script
def trade(choice: Choice) -> Weight:
    """Captures what it can, dear or not, so that few pieces are left, and then runs."""
    return wins(choice), prize(choice) > 0, -(hanging(choice) == RANSOM), -to_goal(choice)


@script
def pacifist(choice: Choice) -> Weight:
    """Never captures, and walks to the centre where it is safe."""
    return -prize(choice), -(hanging(choice) == RANSOM), -to_goal(choice)


@script
def against_leader(choice: Choice) -> Weight:
    """Captures only of whoever has the most left."""
    values = {seat: choice.view.seats[seat].value for seat in choice.others}
    victim = taken(choice)
    leads = victim is not None and values[victim.seat] == max(values.values())
    return wins(choice), prize(choice) if leads else 0, -hanging(choice)


@script
def line(choice: Choice) -> Weight:
    """Knows one line by heart: always the first move of a fixed list."""
    return -choice.action


SCRIPTS = (
    greedy, careful, rush, blind_rush, sneak, hoard, stall, mirror, block, gate, hunt, trade,
    pacifist, against_leader, line,
)  # fmt: skip
