"""Rows of a table for ratings, written in the transaction of its events: when it is made, that it
is rated; when its game ends, its end and its results."""

from collections.abc import Sequence

from ...live.asked import WrittenAlong, ends
from ...storage.store import Statement
from ...storage.stored_card import decode_card
from ...table.gate import shown_from
from ...table.table import Table
from ...views.delayed import shown_over
from .results import add_results, results_of, values_of


class RatedAndResults(WrittenAlong):
    """The rows of ``rated_games`` and ``results``."""

    def statements(self, before: Table, after: Table, card: str, now: float) -> Sequence[Statement]:
        """The statements to be written along: see ``WrittenAlong``."""
        statements: list[Statement] = []
        if before.seq == 0 and after.rated:
            statements.append(begin(before.id))
        if ends(before, after):
            if after.rated:
                statements.append(end(before.id, now))
            if not after.handed_in:
                shown = shown_from(_seen(after, now), after.public, after.deal)
                rows = results_of(decode_card(card), now, shown)
                statements.append((add_results(len(rows)), tuple(values_of(before.id, rows))))
        return statements


def _seen(table: Table, ended: float) -> float:
    """When people who did not play learn that the game has ended."""
    return shown_over(ended) if table.delay else ended


def begin(table: str) -> Statement:
    """The statement that notes a new rated table."""
    return "INSERT INTO rated_games (table_id) VALUES ($1)", (table,)


def end(table: str, at: float) -> Statement:
    """The statement that notes that the game of a rated table has ended."""
    return "UPDATE rated_games SET ended = $1 WHERE table_id = $2 AND ended = 0", (at, table)
