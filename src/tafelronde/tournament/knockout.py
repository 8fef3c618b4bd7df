"""Knock-out: losers are out. For two players a bracket, with byes for the first players of the
list; at larger tables the best of each table go on."""

from collections.abc import Collection, Sequence
from itertools import chain
from typing import TypeVar

import msgspec

from .history import History
from .lot import shuffled, ticket
from .model import Board, Round, Rules
from .seating import seated

T = TypeVar("T")


def knockout_round(
    rounds: Sequence[Round],
    present: Sequence[int],
    history: History,
    seed: bytes,
    order: Sequence[int] = (),
) -> Round | None:
    """The next round; None where one player is left. ``order`` is the list of the first round;
    empty: the lot draws it."""
    number = len(rounds) + 1
    alive = _places(history.rules, rounds, present, seed, order)
    fewest = 1 if history.rules.walkovers else 2
    if len(alive) < 2 or len([player for player in alive if player]) < fewest:
        return None
    tables, byes = _tables(alive, history.rules)
    final = len(tables) == 1 and not byes
    small = _for_third(history.rules, rounds, set(present), seed) if final else []
    tables += small
    boards = tuple(Board(seated(table, history, seed, number)) for table in tables)
    playing = {number for board in boards for number in board.seats}
    return Round(
        tuple(sorted({player for player in alive if player} | playing)),
        boards,
        tuple(sorted(byes)),
        third=bool(small),
    )


def _places(
    rules: Rules, rounds: Sequence[Round], present: Sequence[int], seed: bytes, order: Sequence[int]
) -> list[int]:
    """The players who are in, by their place in the next round; 0: an empty place."""
    if not rounds:
        return _bracket(order or shuffled(seed, "order", present), rules)
    return _still_there(rules, survivors(rules, rounds, seed), present)


def _still_there(rules: Rules, places: Sequence[int], there: Collection[int]) -> list[int]:
    """These places without the players who have left: with walkovers a place stays empty, else the
    others move up."""
    return [
        number if number in there else 0 for number in places if number in there or rules.walkovers
    ]


def paired_by_hand(
    rules: Rules, rounds: Sequence[Round], found: Round, seed: bytes, hand: Sequence[Sequence[int]]
) -> Round:
    """A drawn round with these tables in place of its own, but for the one for the third place;
    ``found`` itself where they do not fit it any more, since somebody has come or gone.

    In a knock-out for two each pair takes the place in the bracket of the drawn one, and whoever
    is at no table goes on from the place of a bye.
    """
    main = main_boards(found)
    places = _places(rules, rounds, found.present, seed, found.order)
    seats = {number for table in hand for number in table}
    if sorted(map(len, hand)) != sorted(len(board.seats) for board in main) or not seats <= {
        *places
    }:
        return found
    free = [number for number in places if number and number not in seats]
    boards = (*(Board(tuple(table)) for table in hand), *found.boards[len(main) :])
    changed = msgspec.structs.replace(found, boards=boards, byes=tuple(sorted(free)))
    if rules.size > 2:
        return changed
    tables, moved = iter(hand), [number for number in free if number not in found.byes]
    after: list[int] = []
    for pair in in_pairs(places):
        drawn = [number for number in pair if number]
        if len(drawn) == 2:
            table = list(next(tables))
            stay = pair[0] in table[:1] or pair[1] in table[1:]
            after += pair if {*pair} == {*table} else table if stay else reversed(table)
        else:
            after += [number if number in (0, *free) else moved.pop(0) for number in pair]
    if rounds:
        return msgspec.structs.replace(changed, order=tuple(after))
    ranks = dict(zip(_bracket(range(1, len(found.present) + 1), rules), after, strict=True))
    order = tuple(ranks[rank] for rank in range(1, len(found.present) + 1))
    return msgspec.structs.replace(changed, order=order)


def _for_third(
    rules: Rules, rounds: Sequence[Round], there: set[int], seed: bytes
) -> list[tuple[int, ...]]:
    """The table for the third place beside the final, for two losers of semi-finals who are still
    there."""
    if not (rules.third and rules.size == 2 and rounds):
        return []
    last = rounds[-1]
    losers = [
        number
        for board in last.boards
        for number in ranked(board, seed, len(rounds))[1:]
        if number in there
    ]
    return [tuple(losers)] if len(losers) == 2 else []


def main_boards(round: Round) -> tuple[Board, ...]:
    """The tables of a round but the one for the third place, which is the last one."""
    return round.boards[:-1] if round.third else round.boards


