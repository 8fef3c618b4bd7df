"""People as others see them: profiles, finished games, following, blocking, searching.

All of it is public knowledge: games at private tables are counted and listed for those who sat
there, tries at the deal of a day for others once it has come out (``storage.results``).
"""

from __future__ import annotations

from typing import cast

from ....core.objects.registry import infos
from ...base.refusal import Refusal
from ...live.listed import page_of
from ...live.tables import Tables
from ...people.blocks import block, blocks_of, unblock
from ...people.company import Company
from ...people.departed import whose
from ...people.follows import follow, follows_of, unfollow
from ...people.handles import handle_of
from ...people.person import Person
from ...storage import results as stored
from ...storage.page import MOST, page_key
from ...storage.results import STANDINGS, Rival, Wanted
from ...wire.identity import PresenceWish
from ...wire.shown import Finished
from . import wire
from .search import by_handle, search

MOST_OPPONENTS = 8
_BETWEEN = "~"
"""Between the parts of a key."""


class People:
    """What people may know of one another."""

    def __init__(self, tables: Tables, company: Company) -> None:
        self._tables = tables
        self._store = tables.store
        self._company = company

    # ---- profiles ------------------------------------------------------------------------------

    async def profile(self, reader: str | None, user: str) -> wire.Profile:
        """A person as this reader may know them. Raises Refusal."""
        user = await whose(self._store, user)  # a struck number of a tournament names who they were
        name, since = await self._person(user)
        own, now = reader == user, self._store.now()
        ties = await self._company.know(reader)
        wish = (await self._company.know(user)).wish
        rows = await stored.rivals(self._store, user, now, MOST_OPPONENTS, own=own)
        return wire.Profile(
            user=user,
            name=name,
            handle=await handle_of(self._store, user),
            since=since,
            present=self._company.shows(reader, user),
            you=own,
            follows=user in ties.follows,
            blocked=user in ties.blocks,
            presence=wish if own else None,
            tallies=_tallies(await stored.tallies(self._store, user, now, own=own)),
            opponents=tuple(map(_opponent, rows)),
        )

    async def _person(self, user: str) -> tuple[str, float]:
        """Name, and since when. Raises Refusal."""
        rows: list[tuple[object, ...]] = []
        if 0 < len(user) <= 64 and "\0" not in user:
            rows += await self._store.read("SELECT name, created FROM users WHERE id = $1", user)
        if not rows:
            raise Refusal("not-found", "there is no such person")
        return cast("tuple[str, float]", rows[0])

    async def games(
        self,
        reader: str | None,
        user: str,
        wanted: tuple[str, str, str],
        before: str,
        count: int,
    ) -> Finished:
        """So many finished games of a person that this reader may see: of this game, with this
        opponent, with this result ('': all). Raises Refusal."""
        user = await whose(self._store, user)
        await self._person(user)
        count = min(max(1, count), MOST)
        rows = await stored.results_for(
            self._store,
            user,
            reader,
            _wanted(*wanted),
            page_key(before),
            count + 1,
            self._store.now(),
        )
        return await page_of(self._tables, rows, reader, count, self._company.seen_by(reader))

    # ---- who knows whom ------------------------------------------------------------------------

    async def follow(self, person: Person, user: str, *, on: bool) -> None:
        """This person follows somebody, or no longer. Raises Refusal."""
        if not on:
            await unfollow(self._store, person.id, user)
        else:
            await self._other(person, user)
            if user in (await self._company.know(person.id)).blocks:
                raise Refusal("apart", "you block this person")
            await follow(self._store, person.id, user)
        await self._company.changed(person.id)

    async def block(self, person: Person, user: str, *, on: bool) -> None:
        """This person blocks somebody, or no longer. Raises Refusal."""
        if on:
            await self._other(person, user)
            await block(self._store, person.id, user)
        else:
            await unblock(self._store, person.id, user)
        await self._company.changed(person.id, user)

    async def _other(self, person: Person, user: str) -> None:
        await self._person(user)
        if user == person.id:
            raise Refusal("malformed", "user: somebody else")

    async def followed(self, person: Person) -> list[wire.PersonCard]:
        """Whom this person follows, those first who are here."""
        cards = self._cards(person, await follows_of(self._store, person.id))
        return sorted(cards, key=lambda card: (not card.present, card.name.casefold()))

    async def blocked(self, person: Person) -> list[wire.PersonCard]:
        """Whom this person blocks, the last one first."""
        return self._cards(person, await blocks_of(self._store, person.id))

    def _cards(self, person: Person, found: list[tuple[str, str]]) -> list[wire.PersonCard]:
        shows = self._company.shows
        return [wire.PersonCard(user, name, shows(person.id, user)) for user, name in found]

    async def wish(self, person: Person, presence: PresenceWish) -> None:
        """Who may see that this person is here."""
        await self._store.write("UPDATE users SET presence = $1 WHERE id = $2", presence, person.id)
        await self._company.changed(person.id)

    # ---- searching -----------------------------------------------------------------------------

    async def search(
        self, reader: str | None, name: str, after: str, count: int
    ) -> wire.FoundPeople:
        """People whose names begin like this; on the first page, before them, those whose handles
        do. Raises Refusal."""
        name = name.strip()[:40]
        if not name or "\0" in name or "\0" in after:
            raise Refusal("malformed", "name: with what it begins")
        count = min(max(1, count), MOST)
        folded, _, user = after.rpartition(_BETWEEN)
        place = (folded, user) if after else None
        rows = await search(self._store, name, place, count + 1)
        handles = await by_handle(self._store, name)
        listed = {row.user for row in handles}
        named = [row for row in rows[:count] if row.user not in listed]
        people = tuple(
            wire.FoundPerson(
                row.user, row.name, row.handle, self._company.shows(reader, row.user), row.since,
                row.games,
            )
            for row in ([*handles, *named] if not after else named)
        )  # fmt: skip
        last = rows[count - 1] if len(rows) > count else None
        more = f"{last.folded}{_BETWEEN}{last.user}" if last else ""
        return wire.FoundPeople(people, more)


