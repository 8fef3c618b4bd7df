"""The commands of people at tables: load → decide → append → tell."""

from typing import TypeVar

from msgspec.structs import replace

from ..base.parts import Parts
from ..base.refusal import Refusal
from ..base.text import clean_chat
from ..bots.turn import Thinkers
from ..people.blocks import blocked_among
from ..people.last_seen import LastSeen
from ..people.moderation import Moderation
from ..people.names import Names
from ..people.person import Person
from ..people.relations import Relations
from ..storage.store import ChatRow, Conflict, Repeated, command_seq, last_line
from ..table.checks import no_seat_here, not_removed
from ..table.decide import decide
from ..table.gate import Thing
from ..table.playing import gathers
from ..table.table import Table
from ..wire.commands import (
    Close,
    GoOn,
    Hint,
    Leave,
    Move,
    Nudge,
    Ready,
    Rematch,
    Resign,
    Say,
    SayPhrase,
    SeatBot,
    Sit,
    Stand,
    TableCommand,
)
from ..wire.messages import Done, HintNews
from . import new_table
from .asked import Answering, Reminding
from .bot_bounds import BotBounds, leaves_bots_alone
from .clocks import Clocks
from .hints import hint
from .live_table import LiveTable
from .tables import Tables

RETRIES = 8
_ALWAYS = (Stand, Resign, Leave, Close)
"""Commands of people who are banned from playing, too."""


def _done(found: LiveTable, person: Person, command: TableCommand, seq: int | None = None) -> Done:
    """The answer, with the number of the last event that this person may see: ``seq`` for a person
    who sits at the table."""
    views, _ = found.seen_by(person.id)
    seen = seq if seq is not None and views is found.views else views.table.seq
    return Done(command.id, command.table, seen)


C = TypeVar("C", Resign, GoOn)


