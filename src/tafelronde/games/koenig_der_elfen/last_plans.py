"""Puzzles about planning: the last decision before the journey that pays most.

All others have passed. Each decision is worth the gold that the player has after their own trip
when nobody decides anything in planning after it. That follows from the table, from their own hand
and gold, and from how many cards of each kind they have not seen: any of these may be bought or
drawn. The trips of others are left out, and so is what their thieves' victims pay.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement

from ...core.facts.position import Position
from ...core.facts.telling import Telling
from ...core.objects.state import State
from .facts import BODYGUARD, BONUS, DIRECTION_CHANGE, DRAWN, KINDS, TRAVEL, TRAVELS
from .state import AWAIT_TURN, BUY, PASS, PLANNING_PHASE, SWAP, ElfenRecord

LEAST = 2.0
"""The gold by which the best decision must beat all others; else there is nothing to solve."""
USEFUL = (*range(TRAVEL, TRAVEL + TRAVELS), BODYGUARD, DIRECTION_CHANGE)
"""The cards that a trip can use."""


def worths(state: State) -> Mapping[int, float] | None:
    """The gold after the trip that follows each decision. A card that is bought is averaged over
    all that it may be; so is a swap, as if nothing had to be thrown away for it: it brings at most
    that. None where it is not the last decision, or none is clearly best."""
    if not is_last(state):
        return None
    player, legal = state.current_player, state.legal_actions()
    found = {
        action: gold_after_trip(state.after(action), player)
        for action in legal
        if action not in (BUY, SWAP)
    }
    best = sorted(found.values())[-2:]
    if len(best) < 2 or best[1] - best[0] < LEAST:
        return None
    for action, cards in ((BUY, 1), (SWAP, DRAWN)):
        if action in legal:
            found[action] = _with_unseen(state.after(action), player, cards)
            if found[action] > best[1] - LEAST:
                return None
    return found


def is_last(state: Position[ElfenRecord]) -> bool:
    """Whether planning ends if the player passes, and all cards that they may draw come from what
    they have not seen."""
    record, player = state.record, state.current_player
    return (
        player >= 0
        and record.elf_phase == PLANNING_PHASE
        and record.awaits == AWAIT_TURN
        and record.passes == state.players - 1
        and record.piled >= DRAWN
        and not record.magic
        and PASS in state.legal_actions()
    )


def gold_after_trip(state: Position[ElfenRecord], player: int) -> float:
    """The gold of the player after their best trip over the table as it lies, by the solver. A
    player with no location in their realm may not pass, and does not travel."""
    record = state.record
    if record.realm[player] == 0:
        return float(record.gold[player])
    earned, saw_all, *_ = state.ask("best-trip", player)
    return float(record.gold[player] + earned + (BONUS if saw_all else 0))


def _with_unseen(state: State, player: int, cards: int) -> float:
    """The same, averaged over so many cards that the player has not seen."""
    unseen = _unseen(state, player)
    useful = [kind for kind in USEFUL if unseen[kind]]
    useless = sum(unseen) - sum(unseen[kind] for kind in useful)
    total = 0.0
    for drawn in _draws(useful, cards):
        ways = math.comb(useless, cards - len(drawn))
        hand = state.copy()
        for kind in drawn:
            hand.array["hands"][0, player, kind] += 1
        for kind in set(drawn):
            ways *= math.comb(unseen[kind], drawn.count(kind))
        if ways:
            total += ways * gold_after_trip(hand, player)
    return total / math.comb(sum(unseen), cards)


def _draws(kinds: Sequence[int], cards: int) -> Iterator[tuple[int, ...]]:
    """All that can be drawn of these kinds: at most so many cards."""
    for count in range(cards + 1):
        yield from combinations_with_replacement(kinds, count)


def _unseen(state: Position[ElfenRecord], player: int) -> list[int]:
    """The number of cards of each kind that lie in the pile or hidden in other hands."""
    record = state.record
    others = [other for other in range(state.players) if other != player]
    return [
        record.pile[kind]
        + sum(record.hands[other][kind] - record.known[other][kind] for other in others)
        for kind in range(KINDS)
    ]


def told(
    state: Position[ElfenRecord], idea: str, answer: int, worth: float, second: float
) -> Sequence[Telling]:
    """The worth of the answer in gold, of passing, and of all others at most."""
    if idea != "plan":
        return ()
    passed = gold_after_trip(state.after(PASS), state.current_player)
    gold, most = round(worth), math.ceil(second)
    return (Telling("plan-pays", {"gold": gold, "second": most, "passed": round(passed)}),)
