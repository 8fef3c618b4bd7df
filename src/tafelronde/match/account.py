"""The end of a game in tellings, for every seat (docs/outcomes.md).

The page of a table, its log and the terminal tell the end by these, in the words of the catalogue
(``result-<code>`` of the game, or of ``words/ending``). Beside ``SEATS`` a telling may have
``leaver``: a seat, whose name is that of the player who gave it up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ..core.facts.telling import SEATS, Telling
from . import ending
from .outcome import GaveUp, SeatOutcome, outcome, ranking, winners

if TYPE_CHECKING:
    from ..core.objects.state import State

Ending = Literal["rules", "resigned", "time"]
"""The end of a game: by the rules, by a resignation, or by the end of a player's time."""


@dataclass(frozen=True)
class Account:
    """The end of a finished game."""

    ending: Ending
    returns: tuple[float, ...]
    """The result of each seat by the rules, −1 … 1, whoever played it to the end."""
    seats: tuple[SeatOutcome, ...]
    """The outcome for each seat."""
    tellings: tuple[Telling, ...]
    """The reason for this end, and who gave up."""
    lines: tuple[tuple[Telling, ...], ...]
    """For each seat a line of its own: the victory, or what was missing to it and to the next
    place; the way in which it was given up."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, alone or together; in a draw all; none where all have given up."""
        return winners(self.seats)


def account_of(
    state: State,
    resigned: Sequence[int],
    gone: Mapping[int, GaveUp],
    last: Sequence[int] | None = None,
) -> Account:
    """The end of a finished game. ``resigned``: the seats whose giving up ended it; empty where
    the rules did. ``gone``: all seats that gave up, and how. ``last``: the seats of ``resigned``
    in which nobody played on; by default all."""
    outcomes = outcome(state, resigned, gone)
    last = resigned if last is None else last
    by_time = any(gone.get(seat) == "time" for seat in last)
    return Account(
        "rules" if not resigned else "time" if by_time else "resigned",
        tuple(ending.returns(state, resigned)),
        outcomes,
        tuple(_tellings(state, last, gone, outcomes)),
        tuple(tuple(_line(state, resigned, outcomes, seat)) for seat in range(state.players)),
    )


def _tellings(
    state: State, last: Sequence[int], gone: Mapping[int, GaveUp], outcomes: Sequence[SeatOutcome]
) -> Iterator[Telling]:
    if not last and state.game.verdict is not None:
        for telling in state.game.verdict(state):
            named = [telling.arguments[seat] for seat in SEATS if seat in telling.arguments]
            stands = [outcomes[seat].result for seat in named if isinstance(seat, int)]
            stands = stands or ["lost" if gone else "shared"]
            stand = "lost" if "lost" in stands else stands[0]
            yield Telling(telling.code, {**telling.arguments, "came": stand})
    for seat in sorted(gone, key=lambda seat: seat in last):
        yield given_up(seat, gone[seat], ended=seat in last)
    if not last and gone:
        yield from _in_vain(state, gone, outcomes)


def given_up(seat: int, how: GaveUp, *, ended: bool) -> Telling:
    """A seat is given up in this way: that ends the game, or somebody plays on there."""
    if ended:
        return Telling("ended-by", {"leaver": seat, "how": how})
    return Telling("gave-up", {"leaver": seat, "player": seat, "how": how})


def _in_vain(
    state: State, gone: Mapping[int, GaveUp], outcomes: Sequence[SeatOutcome]
) -> Iterator[Telling]:
    """The seats that came first on the board and have not won, and who has won instead."""
    returns = state.returns()
    first = [seat for seat in gone if returns[seat] == max(returns)]
    for seat in first:
        yield Telling("in-vain", {"leaver": seat, "player": seat})
    if first:
        for seat in winners(outcomes):
            yield Telling("best-left", {"player": seat, "came": outcomes[seat].result})


def _line(
    state: State, resigned: Sequence[int], outcomes: Sequence[SeatOutcome], seat: int
) -> Iterator[Telling]:
    own = outcomes[seat]
    if own.gave_up:
        yield Telling("own-gave-up", {"leaver": seat, "how": own.gave_up})
        return
    if own.result != "lost":
        yield Telling("own-first", {"came": own.result, "by": "leaving" if resigned else "rules"})
        return
    first = winners(outcomes)[0]
    ahead = [other for other, one in enumerate(outcomes) if 1 < one.place < own.place]
    yield from _missed(state, seat, first)
    if ahead:
        yield from _missed(state, seat, max(ahead, key=lambda other: outcomes[other].place))


def _missed(state: State, seat: int, other: int) -> Iterator[Telling]:
    """The things a player lacked to stand where ``other`` does."""
    if state.game.missed is not None:
        telling = state.game.missed(state, seat, other)
    else:
        count = ranking(state)
        short = round(count[other] - count[seat])
        telling = Telling("short", {"other": other, "count": short}) if short > 0 else None
    if telling is not None:
        yield telling
