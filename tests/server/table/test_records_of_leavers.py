"""The record of a game at which people left and others decided for them: it says who decided when,
comes back as it was written, and nobody who gave up has won in it."""

from pathlib import Path

import pytest

from cli.helpers import tafelronde
from server.table.leavers import restless_game
from server.tables import moves, running_table, says
from tables import WHOLE_GAMES
from tafelronde.core.objects.registry import info
from tafelronde.match import RecordError, format_record, parse_record, resume, verify
from tafelronde.match.outcome import winners
from tafelronde.server.table import events as e
from tafelronde.server.table.as_match import as_match
from tafelronde.server.table.outcome import gave_up, outcome
from tafelronde.server.table.place import decided
from tafelronde.server.table.table import Table
from tafelronde.server.views.seats import seats_of
from tafelronde.server.wire.commands import Leave, Resign, Return

WITH_COURT = "rosenkoenig"
SIZES = [
    (game, players)
    for game in WHOLE_GAMES
    for players in range(info(game).min_players, info(game).max_players + 1)
]


def check(table: Table) -> None:
    """The record of this table tells what the table does, and is true."""
    match = as_match(table)
    text = format_record(match)
    record = parse_record(text)
    found = verify(record)
    assert (found.findings, found.draws_checked, found.is_over) == ((), True, True)
    assert {*record.gone, *record.resigned} == {*gave_up(table)}
    again = resume(record)
    assert format_record(again) == text
    assert tuple(again.winners()) == tuple(match.winners()) == winners(outcome(table))
    seats = seats_of(table)
    for number, ply in enumerate(table.log):
        if ply.player >= 0:
            seat = seats[ply.player]
            then = next((one for one in seat.before if number < one.until), seat)
            assert record.table.name_at(ply.player, number) == then.name
    assert len(table.before) <= len(table.log) + table.players
    assert decided(table.before, table.places) == table.before


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_records_come_back_and_say_who_decided_and_who_won(game: str, players: int) -> None:
    for seed in range(2):
        check(restless_game(game, players, seed))


def test_who_comes_and_goes_leaves_no_trace_where_nothing_was_decided() -> None:
    table = running_table("connect_four", "ada", "zoe")
    moves(table, "a", "b")
    for _ in range(500):
        says(table, "ada", Leave, 0, "easy")
        says(table, "ada", Return, 0)
    assert table.before == ()
    says(table, "ada", Leave, 0, "easy")
    for _ in range(500):
        says(table, "ada", Return, 0)
        says(table, "ada", Leave, 0, "easy")
    assert [(one.until, one.level) for one in table.before] == [(2, "")]
    table.apply(e.Moved(0, 2), 4.0)
    says(table, "ada", Return, 0)
    assert [(one.until, one.level) for one in table.before] == [(2, ""), (3, "easy")]


def test_false_lines_are_refused_where_they_stand() -> None:
    table = running_table("connect_four", "ada", "zoe")
    moves(table, "a", "b")
    says(table, "ada", Leave, 0, "easy")
    table.apply(e.Moved(0, 2), 4.0)
    says(table, "zoe", Resign, 1)
    text = format_record(as_match(table))
    label, other = as_match(table).setup.labels()
    line = f'from ply 2 {label}: "{seats_of(table)[0].name}"'
    assert f"\n{line}\n" in text
    assert f"\ngave up: {label}\n" in text
    for wrong in (
        text.replace(line, line.replace("ply 2", "ply 4")),  # the match has 3
        text.replace(line, f"{line}\n{line.replace('ply 2', 'ply 1')}"),
        text.replace(line, line.replace("ply 2", "ply 02")),
        text.replace(line, line.replace(f"2 {label}", "2 nobody")),
        text.replace(f"gave up: {label}", f"gave up: {other}"),  # has resigned
        text.replace(f"gave up: {label}", f"gave up: {label}, {label}"),
        text.replace(f"gave up: {label}", "gave up: "),
        text.replace("status: resigned", "status: running"),
    ):
        assert wrong != text
        with pytest.raises(RecordError) as caught:
            parse_record(wrong)
        assert caught.value.section in ("table", "result")
    claims = parse_record(text.replace("winners: none", f"winners: {label}"))
    assert [one.code for one in verify(claims).findings] == ["digest", "result"]


def test_a_record_of_before_these_lines_is_read_as_it_was() -> None:
    table = running_table("connect_four", "ada", "zoe")
    moves(table, *"abababa")
    text = format_record(as_match(table))
    assert "from ply" not in text
    assert "gave up" not in text
    record = parse_record(text)
    assert (record.gone, record.table.later) == ((), ())


def test_who_goes_on_from_such_a_record_begins_with_who_decided_last() -> None:
    table = running_table("connect_four", "ada", "zoe")
    moves(table, "a", "b")
    says(table, "ada", Leave, 0, "easy")
    table.apply(e.Moved(0, 2), 4.0)
    says(table, "zoe", Resign, 1)
    match = resume(parse_record(format_record(as_match(table))))
    match.take_back(1)
    assert (match.gone, match.is_over, match.winners()) == ((), False, [])
    assert parse_record(format_record(match, secret=True)).table.later[0].ply == 1


def test_the_terminal_says_who_gave_up_and_who_won_all_the_same(tmp_path: Path) -> None:
    game = WITH_COURT
    table = next(
        one
        for one in (restless_game(game, 2, seed) for seed in range(60))
        if one.ended_by < 0 and len(gave_up(one)) == 1 and one.state.winners() == [*gave_up(one)]
    )
    [gone] = gave_up(table)
    file = tmp_path / "left.txt"
    file.write_text(format_record(as_match(table)))
    checked = tafelronde("verify", file)
    colours = ("Red", "White")
    assert f"{colours[gone].lower()} gave the game up" in checked.out
    end = tafelronde("replay", file)
    assert (checked.code, end.code, end.err) == (0, 0, "")
    assert f"{colours[gone]} gave up" in end.out
    assert f"{colours[1 - gone]} wins." in end.out
    assert " gave up" not in tafelronde("replay", file, "--at", table.ply - 1).out
