"""Rows of features that are written with the events of a table, in one transaction."""

from collections.abc import Sequence

from ..base.answers import Question
from ..storage.store import Statement
from ..table.table import Table


class WrittenAlong(Question):
    """The keeper of such rows."""

    many = True

    def statements(self, before: Table, after: Table, card: str, now: float) -> Sequence[Statement]:
        """The statements to run with the events that turn ``before`` into ``after``, whose card for
        lists is ``card``. Each may change any number of rows."""
        return ()


def ends(before: Table, after: Table) -> bool:
    """Whether the game ended between these two."""
    return after.status == "over" and before.status != "over"
