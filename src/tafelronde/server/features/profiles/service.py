"""People as others see them: profiles, finished games, following, blocking, searching.

A reader sees only what they may know (``ratings.results``): games at private tables are counted and
listed for the people who sat there, and tries at the deal of a day only once its result is public.
"""

from typing import NamedTuple

from msgspec import UNSET, structs

from ....core.objects.registry import infos
from ...base.bus import Feed, PeopleParted
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...base.text import fold
from ...live.listed import page_of
from ...live.tables import Tables
from ...people.departed import whose
from ...people.handles import handle_of, skeleton
from ...people.person import Person
from ...people.relations import Relations
from ...people.ties import tie, tied, untie
from ...storage.page import MOST, page_key
from ...storage.store import Row, Store
from ...wire.shown import Finished
from ..ratings import results as stored
from ..ratings.results import GAMES_SHOWN, STANDINGS, Rival, Wanted
from . import wire

MOST_OPPONENTS = 8
_CHOICES = wire.ProfileChoices.__struct_fields__
_BETWEEN = "~"
"""The separator of the parts of a key."""


class People:
    """Profiles, and the relations that people make there."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._feed = parts[Feed]
        self._store = tables.store
        self._relations = parts[Relations]

    # ---- profiles ------------------------------------------------------------------------------

    async def profile(self, reader: str | None, user: str) -> wire.Profile:
        """A person as this reader may know them. Raises Refusal."""
        user = await whose(self._store, user)  # old records may name an identity that was merged
        name, since, choices = await self._person(user)
        own, now = reader == user, self._store.now()
        ties = await self._relations.know(reader)
        await self._relations.know(user)  # ``shows`` below needs their relations
        if not own:
            choices = structs.replace(
                choices, **{one: UNSET for one in _CHOICES if one not in wire.SEEN}
            )
        rows = await stored.rivals(self._store, user, now, MOST_OPPONENTS, own=own)
        return wire.Profile(
            user=user,
            name=name,
            handle=await handle_of(self._store, user),
            since=since,
            present=self._relations.shows(reader, user),
            you=own,
            follows=user in ties.follows,
            blocked=user in ties.blocks,
            choices=choices,
            tallies=_tallies(await stored.tallies(self._store, user, now, own=own)),
            opponents=tuple(map(_opponent, rows)),
        )

    async def _person(self, user: str) -> tuple[str, float, wire.ProfileChoices]:
        """A person's name, the time of their first visit, and their choices. Raises Refusal."""
        rows: list[Row] = []
        if 0 < len(user) <= 64 and "\0" not in user:
            columns = ", ".join(("name", "created", *_CHOICES))
            rows += await self._store.read(f"SELECT {columns} FROM users WHERE id = $1", user)
        if not rows:
            raise Refusal("not-found", "there is no such person")
        name, since, *chosen = rows[0]
        return name, since, wire.ProfileChoices(*chosen)

    async def games(
        self, reader: str | None, user: str, wanted: tuple[str, str, str], before: str, count: int
    ) -> Finished:
        """A page of a person's finished games that this reader may see. ``wanted``: game, opponent
        and result ('': any). Raises Refusal."""
        user = await whose(self._store, user)
        await self._person(user)
        count = min(max(1, count), MOST)
        page = page_key(before), count + 1, self._store.now()
        rows = await stored.results_for(self._store, user, reader, _wanted(*wanted), *page)
        return await page_of(self._tables, rows, reader, count, self._relations.seen_by(reader))

    # ---- relations -----------------------------------------------------------------------------

    async def follow(self, person: Person, user: str, *, on: bool) -> None:
        """Follow a person (``on``), or stop following them. Raises Refusal."""
        if not on:
            await untie(self._store, "follows", person.id, user)
        else:
            await self._other(person, user)
            if user in (await self._relations.know(person.id)).shuns:
                raise Refusal("apart", "you block this person")
            await tie(self._store, "follows", person.id, user)
        await self._relations.changed(person.id)

    async def block(self, person: Person, user: str, *, on: bool) -> None:
        """Block a person (``on``), or unblock them. Raises Refusal."""
        if on:
            await self._other(person, user)
            await tie(self._store, "blocks", person.id, user)
        else:
            await untie(self._store, "blocks", person.id, user)
        await self._relations.changed(person.id, user)
        if on:
            self._feed.tell(PeopleParted(person.id))

    async def _other(self, person: Person, user: str) -> None:
        await self._person(user)
        if user == person.id:
            raise Refusal("malformed", "user: somebody else")

    async def followed(self, person: Person) -> list[wire.PersonCard]:
        """The people whom this person follows; people who are here come first."""
        cards = self._cards(person, await tied(self._store, "follows", person.id))
        return sorted(cards, key=lambda card: (not card.present, card.name.casefold()))

    async def blocked(self, person: Person) -> list[wire.PersonCard]:
        """The people whom this person blocks, the latest first."""
        return self._cards(person, await tied(self._store, "blocks", person.id))

    def _cards(self, person: Person, found: list[tuple[str, str]]) -> list[wire.PersonCard]:
        shows = self._relations.shows
        return [wire.PersonCard(user, name, shows(person.id, user)) for user, name in found]

    async def choose(self, person: Person, choices: wire.ProfileChoices) -> None:
        """Store a person's choices about themselves; those that are unset stay as they are."""
        given = {
            name: value for name, value in structs.asdict(choices).items() if value is not UNSET
        }
        if given:
            columns = ", ".join(f"{name} = ${k}" for k, name in enumerate(given, 2))
            sql = f"UPDATE users SET {columns} WHERE id = $1"
            await self._store.write(sql, person.id, *given.values())
            await self._relations.changed(person.id)

    # ---- searching -----------------------------------------------------------------------------

    async def search(
        self, reader: str | None, name: str, after: str, count: int
    ) -> wire.FoundPeople:
        """A page of the people whose names begin with ``name``. The first page begins with people
        whose handles do. Raises Refusal."""
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
                row.user, row.name, row.handle, self._relations.shows(reader, row.user), row.since,
                row.games,
            )
            for row in ([*handles, *named] if not after else named)
        )  # fmt: skip
        last = rows[count - 1] if len(rows) > count else None
        more = f"{last.folded}{_BETWEEN}{last.user}" if last else ""
        return wire.FoundPeople(people, more)


