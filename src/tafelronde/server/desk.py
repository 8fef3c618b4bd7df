"""What can be done at tables: load → decide → append → tell. The middle of the server."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from ..core.errors import BadOption, UnknownGame
from ..core.registry import info as info_of
from . import events as e
from . import wire
from .bots import BotFailed, BotPool
from .decide import decide, play, start
from .games import Games
from .identities import Person
from .refusal import Refusal
from .render import Teller, choice, frame, stored_card
from .store import (
    Append,
    Conflict,
    Repeated,
    Said,
    Store,
    chats_since,
    command_seq,
    events_since,
    lease,
    seed_of,
    turns_due,
)
from .table import Table

if TYPE_CHECKING:
    from ..match import Verification

_log = logging.getLogger("tafelronde")

KEPT = 4000
"""Tables in memory."""
LEASE = 6.0
"""Seconds after which a bot's turn is free, unless its node says that it still thinks."""
RETRIES = 8
SCAN = 2.0
"""Seconds between two looks for bot turns that nobody sees to."""


class Open:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tellers: dict[int | None, Teller] = {}
        self.lock = asyncio.Lock()
        self.waiting = ""
        """What a bot here is doing."""


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.commands = 0
        self.moves = 0
        self.refusals = 0
        self.conflicts = 0
        self.bot_moves = 0
        self.errors = 0


