"""A row of each queue of a node in its real table, and what makes it poisonous.

Each queue has three rows: ``one``, ``poison``, ``two``. Poison is of two kinds: whatever is asked
of the database with this name raises; or the row holds what nobody can read.
"""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from server.toxic import carried, settled
from tafelronde.match.chance import commitment
from tafelronde.server.features.accounts.email_links import EmailLinks
from tafelronde.server.features.accounts.merge_and_deletion import MergesAndDeletions
from tafelronde.server.features.deals.par_rows import add_pars, keep_par, lease_par, pars_of
from tafelronde.server.features.deals.pars import Pars
from tafelronde.server.features.deals.service import Deals
from tafelronde.server.features.deals.worth import Worth
from tafelronde.server.features.matchmaking.pairing import Pairing
from tafelronde.server.features.matchmaking.rows import (
    ROUND,
    PairedTable,
    SeekRow,
    SeekTerms,
    TimeControl,
    add_seek,
    note_found,
)
from tafelronde.server.features.moderation.banned_games import BannedGames
from tafelronde.server.features.notifications.challenges import Challenges
from tafelronde.server.features.notifications.invitation_rows import mark_challenge
from tafelronde.server.features.notifications.service import Notifications
from tafelronde.server.features.ratings.service import Ratings
from tafelronde.server.features.tournaments.row_types import Row, StoredSetup
from tafelronde.server.features.tournaments.rows import add_tournament
from tafelronde.server.features.tournaments.service import Tournaments
from tafelronde.server.live.batches import batch_of
from tafelronde.server.live.bot_turns import BotTurns
from tafelronde.server.live.clocks import Clocks
from tafelronde.server.node.node import Node
from tafelronde.server.outbox.mail import Mails
from tafelronde.server.people.moderation import Moderation
from tafelronde.server.storage.leases import take_turn
from tafelronde.server.storage.store import Value
from tafelronde.server.table import events as e
from tafelronde.server.table.deal import begins
from tafelronde.server.table.giving_up import give_up
from tafelronde.server.table.playing import start
from tafelronde.server.table.table import Table

NAMES = "one", "poison", "two"
DAY = "2026-01-01"
_SEED = bytes(32)
_MAIL = "UPDATE news_wishes SET language = 'tlh' WHERE user_id = 'poison'"
_CARD = "UPDATE tables SET card = 'broken' WHERE id = 'poison'"
_EVENTS = "UPDATE events SET body = '{\"t\":\"mo' WHERE table_id = 'poison'"


# ---- rows ----------------------------------------------------------------------------------------


async def add(node: Node, sql: str, *values: Value) -> None:
    await node.store.write(sql, *values)


async def table(
    node: Node, id: str, *seats: str, at: float = 1.0, over: bool = False, **created: Any
) -> None:
    """A game between these people, and bots with a star, that began then; ``over``: the second of
    them has resigned."""
    before, after = Table(id, _SEED), Table(id, _SEED)
    promise = commitment(_SEED).hex()
    new: list[e.Event] = []

    def happen(*events: e.Event) -> None:
        for event in events:
            after.apply(event, at)
            after.settle()
            new.append(event)

    made = {"time": None, "rated": False, **created}
    happen(e.Created(seats[-1], "rosenkoenig", 2, {}, True, promise, **made))
    for seat, who in enumerate(seats):
        if who.startswith("*"):
            happen(e.BotSeated(seat, who[1:]))
        else:
            happen(e.Seated(seat, who, who.title()), e.ReadySaid(seat, True, ""))
    happen(*start(after, []))
    if over:
        happen(*give_up(after, 1, "random"))
    batch = batch_of(before, after, new, None, at, None, lambda user: "", node.answers)
    await node.store.append(batch)


async def _mail(node: Node, name: str) -> None:
    await node.parts[Mails].send(f"{name}@example.org", "Subject", "Body", 3600.0, name)


async def _account(node: Node, name: str) -> None:
    columns = "user_id, handle, skeleton, changed, email"
    address = f"{name}@example.org"
    await add(node, f"INSERT INTO accounts ({columns}) VALUES ($1, $1, $1, 0, $2)", name, address)


async def _link(node: Node, name: str) -> None:
    await _account(node, name)
    await node.parts[EmailLinks].ask_for_link(f"{name}@example.org", "nl")


async def _ban(node: Node, name: str) -> None:
    await table(node, name, "ada", "bea")
    columns = "id, user_id, kind, reason, words, begun, until, given_by, lifted, lifted_by, told"
    await add(
        node,
        f"INSERT INTO bans ({columns}) VALUES ('b', 'bea', 'play', '', '', 0, 1e12, '', 0, '', 1)"
        " ON CONFLICT DO NOTHING",
    )
    await node.parts[Moderation].read()


