"""Limits by the origin of a table: at the deal of a day, in rated games, in tournaments."""

from typing import get_args

import pytest

from server.tables import refused, running_table
from tafelronde.server.storage.stored_events import decode
from tafelronde.server.table import events as e
from tafelronde.server.table.decide import decide
from tafelronde.server.table.gate import Known, Thing
from tafelronde.server.table.gate import refused as refused_thing
from tafelronde.server.table.missing import missing
from tafelronde.server.table.origin import DEAL, RATED, TOURNAMENT, Matter, Origin
from tafelronde.server.table.table import Table
from tafelronde.server.table.taking_back import can_undo
from tafelronde.server.wire.commands import Leave, Stand

STORED = {
    DEAL: '{"t":"deal","day":"2026-11-23"}',
    TOURNAMENT: '{"t":"paired","tournament":"cup","round":1}',
}
"""Events as every version of the program has stored them."""


def table_of(*origins: Origin) -> Table:
    table = running_table("rosenkoenig", "ada", "zoe")
    for origin in origins:
        if origin is RATED:
            table.rated = True
        else:
            table.apply(decode(STORED[origin]), 3.0)
    table.settle()
    return table


@pytest.mark.parametrize("origin", [DEAL, RATED, TOURNAMENT], ids=lambda one: one.reason)
def test_each_matter_is_refused_for_its_reason(origin: Origin) -> None:
    table = table_of(origin)
    hint = refused_thing(Thing.HINT, table, "ada", Known(is_out=False))
    assert hint is not None
    assert (hint.reason, table.hinting) == (origin.reason, "none")
    assert can_undo(table, 0).reason == origin.reason
    leave = Leave("x", table.id, 0, "easy")
    assert refused(decide, table, "ada", "Ada", leave) == (origin.reason, {})
    stand = refused(decide, table, "ada", "Ada", Stand("y", table.id, 0))
    assert (stand[0] == "in-tournament") is (origin is TOURNAMENT)
    assert (missing(table) is None) is (origin is TOURNAMENT)


def test_a_table_of_no_origin_forbids_nothing() -> None:
    table = table_of()
    assert [table.forbidding(matter) for matter in get_args(Matter)] == [None] * 5
    assert isinstance(decide(table, "ada", "Ada", Leave("x", table.id, 0, "easy"))[0], e.Left)


def test_of_several_origins_the_deal_speaks_first_and_each_forbids_its_own() -> None:
    table = table_of(RATED, TOURNAMENT, DEAL)
    said = {matter: table.forbidding(matter) for matter in get_args(Matter)}
    assert said == {
        "hints": DEAL, "takebacks": DEAL, "stand-ins": DEAL,
        "seats": TOURNAMENT, "going-on": TOURNAMENT,
    }  # fmt: skip