class Desk:
    """All tables, as this node knows them. The store is the truth; what is kept is a cache."""

    def __init__(self, store: Store, pool: BotPool, games: Games) -> None:
        self.store = store
        self.pool = pool
        self.games = games
        self.node = secrets.token_hex(8)
        self.metrics = Metrics()
        self.changed: Callable[[str], None] = lambda table: None
        """Told of every table with news; the hub listens."""
        self._open: OrderedDict[str, Open] = OrderedDict()
        self._turns: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._scanner: asyncio.Task[None] | None = None
        self.closing = False

    def start(self) -> None:
        self._scanner = asyncio.create_task(self._scan())

    async def close(self) -> None:
        self.closing = True
        tasks = [*self._turns.values(), *self._tasks]
        if self._scanner is not None:
            tasks.append(self._scanner)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something to be done beside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- tables in memory ----------------------------------------------------------------------

    async def open(self, table_id: str) -> Open:
        """A table, as new as the store when it is first opened. Raises Refusal."""
        found = self._open.get(table_id)
        if found is None:
            seed = await seed_of(self.store, table_id) if 0 < len(table_id) <= 64 else None
            if seed is None:
                raise Refusal("unknown-table", "there is no such table")
            fresh = Open(Table(table_id, seed))
            found = self._open.setdefault(table_id, fresh)
            if len(self._open) > KEPT:
                self._open.popitem(last=False)
        else:
            self._open.move_to_end(table_id)
        if found.table.seq == 0:
            await self._catch_up(found)
        if found.table.status in ("playing", "over"):
            await self.games.ready(found.table.game)
            found.table.settle()
        return found

    async def _catch_up(self, found: Open) -> None:
        rows = await events_since(self.store, found.table.id, found.table.seq)
        table = found.table
        if table.status == "open" and any('"t":"started"' in row.body for row in rows):
            if table.seq == 0:
                table.replay(rows[:1])
            await self.games.ready(table.game)
        table.replay(rows)
        table.settle()

    def kept(self) -> list[str]:
        """The tables in memory."""
        return list(self._open)

    def heard(self, table_id: str, seq: int) -> None:
        """Another node wrote (``seq`` 0: not events). '' as table: anything may have happened."""
        if not table_id:
            for known in list(self._open):
                self.heard(known, 2**31)
            return
        found = self._open.get(table_id)
        if found is not None and seq > found.table.seq:
            self.spawn(self._refresh(found))
        else:
            self.changed(table_id)

    async def _refresh(self, found: Open) -> None:
        async with found.lock:
            await self._catch_up(found)
        self._told(found)

    def _told(self, found: Open) -> None:
        self.changed(found.table.id)
        if found.table.bot_acts:
            self.poke(found.table.id)

    # ---- writing -------------------------------------------------------------------------------

    async def _append(self, found: Open, new: list[e.Event], command: str | None) -> int:
        """Write events and only then add them here. The new ``seq``. Raises Conflict, Repeated."""
        table = found.table
        now = time.time()
        after = table.fork()
        for event in new:
            after.apply(event, now)
        after.settle()
        members = [event.user for event in new if isinstance(event, e.Seated)]
        batch = Append(
            table=table.id,
            seq=table.seq,
            at=now,
            bodies=[e.encode(event) for event in new],
            command=command,
            status=after.status,
            public=table.public or any(isinstance(n, e.Created) and n.public for n in new),
            card=stored_card(after),
            bot_turn=after.bot_acts,
            members=members,
            seed=table.secret,
        )
        await self.store.append(batch)
        if table.seq == batch.seq:  # a refresh may have been faster
            table.become(after)
        return batch.seq + len(new)

    async def command(
        self, person: Person, command: wire.TableCommand
    ) -> wire.Done | wire.HintNews:
        """Carry a command out; when this returns, it is on disk. Raises Refusal."""
        self.metrics.commands += 1
        try:
            match command:
                case wire.Hint():
                    return await self._hint(person, command)
                case wire.Say():
                    return await self._say(person, command)
                case wire.Rematch():
                    return await self._rematch(person, command)
                case wire.SeatBot() | wire.Leave():
                    found = await self.open(command.table)
                    await self._check_bot(found.table.game, command.level)
                case _:
                    pass
            return await self._decide(person, command)
        except Refusal:
            self.metrics.refusals += 1
            raise

    async def _decide(self, person: Person, command: wire.TableCommand) -> wire.Done:
        key = f"{person.id} {command.id}"
        found = await self.open(command.table)
        if isinstance(command, wire.Ready | wire.SeatBot):
            await self.games.ready(found.table.game)  # it may start
        for _ in range(RETRIES):
            async with found.lock:
                try:
                    new = decide(found.table, person.id, person.name, command)
                    seq = await self._append(found, new, key)
                except Refusal:
                    done = await command_seq(self.store, command.table, key)
                    if done:  # a resend
                        return wire.Done(command.id, command.table, found.table.seq)
                    raise
                except Repeated:
                    await self._catch_up(found)
                    return wire.Done(command.id, command.table, found.table.seq)
                except Conflict:
                    self.metrics.conflicts += 1
                    await self._catch_up(found)
                    continue
            self.metrics.moves += isinstance(command, wire.Move)
            self._told(found)
            return wire.Done(command.id, command.table, seq)
        raise Refusal("busy", "too many at once; try again")

    async def _check_bot(self, game: str, level: str) -> None:
        from .games import KINDS, bots_of

        known = (*bots_of(await self.games.game(game)), *KINDS)
        if level not in known:
            raise Refusal(
                "bad-bot", f"no such bot; known: {', '.join(known)}", args={"name": level}
            )

    # ---- new tables ----------------------------------------------------------------------------

    async def create(self, person: Person, plan: wire.NewTable) -> Table:
        """A new table; if nobody is waited for, it starts at once. Raises Refusal."""
        try:
            info = info_of(plan.game)
            players = info.min_players if plan.players is None else plan.players
            info.check_players(players)
            options = info.settle_options(players, plan.options)
        except UnknownGame as error:
            raise Refusal("unknown-game", str(error)) from None
        except BadOption as error:
            raise Refusal("bad-option", str(error), args={"field": error.field}) from None
        plans = plan.seats
        if plans is None:
            plans = [wire.SeatPlan("me"), *(wire.SeatPlan("open") for _ in range(players - 1))]
        if len(plans) != players:
            raise Refusal(
                "bad-option", f"seats: one for each of {players}", args={"field": "seats"}
            )
        seating: list[e.Event] = []
        for seat, wish in enumerate(plans):
            match wish.kind:
                case "me":
                    seating.append(e.Seated(seat, person.id, wish.name or person.name))
                    if plan.ready:
                        seating.append(e.ReadySaid(seat, True, plan.nonce))
                case "bot":
                    await self._check_bot(plan.game, wish.level)
                    seating.append(e.BotSeated(seat, wish.level))
                case "open":
                    pass
                case _:
                    raise Refusal(
                        "bad-option", "a seat is me, open or bot", args={"field": "seats"}
                    )
        return await self._make(person, plan.game, players, options, plan.public, seating)

    async def _make(
        self,
        person: Person,
        game: str,
        players: int,
        options: dict[str, e.OptionValue],
        public: bool,
        seating: list[e.Event],
    ) -> Table:
        from ..match.chance import commitment, new_seed

        seed = new_seed()
        table = Table(secrets.token_urlsafe(12), seed)
        found = Open(table)
        promised = commitment(seed).hex()
        created = e.Created(person.id, game, players, options, public, promised)
        trial = Table(table.id, seed)
        for event in (created, *seating):
            trial.apply(event, time.time())
        full = all(place.ready and not place.is_open for place in trial.places)
        if full:
            await self.games.ready(game)
        await self._append(found, [created, *seating, *(start(trial, []) if full else [])], None)
        self._open[table.id] = found
        self._told(found)
        return table

    async def _rematch(self, person: Person, command: wire.Rematch) -> wire.Done:
        found = await self.open(command.table)
        table = found.table
        if table.status != "over":
            raise Refusal("not-over", f"the table is {table.status}")
        if not table.seats_of(person.id):
            raise Refusal("not-your-seat", "only who played may ask for a rematch")
        if not table.rematch:
            await self._make_rematch(person, found)
        return wire.Done(command.id, table.rematch, 0)

    async def _make_rematch(self, person: Person, found: Open) -> None:
        """The same people and bots, each one seat further."""
        table = found.table
        seating: list[e.Event] = []
        for seat, place in enumerate(table.places):
            next_seat = (seat + 1) % table.players
            if place.user:
                seating.append(e.Seated(next_seat, place.user, place.name))
                if place.user == person.id:
                    seating.append(e.ReadySaid(next_seat, True, ""))
            elif place.level:
                seating.append(e.BotSeated(next_seat, place.level))
        async with found.lock:
            if table.rematch:
                return
            fresh = await self._make(
                person, table.game, table.players, table.options, table.public, seating
            )
            try:
                await self._append(found, [e.Rematched(fresh.id)], None)
            except Conflict:  # another node was faster: its table stands
                await self._catch_up(found)
        self._told(found)

    # ---- beside the game -----------------------------------------------------------------------

    async def _say(self, person: Person, command: wire.Say) -> wire.Done:
        found = await self.open(command.table)
        text = "".join(c for c in command.text if c.isprintable() or c == "\n").strip()
        if not text:
            raise Refusal("malformed", "nothing is said")
        own = found.table.seats_of(person.id)
        seat = own[0] if own else -1
        name = found.table.places[seat].name if own else person.name
        for _ in range(RETRIES):
            last = await chats_since(self.store, command.table, 0, 1)
            number = last[-1].number + 1 if last else 1
            said = Said(number, time.time(), person.id, name, seat, text)
            try:
                await self.store.say(command.table, said, f"{person.id} {command.id}")
            except Conflict:
                continue
            except Repeated:
                pass
            self.changed(command.table)
            return wire.Done(command.id, command.table, found.table.seq)
        raise Refusal("busy", "too many at once; try again")

    async def _hint(self, person: Person, command: wire.Hint) -> wire.HintNews:
        from ..core.rng import new_rng

        found = await self.open(command.table)
        table, seat = found.table, command.seat
        if seat not in table.seats_of(person.id):
            raise Refusal("not-your-seat", "somebody else sits there", args={"seat": seat})
        if table.status != "playing":
            raise Refusal("not-playing", f"the table is {table.status}")
        if table.player != seat:
            raise Refusal(
                "not-your-turn", "somebody else is to move", args={"player": table.player}
            )
        game = await self.games.game(table.game)
        level = command.level if command.level in game.levels else ""
        level = level or next((name for name in ("hard", "medium") if name in game.levels), "mcts")
        state, seq = table.state.copy(), table.seq
        believed = state.resample(seat, new_rng(secrets.randbits(63))).to_bytes()
        try:
            thought = await self.pool.think(
                table.game, level, believed, f"hint {table.id}", secrets.randbits(31), advise=True
            )
        except BotFailed as error:
            raise Refusal("bot-failed", str(error)) from None
        return wire.HintNews(
            command.id,
            table.id,
            seq,
            seat,
            choice(state, thought.action, seat),
            thought.expected,
            thought.simulations,
        )

    async def replay(self, table_id: str, user: str | None, since: int, count: int) -> wire.Replay:
        found = await self.open(table_id)
        _need_log(found.table)
        last = min(found.table.ply, since + count - 1)
        plies = range(since, last + 1)
        return wire.Replay(tuple(frame(found.table, user, p, found.tellers) for p in plies))

    async def frame(self, table_id: str, user: str | None, ply: int) -> wire.Frame:
        found = await self.open(table_id)
        _need_log(found.table)
        if not 0 <= ply <= found.table.ply:
            raise Refusal("not-found", f"the log has {found.table.ply} plies")
        return frame(found.table, user, ply, found.tellers)

    async def record(self, table_id: str) -> str:
        """The record's text. While the game runs it names no secret and, where players hide
        something, is refused."""
        from ..match import format_record

        found = await self.open(table_id)
        table = found.table
        _need_log(table)
        if table.status != "over" and info_of(table.game).hidden:
            raise Refusal("not-over", "the record would show what is hidden")
        return format_record(table.match())

    async def verify(self, table_id: str) -> wire.Verified:
        from ..match import parse_record, verify

        text = await self.record(table_id)
        found: Verification = await asyncio.to_thread(lambda: verify(parse_record(text)))
        return wire.Verified(
            found.ok,
            found.decisions,
            found.draws,
            found.draws_checked,
            tuple(str(finding) for finding in found.findings),
        )

    # ---- bots ----------------------------------------------------------------------------------

    async def _scan(self) -> None:
        """Bot turns of nodes that are gone, and of this one's former life."""
        if not self.store.shared:  # whatever was being thought of here, nobody thinks of it now
            await self.store.write("UPDATE tables SET lease_until = 0 WHERE lease_until > 0")
        while True:
            try:
                for table_id in await turns_due(self.store, time.time()):
                    self.poke(table_id)
            except Exception:
                self.metrics.errors += 1
                _log.exception("looking for bot turns failed")
            await asyncio.sleep(SCAN)

    async def _renew(self, table_id: str, seq: int) -> None:
        """Keep a turn while a bot thinks."""
        while True:
            await asyncio.sleep(LEASE / 3)
            now = time.time()
            await lease(self.store, table_id, seq, self.node, now, now + LEASE)

    def poke(self, table_id: str) -> None:
        """See to a bot's turn, unless that is being done."""
        if table_id in self._turns or self.closing:
            return
        task = self._turns[table_id] = asyncio.create_task(self._play_bots(table_id))

        def ended(done: asyncio.Task[None]) -> None:
            self._turns.pop(table_id, None)
            error = None if done.cancelled() else done.exception()
            if error is not None:
                self.metrics.errors += 1
                _log.error("a bot's turn failed at %s", table_id, exc_info=error)
            found = self._open.get(table_id)
            if found is not None and found.waiting:
                found.waiting = ""
                self.changed(table_id)

        task.add_done_callback(ended)

    async def _play_bots(self, table_id: str) -> None:
        """Play bots' turns at this table until a person is to act or it is over."""
        from ..core.rng import new_rng

        found = await self.open(table_id)
        table = found.table
        while table.bot_acts:
            seq, seat = table.seq, table.player
            level, game = table.places[seat].level, table.game
            now = time.time()
            if not await lease(self.store, table_id, seq, self.node, now, now + LEASE):
                async with found.lock:
                    await self._catch_up(found)
                if table.seq == seq:
                    return  # another node thinks; if it dies, the scan finds the turn again
                continue
            waiting = "bot-thinks" if self.games.is_warm(game, level) else "bot-warms-up"
            if found.waiting != waiting:
                found.waiting = waiting
                self.changed(table_id)
            believed = table.state.resample(seat, new_rng(secrets.randbits(63))).to_bytes()
            key = f"{table_id} {seat}"
            renewal = asyncio.create_task(self._renew(table_id, seq))
            try:
                thought = await self.pool.think(game, level, believed, key, secrets.randbits(31))
            finally:
                renewal.cancel()
            async with found.lock:
                if table.seq != seq:
                    continue
                try:
                    await self._append(found, play(table, thought.action), None)
                except Conflict:
                    await self._catch_up(found)
                    continue
            self.metrics.bot_moves += 1
            if not table.bot_acts:
                found.waiting = ""
            self.changed(table_id)


def _need_log(table: Table) -> None:
    if table.status not in ("playing", "over"):
        raise Refusal("not-playing", f"the table is {table.status}")
