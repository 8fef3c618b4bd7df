"""The next round of a tournament that has directors: their acts decide what they may, the rules and
the lot decide the rest."""

from collections.abc import Sequence

import msgspec

from .acts import DirectorAct, PairByHand
from .course import next_round
from .directed import counted, directed, ruled
from .knockout import paired_by_hand
from .model import Board, Round, Rules


def directed_round(
    rules: Rules,
    rounds: Sequence[Round],
    present: Sequence[int],
    seed: bytes,
    begun: float = 0.0,
    *,
    order: tuple[int, ...] = (),
    apart: tuple[tuple[int, int], ...] = (),
    acts: Sequence[DirectorAct] = (),
) -> Round | None:
    """Pair the next round as ``next_round`` does, under these acts; None where there is no further
    round.

    Players who asked to sit out are not among those who are ``present`` afterwards. ``apart`` lists
    pairs of players who should not meet, besides those that directors forbade. A round that was
    paired by hand has these tables, but for tables where somebody is missing; everybody else sits
    out. A knock-out (``knockout.paired_by_hand``) is drawn anew where somebody is missing.
    """
    state = directed(acts)
    number = len(rounds) + 1
    out = state.sits_out(number)
    there = [player for player in present if player not in out and player not in state.barred]
    kept = tuple(sorted({*apart, *state.apart}))
    ranks = () if rounds else tuple(player for player in order if player in there)
    rules, rounds = ruled(rules, state), counted(rounds, state)
    found = next_round(rules, rounds, there, seed, begun, order=ranks, apart=kept)
    if found is None:
        return None
    hand = state.pairings.get(number)
    if hand is not None and rules.kind == "knockout":
        found = paired_by_hand(rules, rounds, found, seed, hand.boards)
    elif hand is not None:
        found = _by_hand(found, hand)
    return msgspec.structs.replace(found, acts=len(acts))


def _by_hand(found: Round, hand: PairByHand) -> Round:
    there = set(found.present)
    boards = tuple(Board(seats) for seats in hand.boards if there.issuperset(seats))
    busy = {number for board in boards for number in board.seats}
    return msgspec.structs.replace(found, boards=boards, byes=tuple(sorted(there - busy)))
