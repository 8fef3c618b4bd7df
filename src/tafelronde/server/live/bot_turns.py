"""Bots' turns. One node plays each turn; if the node dies, another one does. Also the deal, if all
players were ready before the rules were compiled."""

import asyncio
import contextlib
import logging
import secrets

from ...core.contract.rng import new_rng
from ...match import ending
from ...match.chance import bot_numbers
from ..base.background import Background, InBackground
from ..base.bus import Feed, ServerToAct, TableChanged
from ..base.faults import beside
from ..base.line import Claim, Urgency
from ..base.refusal import Refusal
from ..bots.turn import BotLost, Thinkers, Turn
from ..people.last_seen import LastSeen
from ..storage.leases import lease, rest, turns_due
from ..storage.store import Conflict
from ..table.court import style_at
from ..table.decide import play, program_failed, start
from ..table.gate import has_a_seal
from ..table.table import Table
from ..views.seats import Online
from ..wire.shown import Waiting
from .asked import Answering
from .live_table import LiveTable
from .memories import Memories
from .tables import Tables

_log = logging.getLogger("tafelronde")

LEASE = 6.0
"""Seconds after which a bot's turn is free, unless its node says that it still thinks."""
SCAN = 2.0
"""Seconds between two searches for bots' turns that no node works on."""
MOST_DUE = 500
"""Turns that one search finds, beside the known ones."""
LONGEST = 300.0
"""Seconds until a table that this program cannot read is tried again."""