def _wanted(game: str, opponent: str, outcome: str) -> Wanted:
    """What a client asks for. Raises Refusal."""
    if len(game) > 64 or "\0" in game:
        raise Refusal("malformed", "game: the name of a game")
    if outcome and outcome not in STANDINGS:
        raise Refusal("malformed", f"result: one of {', '.join(STANDINGS)}")
    parts = opponent.split(_BETWEEN)
    if len(parts) not in (1, 3) or len(opponent) > 200 or "\0" in opponent:
        raise Refusal("malformed", "opponent: a person's id, or a key from their profile")
    if len(parts) == 1:
        return Wanted(game, outcome, user=opponent)
    of, level, character = parts
    if game and of != game:
        raise Refusal("malformed", "opponent: this bot plays another game")
    return Wanted(of, outcome, level=level, character=character)


def _tallies(rows: list[stored.Tally]) -> tuple[wire.Tally, ...]:
    found: dict[tuple[str, int, int], dict[str, int]] = {}
    for row in rows:
        counts = found.setdefault((row.game, row.players, row.seat), dict.fromkeys(STANDINGS, 0))
        counts[row.outcome] += row.games
    return tuple(wire.Tally(*kind, **counts) for kind, counts in found.items())


def _opponent(row: Rival) -> wire.Opponent:
    key = row.user or _BETWEEN.join((row.game, row.level, row.character))
    name = row.name
    if not row.user:
        court = [who for info in infos() if info.name == row.game for who in info.court]
        name = next((who.name for who in court if who.id == row.character), "")
    return wire.Opponent(
        key, row.user, name, row.game, row.level, row.character,
        row.games, row.won, row.shared, row.lost,
    )  # fmt: skip
