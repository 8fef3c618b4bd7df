"""Notifications by mail: one digest collects what a person has not looked at for a while.

A mail and the note that its notifications were mailed are one transaction, so each notification
stands in exactly one mail.
"""

import hashlib
from collections.abc import Mapping

from ...base.background import Background
from ...base.config import Settings
from ...base.parts import Parts
from ...live.tables import Tables
from ...outbox.mail import Mails
from ...people.moderation import Moderation
from ...people.pauses import Pauses
from ...storage.store import Conflict, Statement
from . import rows as stored
from .kinds import waits_until
from .rows import Notification, Seen, SeenTournament
from .sentences import sentence, words_of_mail
from .settings import NotificationSettings, address_of, settings_of

_AT_ONCE = 50
_MOST = 20
"""Tables that one mail names at most."""
GOOD = 86_400.0
"""Seconds after which a digest that could not be sent is dropped."""


class Digests:
    """Makes the digests."""

    def __init__(self, parts: Parts) -> None:
        tables = parts[Tables]
        self._store = tables.store
        self._queue = Background(tables.outage).queue("a digest could not be made", self._drop)
        self._mails = parts[Mails]
        self._pauses = parts[Pauses]
        self._moderation = parts[Moderation]
        self._address = parts[Settings].public_site.rstrip("/")

    @property
    def on(self) -> bool:
        """Whether this server sends mails with links."""
        return self._mails.on and bool(self._address)

    async def reaches(self, user: str) -> bool:
        """Whether digests can reach this person."""
        return self.on and bool(await address_of(self._store, user))

    async def send_all(self) -> None:
        """Make all digests that are due. Raises OSError."""
        if not self.on:
            return
        while due := await stored.mail_due(self._store, self._store.now(), _AT_ONCE):
            users = self._queue.ready(dict.fromkeys(one.user for one in due), str)
            await self._queue.each(users, str, self._write)
            if len(due) < _AT_ONCE or not users:
                return

    async def _drop(self, user: str) -> None:
        await stored.mail_later(self._store, user, None)

    async def _write(self, user: str) -> None:
        """Make one person's digest, or put it off."""
        now, settings = self._store.now(), await settings_of(self._store, user)
        address = await address_of(self._store, user)
        if not address or not settings.word or user in self._moderation.outside:
            return await stored.mail_later(self._store, user, None)
        quiet = (await self._pauses.quiet(user)).until(now)
        sooner = max(settings.mailed + 3600 * settings.mail_hours, quiet)
        if sooner > now:
            return await stored.mail_later(self._store, user, sooner)
        due = [one for one in await stored.mail_due_of(self._store, user, now) if one.mail_due]
        lines: dict[Notification, str] = {}
        for one in due:
            there = await stored.seen(self._store, one)
            told_from = None if there is None else await waits_until(self._pauses, one, there, now)
            if there is None or told_from is None:
                await stored.drop_notification(self._store, one)
            elif told_from > now:
                await stored.mail_off(self._store, one, told_from)
            else:
                lines[one] = self._line(one, there, settings)
        if not lines:
            return
        try:
            await self._store.write_together(self._mail(address, lines, settings, user, now))
        except Conflict:  # the person looked at a table, or another node was faster
            return
        self._mails.look()

    def _line(
        self, one: Notification, there: Seen | SeenTournament, settings: NotificationSettings
    ) -> str:
        """The paragraph of a mail about one table or tournament."""
        title, text = sentence(settings.language, one, there)
        link = f"{self._address}/{one.page}"
        return "\n".join(part for part in (title, text, link) if part)

    def _mail(
        self,
        address: str,
        lines: Mapping[Notification, str],
        settings: NotificationSettings,
        user: str,
        now: float,
    ) -> list[Statement]:
        """The statements that store a mail and note its notifications as mailed."""
        say = words_of_mail(settings.language)
        news = list(dict.fromkeys(lines.values()))
        if len(news) > _MOST:
            news = [*news[:_MOST], say("mail-news-more", count=len(news) - _MOST)]
        ending = say("mail-news-end", link=f"{self._address}/account#unsubscribe={settings.word}")
        name = hashlib.sha256(f"{user} {settings.mailed!r}".encode()).hexdigest()[:24]
        return [
            (
                "UPDATE news_wishes SET mailed = $1 WHERE user_id = $2 AND mailed = $3",
                (now, user, settings.mailed),
            ),
            self._mails.statement(
                address,
                say("mail-news-subject", count=len(lines)),
                "\n\n".join((*news, ending)) + "\n",
                GOOD,
                id=f"news-{name}",
                unsubscribe=f"{self._address}/api/unsubscribe/{settings.word}",
            ),
            *map(stored.mailed, lines),
        ]
