"""A table follows events of another node on the position that it has."""

from collections.abc import Iterator

import pytest

from server.tables import running_table
from tables import PACKAGE_GAMES
from tafelronde.server.table import events as e
from tafelronde.server.table.playing import play
from tafelronde.server.table.table import Table


def further(table: Table, decisions: int) -> Iterator[list[e.Happened]]:
    """The events of so many decisions, which another copy of the table makes."""
    other = table.fork()
    for k in range(decisions):
        if other.status != "playing":
            return
        legal = other.state.legal_actions()
        new = play(other, legal[7 * k % len(legal)])
        happened = [e.Happened(other.seq + 1 + n, event, 3.0 + k) for n, event in enumerate(new)]
        for _, event, at in happened:
            other.apply(event, at)
        other.settle()
        yield happened


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_it_is_where_a_table_is_that_reads_all_again(game: str) -> None:
    table = running_table(game, "ada", "zoe")
    again = table.fork()
    for happened in further(table, 40):
        table.follow(happened)
        assert table.is_settled
        again.replay(happened)
        again.settle()
        assert table.state.to_bytes() == again.state.to_bytes()
        assert (table.seq, table.log, table.player, table.status) == (
            again.seq, again.log, again.player, again.status,
        )  # fmt: skip


def test_a_gap_and_a_second_telling_are_refused() -> None:
    table = running_table("rosenkoenig", "ada", "zoe")
    first, second = further(table, 2)
    with pytest.raises(e.Unreadable, match="is missing"):
        table.fork().follow(second)
    table.follow(first)
    with pytest.raises(e.Unreadable, match="is missing"):
        table.fork().follow(first)
    table.follow(second)


@pytest.mark.parametrize("event", [e.Moved(0, 4711), e.Drawn(3), e.Moved(0, -5)])
def test_what_cannot_be_played_is_refused(event: e.Event) -> None:
    table = running_table("rosenkoenig", "ada", "zoe")
    with pytest.raises(e.Unreadable):
        table.fork().follow([e.Happened(table.seq + 1, event, 3.0)])


def test_after_a_takeback_the_position_is_to_be_computed() -> None:
    table = running_table("rosenkoenig", "ada", "zoe")
    for happened in further(table, 2):
        table.follow(happened)
    back = e.TakenBack(0, table.ply - 1)
    table.follow([e.Happened(table.seq + 1, back, 9.0)])
    assert not table.is_settled
    table.settle()
    assert table.is_settled
