"""Notifications to people who are away: make them as rows, then send the rows.

A node finds a table by its row (``rows.unnoted``) once nothing has happened there for a moment, and
turns its new events into notifications, once. The node that takes the lease of a notification
checks it against the table, sends it, and tries it again later where a push service does not
answer. Nobody is told of a table that is on their screen: before it sends, a node asks all nodes
who looks at it.
"""

import asyncio
import json
from collections.abc import Sequence

from ...base.background import Background, InBackground
from ...base.backoff import Backoff
from ...base.bus import TableLookedAt, TournamentLookedAt
from ...base.parts import Parts
from ...base.stored import leave
from ...live.tables import Tables
from ...outbox.push import Message, Outcome, Push, Subscription, topic_of
from ...people.moderation import Moderation
from ...people.pauses import Pauses
from ...people.presence import Presence
from ...socket.hub import Hub
from ...storage.store import Store
from ...storage.stored_card import readable_card
from . import kinds as noticing
from . import looking_rows as looking
from . import rows as stored
from .digests import Digests
from .kinds import due_of, is_new, notification, running_short, waits_until
from .rows import Notification, Seen, SeenTournament, Unnoted
from .sentences import sentence
from .settings import NotificationSettings, settings_of
from .subscriptions import drop, note_failure, note_success, subscriptions_of

STILL = 15.0
"""Seconds without an event after which a table's notifications are made."""
SCAN = 5.0
"""Seconds between two looks for what is due."""
LEASE = 60.0
ANSWER = 1.0
"""Seconds in which other nodes put off the notifications of people who look at their table."""
LOOKING, KNOWN = 60.0, 120.0
"""Seconds for which a notification is put off while its table is on its person's screen, and after
which it is deleted as known. It waits first because a phone that fell asleep seems to look on for a
while."""
WAITS = Backoff(30.0, 3600.0)
MOST_TRIES = 12
KEPT = 90 * 86_400.0
"""Seconds after which a notification is deleted though its person never looked."""
_AT_ONCE = 50
ASKED = "notices "
"""The prefix of a question to all nodes: which of these people look at which table?"""


