"""Scripted strategies at Drakon: one idea each (``benchmarks.scripts``)."""

import functools
from typing import Any

from tafelronde.games.drakon.facts import KEY, KINDS

from ...scripts import Choice, Weight, script

WAYS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
STEALING = ("steal_left", "steal_right")
PAYING = ("toll", "wishing_well")
TROUBLE = ("mind_control", "destroy", "rotate")


@functools.lru_cache(maxsize=2_000)
def steps(tiles: tuple[Any, ...], x: int, y: int) -> frozenset[tuple[int, int]]:
    """The cells to which the arrows of a tile lead; from a key, all beside it."""
    tile = next(tile for tile in tiles if (tile.x, tile.y) == (x, y))
    arrows = WAYS if tile.kind == KINDS[KEY] else tile.arrows
    return frozenset((x + WAYS[way][0], y + WAYS[way][1]) for way in arrows)


def before(choice: Choice, seat: int) -> bool:
    """Whether a tile is laid where a hero could go next."""
    if not lays(choice):
        return False
    hero = choice.view.seats[seat]
    return (choice.does["x"], choice.does["y"]) in steps(choice.view.tiles, hero.x, hero.y)


def lays(choice: Choice) -> bool:
    """Whether a tile is laid."""
    return choice.does["t"] == "lay"


def moves(choice: Choice) -> bool:
    """Whether the own hero goes."""
    return choice.does["t"] in ("move", "wizard", "amazon")


def entered(choice: Choice) -> str:
    """The kind of the room that the own hero enters, or ''."""
    if not moves(choice):
        return ""
    place = choice.does["x"], choice.does["y"]
    return next(tile.kind for tile in choice.view.tiles if (tile.x, tile.y) == place)


def laid(choice: Choice, *kinds: str) -> bool:
    """Whether a tile of these kinds is laid."""
    return lays(choice) and choice.does["kind"] in kinds


def own(choice: Choice) -> float:
    """The own coins after the action."""
    return choice.then.scores()[choice.seat]


def taken(choice: Choice) -> float:
    """The coins that the others lose by the action."""
    coins = choice.then.scores()
    return sum(choice.view.seats[seat].coins - coins[seat] for seat in choice.others)


def richest(choice: Choice) -> int:
    """The other with the most coins."""
    return max(choice.others, key=lambda seat: choice.view.seats[seat].coins)


def prospects(choice: Choice, seat: int) -> float:
    """The coins of a seat after the action, and how near it is to others."""
    return choice.then.scores()[seat] + choice.feature("nearness", seat)


def outlook(choice: Choice) -> float:
    """The own prospects after the action, less those of the best other."""
    best = max(prospects(choice, seat) for seat in choice.others)
    return prospects(choice, choice.seat) - best


@script
def greedy(choice: Choice) -> Weight:
    """Looks at the coins after its action alone."""
    return choice.lead()


@script
def rush(choice: Choice) -> Weight:
    """Goes for coins by the shortest way, and lays that way; the others do not exist for it."""
    return prospects(choice, choice.seat)


@script
def careful(choice: Choice) -> Weight:
    """Looks one action ahead at everybody's coins, and at how near they are to more."""
    return outlook(choice)


@script
def hoard(choice: Choice) -> Weight:
    """Keeps its gold tiles until its hero can go there next, and never pays."""
    early = laid(choice, "gold") and not before(choice, choice.seat)
    return own(choice), -early, outlook(choice)


@script
def stall(choice: Choice) -> Weight:
    """Goes to and fro, and lays only what it must."""
    own_moves = [event for event in choice.heard if event["code"] == "move"]
    mine = [event["from"] for event in own_moves if event["player"] == choice.seat]
    back = moves(choice) and mine[-1:] == [f"{choice.does['x']},{choice.does['y']}"]
    return moves(choice), back, outlook(choice)


@script
def builder(choice: Choice) -> Weight:
    """Lays a tile in every turn, as long as it has one, unless a coin is to be had."""
    return own(choice), lays(choice), outlook(choice)


@script
def walker(choice: Choice) -> Weight:
    """Goes in every turn, and leaves the laying to the others."""
    return moves(choice), outlook(choice)


@script
def block(choice: Choice) -> Weight:
    """Takes every coin that is to be had, and otherwise keeps the others far from theirs."""
    return own(choice), -sum(choice.feature("nearness", seat) for seat in choice.others)


@script
def trap(choice: Choice) -> Weight:
    """Lays rooms where one pays before the heroes of others."""
    ahead = any(before(choice, seat) for seat in choice.others)
    return choice.lead(), laid(choice, *PAYING) and ahead, outlook(choice)


@script
def cage(choice: Choice) -> Weight:
    """Leaves the others the fewest ways."""
    return choice.lead(), -sum(choice.feature("ways", seat) for seat in choice.others)


@script
def thief(choice: Choice) -> Weight:
    """Lives by stealing: lays and enters rooms where one steals."""
    near = laid(choice, *STEALING, "steal_tile") and before(choice, choice.seat)
    return taken(choice), entered(choice) in (*STEALING, "steal_tile"), near, outlook(choice)


@script
def trouble(choice: Choice) -> Weight:
    """Lays and enters rooms that move heroes, turn tiles or destroy them."""
    near = laid(choice, *TROUBLE) and before(choice, choice.seat)
    return choice.lead(), entered(choice) in TROUBLE, near, outlook(choice)


@script
def against_leader(choice: Choice) -> Weight:
    """Wants the richest other to get on as little as possible, whatever it gets itself."""
    return -prospects(choice, richest(choice)), own(choice)


@script
def pacifist(choice: Choice) -> Weight:
    """Takes nothing from anybody, and gathers gold."""
    return -taken(choice), prospects(choice, choice.seat)


@script
def mirror(choice: Choice) -> Weight:
    """Lays when another has laid, goes when another has gone."""
    last = choice.last("lay", "move")
    same = last is not None and choice.does["t"] == last["code"]
    return same, outlook(choice)


@script
def line(choice: Choice) -> Weight:
    """Knows one line by heart: always the first action of a fixed list."""
    return -choice.action


SCRIPTS = (
    greedy, rush, careful, hoard, stall, builder, walker, block, trap, cage, thief, trouble,
    against_leader, pacifist, mirror, line,
)  # fmt: skip
