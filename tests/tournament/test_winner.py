"""The winner of a tournament that is over: nobody, where nobody is left or nothing was won."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cli.helpers import tafelronde
from tafelronde.tournament import Board, Record, Round, Rules, standings
from tafelronde.tournament.record import final_of, verify
from tafelronde.tournament.winner import final_standings, winner_of
from tournament.courses import SEED, course, record_of

WHOLE = Round((1, 2, 3, 4), (Board((1, 2), (1.0, -1.0), ended=1.0),
                             Board((3, 4), (1.0, -1.0), ended=1.0)))  # fmt: skip
VOID = Round((1, 2), (Board((1, 2), ended=1.0),))


def winner(rules: Rules, rounds: list[Round], *left: int, barred: tuple[int, ...] = ()) -> int:
    numbers = sorted({n for one in rounds for n in one.present} | {1, 2, 3, 4})
    lines = standings(rules, numbers, rounds, SEED)
    return winner_of(rules, lines, rounds, SEED, left, barred)


@pytest.mark.parametrize("kind", ["swiss", "robin", "league", "arena", "knockout"])
def test_nobody_wins_where_nobody_is_left_or_nothing_was_played(kind: Any) -> None:
    rules = Rules(kind, rounds=0 if kind in ("knockout", "arena") else 3, walkovers=True)
    for some in (rules, msgspec.structs.replace(rules, walkovers=False)):
        assert winner(some, [WHOLE], 1, 2, 3, 4) == 0
        assert winner(some, []) == 0
    if kind != "knockout":  # whose ties the lot decides
        assert winner(rules, [VOID]) == 0
        assert winner(rules, [WHOLE], 1, 2, 3) == 4  # whoever is left alone has won


def test_whoever_left_before_the_end_does_not_win() -> None:
    first, rules = WHOLE, Rules("swiss", rounds=2)
    second = Round((1, 2, 3, 4), (Board((1, 3), (1.0, -1.0), ended=2.0),
                                  Board((2, 4), (1.0, -1.0), ended=2.0)))  # fmt: skip
    rounds = [first, second]
    assert winner(rules, rounds) == winner(rules, rounds, 1, 2, 3, 4) == 1  # after all games
    assert winner(rules, rounds, barred=(1,)) in (2, 3)
    assert winner(rules, [first], 1) == 3  # a round was to come
    without = msgspec.structs.replace(second, present=(2, 3, 4), boards=second.boards[1:])
    assert winner(rules, [first, without], 1) in (2, 3)
    given = Board((1, 3), (1.0, -1.0), gave_up=(0,), ended=1.0)
    assert winner(Rules("swiss", rounds=1), [Round((1, 3), (given,))], 1) == 3
    draw = Board((1, 3), (0.0, 0.0), gave_up=(0,), ended=1.0, points=(1.0, 0.0))
    assert winner(Rules("swiss", rounds=1), [Round((1, 3), (draw,))], 1) != 1  # banned as they led


def test_a_knock_out_at_larger_tables_is_won_by_the_final_or_by_who_is_left_alone() -> None:
    rules = Rules("knockout", size=3, walkovers=True)
    rounds = course(rules, 9, 4)
    final = winner(rules, rounds)
    assert final == winner(rules, rounds, *range(1, 10))  # who left after the final
    assert final in rounds[-1].boards[0].seats
    assert winner(rules, rounds, barred=(final,)) == 0
    on = {*rounds[-1].present}
    stays = min(on)
    assert winner(rules, rounds[:1], *on - {stays}) == stays
    assert winner(rules, rounds[:1], *on) == winner(rules, rounds[:1]) == 0


def test_the_winner_alone_has_rank_one_and_the_record_says_who() -> None:
    rules = Rules("swiss", rounds=3)
    record = msgspec.structs.replace(record_of(rules, 4, [WHOLE]), left=(1,))
    found = final_of(record)
    assert found is not None
    assert [(line.rank, line.number) for line in found][:2] == [(1, 3), (2, 1)]
    nobody = final_of(msgspec.structs.replace(record, left=(1, 2, 3, 4)))
    assert nobody is not None
    assert [line.rank for line in nobody] == [2, 3, 4, 5]
    assert final_standings([], 0) == []
    earlier = msgspec.structs.replace(record, left=None)  # of a version that did not note it
    assert final_of(earlier) is None
    again = msgspec.json.decode(msgspec.json.encode(earlier), type=Record)
    assert [one.code for one in verify(again)] == [one.code for one in verify(record)]


def test_a_winner_who_deleted_the_account_is_named_by_the_number(tmp_path: Path) -> None:
    rules = Rules("knockout")
    record = record_of(rules, 4, course(rules, 4, 1))
    nameless = tuple(msgspec.structs.replace(one, name="") for one in record.players)
    record = msgspec.structs.replace(record, left=(), players=nameless)
    file = tmp_path / "cup.json"
    file.write_bytes(msgspec.json.encode(record))
    said = tafelronde("verify", str(file), "--lang", "en")
    assert said.code == 0
    assert f"No. {winner(rules, [*record.rounds])} has won." in said.out
