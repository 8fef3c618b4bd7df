"""Notification settings: what a person wants to be told while away, and by which way.

By default everything is pushed to the person's subscribed browsers, and nothing is mailed.
"""

import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, cast, get_args

import msgspec

from ....words import LANGUAGES
from ...base.refusal import Refusal
from ...storage.store import Store
from .kinds import KINDS, NotificationKind, NotificationWay
from .wire import MailHours, NewNotificationSettings

_ways = msgspec.json.Decoder(dict[str, object])


WAYS = frozenset(get_args(NotificationWay))
HOURS = frozenset(get_args(MailHours))
DEFAULT_HOURS = 6


class NotificationSettings(NamedTuple):
    """A person's notification settings."""

    ways: Mapping[str, NotificationWay] = MappingProxyType({})
    """Kind → way; a kind that is missing is pushed."""
    mail_hours: int = DEFAULT_HOURS
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
    sql = "SELECT ways, mail_hours, language, mailed, word FROM news_wishes WHERE user_id = $1"
    found = await store.row(NotificationSettings, sql, user)
    if found is None:
        return NotificationSettings()
    ways = _ways.decode(str(found.ways)).items()  # a newer version may know more of them
    return found._replace(
        ways={kind: cast("NotificationWay", way) for kind, way in ways if str(way) in WAYS}
    )


async def store_settings(store: Store, user: str, news: NewNotificationSettings) -> None:
    """Store this person's settings. Choices of a newer version stay: of kinds that this one does
    not know, and where the person left the default that was shown in place of an unknown one."""
    changed = 0
    while not changed:
        rows = await store.read(
            "SELECT ways, mail_hours, language FROM news_wishes WHERE user_id = $1", user
        )
        before, hours, spoken = rows[0] if rows else ("{}", DEFAULT_HOURS, LANGUAGES[0])
        ways: dict[str, object] = {**news.ways}
        for kind, way in _ways.decode(str(before)).items():
            is_left = str(way) not in WAYS and ways.get(kind, "push") == "push"
            if kind not in KINDS or is_left:
                ways[kind] = way
        stays = hours not in HOURS and news.mail_hours == DEFAULT_HOURS
        is_spoken = spoken not in LANGUAGES and news.language == LANGUAGES[0]
        changed = await store.write(
            "INSERT INTO news_wishes (user_id, word, language, ways, mail_hours, mailed)"
            " VALUES ($1, $2, $3, $4, $5, 0) ON CONFLICT (user_id)"
            " DO UPDATE SET language = $3, ways = $4, mail_hours = $5 WHERE news_wishes.ways = $6",
            user,
            secrets.token_urlsafe(24),
            spoken if is_spoken else news.language,
            msgspec.json.encode(ways).decode(),
            hours if stays else news.mail_hours,
            before,
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
