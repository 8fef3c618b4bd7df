"""E-mail: a person confirms an address by a link, and can later sign in by a link sent there.

The answer to a request for a link never tells whether the address is known. The request writes the
same row for every address; a node looks up the account afterwards.
"""

import asyncio

from ....words import SHARED, load_words
from ...base.background import Background, InBackground
from ...base.config import Settings
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live.tables import Tables
from ...outbox.mail import Mails, check_address
from ...people.one_time_tokens import OneTimeToken, give_out, take_back

TIME = 3600.0
"""Seconds for which a link can be used."""
MOST = 3
"""Unused links of one kind that a person may have, so that nobody floods a mailbox."""
SCAN = 30.0
_CONFIRM, _RECOVER, _ASKED = "email", "recover", "recover-asked"


class EmailLinks(InBackground):
    """The e-mail addresses of people, and the links that are sent to them."""

    def __init__(self, parts: Parts) -> None:
        self._store = parts[Tables].store
        self._background = Background(parts[Tables].outage)
        self._queue = self._background.queue("a link could not be sent", self._forget_asked)
        self._mails = parts[Mails]
        self._address = parts[Settings].public_site.rstrip("/")
        self._look = asyncio.Event()

    @property
    def on(self) -> bool:
        """Whether links can be sent: the host has set up mail and the server's public address."""
        return self._mails.on and bool(self._address)

    def start(self) -> None:
        if self.on:
            self._background.repeat(self._answer, SCAN, "sending links failed", woken=self._look)

    def _need(self) -> None:
        if not self.on:
            raise Refusal("no-mails", "this server sends no mails")

    # ---- confirming an address -----------------------------------------------------------------

    async def ask_to_confirm(self, user: str, address: str, language: str) -> None:
        """Send a link to this address; opening the link confirms that the address is this
        person's. Raises Refusal."""
        self._need()
        check_address(address)
        if await self._waiting(user, _CONFIRM) >= MOST:
            raise Refusal("too-many", "enough links are on their way", retry_after=TIME)
        word = await give_out(self._store, user, _CONFIRM, address, TIME)
        await self._write("confirm", address, language, f"confirm={word}")

    async def confirm(self, word: str) -> None:
        """Store the address to which the link with this word was sent. Raises Refusal."""
        proof = await take_back(self._store, word, _CONFIRM)
        if proof is None:
            raise Refusal("bad-link", "this link was used, or is too old")
        sql = (
            "INSERT INTO accounts (user_id, handle, skeleton, changed, email)"
            " VALUES ($1, '', '', 0, $2) ON CONFLICT (user_id) DO UPDATE SET email = $2"
        )
        await self._store.write(sql, proof.user, proof.value)
        await self._void(proof.user, _RECOVER)

    async def forget(self, user: str) -> None:
        """Delete this person's address, and void all links that were sent to it."""
        await self._store.write("UPDATE accounts SET email = '' WHERE user_id = $1", user)
        await self._void(user, _CONFIRM)
        await self._void(user, _RECOVER)

    async def _waiting(self, user: str, purpose: str) -> int:
        """Count this person's links of this kind that can still be used."""
        sql = (
            "SELECT COUNT(*) FROM one_time_tokens"
            " WHERE user_id = $1 AND purpose = $2 AND until >= $3"
        )
        return await self._store.first(sql, user, purpose, self._store.now())

    async def _void(self, user: str, purpose: str) -> None:
        """Void all of this person's links of this kind."""
        sql = "DELETE FROM one_time_tokens WHERE user_id = $1 AND purpose = $2"
        await self._store.write(sql, user, purpose)

    # ---- signing in by a link ------------------------------------------------------------------

    async def ask_for_link(self, address: str, language: str) -> None:
        """Send a link to the people who have confirmed this address, if any. Raises Refusal."""
        self._need()
        check_address(address)
        await give_out(self._store, "", _ASKED, f"{language} {address}", TIME)
        self._look.set()

    async def use_link(self, word: str) -> OneTimeToken:
        """Use up a link; the person to whom it was sent. Raises Refusal."""
        proof = await take_back(self._store, word, _RECOVER)
        if proof is None:
            raise Refusal("bad-link", "this link was used, or is too old")
        return proof

    async def _answer(self) -> None:
        """Send the links that people asked for at any node."""
        sql = (
            "SELECT hash, value FROM one_time_tokens"
            " WHERE user_id = '' AND purpose = $1 AND until >= $2 ORDER BY until LIMIT $3"
        )
        rows = await self._store.read(sql, _ASKED, self._store.now(), 100 + self._queue.resting)
        await self._queue.each(rows, lambda row: row[0], lambda row: self._answer_one(*row))

    async def _answer_one(self, key: str, value: str) -> None:
        language, _, address = value.partition(" ")
        sql = "SELECT user_id FROM accounts WHERE email = $1 ORDER BY user_id LIMIT 5"
        for (user,) in await self._store.read(sql, address):
            if await self._waiting(user, _RECOVER) >= MOST:
                continue
            word = await give_out(self._store, user, _RECOVER, address, TIME)
            await self._write("recover", address, language, f"recover={word}", key + user)
        await self._forget_asked(key)

    async def _forget_asked(self, key: str) -> None:
        await self._store.write("DELETE FROM one_time_tokens WHERE hash = $1", key)

    async def _write(self, kind: str, address: str, language: str, link: str, id: str = "") -> None:
        say = load_words(language, SHARED / "mail")
        body = say(f"mail-{kind}", link=f"{self._address}/account#{link}")
        await self._mails.send(address, say(f"mail-{kind}-subject"), body + "\n", TIME, id)