class BotTurns(InBackground):
    """The bots' turns on which this node works."""

    def __init__(
        self, tables: Tables, pool: Thinkers, online: Online, last_seen: LastSeen, feed: Feed
    ) -> None:
        self._tables = tables
        self._online = online
        self._last_seen = last_seen
        self._pool = pool
        self._store = tables.store
        self._metrics = tables.metrics
        self._turns: dict[str, asyncio.Task[None]] = {}
        self._memories = Memories()
        self._background = Background(tables.outage)
        self._queue = self._background.queue("a turn of the server's failed")
        self._fresh = not self._store.shared
        """Whether this is the first search of the only node: leases of its earlier life are
        void."""
        feed.listen(ServerToAct, self._to_act)
        feed.listen(TableChanged, self._end_programs)

    def _to_act(self, event: ServerToAct) -> None:
        self._queue.forgive(event.table)  # the table has gone on, so it may succeed
        self.poke(event.table)

    def _end_programs(self, event: TableChanged) -> None:
        """Tell programs how their game ended, or that their seat is not theirs any more."""
        running = self._pool.programs_at(event.table)
        found = self._tables.known(event.table) if running else None
        if found is None:
            return
        table = found.table
        for key, bot in running:
            seat = int(key.rpartition(" ")[2])
            if table.status == "over":
                resigned = table.resigned if table.ended_by >= 0 else ()
                self._pool.end(key, tuple(ending.returns(table.state, resigned)))
            elif table.status != "playing" or table.places[seat].level != bot:
                self._pool.end(key, None)

    def start(self) -> None:
        self._background.repeat(self._see_to_due, SCAN, "looking for bot turns failed")

    def poke(self, table_id: str) -> None:
        """Start to play a bot's turn, or to deal, unless this node does so already."""
        if self._tables.outage.is_on:  # a decision could not be written now
            return
        if table_id in self._turns or self._background.closed or self._queue.rests(table_id):
            return
        turn = self._queue.see_to(table_id, lambda: self._unless_refused(table_id))
        task = self._turns[table_id] = self._background.spawn(turn, "a turn was not played")

        def ended(done: asyncio.Task[None]) -> None:
            self._turns.pop(table_id, None)
            found = self._tables.known(table_id)
            if found is not None:
                self._say(found, "")

        task.add_done_callback(ended)

    async def _unless_refused(self, table_id: str) -> None:
        with contextlib.suppress(Refusal):  # the next search finds it again
            await self._play(table_id)

    def _say(self, found: LiveTable, waiting: Waiting) -> None:
        """Note and tell what the bot is doing."""
        if found.waiting != waiting:
            found.waiting = waiting
            self._tables.changed(found.table.id)

    # ---- leases --------------------------------------------------------------------------------

    async def _see_to_due(self) -> None:
        """Find bots' turns of dead nodes, and of this node before it was restarted."""
        if self._fresh:  # no process thinks of the turns of this node's earlier life
            free = "UPDATE tables SET lease_until = 0"
            await self._store.write(f"{free} WHERE bot_turn = $1 AND lease_until > 0", True)
            self._fresh = False
        most = MOST_DUE + len(self._turns) + self._queue.resting
        for table_id in await turns_due(self._store, most):
            self.poke(table_id)

    async def _lease(self, table_id: str, seq: int) -> bool:
        return await lease(self._store, table_id, seq, self._store.node, LEASE)

    async def _renew(self, table_id: str, seq: int) -> None:
        """Renew the lease of a turn while the bot thinks."""
        while True:
            await asyncio.sleep(LEASE / 3)
            with contextlib.suppress(OSError):
                await self._lease(table_id, seq)

    # ---- play ----------------------------------------------------------------------------------

    async def _play(self, table_id: str) -> None:
        """Deal, and play bots' turns at this table, until a person must act or the game is over."""
        try:
            found = await self._tables.open(table_id)
        except Refusal as refusal:
            if refusal.reason in ("other-rules", "unreadable"):  # for all bots of this program
                await rest(self._store, table_id, LONGEST)
            return
        table = found.table
        if table.is_gathered:
            await self._deal(found)
        while table.bot_acts:
            seq = table.seq
            level = table.places[table.player].level
            warm = self._tables.games.is_warm(table.game, level)
            self._say(found, "bot-thinks" if warm else "bot-warms-up")
            async with self._pool.turn(table.game, level, self._claim(found)) as turn:
                if table.seq != seq:
                    continue
                if not await self._lease(table_id, seq):
                    async with found.lock:
                        await self._tables.catch_up(found)
                    if table.seq == seq:
                        return  # another node thinks; if it dies, the search finds the turn
                    continue
                if table.seq != seq:  # somebody gave up, or took back, while the turn was taken
                    continue
                action = await self._decision(table, turn)
            async with found.lock:
                if table.seq != seq:
                    continue
                try:
                    if action is None:
                        level = await self._tables.games.level(table.game, "")
                        new = program_failed(table, table.player, level)
                    else:
                        new = play(table, action)
                    now = self._store.now()
                    answering = self._tables.answers[Answering]
                    answered, basis = await answering.replies_to(table, new, now)
                    await self._tables.append(found, new + answered, None, now, basis)
                except Conflict:
                    await self._tables.catch_up(found)
                    continue
            self._metrics.bot_moves += 1
            if not table.bot_acts:
                found.waiting = ""
            self._tables.changed(table_id)

    async def _deal(self, found: LiveTable) -> None:
        """Deal as soon as the rules are compiled. This needs no lease: the first node that writes
        has dealt, and the others' writes fail."""
        table = found.table
        if not self._tables.games.knows(table.game):  # a newer node made it
            return
        await self._tables.games.ready(table.game)
        async with found.lock:
            if new := start(table, []):
                try:
                    await self._tables.append(found, new, None)
                except Conflict:
                    await self._tables.catch_up(found)
        self._tables.told(found)

    async def _decision(self, table: Table, turn: Turn) -> int | None:
        """The bot's decision; None: the program on this seat has failed, and the seat gives up."""
        try:
            return await self._think(table, turn)
        except BotLost as lost:
            level = table.places[table.player].level
            _log.warning("the program %s gave up at %s: %s", level, table.id, lost)
            return None

    async def _think(self, table: Table, turn: Turn) -> int:
        """The bot's decision, from what its seat may believe."""
        seat = table.player
        key, belief, seed = f"{table.id} {seat}", secrets.randbits(63), secrets.randbits(31)
        if has_a_seal(table):  # players who play alike get the same answers
            key, (belief, seed) = "", bot_numbers(table.key, table.ply)
        believed = table.state.resample(seat, new_rng(belief)).to_bytes()
        renewal = beside(self._renew(table.id, table.seq), "a turn was not kept")
        try:
            memory = self._memories.of(table, seat, turn.own)
            thought = await turn.think(believed, key, seed, style_at(table, seat), memory)
        finally:
            renewal.cancel()
        return thought.action

    # ---- whose turns they are --------------------------------------------------------------------

    def alone_at(self, address: str) -> int:
        """The number of tables of this address's people where a bot of this node thinks and bots
        alone play."""
        known = [self._tables.known(table_id) for table_id in self._turns]
        tables = [found.table for found in known if found is not None]
        alone = [table for table in tables if table.seq and not _at_play(table)]
        return sum(self._last_seen.owner(table.host).group == address for table in alone)

    def _claim(self, found: LiveTable) -> Claim:
        """For whom the bot thinks: the host, if the host plays or no person does; else another
        player."""
        table = found.table
        people = _at_play(table)
        owner = people[0] if people and table.host not in people else table.host
        return Claim(self._last_seen.owner(owner), lambda: self._urgency(table))

    def _urgency(self, table: Table) -> Urgency:
        people = _at_play(table)
        if not people:
            return "alone"
        return "live" if any(map(self._online, people)) else "away"


def _at_play(table: Table) -> list[str]:
    """The people who play there, and for whom no bot sits in."""
    return [place.user for place in table.places if place.user and not place.is_bot]
