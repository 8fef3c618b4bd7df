"""Acts of directors: pairings, points and standings follow from the record with them alone."""

import random
from collections.abc import Sequence

import msgspec
import pytest

from tafelronde.match.chance import commitment
from tafelronde.tournament import Board, Record, Round, Rules, standings, verify
from tafelronde.tournament import acts as a
from tafelronde.tournament.acts import ActReason, DirectorAct, last_digest, reason_hash
from tafelronde.tournament.directed import counted, directed, ruled
from tafelronde.tournament.directing import directed_round
from tafelronde.tournament.record import FORMAT, Entrant, Finding
from tournament.courses import SEED, played

PROMISE = commitment(SEED).hex()


def log(*rulings: a.Ruling) -> list[DirectorAct]:
    return [DirectorAct(n, float(n), 1, ruling) for n, ruling in enumerate(rulings, start=1)]


def course(
    rules: Rules, players: int, plan: dict[int, Sequence[a.Ruling]], rounds: int = 9
) -> tuple[list[Round], list[DirectorAct]]:
    """A tournament in which these rulings are made before the rounds of these numbers; those of a
    later round than the last are made at the end."""
    draw, done, acts = random.Random(players), list[Round](), list[DirectorAct]()

    def act(rulings: Sequence[a.Ruling]) -> None:
        for ruling in rulings:
            acts.append(DirectorAct(len(acts) + 1, float(len(done)), 1, ruling))

    for number in range(1, rounds + 1):
        act(plan.get(number, ()))
        there = range(1, players + 1)
        fresh = directed_round(rules, done, there, SEED, 10.0 * number, acts=acts)
        if fresh is None:
            break
        done.append(played(fresh, draw, 10.0 * number + 5))
    act([one for number, rulings in plan.items() if number > len(done) for one in rulings])
    return done, acts


def record(rules: Rules, players: int, rounds: list[Round], acts: list[DirectorAct]) -> Record:
    state = directed(acts)
    numbers = range(1, players + 1)
    order = standings(ruled(rules, state), numbers, counted(rounds, state), SEED)
    return Record(
        FORMAT, "Cup", "rosenkoenig", {}, rules, PROMISE, SEED.hex(),
        tuple(Entrant(number, str(number)) for number in numbers), tuple(rounds),
        tuple(line.number for line in order), tuple(acts),
        last_digest(PROMISE, acts) if acts else "",
    )  # fmt: skip


SWISS: dict[int, Sequence[a.Ruling]] = {
    1: [a.KeepApart(1, 2)],
    2: [a.CorrectResult(1, 0, (0.5, 0.5)), a.GrantBye(3, 2, 0.5), a.RemovePlayer(6)],
    3: [a.BringBack(6), a.GrantLate(6, 2, 0.5), a.PairByHand(3, ((1, 3), (4, 5)))],
    4: [a.UndoAct(2), a.GivePenalty(4, 3, 0.5), a.VoidResult(3, 0)],
    5: [a.ChooseTieBreaks(("cut-1", "direct", "won"))],
}


def test_a_swiss_with_many_acts_is_worked_out_again_from_its_record() -> None:
    rules = Rules("swiss", rounds=4)
    rounds, acts = course(rules, 8, SWISS)
    assert [played.acts for played in rounds] == [1, 4, 7, 10]
    assert 3 not in rounds[1].present
    assert 6 not in rounds[1].present
    assert [board.seats for board in rounds[2].boards] == [(1, 3), (4, 5)]
    assert rounds[2].byes == (2, 6, 7, 8)
    whole = record(rules, 8, rounds, acts)
    assert verify(whole) == []

    # a ruling that is changed, left out or moved, and a pairing that does not follow from them
    for wrong in (acts[:-1], acts[1:], [*acts[:-2], acts[-1], acts[-2]]):
        assert Finding("acts") in verify(msgspec.structs.replace(whole, acts=tuple(wrong)))
    other = msgspec.structs.replace(acts[0], ruling=a.KeepApart(1, 3))
    forged = [other, *acts[1:]]
    assert Finding("acts") in verify(msgspec.structs.replace(whole, acts=tuple(forged)))
    early = msgspec.structs.replace(rounds[2], acts=4)
    unheard = msgspec.structs.replace(whole, rounds=(*rounds[:2], early, rounds[3]))
    assert Finding("pairing", 3) in verify(unheard)
    paid = msgspec.structs.replace(rounds[3], granted=((1, 1.0),))
    assert Finding("acts") in verify(msgspec.structs.replace(whole, rounds=(*rounds[:3], paid)))


