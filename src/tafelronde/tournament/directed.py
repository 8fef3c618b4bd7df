"""The state of a tournament that follows from its directors' acts."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from . import acts as a
from .acts import DirectorAct, Ruling
from .model import Board, Round, Rules

Place = tuple[int, int]
"""A round from 1, and the index of a table in it."""


class Directed(NamedTuple):
    """The effects of all acts up to one of them."""

    results: dict[Place, a.CorrectResult | a.VoidResult]
    """The last ruling on each table."""
    granted: tuple[a.GivePenalty | a.GrantBye | a.GrantLate, ...]
    """Points that are not from a table."""
    apart: tuple[tuple[int, int], ...]
    """Pairs who should not meet, each with the smaller number first."""
    pairings: dict[int, a.PairByHand]
    """Rounds that were paired by hand."""
    players: dict[int, DirectorAct]
    """The last act by which each player came, went, came back or was replaced."""
    barred: frozenset[int]
    """Players who cannot come back by themselves."""
    hold: bool
    begins: dict[int, float]
    """The rounds that may begin, and from when."""
    paused: bool
    extended: dict[int, float]
    """Seconds by which the tables of a round may take longer."""
    approval: bool
    approved: bool
    third: bool | None
    """Whether there is a game for the third place; None: as the rules say."""
    tie_breaks: tuple[str, ...] | None
    """The order of tie-breaks; None: as the rules say."""
    directors: frozenset[int]
    """Further directors, besides the maker and the host."""
    entry: a.SetEntry | None
    """The conditions on which people may join; None: there are none."""

    def may_begin(self, round: int, now: float) -> bool:
        """Whether a round may be paired at this time."""
        if self.paused:
            return False
        if round in self.begins:
            return now >= self.begins[round]
        return not self.hold

    def sits_out(self, round: int) -> dict[int, float]:
        """The players who asked to sit out a round, and their points for it."""
        return {
            one.player: one.points
            for one in self.granted
            if isinstance(one, a.GrantBye) and one.round == round
        }


def undone(acts: Sequence[DirectorAct]) -> frozenset[int]:
    """The numbers of the acts that count no more. An undoing can be undone.

    Examples:
        >>> def act(number, ruling):
        ...     return DirectorAct(number, 0.0, 1, ruling)
        >>> sorted(undone([act(1, a.PausePlay()), act(2, a.UndoAct(1))]))
        [1]
        >>> sorted(undone([act(1, a.PausePlay()), act(2, a.UndoAct(1)), act(3, a.UndoAct(2))]))
        [2]
    """
    gone: set[int] = set()
    for act in reversed(acts):
        if isinstance(act.ruling, a.UndoAct) and act.number not in gone:
            gone.add(act.ruling.number)
    return frozenset(gone)


def directed(acts: Sequence[DirectorAct]) -> Directed:
    """The state after these acts, in their order."""
    gone = undone(acts)
    results: dict[Place, a.CorrectResult | a.VoidResult] = {}
    granted: dict[tuple[str, int, int], a.GivePenalty | a.GrantBye | a.GrantLate] = {}
    apart: set[tuple[int, int]] = set()
    pairings: dict[int, a.PairByHand] = {}
    players: dict[int, DirectorAct] = {}
    switches: dict[str, Ruling] = {}
    begins: dict[int, float] = {}
    extended: defaultdict[int, float] = defaultdict(float)
    directors: set[int] = set()
    for act in acts:
        ruling = act.ruling
        if act.number in gone:
            continue
        match ruling:
            case a.CorrectResult(round=round, board=board) | a.VoidResult(round=round, board=board):
                results[round, board] = ruling
            case a.GivePenalty():
                granted["penalty", act.number, 0] = ruling
            case a.GrantBye(player=player, round=round):
                granted["bye", player, round] = ruling
            case a.GrantLate(player=player):
                granted["late", player, 0] = ruling
            case a.KeepApart(one=one, other=other):
                apart.add((min(one, other), max(one, other)))
            case a.PairByHand(round=round):
                pairings[round] = ruling
            case (
                a.WithdrawPlayer(player=player)
                | a.RemovePlayer(player=player)
                | a.BringBack(player=player)
                | a.AddPlayer(player=player)
                | a.ReplacePlayer(player=player)
            ):
                players[player] = act
            case a.BeginRound(round=round, at=at):
                begins[round] = at
            case a.ExtendTime(round=round, seconds=seconds):
                extended[round] += seconds
            case a.NameDirector(number=number, on=on):
                (directors.add if on else directors.discard)(number)
            case a.PausePlay() | a.ResumePlay():
                switches["pause"] = ruling
            case _:
                switches[type(ruling).__name__] = ruling
    ties, third = switches.get("ChooseTieBreaks"), switches.get("PlayForThird")
    entry = switches.get("SetEntry")
    return Directed(
        results,
        tuple(granted.values()),
        tuple(sorted(apart)),
        pairings,
        players,
        frozenset(n for n, one in players.items() if isinstance(one.ruling, a.RemovePlayer)),
        _is_on(switches.get("HoldRounds")),
        begins,
        isinstance(switches.get("pause"), a.PausePlay),
        dict(extended),
        _is_on(switches.get("NeedApproval")),
        "ApproveStandings" in switches,
        third.on if isinstance(third, a.PlayForThird) else None,
        ties.order if isinstance(ties, a.ChooseTieBreaks) else None,
        frozenset(directors),
        entry if isinstance(entry, a.SetEntry) and entry != a.SetEntry() else None,
    )


def _is_on(ruling: Ruling | None) -> bool:
    return isinstance(ruling, a.HoldRounds | a.NeedApproval) and ruling.on


def ruled(rules: Rules, state: Directed) -> Rules:
    """The rules with the directors' changes."""
    ties = rules.tie_breaks if state.tie_breaks is None else state.tie_breaks
    third = rules.third if state.third is None else state.third
    return msgspec.structs.replace(rules, tie_breaks=ties, third=third)