async def _bot(node: Node, name: str) -> None:
    await table(node, name, "*random", "ada")


async def _clock(node: Node, name: str) -> None:
    await table(node, name, "ada", "bea", time=TimeControl("live", 60))


async def _try(node: Node, name: str) -> None:
    await table(node, name, name, "bea", at=begins(DAY) + 60, over=True)
    columns = "day, user_id, table_id, begun"
    await add(node, f"INSERT INTO deal_tries ({columns}) VALUES ($1, $2, $2, 1)", DAY, name)


async def _departed(node: Node, name: str) -> None:
    await add(
        node,
        "INSERT INTO departed (user_id, into_id, at, done, lease_node, lease_until)"
        " VALUES ($1, '', 0, 0, '', 0) ON CONFLICT DO NOTHING",
        name,
    )


async def _left(node: Node, name: str) -> None:
    await table(node, name, "ada", "gone")
    await _departed(node, "gone")


async def _notification(node: Node, name: str) -> None:
    """Add a notification of a turn, to be sent now in both ways."""
    await table(node, name, name, "bea")
    await _account(node, name)
    await add(
        node,
        "INSERT INTO news_wishes (user_id, word, language, ways, mail_hours, mailed)"
        " VALUES ($1, $1, 'nl', '{\"turn\":\"both\"}', 1, 0)",
        name,
    )
    await add(
        node,
        "INSERT INTO notifications (table_id, user_id, kind, ply, at, push_due, mail_due, told,"
        " tries, lease_node, lease_until) VALUES ($1, $1, 'turn', 0, 1, 1, 1, '', 0, '', 0)"
        # a node that is at work may have noted it already, for later
        " ON CONFLICT (table_id, user_id, kind) DO UPDATE SET push_due = 1, mail_due = 1",
        name,
    )


async def _found(node: Node, name: str) -> None:
    turn = await take_turn(node.store, ROUND, "n", 0.0) or 0
    ofs = PairedTable("rosenkoenig", 2, False, ("ada", "bea"), 25.0)
    await note_found(node.store, turn, name, ofs, (), ())


async def _seek(node: Node, name: str, time: TimeControl | None = None) -> None:
    wish = SeekTerms("rosenkoenig", 2, 2, False, False, False, time)
    now = node.store.now()
    await add_seek(node.store, SeekRow(name, name, name, wish, 25.0, now, ""), True)


async def _pair(node: Node, name: str) -> None:
    time = TimeControl("live", 60 + len(name) * 10 + ord(name[0]))  # each pair its own
    await _seek(node, name, time)
    await _seek(node, f"{name} two", time)


async def _rated(node: Node, name: str) -> None:
    await table(node, name, "ada", "bea", over=True, rated=True)


async def _tournament(node: Node, name: str) -> None:
    setup = StoredSetup("rosenkoenig", {}, "swiss", 2, 2, 3, 0, False, False, 0, 60, 0, "")
    row = Row(name, name, "ada", True, "open", 1.0, 1.0, 0.0, 0.0, 1.0, setup, _SEED, 1)
    await add_tournament(node.store, row)


# ---- the queues ----------------------------------------------------------------------------------


class Poisoned(NamedTuple):
    """A queue with poison in it."""

    add: Callable[[Node, str], Awaitable[None]]
    """Add a row of this name."""
    look: Callable[[Node], Awaitable[Any]]
    """Do what the node does again and again."""
    left: str
    """SQL: the names of the rows that are not seen to."""
    damage: str = ""
    """SQL: make the row ``poison`` unreadable; '': nothing in it is read."""
    foreseen: bool = False
    """Whether such damage is known to the program, and no fault: the row is seen to without it."""
    raises: bool = True
    """Whether anything but damage could fail."""
    again: str = ""
    """SQL: time passes, and what rested in the database is due again; '': nothing rests there."""


async def _turns(node: Node) -> None:
    await node.parts[BotTurns]._see_to_due()
    await settled(node.parts[BotTurns]._background)


async def _steps(node: Node) -> None:
    await node.parts[Tournaments]._see_to_due()
    await settled(node.parts[Tournaments]._background)


async def _challenge(node: Node, name: str) -> None:
    await table(node, name, "ada", "bea")
    await mark_challenge(node.store, name, 0.0)


async def _sending(node: Node) -> None:
    await node.parts[Notifications]._send_all()
    await settled(node.parts[Notifications]._background)


async def _par(node: Node, name: str) -> None:
    await add_pars(node.store, DAY, [name])


async def _pars(node: Node) -> None:
    """Keep a result for each level that has none; the bots' thinking is left out."""
    for row in await pars_of(node.store, DAY):
        if row.worth is None:
            seen = node.parts[Pars]._queue.see_to
            await seen(row.level, lambda level=row.level: _keep(node, level))


