"""The finished games of a database for a data set: without names and without secrets.

Left out are running games, games at tables that a moderator hid, games that only their players may
see (unless the host wants them), and games whose deal others may still play. No person has a
name here, whether they have left for good or not; games stay when their people leave.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from ...core.facts.errors import TafelrondeError
from ...corpus.columns import GameLog
from ...corpus.played import log_of
from ..base.answers import Answers
from ..storage.store import Store, events_since
from ..storage.stored_tables import finished_tables, running_games
from ..table.as_match import as_match
from ..table.events import Unreadable
from ..table.gate import goes_into_data
from ..table.table import Table
from .gate import Gate

PAGE = 200


@dataclass
class LeftOut:
    """The number of games that were left out, and the reasons."""

    running: int = 0
    """Games that run, or whose deal others may still play."""
    hidden: int = 0
    """Games whose table a moderator hid, or that only their players may see."""
    unreadable: int = 0
    """Games that this program cannot read or play."""


async def played_games(
    store: Store, answers: Answers, *, private: bool, left: LeftOut
) -> AsyncIterator[GameLog]:
    """The games in the order of their ids, which says nothing about time; ``left`` counts the
    others. ``answers``: what features say of deals that others may still play.

    Raises OSError.
    """
    gate = Gate(store, answers)
    left.running += await running_games(store)
    last = ""
    while page := await finished_tables(store, last, PAGE):
        for id, seed, public, hidden in page:
            last = id
            try:
                table = await _table(store, id, seed)
                if not goes_into_data(table, public=public, hidden=hidden, private=private):
                    left.hidden += 1
                elif not await gate.is_out(table):
                    left.running += 1
                else:
                    people = {seat for seat, place in enumerate(table.places) if place.user}
                    yield log_of(as_match(table), people | table.stood_in)
            except (TafelrondeError, Unreadable):
                left.unreadable += 1


async def _table(store: Store, id: str, seed: bytes) -> Table:
    table = Table(id, bytes(seed))
    table.replay(await events_since(store, id, 0))
    table.settle()
    return table
