"""Tellings of a game of Kaiser, König, Edelmann: codes and arguments for the catalogue."""

import functools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...core.facts.position import Position
from ...core.facts.telling import Argument, Telling
from .ended import pieces_and_victory, round_end
from .facts import EMPEROR, KINDS, NAMES
from .seating import COLOURS
from .state import BEGIN, STRIDE, KaiserRecord
from .ways import Men, Way, men_of


def tell(state: Position[KaiserRecord], action: int, player: int | None) -> Iterator[Telling]:
    """The step; then who is out, whose turn is skipped, how the round ended, and which emperors
    are newly in danger or newly before the fortress."""
    del player  # nothing is hidden
    if action >= BEGIN:
        yield Telling("begin", {"player": action - BEGIN})
        return
    before = state.record
    men = men_of(before)
    yield _move(action, _key(men, before.colour, action))
    after = state.after(action).record
    yield from _out(men, action)
    if _rounds_done(after) > _rounds_done(before):
        yield from _round(before, after)
        return
    now = men_of(after)
    yield from _skipped(men, now)
    yield from _news(men, now)


class Key(NamedTuple):
    """The facts on which the sentence of a move depends beside the action."""

    player: int
    kind: str
    """The value of the piece that moves."""
    path: str
    """The points that it passes, blanks between them."""
    lost: tuple[int, str, str] | None
    """The piece that is captured: its seat, its kind, and the seat's colour."""


def choice_keys(state: Position[KaiserRecord], actions: Sequence[int]) -> list[Key]:
    """For each legal move what its sentence depends on beside the action itself."""
    men, colours = men_of(state.record), state.record.colour
    return [_key(men, colours, action) for action in actions]


def _key(men: Men, colours: tuple[int, ...], action: int) -> Key:
    start, end = divmod(action, STRIDE)
    piece, victim = men.at(start), men.at(end)
    lost: tuple[int, str, str] | None = None
    if victim is not None:
        seat, value = victim
        lost = seat, KINDS[value], COLOURS[colours[seat]]
    if piece is None:  # of an action that is not legal
        return Key(men.player, "", "", lost)
    return Key(men.player, KINDS[piece[1]], _names(men.ways(start, piece[1]).get(end, ())), lost)


@functools.lru_cache(maxsize=2_000)
def _names(path: Way) -> str:
    return " ".join(NAMES[point] for point in path)


@functools.lru_cache(maxsize=2_000)
def _move(action: int, key: Key) -> Telling:
    """The sentence of a move; it is the same at every table."""
    start, end = divmod(action, STRIDE)
    arguments: dict[str, Argument] = {
        "player": key.player,
        "piece": key.kind,
        "from": NAMES[start],
        "to": NAMES[end],
        "path": key.path,
    }
    if key.lost is None:
        return Telling("move", arguments)
    seat, kind, colour = key.lost
    lost: dict[str, Argument] = {"other": seat, "captured": kind, "victim": colour}
    return Telling("capture", {**arguments, **lost})


def _out(men: Men, action: int) -> Iterator[Telling]:
    victim = men.at(action % STRIDE)
    if victim is not None and victim[1] == EMPEROR:
        yield Telling("out", {"player": victim[0]})


def _news(before: Men, after: Men) -> Iterator[Telling]:
    """New dangers for the living since this step: K-3.2, K-4.1."""
    for seat in range(after.players):
        if not set(after.threats[seat]) <= set(before.threats[seat]):
            yield Telling("threatened", {"player": seat})
        if after.at_gate(seat) and not before.at_gate(seat):
            yield Telling("at-gate", {"player": seat})


def _skipped(before: Men, after: Men) -> Iterator[Telling]:
    """The living between the mover and who acts next, in the same round (K-2.8)."""
    seat = (before.player + 1) % before.players
    while seat != after.player:
        if after.is_alive(seat):
            yield Telling("skipped", {"player": seat})
        seat = (seat + 1) % before.players


def _rounds_done(record: KaiserRecord) -> int:
    return sum(how > 0 for how in record.ended)


def _round(before: KaiserRecord, after: KaiserRecord) -> Iterator[Telling]:
    """The rounds that this step ended, when others follow; the verdict tells of the last."""
    for number in range(_rounds_done(before), _rounds_done(after)):
        if number + 1 == after.rounds:
            return
        yield round_end(after, number, "round-")
        for seat in range(after.players):
            count = after.sheet[number][seat]
            total = sum(line[seat] for line in after.sheet[: number + 1])
            yield Telling("points", {"player": seat, "count": count, "total": total})
        first = (after.begins - (after.round_number - number - 1)) % after.players
        yield Telling("round-begins", {"player": first, "round": number + 2})


def verdict(state: Position[KaiserRecord]) -> tuple[Telling, ...]:
    """The end of the game (K-4); of several rounds, the points of each, and the sums (K-5)."""
    if not state.is_terminal:
        return ()
    record = state.record
    rounds = record.rounds
    if rounds == 1:
        return (
            *_values(record),
            round_end(record, 0, "won-" if record.winner[0] >= 0 else "drawn-"),
        )
    ends = (round_end(record, number, "round-") for number in range(rounds))
    totals = [sum(line[seat] for line in record.sheet) for seat in range(record.players)]
    sums = (
        Telling("sum", {"player": seat, "sum": _sum(record, seat), "count": total})
        for seat, total in enumerate(totals)
    )
    return (*ends, *sums, *_match(totals))


def _values(record: KaiserRecord) -> Iterator[Telling]:
    """The parts of each seat's points, for a round that is played alone: the pieces left on the
    board (K-5.2), and the victory (K-5.3)."""
    for seat in range(record.players):
        pieces, victory = pieces_and_victory(record, 0, seat)
        yield Telling("points", {"player": seat, "count": pieces, "more": victory})


def _sum(record: KaiserRecord, seat: int) -> str:
    """``12 + (4 + 5) + 8``: in brackets a round that the seat won."""
    terms: list[str] = []
    for number in range(record.rounds):
        pieces, victory = pieces_and_victory(record, number, seat)
        terms.append(f"({pieces} + {victory})" if victory else str(pieces))
    return " + ".join(terms)


def _match(totals: list[int]) -> Iterator[Telling]:
    """The winners of the match (K-5.4)."""
    best = max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    if len(winners) == 1:
        rest = max(total for total in totals if total < best)
        yield Telling("won-match", {"player": winners[0], "more": best, "less": rest})
        return
    for seat in winners:
        yield Telling("shares-match", {"player": seat})
    yield Telling("drawn-match", {"count": best})