def test_a_reason_may_be_missing_but_not_another_one() -> None:
    rounds, acts = course(Rules("swiss", rounds=2), 4, {1: [a.KeepApart(1, 2)]})
    why = reason_hash("They are twins.", "ab")
    acts[0] = msgspec.structs.replace(acts[0], why=why)
    whole = record(Rules("swiss", rounds=2), 4, rounds, acts)
    assert verify(whole) == []  # it was deleted
    told = msgspec.structs.replace(whole, reasons=(ActReason(1, "They are twins.", "ab"),))
    assert verify(told) == []
    lie = msgspec.structs.replace(whole, reasons=(ActReason(1, "They quarrelled.", "ab"),))
    assert verify(lie) == [Finding("reasons")]


def test_points_that_are_not_from_a_table() -> None:
    over = Board((1, 2), (1.0, -1.0), ended=1.0)
    rounds = [Round((1, 2), (over,)), Round((1, 2, 3), (over,), (3,))]
    acts = log(a.GrantLate(3, 1, 0.5), a.GivePenalty(1, 2, 1.5), a.GrantBye(2, 2, 1.0))
    lines = standings(Rules("swiss"), (1, 2, 3), counted(rounds, directed(acts)), SEED)
    # 3: half for the round missed, and a bye; 1: two victories, less the penalty; 2 sat at a table
    assert {line.number: line.points for line in lines} == {3: 1.5, 1: 0.5, 2: 0.0}
    undone = log(*(act.ruling for act in acts), a.UndoAct(2), a.UndoAct(1))
    lines = standings(Rules("swiss"), (1, 2, 3), counted(rounds, directed(undone)), SEED)
    assert {line.number: line.points for line in lines} == {1: 2.0, 3: 1.0, 2: 0.0}


@pytest.mark.parametrize(
    ("rulings", "holds"),
    [
        ([a.HoldRounds(True)], [False, False]),
        ([a.HoldRounds(True), a.BeginRound(1)], [True, False]),
        ([a.BeginRound(1, 50.0)], [False, True]),
        ([a.PausePlay()], [False, False]),
        ([a.PausePlay(), a.BeginRound(1)], [False, False]),
        ([a.PausePlay(), a.ResumePlay()], [True, True]),
        ([a.PausePlay(), a.UndoAct(1)], [True, True]),
    ],
)
def test_when_a_round_may_begin(rulings: list[a.Ruling], holds: list[bool]) -> None:
    state = directed(log(*rulings))
    assert [state.may_begin(1, 10.0), state.may_begin(2, 10.0)] == holds
    assert state.may_begin(1, 50.0) == (holds[0] or isinstance(rulings[0], a.BeginRound))


def test_a_game_for_the_third_place() -> None:
    rules = Rules("knockout")
    rounds, acts = course(rules, 8, {3: [a.PlayForThird(True)]})
    assert [len(played.boards) for played in rounds] == [4, 2, 2]
    final, small = rounds[2].boards
    assert rounds[2].third
    assert not {*final.seats} & {*small.seats}
    whole = record(rules, 8, rounds, acts)
    assert verify(whole) == []
    assert {*whole.order[:2]} == {*final.seats}
    assert {*whole.order[2:4]} == {*small.seats}
    won = msgspec.structs.replace(small, points=(1.0, 0.0), ended=9.0)
    table = [msgspec.structs.replace(rounds[2], boards=(final, won))]
    lines = standings(Rules("knockout", third=True), range(1, 9), rounds[:2] + table, SEED)
    assert lines[2].number == small.seats[0]


def test_tie_breaks_decide_in_their_order() -> None:
    def won(*seats: int) -> Board:
        return Board(seats, (1.0, -1.0), ended=1.0)

    boards = [[won(1, 2), won(3, 4)], [won(2, 3), won(1, 4)], [won(2, 4), won(3, 1)]]
    rounds = [Round((1, 2, 3, 4), tuple(some)) for some in boards]
    orders = ("direct",), ("progressive",), ("sonneborn",), ("cut-1", "progressive")
    by: dict[tuple[str, ...], list[int]] = {}
    for order in orders:
        lines = standings(Rules("swiss", tie_breaks=order), range(1, 5), rounds, SEED)
        by[order] = [line.number for line in lines]
    # the three leaders beat one another in a circle, so only the progress tells them apart
    assert by["progressive",] == [1, 3, 2, 4]
    assert by["cut-1", "progressive"][:1] == [1]
    assert {*by["direct",][:3]} == {1, 2, 3}
    assert by["sonneborn",][3] == 4
