"""Players who leave a round robin: nobody gains by a friend who comes, loses and goes."""

import csv
import io
from collections import Counter
from collections.abc import Callable, Collection

import msgspec
import pytest

from tafelronde.match.chance import commitment
from tafelronde.tournament import Board, Round, Rules, next_round, standings, verify
from tafelronde.tournament.bracket import walkovers
from tafelronde.tournament.export import results_csv, trf
from tafelronde.tournament.lot import deal_seed
from tafelronde.tournament.robin import annulled, settled
from tournament.courses import SEED, record_of

LEAVER = 1
Present = Callable[[int], Collection[int]]


def over(board: Board, *, came: bool = True) -> Board:
    """The table, which the leaver has lost, or else the higher number has won."""
    lost = board.seats.index(LEAVER if LEAVER in board.seats else min(board.seats))
    returns = tuple(-1.0 if seat == lost else 1.0 for seat in (0, 1))
    never = (lost,) if LEAVER in board.seats and not came else ()
    changed = {"returns": returns, "ended": 1.0, "gave_up": never, "absent": never}
    return msgspec.structs.replace(board, **changed)


def course(rules: Rules, players: int, present: Present, *, came: bool = True) -> list[Round]:
    rounds: list[Round] = []
    there = range(1, players + 1)
    while True:
        here = [number for number in there if number in present(len(rounds) + 1)]
        fresh = next_round(rules, rounds, here, SEED)
        if fresh is None:
            return rounds
        boards = tuple(over(board, came=came) for board in fresh.boards)
        deal = commitment(deal_seed(SEED, len(rounds) + 1)).hex() if rules.shared else ""
        rounds.append(msgspec.structs.replace(fresh, boards=boards, deal=deal))


def points(rules: Rules, players: int, rounds: list[Round]) -> dict[int, float]:
    table = standings(rules, range(1, players + 1), rounds, SEED)
    assert verify(record_of(rules, players, rounds)) == []
    return {line.number: line.points for line in table}


def leaves_after(rounds: int, players: int) -> Present:
    everybody = range(1, players + 1)
    return lambda round: everybody if round <= rounds else everybody[1:]


def rules(kind: str = "robin", **more: bool | int) -> Rules:
    return Rules(kind, walkovers=True, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["robin", "league"])
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8, 9])
def test_a_game_against_one_who_left_early_gives_nobody_a_point(kind: str, players: int) -> None:
    for rounds in range(1, players - 1):
        there = leaves_after(rounds, players)
        played = course(rules(kind), players, there)
        games = sum(LEAVER in board.seats for round in played for board in round.boards)
        found = points(rules(kind), players, played)
        own = {number: number - 2.0 for number in range(2, players + 1)}  # against the others
        if 2 * games < players - 1:
            assert found == {LEAVER: 0.0, **own}
        else:  # a point for each, at a table or without one
            assert found == {LEAVER: 0.0, **{number: one + 1 for number, one in own.items()}}


def test_one_who_never_came_counts_for_nobody() -> None:
    found = points(rules(), 4, course(rules(), 4, leaves_after(1, 4), came=False))
    assert found == {1: 0.0, 2: 0.0, 3: 1.0, 4: 2.0}


def test_one_who_comes_back_gives_a_walkover_for_the_round_between() -> None:
    there: Present = lambda round: range(1 if round != 2 else 2, 7)  # noqa: E731
    found = points(rules(), 6, course(rules(), 6, there))
    assert found == {LEAVER: 0.0, **{n: n - 1.0 for n in range(2, 7)}}  # a walkover, four games


def test_where_all_play_the_same_deal_a_walkover_is_half_a_point() -> None:
    shared = rules(shared=True)
    played = course(shared, 6, leaves_after(4, 6))
    with_walkover = points(shared, 6, played)
    without = points(Rules("robin", shared=True), 6, played)
    more = [with_walkover[n] - without[n] for n in range(1, 7)]
    assert sorted(more) == [0, 0, 0, 0, 0, 0.5]


@pytest.mark.parametrize("rounds", [1, 3])
def test_the_report_of_fide_has_the_points_that_count(rounds: int) -> None:
    played = course(rules(), 5, leaves_after(rounds, 5))
    lines = standings(rules(), range(1, 6), played, SEED)
    report = trf("Cup", rules(), settled(rules(), played, SEED), lines, {}, 5).splitlines()[4:]
    worth = {"1": 1.0, "F": 1.0, "0": 0.0, "Z": 0.0}
    for row in report:
        assert float(row[80:84]) == sum(worth[sign] for sign in row[98::10])


def test_older_tournaments_count_as_they_did() -> None:
    old = Rules("robin")
    found = points(old, 4, course(old, 4, leaves_after(1, 4)))
    assert sum(found.values()) == 4  # one more than the games of the others


@pytest.mark.parametrize("rounds", [1, 3])
def test_the_exported_results_have_the_points_that_count(rounds: int) -> None:
    played = course(rules(), 5, leaves_after(rounds, 5))
    missed = walkovers(rules(), played, SEED)
    lines = csv.DictReader(io.StringIO(results_csv(rules(), played, {}, missed)))
    found = dict.fromkeys(range(1, 6), 0.0)
    notes = Counter[str]()
    for line in lines:
        found[int(line["number"])] += (
            float(line["points"]) if line["points"] not in ("", "bye") else 0
        )
        notes[line["note"]] += 1
    assert found == points(rules(), 5, played)
    early = annulled(rules(), played)
    games = sum(LEAVER in board.seats for round in played for board in round.boards)
    if rounds == 1:
        assert early == {LEAVER}
        assert notes["annulled"] == 2 * games + 4 - games
        assert not notes["walkover"]
    else:
        assert not early
        assert notes["walkover"] == 4 - games
        assert not notes["annulled"]
