"""Checks of rulings on players: points that are not from a table, pairings, who plays at all."""

from collections.abc import Sequence
from itertools import chain

from .....tournament import acts as a
from .....tournament.course import next_round, rounds_planned
from .....tournament.knockout import main_boards
from ..joining import may_join
from ..refusing import bad, too_late, unfit
from ..standing import Standing

GIVEN = (0.0, 0.5, 1.0)
"""The points that a bye or a missed round may have."""
MOST_LOST = 20.0
"""The most points of a penalty."""


def check_granted(standing: Standing, ruling: a.GivePenalty | a.GrantBye | a.GrantLate) -> None:
    """Raise Refusal where points cannot be taken or given so."""
    kind, begun = standing.row.setup.kind, len(standing.rounds)
    _need_player(standing, "player", ruling.player)
    match ruling:
        case a.GivePenalty(round=round, points=points):
            if kind == "knockout":
                raise unfit("kind", "a knock-out has no points to lose")
            if not 1 <= round <= begun:
                raise bad("round", f"1 to {begun}")
            if not 0 < points <= MOST_LOST:
                raise bad("points", f"more than 0, at most {MOST_LOST:g}")
        case a.GrantBye(player=player, round=round, points=points):
            _need_swiss(standing)
            planned = rounds_planned(standing.rules, len(standing.present))
            if round <= begun:
                raise too_late("the round has begun")
            if round > planned:
                raise bad("round", f"{begun + 1} to {planned}")
            _need_given(points)
            there = {*standing.present} - {*standing.state.sits_out(round), player}
            if len(there) < standing.row.setup.size:
                raise unfit("state", "too few would be left for a table")
        case a.GrantLate(player=player, rounds=rounds, points=points):
            _need_swiss(standing)
            _need_given(points)
            if not 1 <= rounds <= begun:
                raise bad("rounds", f"1 to {begun}")
            missed = standing.played[:rounds]
            if any(player in played.present for played in missed):
                raise unfit("player", "the player was there in one of these rounds")


def check_pairing(standing: Standing, ruling: a.KeepApart | a.PairByHand) -> None:
    """Raise Refusal where players cannot be paired or kept apart so."""
    setup = standing.row.setup
    if isinstance(ruling, a.KeepApart):
        if setup.kind not in ("swiss", "arena"):
            raise unfit("kind", "the list decides who meets whom")
        _need_player(standing, "one", ruling.one)
        _need_player(standing, "other", ruling.other)
        if ruling.one == ruling.other:
            raise bad("other", "another player")
        return
    if setup.kind == "arena":
        raise unfit("kind", "this kind of event is not paired by hand")
    next_one = len(standing.rounds) + 1
    if ruling.round < next_one:
        raise too_late("the round has begun")
    if ruling.round != next_one:
        raise bad("round", str(next_one))
    there = {*standing.present} - {*standing.state.sits_out(next_one)}
    seated = list(chain.from_iterable(ruling.boards))
    sizes = sorted(map(len, ruling.boards))
    if setup.kind == "knockout":
        _check_knockout(standing, ruling, sizes)
    elif not sizes or {*sizes} != {setup.size}:
        raise bad("boards", f"tables of {setup.size}")
    if len(set(seated)) < len(seated):
        raise bad("boards", "each player once")
    if not there.issuperset(seated):
        strangers = ", ".join(str(number) for number in sorted(set(seated) - there))
        raise bad("boards", f"players who are there, not {strangers}")


def _check_knockout(standing: Standing, ruling: a.PairByHand, sizes: Sequence[int]) -> None:
    """Raise Refusal unless as many play, at tables of these sizes, as the draw has it, and all of
    them are in."""
    if any(not known.closed for known in standing.rounds):
        raise unfit("state", "the round before is not over")
    found = next_round(standing.rules, standing.counted, standing.present, standing.row.seed)
    drawn = main_boards(found) if found is not None else ()
    if found is None or not drawn:
        raise unfit("state", "no further tables are to be paired")
    if sizes != sorted(len(board.seats) for board in drawn):
        wanted = ", ".join(str(len(board.seats)) for board in drawn)
        raise bad("boards", f"tables of {wanted}")
    still = {number for board in drawn for number in board.seats}.union(found.byes)
    if out := sorted({*chain.from_iterable(ruling.boards)} - still):
        raise bad("boards", f"players who are still in, not {', '.join(map(str, out))}")


def check_player(
    standing: Standing,
    ruling: a.AddPlayer | a.WithdrawPlayer | a.RemovePlayer | a.BringBack | a.ReplacePlayer,
) -> None:
    """Raise Refusal where a player cannot be let in, taken out or replaced so."""
    status, setup = standing.row.status, standing.row.setup
    if status == "over" and not isinstance(ruling, a.RemovePlayer):
        raise unfit("state", "the event is over")
    known = {player.number: player for player in standing.players}
    match ruling:
        case a.AddPlayer():
            if not may_join(standing):
                raise unfit("kind", "nobody joins this kind of event after it has begun")
            return
        case _:
            _need_player(standing, "player", ruling.player)
    player, state = known[ruling.player], standing.state
    match ruling:
        case a.WithdrawPlayer():
            if player.gone:
                raise unfit("player", "the player has left already")
        case a.RemovePlayer():
            if player.number in state.barred:
                raise unfit("player", "the player was removed already")
        case a.BringBack():
            if not player.gone:
                raise unfit("player", "the player is there")
            if setup.kind == "knockout" and not _played_last(standing, player.number):
                raise unfit("kind", "only who was in its last round comes back into a knock-out")
        case a.ReplacePlayer():
            if not player.user:
                raise unfit("player", "a bot is not replaced")


def _played_last(standing: Standing, number: int) -> bool:
    """Whether this player was in the last round of a knock-out, or no round has begun."""
    last = standing.played[-1] if standing.rounds else None
    return last is None or number in last.present


def _need_player(standing: Standing, field: str, number: int) -> None:
    if number not in {player.number for player in standing.players}:
        raise bad(field, "the number of a player")


def _need_swiss(standing: Standing) -> None:
    if standing.row.setup.kind != "swiss":
        raise unfit("kind", "only a Swiss knows byes by request")


def _need_given(points: float) -> None:
    if points not in GIVEN:
        raise bad("points", "0, 0.5 or 1")