def _wanted(game: str, opponent: str, outcome: str) -> Wanted:
    """Read the filters that a client sends. Raises Refusal."""
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
        if row.outcome in counts:  # a newer version may know more of them
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


_LAST = "\U0010ffff"
"""A character that sorts behind all characters of names."""


class Found(NamedTuple):
    """A person in the answer to a search."""

    user: str
    name: str
    since: float
    folded: str
    """The name without capitals and accents; with the id it is the person's place in the list."""
    games: int
    """Finished games that everybody may see."""
    handle: str
    """'': they have none."""


MOST_HANDLES = 20
"""People whom a search finds by handle at most; a longer beginning finds the others."""
_FOUND = f"SELECT u.id, u.name, u.created, u.folded, {GAMES_SHOWN}, COALESCE(a.handle, '')"


async def search(store: Store, name: str, after: tuple[str, str] | None, most: int) -> list[Found]:
    """People whose names begin with ``name``, whatever the capitals and accents, sorted by name.
    ``after``: the place (folded name, id) behind which they begin."""
    wanted = fold(name)
    sql = (
        f"{_FOUND} FROM users u LEFT JOIN accounts a ON a.user_id = u.id"
        " WHERE (u.folded, u.id) > ($2, $3) AND u.folded < $4 ORDER BY u.folded, u.id LIMIT $5"
    )
    return await store.rows(Found, sql, store.now(), *(after or (wanted, "")), wanted + _LAST, most)


async def by_handle(store: Store, text: str) -> list[Found]:
    """People whose handles begin with this text, or look as if they did; ``MOST_HANDLES`` at
    most."""
    form = skeleton(text.removeprefix("@"))
    if form[-1:] in ("r", "v") and len(form) > 1:  # it may become m (rn) or w (vv)
        form = form[:-1]
    if not form:
        return []
    # Every database sorts the skeletons that begin with ``form`` together, from this place on.
    sql = (
        f"{_FOUND}, a.skeleton FROM accounts a JOIN users u ON u.id = a.user_id"
        " WHERE a.skeleton >= $2 ORDER BY a.skeleton LIMIT $3"
    )
    rows = await store.read(sql, store.now(), form, MOST_HANDLES)
    return [Found(*row[:-1]) for row in rows if str(row[-1]).startswith(form)]
