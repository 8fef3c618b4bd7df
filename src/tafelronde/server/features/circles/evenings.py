"""The evenings of a circle: its tables, and the score over all games."""

from collections.abc import Iterable

from ....core.facts.results import share_of
from ....match.outcome import shares
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live.listed import card_of, is_shown
from ...live.tables import Tables
from ...people.relations import Relations
from ...storage.stored_card import StoredCard, readable_card
from ...wire.shown import TableCard
from . import evening_rows as stored
from . import wire
from .evening_rows import EveningTable
from .rows import CircleRow
from .wire import ScoreLine


class Evenings:
    """The evenings of all circles, as their members see them."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._store = tables.store
        self._relations = parts[Relations]

    async def of(self, row: CircleRow) -> tuple[int | None, tuple[wire.EveningRow, ...]]:
        """The number of the evening that goes on (None: none does), and the earlier ones, the last
        one first."""
        rows = [wire.EveningRow(*one) for one in await stored.evenings(self._store, row.id)]
        goes_on = row.last > 0 and row.last >= self._store.now() - stored.PAUSE
        now = row.evening if goes_on and rows and rows[0].number == row.evening else None
        return now, tuple(one for one in rows if one.number != now)

    async def shown(self, circle: str, number: int, reader: str) -> wire.Evening:
        """An evening, with its score. Raises Refusal where there was no such evening."""
        known = 0 < number < 2**31
        tables = await stored.tables_of_evening(self._store, circle, number) if known else []
        if not tables:
            raise Refusal("not-found", "there was no such evening")
        read = [readable_card(one.card) for one in tables]
        cards = [card for card in read if card is not None and counts(card)]
        over = (one for one in tables if one.status == "over")
        return wire.Evening(
            number, tables[-1].at, len(cards), score(cards), await self._cards(over, reader)
        )

    async def unfinished(self, circle: str, reader: str) -> tuple[TableCard, ...]:
        """The tables that are open or at play, without those where somebody waits from whom the
        reader is kept apart."""
        apart = (await self._relations.know(reader)).apart
        shown = await self._cards(await stored.unfinished_tables(self._store, circle), reader)
        return tuple(card for card in shown if is_shown(card, apart))

    async def _cards(self, tables: Iterable[EveningTable], reader: str) -> tuple[TableCard, ...]:
        online = self._relations.seen_by(reader)
        found = [await card_of(self._tables, one.listed, reader, online) for one in tables]
        return tuple(card for card in found if card is not None)


def counts(card: StoredCard) -> bool:
    """Whether a table counts for the score: it is over, and two people or more played."""
    people = {seat.user for seat in card.seats if seat.user}
    return card.status == "over" and card.outcome is not None and len(people) > 1


def score(cards: Iterable[StoredCard]) -> tuple[ScoreLine, ...]:
    """A line for each person, the most points first, then the fewest games. A person is named as at
    the first of the tables. A person with several seats at a table has the points of all of
    them."""
    games: dict[str, int] = {}
    points: dict[str, float] = {}
    names: dict[str, str] = {}
    for card in cards:
        if not counts(card) or card.outcome is None:
            continue
        won = [share_of(result) for result in shares(card.outcome.seats)]
        for seat, share in zip(card.seats, won, strict=True):
            if seat.user:
                names.setdefault(seat.user, seat.name)
                points[seat.user] = points.get(seat.user, 0.0) + share
        for user in {seat.user for seat in card.seats if seat.user}:
            games[user] = games.get(user, 0) + 1
    lines = [ScoreLine(user, names[user], games[user], round(points[user], 2)) for user in points]
    return tuple(sorted(lines, key=lambda one: (-one.points, one.games, one.name.casefold())))
