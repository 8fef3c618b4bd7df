"""Tellings of the consequences of a step of Drakon: a coin that changed hands, an event without
effect, turns that were skipped."""

from collections.abc import Iterator

from ...core.facts.constants import CHANCE
from ...core.facts.position import Position
from ...core.facts.telling import Telling
from .facts import BLANK, KEY, KIND, KINDS, STORM, VORTEX, WIND
from .state import KEEP, NOBODY, PUSH, TAKE, WORD, DrakonRecord, packed, unpacked

_QUIET_KINDS = {BLANK, KEY, VORTEX, WIND, STORM}
"""Nothing happens on entering them (D-6.1, D-6.20)."""


def consequences(state: Position[DrakonRecord], action: int) -> Iterator[Telling]:
    """The consequences of this action, in order."""
    before, after = state.record, state.after(action).record
    chance = before.player == CHANCE
    if chance or action != packed(WORD, TAKE):  # that says it already
        yield from _coins(before, after)
    yield from _nothing(before, after, unpacked(action)[0], chance)
    yield from _skipped(before, after)


def _coins(before: DrakonRecord, after: DrakonRecord) -> Iterator[Telling]:
    """A coin that changed its place: at most one in a step."""
    pairs = zip(before.coins, after.coins, strict=True)
    changes = [new - old for old, new in pairs]
    giver = changes.index(-1) if -1 in changes else NOBODY
    taker = changes.index(1) if 1 in changes else NOBODY
    if giver != NOBODY and taker != NOBODY:
        yield Telling("coin-stolen", {"player": taker, "other": giver})
    elif taker != NOBODY:
        yield Telling("coin-found", {"player": taker})
    elif giver != NOBODY:
        on_start = after.on_start > before.on_start
        yield Telling("coin-to-start" if on_start else "coin-to-hoard", {"player": giver})


def _nothing(
    before: DrakonRecord, after: DrakonRecord, code: int, chance: bool
) -> Iterator[Telling]:
    """A hero entered a tile with an event, and there was nothing to do (D-5.3)."""
    if chance or code > PUSH + 5 or after.player < 0 or before.phase == KEEP:
        return
    mover = code - PUSH if code >= PUSH else before.player
    kind = KIND[after.laid[after.where[mover]] & 255]
    asked = after.actor != NOBODY
    same_coins = before.coins == after.coins
    if kind not in _QUIET_KINDS and not asked and same_coins:
        yield Telling("nothing", {"player": mover, "kind": KINDS[kind]})


def _skipped(before: DrakonRecord, after: DrakonRecord) -> Iterator[Telling]:
    """Turns that passed without a decision (D-2.3)."""
    players, over = before.players, after.turns - before.turns
    for number in range(1, over):
        yield Telling("skipped", {"player": (before.turn + number) % players})
