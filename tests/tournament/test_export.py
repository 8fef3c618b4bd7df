"""A tournament for other programs: the columns of FIDE's report, and CSV."""

import csv
import io

import pytest

from tafelronde.tournament import Board, Round, Rules, standings
from tafelronde.tournament.export import results_csv, standings_csv, trf
from tournament.courses import SEED

NAMES = {1: "Ada", 2: "=Bert", 3: "Çem, the third"}
ROUNDS = [
    Round((1, 2, 3), (Board((1, 2), (1.0, -1.0), ended=1.0),), (3,)),
    Round((1, 2), (Board((2, 1), (0.0, 0.0), ended=1.0),), granted=((3, 0.5),)),
    Round((1, 2, 3), (Board((3, 1), (1.0, -1.0), gave_up=(1,), ended=1.0, absent=(1,)),), (2,)),
]


def test_the_report_of_fide_has_its_columns() -> None:
    rules = Rules("swiss", rounds=3)
    lines = standings(rules, (1, 2, 3), ROUNDS, SEED)
    text = trf("Evening\nof the club", rules, ROUNDS, lines, NAMES, 3).splitlines()
    assert text[:4] == ["012 Evening of the club", "062 3", "092 swiss", "XXR 3"]
    for row, line in zip(text[4:], sorted(lines, key=lambda one: one.number), strict=True):
        assert row[:3] == "001"
        assert int(row[4:8]) == line.number
        assert row[14:47].strip() == NAMES[line.number]
        assert float(row[80:84]) == line.points
        assert int(row[85:89]) == line.rank
    cells = [[row[91 + 10 * k : 99 + 10 * k] for k in range(3)] for row in text[4:]]
    assert cells == [
        ["   2 w 1", "   2 b =", "   3 b -"],
        ["   1 b 0", "   1 w =", "0000 - U"],
        ["0000 - U", "0000 - H", "   1 w +"],
    ]


def test_starting_numbers_have_no_gaps() -> None:
    rounds = [Round((1, 4, 6), (Board((4, 1), (1.0, -1.0), ended=1.0),), (6,))]
    rules = Rules("swiss", rounds=1)
    lines = standings(rules, (1, 4, 6), rounds, SEED)
    text = trf("Cup", rules, rounds, lines, {1: "Ada", 4: "Bert", 6: "Cleo"}, 1).splitlines()[4:]
    told = [(int(row[4:8]), row[14:20].strip(), row[91:99]) for row in text]
    assert told == [(1, "Ada", "   2 b 0"), (2, "Bert", "   1 w 1"), (3, "Cleo", "0000 - U")]


def test_no_report_where_three_sit_at_a_table() -> None:
    for rules in (Rules("swiss", 3), Rules("arena"), Rules("swiss", shared=True)):
        with pytest.raises(ValueError, match="tables for two"):
            trf("Cup", rules, [], [], {}, 3)


def test_csv_has_a_column_for_each_chosen_tie_break() -> None:
    rules = Rules("swiss", rounds=3, tie_breaks=("won", "buchholz"))
    lines = standings(rules, (1, 2, 3), ROUNDS, SEED)
    rows = list(csv.DictReader(io.StringIO(standings_csv(lines, NAMES, rules.tie_breaks))))
    assert [(row["number"], row["tie-break won"]) for row in rows] == [
        (str(line.number), str(line.won)) for line in lines
    ]
    assert all(
        float(row["tie-break buchholz"]) == line.ties[1]
        for row, line in zip(rows, lines, strict=True)
    )


def test_csv_holds_no_formula() -> None:
    rules = Rules("swiss", rounds=3)
    lines = standings(rules, (1, 2, 3), ROUNDS, SEED)
    rows = list(csv.DictReader(io.StringIO(standings_csv(lines, NAMES))))
    assert {row["name"] for row in rows} == {"Ada", "'=Bert", "Çem, the third"}
    assert [int(row["rank"]) for row in rows] == [1, 2, 3]
    results = list(csv.DictReader(io.StringIO(results_csv(rules, ROUNDS, NAMES))))
    assert [(row["round"], row["number"], row["points"]) for row in results] == [
        ("1", "1", "1"), ("1", "2", "0"), ("1", "3", "bye"), ("2", "2", "0.5"), ("2", "1", "0.5"),
        ("2", "3", "0.5"), ("3", "3", "1"), ("3", "1", "0"), ("3", "2", "bye"),
    ]  # fmt: skip