async def _keep(node: Node, level: str) -> None:
    if await lease_par(node.store, DAY, level, 60.0, again=False):
        await keep_par(node.store, DAY, level, Worth(1.0, 0.0, 1.0))


POISONED = {
    "a bot's game at the deal of the day failed": Poisoned(
        _par, _pars, "SELECT level FROM deal_pars WHERE result IS NULL",
        again="UPDATE deal_pars SET lease_until = 0",
    ),
    "a mail could not be seen to": Poisoned(
        _mail, lambda node: carried(node.parts[Mails]), "SELECT id FROM mails",
        "UPDATE mails SET address = 'x@b..e' WHERE id = 'poison'",
        again="UPDATE mails SET due = 0",
    ),
    "a link could not be sent": Poisoned(
        _link, lambda node: node.parts[EmailLinks]._answer(),
        "SELECT replace(substr(value, 4), '@example.org', '') FROM one_time_tokens"
        " WHERE user_id = ''",
        "UPDATE one_time_tokens SET value = '?? poison@example.org' WHERE value LIKE '% poison@%'",
    ),
    "a seat of somebody who is banned is not seen to": Poisoned(
        _ban, lambda node: node.parts[BannedGames]._see_to_all(),
        "SELECT id FROM tables WHERE status = 'playing'", _EVENTS, foreseen=True,
    ),
    "the table of a challenge is not closed": Poisoned(
        _challenge, lambda node: node.parts[Challenges]._see_to_all(),
        "SELECT table_id FROM challenges",
    ),
    "a turn of the server's failed": Poisoned(
        _bot, _turns, "SELECT id FROM tables WHERE bot_turn", _EVENTS, foreseen=True,
    ),
    "a clock was not seen to": Poisoned(
        _clock, lambda node: node.parts[Clocks]._look(),
        "SELECT id FROM tables WHERE clock_due < 1e6", _EVENTS, foreseen=True,
    ),
    "what a try came to is not worked out": Poisoned(
        _try, lambda node: node.parts[Deals]._settle(DAY),
        "SELECT user_id FROM deal_tries WHERE result IS NULL", _CARD,
    ),
    "an identity that has departed is not seen to": Poisoned(
        _departed, lambda node: node.parts[MergesAndDeletions]._see_to_all(),
        "SELECT user_id FROM departed WHERE NOT done",
        "UPDATE departed SET at = 'x' WHERE user_id = 'poison'",
        again="UPDATE departed SET lease_until = 0",
    ),
    "a table is not passed on": Poisoned(
        _left, lambda node: node.parts[MergesAndDeletions]._see_to_all(),
        "SELECT table_id FROM members WHERE user_id = 'gone'", _EVENTS, foreseen=True,
    ),
    "a digest could not be made": Poisoned(
        _notification, lambda node: node.parts[Notifications]._digests.send_all(),
        "SELECT user_id FROM notifications WHERE mail_due IS NOT NULL", _MAIL,
        foreseen=True,
    ),
    "a table that was found is not made": Poisoned(
        _found, lambda node: node.parts[Pairing]._make_all(),
        "SELECT table_id FROM paired_tables WHERE made = 0",
        "UPDATE paired_tables SET body = 'broken' WHERE table_id = 'poison'",
    ),
    "what somebody looks for is damaged": Poisoned(
        _seek, lambda node: node.parts[Pairing].round(), "SELECT id FROM seeks WHERE table_id = ''",
        "UPDATE seeks SET wish = 'broken' WHERE id = 'poison'", raises=False,
    ),
    "people who fit are not brought together": Poisoned(
        _pair, lambda node: node.parts[Pairing].round(), "SELECT id FROM seeks WHERE table_id = ''",
    ),
    "notifications of a table could not be given": Poisoned(
        _bot, lambda node: node.parts[Notifications]._note_all(),
        "SELECT id FROM tables WHERE noted < seq",
        _CARD, foreseen=True,
    ),
    "a notification could not be sent": Poisoned(
        _notification, _sending,
        "SELECT user_id FROM notifications WHERE push_due IS NOT NULL", _CARD,
        foreseen=True,
    ),
    "a rated game could not be counted": Poisoned(
        _rated, lambda node: node.parts[Ratings].count(),
        "SELECT table_id FROM rated_games WHERE number IS NULL", _EVENTS, foreseen=True,
    ),
    "a tournament is stuck": Poisoned(
        _tournament, _steps, "SELECT id FROM tournaments WHERE status = 'open'",
        "UPDATE tournaments SET setup = 'broken' WHERE id = 'poison'",
        again="UPDATE tournaments SET due = 1 WHERE status = 'open'",
    ),
}  # fmt: skip
"""The poisoned rows, by the log's message where a row fails."""
