"""Pages of public tables, as they are sent."""

from msgspec import Struct

from ...wire.shown import TableCard


class TablePage(Struct, frozen=True):
    """GET /api/public-tables: public tables that are open, or that are played at."""

    tables: tuple[TableCard, ...]
    before: str
    """Sent back as ``before`` it gets the next page; '': this is the last page."""
