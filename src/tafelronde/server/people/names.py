"""Names beside other names: none looks like somebody's handle, a title of the site, or a bot."""

import asyncio
from functools import cache

from ...core.facts.known import infos
from ..base.background import Background, InBackground
from ..base.refusal import Refusal
from ..base.text import clean_name, fold, with_number
from ..storage.store import Store
from .handles import OURS, TITLES, skeleton
from .moderation import Moderation

AGAIN = 5.0
"""Seconds until a database that did not answer is asked again for names without a look."""


def look(name: str) -> str:
    """The look of a name, comparable with that of a handle (``handles.skeleton``)."""
    return skeleton("".join(name.split()).removeprefix("@"))


@cache
def _bots() -> frozenset[str]:
    """The looks of the names of all games' characters."""
    return frozenset(look(character.name) for game in infos() for character in game.court)


@cache
def _ours() -> frozenset[str]:
    return frozenset(map(look, OURS))


@cache
def _titles() -> frozenset[str]:
    return frozenset(map(look, TITLES))


class Names(InBackground):
    """Checks names, and renames people whom a new handle meets."""

    def __init__(self, store: Store, moderation: Moderation) -> None:
        self._store = store
        self._moderation = moderation
        self._background = Background()

    def start(self) -> None:
        """Note the looks of names that are from before looks were noted."""
        self._background.spawn(self.note_looks(), "the looks of names were not noted")

    async def settle(self, name: str, owner: str = "", *, program: bool = False) -> str:
        """A name as it is shown. ``owner``: the person whose handle it may look like. ``program``:
        whether it is that of a program.

        Raises Refusal: ``bad-name``, ``unwanted-word``, ``name-taken``.
        """
        name = clean_name(name)
        self._moderation.check_words(name)
        whole = look(name)
        if whole in _titles() or any(look(word) in _titles() for word in name.split()):
            raise Refusal("name-taken", "name: it has a title of those who run the site")
        if whole in _bots() or (whole in _ours() and not program):
            raise Refusal("name-taken", "name: a bot has it, or one that looks like it")
        await self.keep_apart(name, owner)
        return name

    async def keep_apart(self, name: str, owner: str = "") -> None:
        """Raise Refusal where a name looks like a handle that is not of ``owner``."""
        if await self._is_handle(look(name), owner):
            raise Refusal("name-taken", "name: it looks like the handle of somebody else")

    async def _is_handle(self, form: str, owner: str) -> bool:
        sql = (
            "SELECT user_id FROM handles WHERE skeleton = $1 AND user_id <> $2"
            " AND (until = 0 OR until > $3)"
        )
        return await self._store.exists(sql, form, owner, self._store.now())

    async def near(self, name: str) -> str:
        """The name, or with a number where it looks like somebody's handle: for a guest whose page
        chose the name."""
        name = clean_name(name)
        if await self._is_handle(look(name), ""):
            name, _ = await self._numbered(name, "", 2)
        return name

    async def _numbered(self, name: str, owner: str, number: int) -> tuple[str, int]:
        """The name with a number, this one or a later one, so that it looks like nobody's handle
        but the ``owner``'s; and the number."""
        while await self._is_handle(look(with_number(name, number)), owner):
            number += 1
        return with_number(name, number), number

    async def make_way(self, handle: str, owner: str) -> list[str]:
        """Rename all others whose name looks like this handle, which ``owner`` has taken; the
        people. Each is told once (``renamed``)."""
        form, number, renamed = skeleton(handle), 2, list[str]()
        sql = "SELECT id, name FROM users WHERE look = $1 AND id <> $2 ORDER BY created, id"
        for user, name in await self._store.read(sql, form, owner):
            other, number = await self._numbered(name, user, number)
            number += 1
            await self.write(user, other, was=name)
            renamed.append(user)
        return renamed

    async def write(self, user: str, name: str, was: str = "") -> None:
        """Note a person's name. ``was``: the one that they chose, where this is not their choice;
        they keep another that they have taken meanwhile."""
        sql = (
            "UPDATE users SET name = $1, folded = $2, look = $3, was = $4"
            " WHERE id = $5 AND ($4 = '' OR name = $4)"
        )
        await self._store.write(sql, name, fold(name), look(name), was, user)

    async def renamed(self, user: str) -> tuple[str, str] | None:
        """The former and the present name of a person who was renamed and does not know it yet."""
        rows = await self._store.read("SELECT was, name FROM users WHERE id = $1", user)
        return rows[0] if rows and rows[0][0] else None

    async def told(self, user: str, name: str) -> None:
        """This person knows that they were renamed, and has this name now."""
        sql = "UPDATE users SET was = '' WHERE id = $1 AND name = $2 AND was <> ''"
        await self._store.write(sql, user, name)

    async def note_looks(self) -> None:
        """Note the looks of names that are from before looks were noted; again where the database
        does not answer."""
        last: str | None = ""
        while last is not None:
            try:
                last = await self._note_some(last)
            except OSError:
                await asyncio.sleep(AGAIN)

    async def _note_some(self, after: str) -> str | None:
        """Note the looks of some names after this person; the last person, None where there was
        nobody."""
        sql = "SELECT id, name FROM users WHERE look = '' AND id > $1 ORDER BY id LIMIT 100"
        rows = await self._store.read(sql, after)
        for user, name in rows:
            sql = "UPDATE users SET look = $1 WHERE id = $2 AND name = $3"
            await self._store.write(sql, look(name), user, name)
        return rows[-1][0] if rows else None