def counted(rounds: Sequence[Round], state: Directed) -> list[Round]:
    """The rounds as they count: with the results that directors gave, and the points of players
    who sat out, came late or were penalized.

    Examples:
        >>> won = Board((1, 2), (1.0, -1.0), ended=1.0)
        >>> lost = DirectorAct(1, 5.0, 1, a.CorrectResult(1, 0, (0.0, 1.0)))
        >>> fined = DirectorAct(2, 6.0, 1, a.GivePenalty(1, 1, 0.5))
        >>> (round,) = counted([Round((1, 2), (won,))], directed([lost, fined]))
        >>> round.boards[0].points, round.granted
        ((0.0, 1.0), ((1, -0.5),))
    """
    if not state.results and not state.granted:
        return list(rounds)
    found: list[Round] = []
    for number, played in enumerate(rounds, start=1):
        boards = tuple(
            _as_ruled(board, state.results.get((number, at)))
            for at, board in enumerate(played.boards)
        )
        given = tuple(sorted(_granted(played, number, state)))
        found.append(msgspec.structs.replace(played, boards=boards, granted=given))
    return found


def _as_ruled(board: Board, ruling: a.CorrectResult | a.VoidResult | None) -> Board:
    if ruling is None or not board.ended:
        return board
    if isinstance(ruling, a.VoidResult):
        return msgspec.structs.replace(board, returns=(), scores=(), gave_up=())
    return msgspec.structs.replace(board, points=ruling.points)


def _granted(played: Round, number: int, state: Directed) -> list[tuple[int, float]]:
    there = {player for board in played.boards for player in board.seats}.union(played.present)
    found: list[tuple[int, float]] = []
    for one in state.granted:
        match one:
            case a.GivePenalty(player=player, round=round, points=points) if round == number:
                found.append((player, -points))
            case a.GrantBye(player=player, round=round, points=points) if round == number:
                if player not in there:
                    found.append((player, points))
            case a.GrantLate(player=player, rounds=rounds, points=points) if number <= rounds:
                if player not in there:
                    found.append((player, points))
            case _:
                pass
    return found