class Notifications(InBackground):
    """Makes notifications, and sends them."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._store: Store = tables.store
        self._presence = parts[Presence]
        self._push = parts[Push]
        self._pauses = parts[Pauses]
        self._digests = parts[Digests]
        self._moderation = parts[Moderation]
        self._looks = parts[Hub].is_looking
        self._background = Background(tables.outage)
        self._noting = self._background.queue("notifications of a table could not be given")
        self._sending = self._background.queue("a notification could not be sent")
        self._sent: dict[str, asyncio.Task[None]] = {}
        """Person → the task that sends them a notification."""
        self._look = asyncio.Event()
        """Set when a task has ended, to look for the next notification."""
        self._cleaned = 0.0

    def start(self) -> None:
        fault = "notifications could not be given"
        self._background.repeat(self._note_all, SCAN, fault)
        self._background.repeat(self._send_all, SCAN, fault, woken=self._look)
        self._background.repeat(self._digests.send_all, SCAN, fault)

    def looked(self, event: TableLookedAt) -> None:
        """This person has opened the table: delete their notifications, in the background."""
        user, table = event.user, event.table
        found = self._tables.known(table)
        if user and found is not None and found.table.seats_of(user):
            noting = looking.looked(self._store, user, table, self._store.now())
            self._background.spawn(noting, "a look at a table could not be noted")

    def looked_at_tournament(self, event: TournamentLookedAt) -> None:
        """This person has looked at a tournament: delete their notifications about it."""
        noting = looking.looked(self._store, event.user, event.tournament, self._store.now())
        self._background.spawn(noting, "a look at a tournament could not be noted")

    async def woke(self, user: str) -> None:
        """This person's vacation or quiet hours have changed: send soon what waited for their
        end. Raises OSError."""
        now = self._store.now()
        await stored.wake(self._store, user, now + noticing.QUICK, now + noticing.MAIL_WAIT)

    def wake(self) -> None:
        """Send at once what is due now."""
        self._look.set()

    # ---- making ----------------------------------------------------------------------------------

    async def _note_all(self) -> None:
        """Make the notifications of all tables with new events. Raises OSError."""
        while found := await self._unnoted():
            fresh = self._noting.ready(found, _event)
            await self._noting.each(fresh, _event, self._note)
            if len(found) < _AT_ONCE or not fresh:
                break
        now = self._store.now()
        if now - self._cleaned > 3600:
            self._cleaned = now
            await looking.forget_old(self._store, now - KEPT)
            if kinds := await stored.left_alone(self._store, now):
                leave("a kind of notifications", ", ".join(kinds))

    async def _unnoted(self) -> list[Unnoted]:
        most = _AT_ONCE + self._noting.resting
        return await stored.unnoted(self._store, self._store.now() - STILL, most)

    async def _note(self, found: Unnoted) -> bool:
        """Make the notifications of one table; False where another node has."""
        card = readable_card(found.card)
        if card is None:
            return await stored.note(self._store, found, [])
        fresh: list[Notification] = []
        kinds_due = due_of(card, await stored.doings(self._store, found))
        given = await stored.given(self._store, found.table) if kinds_due else {}
        for user, kinds in kinds_due.items():
            settings = await settings_of(self._store, user)
            if not await self.can_be_told(user, settings):
                continue
            now = self._store.now()
            wanted = [
                notification(found.table, card, user, kind, settings.way(kind), now)
                for kind in kinds
            ]
            due = [next((one for one in wanted if one is not None), None)]
            if "turn" in kinds:
                way = settings.way("short")
                due.append(running_short(found.table, card, user, way, found.clock))
            fresh += [one for one in due if one is not None and is_new(one, given)]
        return await stored.note(self._store, found, fresh)

    async def can_be_told(self, user: str, settings: NotificationSettings) -> bool:
        """Whether a browser or a mail can reach this person."""
        if settings.word and await self._digests.reaches(user):
            return True
        return bool(await subscriptions_of(self._store, user))

    # ---- people who look -------------------------------------------------------------------------

    def heard(self, notice: str) -> None:
        """Answer a node that asks who looks at which table (a callback of ``Store.open``)."""
        pairs = [pair.partition("~") for pair in notice.removeprefix(ASKED).split(" ")]
        answer = self._answer([(user, table) for user, _, table in pairs])
        self._background.spawn(answer, "who looks at a table could not be told")

    async def _answer(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Put off the notifications of people who look at their table by this node. Raises
        OSError."""
        for user, table in pairs:
            if self._looks(user, table):
                await looking.looks(self._store, user, table, LOOKING, KNOWN)

    async def _ask_who_looks(self, due: Sequence[Notification]) -> None:
        """Have every node put off the notifications of people who look at their table. Raises
        OSError."""
        pairs = {(one.user, one.about) for one in due if self._presence.is_there(one.user)}
        if not pairs:
            return
        await self._answer(list(pairs))
        if self._store.shared:
            await self._store.broadcast(ASKED + " ".join("~".join(pair) for pair in pairs))
            await asyncio.sleep(ANSWER)

    # ---- sending ---------------------------------------------------------------------------------

    async def _send_all(self) -> None:
        """Begin to send what is due, one notification to each person, without waiting for the end:
        a slow push service holds up only its own people. Raises OSError."""
        while room := _AT_ONCE - len(self._sent):
            most = _AT_ONCE + len(self._sent) + self._sending.resting
            due = await stored.push_due(self._store, self._store.now(), most)
            first = {one.user: one for one in reversed(self._sending.ready(due, _key))}
            fresh = [one for user, one in first.items() if user not in self._sent][:room]
            if not fresh:
                return
            await self._ask_who_looks(fresh)
            for one in fresh:
                self._begin_to_send(one)

    def _begin_to_send(self, one: Notification) -> None:
        def ended(_: object) -> None:
            del self._sent[one.user]
            self._look.set()  # there may be more for them, and there is room

        sending = self._sending.see_to(_key(one), lambda: self._send(one))
        task = self._background.spawn(sending, "notifications could not be sent")
        self._sent[one.user] = task
        task.add_done_callback(ended)

    async def _send(self, one: Notification) -> None:
        """Send one notification to its person's browsers, unless another node does."""
        if not await stored.lease_notification(self._store, one, self._store.node, LEASE):
            return
        there, now = await stored.seen(self._store, one), self._store.now()
        due = None if there is None else await waits_until(self._pauses, one, there, now)
        if there is None or due is None or one.user in self._moderation.outside:
            return await stored.drop_notification(self._store, one)
        if due > now:
            return await stored.put_off(self._store, one, due)
        told = set(one.told.split())
        waiting = [to for to in await subscriptions_of(self._store, one.user) if to.id not in told]
        count = await looking.count_told(self._store, one.user)
        outcomes = await asyncio.gather(*(self._hand_over(to, one, there, count) for to in waiting))
        told |= {to.id for to, out in zip(waiting, outcomes, strict=True) if out != "later"}
        again = "later" in outcomes and one.tries < MOST_TRIES
        later = self._store.now() + WAITS.after(one.tries + 1) if again else None
        await stored.sent(self._store, one, self._store.node, " ".join(sorted(told)), later)

    async def _hand_over(
        self, to: Subscription, one: Notification, there: Seen | SeenTournament, count: int
    ) -> Outcome:
        """Send a notification to one browser."""
        title, body = sentence(to.language, one, there)
        note = {
            "title": title, "body": body, "table": one.about, "page": one.page, "count": count,
            "kind": one.kind,
        }  # fmt: skip
        message = Message(
            json.dumps(note).encode(), topic_of(one.about), 86_400.0, urgent=one.kind == "short"
        )
        outcome = await self._push.send(to, message)
        if outcome == "gone":
            await drop(self._store, to.id)
        elif outcome == "refused":
            await note_failure(self._store, to.id)
        elif outcome == "taken":
            await note_success(self._store, to.id)
        return outcome


def _event(found: Unnoted) -> str:
    """The key of this work on a table; later events get another key."""
    return f"{found.table} {found.seq}"


def _key(one: Notification) -> str:
    return " ".join(map(str, (*one.key, one.ply)))