class Commands:
    """Carries out commands, each at most once."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._relations = parts[Relations]
        self._clocks = parts[Clocks]
        self._bounds = parts[BotBounds]
        self._moderation = parts[Moderation]
        self._names = parts[Names]
        self._last_seen = parts[LastSeen]
        self._store = tables.store
        self._metrics = tables.metrics
        self._pool = parts[Thinkers]

    async def command(
        self, person: Person, command: TableCommand, lag: float = 0.0
    ) -> Done | HintNews:
        """Carry a command out; when this returns, it is on disk. ``lag`` is how many seconds the
        line takes there and back. Raises Refusal."""
        self._metrics.commands += 1
        try:
            self._moderation.check(person, "sign-in")
            if person.is_only_invited:
                await self._check_invited(person, command)
            match command:
                case Hint():
                    return await hint(self._tables, self._pool, self._last_seen, person, command)
                case Say() | SayPhrase():
                    return await self._say(person, command)
                case Rematch():
                    found = await self._tables.open_for(command.table, person.id)
                    if found.table.is_shared:
                        self._moderation.check(person, "play")
                    async with self._bounds.room(person.id, alone=False):
                        fresh = await new_table.rematch(self._tables, person, found)
                    return Done(command.id, fresh, 0)
                case SeatBot():
                    found = await self._tables.open(command.table)
                    level = await self._tables.games.level(
                        found.table.game, command.level, command.character
                    )
                    command = replace(command, level=level)
                    places = found.seen_by(person.id)[0].table.places
                    alone = all(p.level for seat, p in enumerate(places) if seat != command.seat)
                    async with self._bounds.room(person.id, alone=alone):
                        return await self._decide(person, command)
                case Leave():
                    found = await self._tables.open(command.table)
                    await self._tables.games.check_bot(found.table.game, command.level)
                    alone = leaves_bots_alone(found.table, command.seat, for_good=False)
                    async with self._bounds.room(person.id, alone=alone):
                        return await self._decide(person, command)
                case Nudge():
                    reminding = self._tables.answers[Reminding]
                    return _done(await reminding.nudge(person, command), person, command)
                case GoOn():
                    return await self._decide(person, await self._with_level(command))
                case Resign():
                    command = await self._with_level(command)
                    found = await self._tables.open(command.table)
                    if leaves_bots_alone(found.table, command.seat, for_good=True):
                        async with self._bounds.room(person.id, alone=True):
                            return await self._decide(person, command)
                case Sit():
                    await self._check_sit(person, command)
                    await self._check_company(person, command)
                case Ready():
                    await self._check_company(person, command)
                case _:
                    pass
            return await self._decide(person, command, lag)
        except Refusal:
            self._metrics.refusals += 1
            raise

    async def _check_invited(self, person: Person, command: TableCommand) -> None:
        """Raise Refusal where an invited program acts at a table that its owner neither made nor
        sits at."""
        table = (await self._tables.open(command.table)).table
        if isinstance(command, Rematch):
            person.need_scope()
        if table.host != person.owner and not table.seats_of(person.owner):
            person.need_scope()

    async def _check_company(self, person: Person, command: Sit | Ready) -> None:
        """Raise Refusal where this person (or the owner of this program) and the host, or a player
        there, block one another. Only the person who blocks is told the reason."""
        table = (await self._tables.open(command.table)).table
        others = {table.host, *(place.user for place in table.places)} - {"", person.id}
        if not others or table.status != "open" or (isinstance(command, Ready) and not command.on):
            return
        ties = await self._relations.read(person.owner or person.id)
        if ties.apart.isdisjoint(others):
            return
        if not ties.shuns.isdisjoint(others):
            raise Refusal("apart", "you block somebody at this table")
        raise no_seat_here()

    async def _check_together(self, table: Table, person: Person) -> None:
        """Raise Refusal where a game would begin with somebody who is banned from playing, or with
        two people of whom one blocks the other: since they sat down."""
        there = {place.user for place in table.places if place.user} | {person.id}
        if table.is_shared and not all(map(self._moderation.may_play, there)):
            raise Refusal("not-together", "the game cannot begin with all who sit there")
        if await blocked_among(self._tables.store, list(there)):
            raise Refusal("not-together", "the game cannot begin with all who sit there")

    async def _check_sit(self, person: Person, command: Sit) -> None:
        """Raise Refusal for a person who is banned from playing with others, and for an unwanted
        name."""
        table = (await self._tables.open(command.table)).table
        if table.host != person.id or table.is_shared:
            self._moderation.check(person, "play")
        if command.name is not None:
            await self._names.settle(command.name, person.owner or person.id)

    async def _decide(self, person: Person, command: TableCommand, lag: float = 0.0) -> Done:
        key = f"{person.id} {command.id}"
        found = self._tables.at_hand(command.table) or await self._tables.open(command.table)
        await self._tables.let_out(found, person.id, Thing.LOOK)
        if (found.table.is_shared or found.table.tournament) and not isinstance(command, _ALWAYS):
            self._moderation.check(person, "play")
        prepared = self._tables.games.is_ready(found.table.game)
        caught_up = False  # all is known here that other nodes wrote before this was asked
        for _ in range(RETRIES):
            async with found.lock:
                try:
                    await self._clocks.settle(found)
                    now = self._store.now()
                    self._check_as_seen(found, person, command, now)
                    new = decide(
                        found.table, person.id, person.name, command,
                        prepared=prepared, at=now, lag=lag, standing=person.standing,
                    )  # fmt: skip
                    if gathers(found.table, new):
                        await self._check_together(found.table, person)
                    answering = self._tables.answers[Answering]
                    answered, basis = await answering.replies_to(found.table, new, now)
                    seq = await self._tables.append(found, new + answered, key, now, basis)
                except Refusal as refusal:
                    if refusal.reason == "time-is-up":
                        self._clocks.poke(command.table)
                    done = await command_seq(self._store, command.table, key)
                    if done:  # the client sent it again
                        return _done(found, person, command)
                    if caught_up:
                        raise
                    before, caught_up = found.table.seq, True
                    await self._tables.catch_up(found)
                    if found.table.seq == before:
                        raise
                    continue  # another node wrote, and this one had not heard of it
                except Repeated:
                    await self._tables.catch_up(found)
                    return _done(found, person, command)
                except Conflict:
                    self._metrics.conflicts += 1
                    await self._tables.catch_up(found)
                    caught_up = True
                    continue
            self._metrics.moves += isinstance(command, Move)
            self._tables.told(found)
            return _done(found, person, command, seq)
        raise Refusal("busy", "too many at once; try again")

    def _check_as_seen(
        self, found: LiveTable, person: Person, command: TableCommand, now: float
    ) -> None:
        """Raise Refusal where the command is refused at the table as this person sees it, so that
        the answer does not reveal what is hidden from them."""
        seen = found.seen_by(person.id)[0].table
        if seen is not found.table:
            decide(seen, person.id, person.name, command, at=now)

    async def _with_level(self, command: C) -> C:
        """The command with the name of an existing bot. Raises Refusal."""
        found = await self._tables.open(command.table)
        level = await self._tables.games.level(found.table.game, command.level)
        return replace(command, level=level)

    # ---- beside the game -----------------------------------------------------------------------

    async def _say(self, person: Person, command: Say | SayPhrase) -> Done:
        found = await self._tables.open_for(command.table, person.id)
        not_removed(found.table, person.id)
        self._moderation.check(person, "chat")
        text, phrase = "", ""
        if isinstance(command, SayPhrase):
            phrase = command.phrase
        else:
            text = clean_chat(command.text)
            self._moderation.check_words(text)
            if found.table.public and self._moderation.is_new(person):
                raise Refusal("newcomer", "at first only phrases can be said to strangers")
        own = found.table.seats_of(person.id)
        seat = own[0] if own else -1
        name = found.table.places[seat].name if own else person.name
        for _ in range(RETRIES):
            number = await last_line(self._store, command.table) + 1
            line = ChatRow(number, person.id, name, seat, text, self._store.now(), phrase)
            try:
                await self._store.say(command.table, line, f"{person.id} {command.id}")
            except Conflict:
                continue
            except Repeated:
                pass
            self._tables.said(command.table)
            return _done(found, person, command)
        raise Refusal("busy", "too many at once; try again")