def is_final(round: Round) -> bool:
    """Whether a round is the final, perhaps with the game for the third place beside it."""
    return len(main_boards(round)) == 1 and not round.byes


def survivors(rules: Rules, rounds: Sequence[Round], seed: bytes) -> list[int]:
    """The players who are still in after these rounds, in the order of the bracket; 0: an empty
    place."""
    last = rounds[-1]
    final = is_final(last)
    through = [
        going_on(rules, board, seed, len(rounds), final=final) for board in main_boards(last)
    ]
    if rules.size > 2:
        most = max(map(len, through), default=0)
        # All winners first, so that they meet as late as possible.
        rest = [going[k] for k in range(most) for going in through if k < len(going)]
        return [*last.byes, *rest]
    on = {*last.byes, *chain.from_iterable(through)}
    pairs = in_pairs(round_places(rules, rounds, seed))
    return [next((number for number in pair if number in on), 0) for pair in pairs]


def round_places(rules: Rules, rounds: Sequence[Round], seed: bytes) -> list[int]:
    """The players of the last of these rounds of a knock-out for two, by their place in the
    bracket; 0: an empty place."""
    last = rounds[-1]
    if len(rounds) == 1:
        return _bracket(last.order or shuffled(seed, "order", last.present), rules)
    if last.order:
        return [*last.order]
    there = {number for board in main_boards(last) for number in board.seats}.union(last.byes)
    return _still_there(rules, survivors(rules, rounds[:-1], seed), there)


def left_places(rules: Rules, rounds: Sequence[Round], seed: bytes) -> list[int]:
    """The players who had come into the last of these rounds of a knock-out for two and left before
    it, by their place in the bracket; 0: none."""
    if len(rounds) < 2 or not rules.walkovers:
        return [0] * len(round_places(rules, rounds, seed))
    there = rounds[-1].present
    return [0 if n in there else n for n in survivors(rules, rounds[:-1], seed)]


def in_pairs(places: Sequence[T]) -> list[Sequence[T]]:
    """The pairs of these places, in order; the last place may be alone."""
    return [places[at : at + 2] for at in range(0, len(places), 2)]


def going_on(
    rules: Rules, board: Board, seed: bytes, round: int, *, final: bool = False
) -> tuple[int, ...]:
    """The players of a table who go on, the best first: by the result, then by the score, then by
    the lot. At least one player drops out; of the final one goes on."""
    count = 1 if final else max(1, min(rules.advance, len(board.seats) - 1))
    return tuple(ranked(board, seed, round)[:count])


def ranked(board: Board, seed: bytes, round: int) -> list[int]:
    """The players of a table that is over, the best first."""

    def key(seat: int) -> tuple[float, float, int]:
        result = board.value(seat) if board.returns else 0.0
        result = board.points[seat] if board.points else result
        score = board.scores[seat] if board.scores else 0.0
        return -result, -score, ticket(seed, f"tie {round}", board.seats[seat])

    return [board.seats[seat] for seat in sorted(range(len(board.seats)), key=key)]


def _bracket(order: Sequence[int], rules: Rules) -> list[int]:
    """The players by their place in the bracket; 0 is an empty place, so the player beside it has a
    bye. The first and the second of the list can meet only in the final."""
    if rules.size > 2:
        return list(order)
    places = [0]
    while len(places) < len(order):
        size = 2 * len(places)
        places = [spot for place in places for spot in (place, size - 1 - place)]
    return [order[place] if place < len(order) else 0 for place in places]


def _tables(alive: Sequence[int], rules: Rules) -> tuple[list[tuple[int, ...]], list[int]]:
    """The tables of the players who are still in, and the players who go on without playing."""
    if rules.size == 2:
        pairs = [tuple(number for number in pair if number) for pair in in_pairs(alive)]
        return [pair for pair in pairs if len(pair) == 2], [
            pair[0] for pair in pairs if len(pair) == 1
        ]
    alive = [number for number in alive if number]
    count = len(alive)
    if count < 2:
        return [], alive
    tables = -(-count // rules.size)
    while tables > 1 and count // tables < max(2, rules.least):
        tables -= 1
    byes = max(0, count - tables * rules.size)
    playing = alive[byes:]
    # There and back, as a snake: the best of the list sit at different tables.
    dealt: list[list[int]] = [[] for _ in range(tables)]
    for at, number in enumerate(playing):
        turn, k = divmod(at, tables)
        dealt[k if turn % 2 == 0 else tables - 1 - k].append(number)
    return [tuple(table) for table in dealt], alive[:byes]
