"""What people want to be told while they are away, and by which way.

Who has said nothing is told all, through the browsers that they have let, and gets no mails.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, cast

import msgspec

from ...base.refusal import Refusal
from ...storage.store import Store
from .kinds import NewsWay, NoticeKind
from .wire import NewNews

_ways = msgspec.json.Decoder(dict[str, NewsWay])


class Wishes(NamedTuple):
    """What somebody wants to be told."""

    ways: Mapping[str, NewsWay] = MappingProxyType({})
    """By kind; what is not there is pushed."""
    mail_hours: int = 6
    language: str = "en"
    mailed: float = 0.0
    """When they last got a mail; 0: never."""
    word: str = ""
    """Of the link that ends all mails; '': they have wished nothing."""

    def way(self, kind: NoticeKind) -> NewsWay:
        """How they are told of this kind."""
        return self.ways.get(kind, "push")


async def wishes_of(store: Store, user: str) -> Wishes:
    """What this person wants."""
    columns = "ways, mail_hours, language, mailed, word"
    rows = await store.read(f"SELECT {columns} FROM news_wishes WHERE user_id = $1", user)
    if not rows:
        return Wishes()
    found = Wishes(*cast("tuple[Any]", rows[0]))
    return found._replace(ways=_ways.decode(str(found.ways)))


async def wish(store: Store, user: str, news: NewNews) -> None:
    """Want these."""
    await store.write(
        "INSERT INTO news_wishes (user_id, word, language, ways, mail_hours, mailed)"
        " VALUES ($1, $2, $3, $4, $5, 0) ON CONFLICT (user_id)"
        " DO UPDATE SET language = $3, ways = $4, mail_hours = $5",
        user,
        secrets.token_urlsafe(24),
        news.language,
        msgspec.json.encode(news.ways).decode(),
        news.mail_hours,
    )


async def end_mails(store: Store, word: str) -> None:
    """No mails any more for whom this word was made. Raises Refusal where it is nobody's."""
    without = """replace(replace(ways, ':"both"', ':"push"'), ':"mail"', ':"none"')"""
    changed = await store.write(f"UPDATE news_wishes SET ways = {without} WHERE word = $1", word)
    if changed != 1:
        raise Refusal("bad-link", "this link ends no mails")


async def address_of(store: Store, user: str) -> str:
    """The confirmed address of a person; '' where they have none."""
    rows = await store.read("SELECT email FROM accounts WHERE user_id = $1", user)
    return str(rows[0][0]) if rows else ""
