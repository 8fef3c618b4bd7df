"""Notification settings: what a person wants to be told while away, and by which way.

By default everything is pushed to the person's subscribed browsers, and nothing is mailed.
"""

import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, cast, get_args

import msgspec

from ...base.refusal import Refusal
from ...storage.store import Store
from .kinds import NotificationKind, NotificationWay
from .wire import NewNotificationSettings

_ways = msgspec.json.Decoder(dict[str, object])


WAYS = frozenset(get_args(NotificationWay))


class NotificationSettings(NamedTuple):
    """A person's notification settings."""

    ways: Mapping[str, NotificationWay] = MappingProxyType({})
    """Kind → way; a kind that is missing is pushed."""
    mail_hours: int = 6
    language: str = "en"
    mailed: float = 0.0
    """The time of the last digest; 0: never."""
    word: str = ""
    """The secret in the link that ends all mails; '': the person has changed no setting."""

    def way(self, kind: NotificationKind) -> NotificationWay:
        """The way by which this kind is sent."""
        return self.ways.get(kind, "push")


async def settings_of(store: Store, user: str) -> NotificationSettings:
    """Read this person's settings."""
    columns = "ways, mail_hours, language, mailed, word"
    rows = await store.read(f"SELECT {columns} FROM news_wishes WHERE user_id = $1", user)
    if not rows:
        return NotificationSettings()
    found = NotificationSettings(*rows[0])
    ways = _ways.decode(str(found.ways)).items()  # a newer version may know more of them
    return found._replace(
        ways={kind: cast("NotificationWay", way) for kind, way in ways if str(way) in WAYS}
    )


async def store_settings(store: Store, user: str, news: NewNotificationSettings) -> None:
    """Store this person's settings."""
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
    """End all mails to the person for whom this word was made. Raises Refusal if it is unknown."""
    without = """replace(replace(ways, ':"both"', ':"push"'), ':"mail"', ':"none"')"""
    changed = await store.write(f"UPDATE news_wishes SET ways = {without} WHERE word = $1", word)
    if changed != 1:
        raise Refusal("bad-link", "this link ends no mails")


async def address_of(store: Store, user: str) -> str:
    """The confirmed address of a person; '' where they have none."""
    return await store.first("SELECT email FROM accounts WHERE user_id = $1", user, default="")
