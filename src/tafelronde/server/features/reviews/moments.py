"""Own turning points, kept among one's own puzzles: unsolved from when their review was read,
solved when the better move was found."""

from collections.abc import Collection, Sequence

from ....advice.reviews import Review
from ...people.person import Person
from ...storage.store import Store
from ...table.table import Table
from ..school.progress import MOMENT, Learnt
from . import wire

MOST = 60
"""The number of moments that are listed, those of the latest games."""


class Moments:
    """The turning points of all people, in the database: among what they have learnt."""

    def __init__(self, store: Store, learnt: Learnt) -> None:
        self._store = store
        self._learnt = learnt

    async def keep(self, person: Person, table: Table, review: Review) -> None:
        """Keep this person's own turning points of a reviewed game, unless they are kept."""
        seats = table.seats_of(person.id)
        moments = [
            moment
            for seat, sums in enumerate(review.seats)
            for moment in sums.story.moments
            if seat in seats and moment.player == seat
        ]
        for moment in moments:
            await self._learnt.note_seen(person.id, MOMENT, table.game, _item(table.id, moment.ply))

    async def found_here(
        self, person: Person, table: Table, plies: Sequence[int], *, solved: bool | None
    ) -> None:
        """Keep these decisions of this person, of a game that is over, which their own device
        holds for turning points; of each game some at most. ``solved``: they were tried."""
        kept = await self._learnt.items(person.id, MOMENT, f"{table.id}/")
        for ply in plies:
            item = _item(table.id, ply)
            if item not in kept and len(kept) >= wire.MOST_FOUND:
                continue
            kept.add(item)
            if solved is None:
                await self._learnt.note_seen(person.id, MOMENT, table.game, item)
            else:
                await self.tried(person, table.game, table.id, ply, found=solved)

    async def tried(self, person: Person, game: str, table: str, ply: int, *, found: bool) -> None:
        """Note a try; what was found once stays found."""
        item = person.id, MOMENT, game, _item(table, ply)
        before = await self._learnt.one(*item)
        if before is None or before.solved == 0:
            await self._learnt.note(*item, solved=found, result=float(found))

    async def of(self, person: Person) -> list[wire.OwnPuzzle]:
        """The turning points of this person's own games, the latest game first."""
        kept = await self._learnt.latest(person.id, MOMENT, MOST)
        tables = {_read(each.item)[0] for each in kept}
        ends = await ended(self._store, tables)
        found = [
            wire.OwnPuzzle(each.game, table, ply, ends.get(table, 0.0), each.tries, each.solved)
            for each in kept
            for table, ply in [_read(each.item)]
        ]
        return sorted(found, key=lambda one: (-one.ended, one.table, one.ply))


async def ended(store: Store, tables: Collection[str]) -> dict[str, float]:
    """When the games of these tables ended."""
    if not tables:
        return {}
    places = ", ".join(f"${number}" for number in range(1, len(tables) + 1))
    sql = f"SELECT table_id, MAX(ended) FROM members WHERE table_id IN ({places}) GROUP BY table_id"
    return dict(await store.read(sql, *tables))


def _item(table: str, ply: int) -> str:
    return f"{table}/{ply}"


def _read(item: str) -> tuple[str, int]:
    table, _, ply = item.rpartition("/")
    return table, int(ply)
