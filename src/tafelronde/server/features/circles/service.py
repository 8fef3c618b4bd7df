"""Circles of friends: making, joining, looking, changing, leaving.

To whoever is not a member a circle does not exist, unless they have its link. Members who block one
another stay in it, but neither sees that the other is here, nor hears of tables of theirs.
"""

import hmac
import secrets

from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live.tables import Tables
from ...people.asked import Acquaintance
from ...people.moderation import Moderation
from ...people.names import Names
from ...people.person import Person
from ...people.relations import Relations
from ...storage.store import Store, name_of
from . import evening_rows, wire
from . import rows as stored
from .evenings import Evenings
from .owned import hand_on
from .rows import CircleRow, MemberRow

NOBODY = Refusal("not-found", "there is no such circle")


class Circles:
    """All circles of a site. Its methods raise Refusal."""

    def __init__(self, parts: Parts) -> None:
        self._store = parts[Tables].store
        self._names = parts[Names]
        self._moderation = parts[Moderation]
        self._relations = parts[Relations]
        self._evenings = parts[Evenings]

    # ---- looking -------------------------------------------------------------------------------

    async def mine(self, user: str) -> list[wire.CircleCard]:
        """The circles of this person, by name."""
        cards: list[wire.CircleCard] = []
        company = await stored.company_of(self._store, user)
        for (circle, name), people in company.items():
            here = sum(self._relations.shows(user, one) for one in people if one != user)
            cards.append(wire.CircleCard(circle, name, len(people), here))
        return cards

    async def look(self, user: str, circle: str) -> wire.Circle:
        """A circle as this member sees it."""
        row = await self.member(user, circle)
        people = await stored.members(self._store, circle)
        cards = [self._card(user, one) for one in people if not one.removed]
        removed = [self._card(user, one) for one in people if one.removed and one.name]
        now, past = await self._evenings.of(row)
        return wire.Circle(
            row.id,
            row.name,
            row.code,
            row.maker,
            tuple(sorted(cards, key=lambda one: (not one.present, one.name.casefold()))),
            tuple(removed) if row.maker == user else (),
            await self._evenings.unfinished(circle, user),
            None if now is None else await self._evenings.shown(circle, now, user),
            past,
        )

    async def member(self, user: str, circle: str) -> CircleRow:
        """The row of a circle of which this person is a member."""
        row = await stored.circle_of(self._store, circle) if _is_id(circle) else None
        if row is None or await stored.removal(self._store, circle, user) != 0:
            raise NOBODY
        return row

    async def _need_maker(self, user: str, circle: str) -> None:
        if (await self.member(user, circle)).maker != user:
            raise Refusal("circle-maker", "only who looks after this circle does this")

    def _card(self, reader: str, one: MemberRow) -> wire.CircleMember:
        return wire.CircleMember(one.user, one.name, self._relations.shows(reader, one.user))

    # ---- coming in -----------------------------------------------------------------------------

    async def make(self, person: Person, name: str) -> str:
        """Make a circle; its id."""
        self._moderation.check(person, "play")
        name = await self._names.settle(name, person.id)
        row = CircleRow(_word(), name, _word(), person.id, 1, 0.0)
        if not await stored.add_circle(self._store, row):
            raise Refusal("circles-enough", f"at most {stored.MOST_CIRCLES} circles of one person")
        return row.id

    async def door(self, person: Person, circle: str, code: str) -> wire.CircleDoor:
        """The circle, to somebody who has its link."""
        row = await self._by_link(person, circle, code)
        people = [one for one in await stored.members(self._store, circle) if not one.removed]
        yours = any(one.user == person.id for one in people)
        maker = await name_of(self._store, row.maker)
        return wire.CircleDoor(row.id, row.name, maker, len(people), yours)

    async def _by_link(self, person: Person, circle: str, code: str) -> CircleRow:
        row = await stored.circle_of(self._store, circle) if _is_id(circle) else None
        if row is None:
            raise NOBODY
        removed = await stored.removal(self._store, circle, person.id)
        if removed == 0:
            return row
        if not hmac.compare_digest(code.encode(), row.code.encode()):
            raise NOBODY
        if removed:
            raise Refusal("circle-removed", "the maker of this circle removed you")
        if row.maker in (await self._relations.read(person.id)).apart:
            raise NOBODY
        return row

    async def join(self, person: Person, circle: str, code: str) -> None:
        """Become a member by the link of a circle."""
        self._moderation.check(person, "play")
        await self._by_link(person, circle, code)
        if await stored.removal(self._store, circle, person.id) == 0:
            return
        if await stored.add_member(self._store, circle, code, person.id):
            return
        if await stored.removal(self._store, circle, person.id) == 0:  # at once on two devices
            return
        if len(await stored.company_of(self._store, person.id)) >= stored.MOST_CIRCLES:
            raise Refusal("circles-enough", f"at most {stored.MOST_CIRCLES} circles of one person")
        await self._by_link(person, circle, code)
        raise Refusal("circle-full", f"at most {stored.MOST_MEMBERS} members")

    # ---- changing ------------------------------------------------------------------------------

    async def change(self, person: Person, circle: str, payload: wire.ChangeCircle) -> None:
        """Change what the maker wishes."""
        await self._need_maker(person.id, circle)
        if payload.name is not None:
            name = await self._names.settle(payload.name, person.id)
            await stored.set_name(self._store, circle, name)
        if payload.renew == "link":
            await stored.set_code(self._store, circle, _word())
        if payload.renew == "evening":
            await evening_rows.begin_evening(self._store, circle)
        if payload.back and await stored.removal(self._store, circle, payload.back):
            await stored.drop_member(self._store, circle, payload.back)
        if not payload.maker or payload.maker == person.id:
            return
        if not await stored.set_maker(self._store, circle, person.id, payload.maker):
            raise Refusal("not-found", "this person is no member")

    async def remove(self, person: Person, circle: str, user: str) -> None:
        """Leave a circle (``user``: this person), or remove a member, as its maker may."""
        if user == person.id:
            row = await self.member(user, circle)
            if row.maker == user:
                await hand_on(self._store, self._moderation, circle, user)
            return await stored.drop_member(self._store, circle, user)
        await self._need_maker(person.id, circle)
        if not await stored.set_removed(self._store, circle, user, self._store.now()):
            raise Refusal("not-found", "this person is no member")

    async def end(self, person: Person, circle: str) -> None:
        """Delete a circle. Its tables stay with those who played there."""
        await self._need_maker(person.id, circle)
        await stored.drop_circle(self._store, circle)


class Companions(Acquaintance):
    """Members of one circle know each other."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def share(self, user: str, other: str) -> bool:
        return await stored.share_one(self._store, user, other)


def _word() -> str:
    return secrets.token_urlsafe(12)


def _is_id(circle: str) -> bool:
    return 0 < len(circle) <= 64 and "\0" not in circle
