"""The commands of people at tables: load → decide → append → tell."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from ...core.levels import adviser
from .. import wire
from ..bots.line import Claim
from ..bots.pool import BotFailed, BotPool
from ..people.person import Person
from ..people.whereabouts import Whereabouts
from ..refusal import Refusal
from ..storage.store import ChatRow, Conflict, Repeated, chats_since, command_seq
from ..table.decide import decide, not_removed
from ..text import clean_chat
from ..views.cache import choice
from . import new_table
from .bot_bounds import BotBounds
from .tables import LiveTable, Tables

RETRIES = 8


def _done(
    found: LiveTable, person: Person, command: wire.TableCommand, seq: int | None = None
) -> wire.Done:
    """The answer, with the number of the last event that this person may see: ``seq`` for who sits
    at the table."""
    views, _ = found.seen_by(person.id)
    seen = seq if seq is not None and views is found.views else views.table.seq
    return wire.Done(command.id, command.table, seen)


class Commands:
    """Commands, each carried out at most once."""

    def __init__(
        self, tables: Tables, pool: BotPool, bounds: BotBounds, whereabouts: Whereabouts
    ) -> None:
        self._bounds = bounds
        self._whereabouts = whereabouts
        self._tables = tables
        self._store = tables.store
        self._metrics = tables.metrics
        self._pool = pool

    async def command(
        self, person: Person, command: wire.TableCommand
    ) -> wire.Done | wire.HintNews:
        """Carry a command out; when this returns, it is on disk. Raises Refusal."""
        self._metrics.commands += 1
        try:
            if person.scope == "invited":
                await self._check_invited(person, command)
            match command:
                case wire.Hint():
                    return await self._hint(person, command)
                case wire.Say():
                    return await self._say(person, command)
                case wire.Rematch():
                    found = await self._tables.open(command.table)
                    async with self._bounds.room(person.id, alone=False):
                        fresh = await new_table.rematch(self._tables, person, found)
                    return wire.Done(command.id, fresh, 0)
                case wire.SeatBot():
                    found = await self._tables.open(command.table)
                    level = await self._tables.games.level(
                        found.table.game, command.level, command.character
                    )
                    command = replace(command, level=level)
                    places = found.table.places
                    alone = all(p.level for seat, p in enumerate(places) if seat != command.seat)
                    async with self._bounds.room(person.id, alone=alone):
                        return await self._decide(person, command)
                case wire.Leave():
                    found = await self._tables.open(command.table)
                    await self._tables.games.check_bot(found.table.game, command.level)
                case wire.Resign():
                    command = await self._with_level(command)
                case _:
                    pass
            return await self._decide(person, command)
        except Refusal:
            self._metrics.refusals += 1
            raise

    async def _check_invited(self, person: Person, command: wire.TableCommand) -> None:
        """Raise Refusal for a program that plays only at tables that its owner made or sits at."""
        table = (await self._tables.open(command.table)).table
        if isinstance(command, wire.Rematch):
            person.need_scope()
        if table.host != person.owner and not table.seats_of(person.owner):
            person.need_scope()

    async def _decide(self, person: Person, command: wire.TableCommand) -> wire.Done:
        key = f"{person.id} {command.id}"
        found = self._tables.at_hand(command.table) or await self._tables.open(command.table)
        prepared = self._tables.games.is_ready(found.table.game)
        for _ in range(RETRIES):
            async with found.lock:
                try:
                    new = decide(found.table, person.id, person.name, command, prepared=prepared)
                    seq = await self._tables.append(found, new, key)
                except Refusal:
                    done = await command_seq(self._store, command.table, key)
                    if done:  # a resend
                        return _done(found, person, command)
                    raise
                except Repeated:
                    await self._tables.catch_up(found)
                    return _done(found, person, command)
                except Conflict:
                    self._metrics.conflicts += 1
                    await self._tables.catch_up(found)
                    continue
            self._metrics.moves += isinstance(command, wire.Move)
            self._tables.told(found)
            return _done(found, person, command, seq)
        raise Refusal("busy", "too many at once; try again")

    async def _with_level(self, command: wire.Resign) -> wire.Resign:
        """With the name of a bot that there is. Raises Refusal."""
        found = await self._tables.open(command.table)
        level = await self._tables.games.level(found.table.game, command.level)
        return replace(command, level=level)

    # ---- beside the game -----------------------------------------------------------------------

    async def _say(self, person: Person, command: wire.Say) -> wire.Done:
        found = await self._tables.open(command.table)
        not_removed(found.table, person.id)
        text = clean_chat(command.text)
        own = found.table.seats_of(person.id)
        seat = own[0] if own else -1
        name = found.table.places[seat].name if own else person.name
        for _ in range(RETRIES):
            last = await chats_since(self._store, command.table, 0, 1)
            number = last[-1].number + 1 if last else 1
            line = ChatRow(number, person.id, name, seat, text, self._store.now())
            try:
                await self._store.say(command.table, line, f"{person.id} {command.id}")
            except Conflict:
                continue
            except Repeated:
                pass
            self._tables.said(command.table)
            return _done(found, person, command)
        raise Refusal("busy", "too many at once; try again")

    async def _hint(self, person: Person, command: wire.Hint) -> wire.HintNews:
        from ...core.rng import new_rng

        found = await self._tables.open(command.table)
        table, seat = found.table, command.seat
        if seat not in table.seats_of(person.id):
            raise Refusal("not-your-seat", "somebody else sits there", args={"seat": seat})
        if table.status != "playing":
            raise Refusal("not-playing", f"the table is {table.status}")
        if table.player != seat:
            raise Refusal(
                "not-your-turn", "somebody else is to move", args={"player": table.player}
            )
        if table.hinting == "none":
            raise Refusal("no-hints", "people play one another here, and the host allowed no hints")
        game = await self._tables.games.game(table.game)
        level = command.level if command.level in game.levels else adviser(game.levels)
        state, seq = table.state.copy(), table.seq
        believed = state.resample(seat, new_rng(secrets.randbits(63))).to_bytes()
        claim = Claim(self._whereabouts.owner(person.id), lambda: "hint")
        try:
            async with self._pool.turn(table.game, level, claim) as turn:
                thought = await turn.think(
                    believed, f"hint {table.id}", secrets.randbits(31), advise=True
                )
        except BotFailed as error:
            raise Refusal("bot-failed", str(error)) from None

        def advised(action: int, expected: tuple[float, ...]) -> wire.Advised:
            share = game.share(expected[seat], state.players)
            return wire.Advised(choice(state, action, seat), expected, share)

        second = None
        if thought.second is not None:
            second = advised(thought.second, thought.second_expected)
        return wire.HintNews(
            command.id,
            table.id,
            seq,
            seat,
            advised(thought.action, thought.expected),
            second,
            tuple(wire.Telling(code, arguments) for code, arguments in thought.reasons),
            thought.simulations,
        )
