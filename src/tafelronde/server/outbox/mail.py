"""Mails: they are rows of the database until they are sent, so none is lost and any node may send
it.

A node takes the lease of a mail, hands the mail to the host's SMTP server, and deletes the row. A
failed mail is tried again, later each time, until it is too old; a mail that the server refuses for
good is dropped. After a crash between sending and deleting, the mail is sent twice, with the same
Message-ID.
"""

import asyncio
import contextlib
import logging
import secrets

from ..base.background import Background, InBackground
from ..base.backoff import Backoff
from ..base.config import Smtp
from ..base.faults import tell
from ..base.refusal import Refusal
from ..storage.leases import take
from ..storage.store import Statement, Store
from .message import Mail, message_of

SCAN = 15.0
"""Seconds between two searches for mails that are due."""
LEASE = 60.0
WAITS = Backoff(30.0, 3600.0)
"""The time that a failed mail waits."""
PATIENCE = 20.0
"""Seconds that the SMTP server may take for an answer."""
MOST_TRIES = 20
"""Tries after which a mail is given up, even if it is not too old yet."""
MOST_FAULTS = 4
"""Tries after which a mail is given up that cannot even be handed to the server."""
_AT_ONCE = 20
_SIDE_BY_SIDE = 5
"""The number of mails that a node hands over at the same time."""
_log = logging.getLogger("tafelronde")


def check_address(address: str) -> None:
    """Raise Refusal where the text is not an e-mail address. Whether mail arrives there is not
    tested."""
    from email_validator import EmailNotValidError, validate_email

    try:
        validate_email(address, check_deliverability=False, allow_smtputf8=False)
    except EmailNotValidError as error:
        raise Refusal("malformed", f"address: {error}") from None


class Mails(InBackground):
    """The mails that wait, and the task that sends them. Without ``smtp`` none is
    accepted or sent."""

    def __init__(self, store: Store, background: Background, smtp: Smtp | None) -> None:
        self._store = store
        self._background = background
        self._queue = background.queue("a mail could not be seen to")
        self._on_their_way: dict[str, asyncio.Task[None]] = {}
        """Mails that are being sent."""
        self._smtp = smtp
        self._look = asyncio.Event()

    @property
    def on(self) -> bool:
        """Whether the host has set up how mails are sent."""
        return self._smtp is not None

    def start(self) -> None:
        if self.on:
            self._background.repeat(self._carry, SCAN, "sending mails failed", woken=self._look)

    async def send(
        self, address: str, subject: str, body: str, seconds: float, id: str = ""
    ) -> None:
        """Store a mail, to be sent within so many seconds or not at all. Of several mails with the
        same ``id`` one is sent."""
        if not self.on:
            return
        sql, values = self.statement(address, subject, body, seconds, id)
        await self._store.write(f"{sql} ON CONFLICT DO NOTHING", *values)
        self.look()

    def statement(
        self,
        address: str,
        subject: str,
        body: str,
        seconds: float,
        id: str = "",
        unsubscribe: str = "",
    ) -> Statement:
        """The statement that stores a mail, for a transaction with others; call ``look`` after
        it."""
        now = self._store.now()
        sql = (
            "INSERT INTO mails (id, address, subject, body, due, until, tries, lease_node,"
            " lease_until, unsubscribe) VALUES ($1, $2, $3, $4, $5, $6, 0, '', 0, $7)"
        )
        word = id or secrets.token_urlsafe(12)
        return sql, (word, address, subject, body, now, now + seconds, unsubscribe)

    def look(self) -> None:
        """Look for due mails now: there may be one."""
        self._look.set()

    async def _carry(self) -> None:
        """Begin to send the due mails, some at the same time. It does not wait for them to end, so
        a mail with which the server is slow holds up no other. Raises OSError."""
        now = self._store.now()
        await self._store.write("DELETE FROM mails WHERE due <= $1 AND until < $1", now)
        while room := _SIDE_BY_SIDE - len(self._on_their_way):
            fresh = (await self._due())[:room]
            if not fresh:
                return
            for mail in fresh:
                self._begin_to_send(mail)

    async def _due(self) -> list[Mail]:
        """The mails that are due and that no node sends, the earliest first."""
        sql = (
            "SELECT id, address, subject, body, tries, until, unsubscribe FROM mails"
            f" WHERE due <= $1 AND lease_until < {self._store.clock} ORDER BY due LIMIT $2"
        )
        mails = await self._store.rows(
            Mail, sql, self._store.now(), _AT_ONCE + len(self._on_their_way) + self._queue.resting
        )
        ready = self._queue.ready(mails, lambda mail: mail.id)
        return [mail for mail in ready if mail.id not in self._on_their_way]

    def _begin_to_send(self, mail: Mail) -> None:
        def ended(_: object) -> None:
            del self._on_their_way[mail.id]
            self.look()  # there is room for another

        sending = self._queue.see_to(mail.id, lambda: self._try(mail))
        task = self._background.spawn(sending, "a mail was not seen to")
        self._on_their_way[mail.id] = task
        task.add_done_callback(ended)

    async def _try(self, mail: Mail) -> None:
        """Try to send one mail, unless another node has its lease."""
        store, where = self._store, "id = $1 AND tries = $2"
        if not await take(store, "mails", store.node, LEASE, where, mail.id, mail.tries):
            return
        if await self._is_done(mail):
            await self._store.write("DELETE FROM mails WHERE id = $1", mail.id)
            return
        await self._store.write(
            "UPDATE mails SET tries = tries + 1, due = $1, lease_until = 0"
            " WHERE id = $2 AND lease_node = $3",
            self._store.now() + WAITS.after(mail.tries + 1),
            mail.id,
            self._store.node,
        )

    async def _is_done(self, mail: Mail) -> bool:
        """Whether a mail can be deleted: it was sent, refused for good, or is given up."""
        try:
            taken, most = await self._hand_over(mail), MOST_TRIES
        except Exception as error:  # an error of this mail: its address or its text
            tell(f"the mail {mail.id} cannot be handed over", error)
            taken, most = False, MOST_FAULTS
        if not taken and mail.tries + 1 >= most:
            tell(f"the mail {mail.id} is given up after {most} tries")
            return True
        return taken

    async def _hand_over(self, mail: Mail) -> bool:
        """Hand a mail to the SMTP server; whether the server took it, or refused it for good. The
        log gets no address."""
        import aiosmtplib

        smtp = self._smtp
        assert smtp is not None
        message = message_of(mail, smtp.sender)
        client = aiosmtplib.SMTP(
            hostname=smtp.host,
            port=smtp.port,
            username=smtp.user or None,
            password=smtp.password or None,
            use_tls=smtp.security == "tls",
            start_tls=smtp.security == "starttls",
            timeout=PATIENCE,
        )
        try:
            await client.connect()
            await client.send_message(message)
            with contextlib.suppress(aiosmtplib.SMTPException, OSError):  # it was taken
                await client.quit()
        except aiosmtplib.SMTPRecipientsRefused as error:
            final = all(500 <= one.code < 600 for one in error.recipients)
            _log.warning("the mail server refuses an address%s", "" if final else " for now")
            return final
        except (aiosmtplib.SMTPException, OSError) as error:
            _log.warning("a mail could not be sent: %s", type(error).__name__)
            return False
        finally:
            client.close()  # does not wait for a good-bye, also when this node ends
        return True
