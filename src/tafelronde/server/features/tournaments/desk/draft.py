"""The next round as it would be paired now, for directors who want to see it, or to change it."""

from .....tournament import Round
from ....live.tables import Tables
from ....reading.reading import Reading
from ..drawing import Draw, Pair
from ..pairing import drawn, who_block
from ..standing import Standing
from ..steps import seeded


async def draft_of(tables: Tables, reading: Reading, standing: Standing) -> Round | None:
    """The next round; None unless it waits for a director, and where there is none."""
    row, now = standing.row, tables.store.now()
    if row.setup.kind == "arena" or standing.waits(now) not in ("director", "paused"):
        return None
    if any(not known.closed for known in standing.rounds):
        return None
    there = [player for player in standing.players if not player.gone]
    order = () if standing.rounds else await seeded(tables, row, there)
    blocked = await who_block(tables, there) if row.setup.kind == "swiss" else frozenset[Pair]()
    draw = Draw(
        row.setup.rules, standing.played, standing.present, row.seed, now, order, blocked,
        standing.acts,
    )  # fmt: skip
    return await drawn(reading, row.id, draw)
