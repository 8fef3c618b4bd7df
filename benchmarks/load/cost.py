"""Costs of a move for the server beside network and disk: ``python -m benchmarks.load.cost``.

Scripted people play at tables of a game's smallest size in this process. Their commands are read,
decided and told to everybody at the table; what would be written and sent is thrown away. The least
of the rounds counts, since other processes only make them dearer: all play the same games, or with
``--new`` each other ones, whose choices were never made before. A server that has run for long is
between the two.
"""

import argparse
import asyncio
import gc
import time
from typing import Any

import msgspec

import tafelronde
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.registry import infos
from tafelronde.match.chance import commitment
from tafelronde.server.base.bus import Feed
from tafelronde.server.bots.turn import Thinkers
from tafelronde.server.live.bot_bounds import BotBounds
from tafelronde.server.live.clocks import Clocks
from tafelronde.server.live.commands import Commands
from tafelronde.server.live.live_table import LiveTable
from tafelronde.server.live.tables import Tables
from tafelronde.server.node.run import COLLECT
from tafelronde.server.people.last_seen import LastSeen
from tafelronde.server.people.moderation import Moderation
from tafelronde.server.people.names import Names
from tafelronde.server.people.pauses import Pauses
from tafelronde.server.people.person import Person
from tafelronde.server.people.presence import Presence
from tafelronde.server.people.relations import Relations
from tafelronde.server.socket.hub import Hub, Watchers
from tafelronde.server.socket.news import News
from tafelronde.server.socket.outbound import Subscriber
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table
from tafelronde.server.views.history import History
from tafelronde.server.wire.commands import ClientMessage, Ready, Watch

_encode = msgspec.json.Encoder().encode
_decode: Any = msgspec.json.Decoder(ClientMessage).decode


class _Store:
    """Keeps nothing."""

    node = ""
    shared = False

    def now(self) -> float:
        return time.time()

    async def append(self, batch: object) -> None:
        del batch

    async def read(self, sql: str, *values: object) -> list[Any]:
        del sql, values
        return []


class _Games:
    """All are ready."""

    def is_ready(self, name: str) -> bool:
        return bool(name)

    async def ready(self, name: str) -> None:
        del name


class _Line:
    """Takes everything."""

    is_full = False

    def __init__(self) -> None:
        self.bytes = 0

    def send(self, *texts: bytes) -> None:
        self.bytes += sum(map(len, texts))


class _House:
    def __init__(self, game: Game) -> None:
        store: Any = _Store()
        games: Any = _Games()
        feed = Feed()
        self.tables = Tables(store, games, feed)
        presence = Presence(store, feed)
        relations = Relations(store, presence, feed)
        watchers: Watchers = {}
        self.news = News(self.tables, relations, watchers)
        self.hub = Hub(self.tables, presence, self.news, History(), feed, watchers)
        clocks = Clocks(self.tables, Pauses(store), feed)
        moderation = Moderation(store, feed)
        parts: Any = {
            Tables: self.tables, Relations: relations, Clocks: clocks, Moderation: moderation,
            Names: Names(store, moderation), BotBounds: None, LastSeen: None, Thinkers: None,
        }  # fmt: skip
        self.commands = Commands(parts)
        self.game = game
        self.people = [Person(f"person-{k}", f"P{k}") for k in range(game.info.min_players)]
        self.line = _Line()

    async def begin(self, number: int) -> tuple[LiveTable, list[Subscriber]]:
        """A table at which everybody sits and looks."""
        name, players = self.game.name, len(self.people)
        seed = number.to_bytes(32, "big")
        options = self.game.info.settle_options(players, {})
        made = e.Created(
            self.people[0].id, name, players, options, False, commitment(seed).hex(), delay=0
        )
        sat = [e.Seated(k, person.id, person.name) for k, person in enumerate(self.people)]
        found = await self.tables.add(Table(f"t{number}", seed), [made, *sat])
        sockets: list[Subscriber] = []
        for k, person in enumerate(self.people):
            line: Any = self.line
            sockets.append(Subscriber(self.news, line, person))
            self.hub.add(sockets[-1])
            await self.hub.watch(sockets[-1], Watch("w", found.table.id, 0))
            await self.commands.command(person, Ready(f"r{k}", found.table.id, k))
        await asyncio.sleep(0)
        return found, sockets


async def play(game: Game, moves: int, first: int = 1) -> tuple[float, float]:
    """Microseconds of processor time and bytes to be sent for a move. ``first``: the number of the
    first game."""
    house = _House(game)
    done, number = 0, first - 1
    seconds = sent = 0.0
    while done < moves:
        number += 1
        found, sockets = await house.begin(number)
        table, bytes_before, begun = found.table, house.line.bytes, time.process_time()
        while table.status == "playing" and done < moves:
            seat, legal = table.player, table.state.legal_actions()
            action = game.notation.encode_action(legal[table.ply * 7 % len(legal)])
            move = {"id": f"m{done}", "table": table.id, "seat": seat, "seq": table.seq}
            data = _encode({"t": "move", **move, "action": action})
            sockets[seat].answer(await house.commands.command(house.people[seat], _decode(data)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            done += 1
        seconds += time.process_time() - begun
        sent += house.line.bytes - bytes_before
        for socket in sockets:
            house.hub.remove(socket)
    return 1e6 * seconds / moves, sent / moves


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.cost", description=__doc__)
    parser.add_argument("games", nargs="*", help="all")
    parser.add_argument("--moves", type=int, default=1_500)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--new", action="store_true", help="games that were never played")
    wanted = parser.parse_args()
    import uvloop  # there is none for Windows

    gc.set_threshold(*COLLECT)
    for name in wanted.games or [info.name for info in infos()]:
        game = tafelronde.load(name)
        uvloop.run(play(game, 200))
        firsts = [1 + 1_000 * wanted.new * (k + 1) for k in range(wanted.rounds)]
        rounds = [uvloop.run(play(game, wanted.moves, first)) for first in firsts]
        cost, size = min(rounds)
        print(f"{name:24} {cost:6,.0f} µs a move, {size:8,.0f} bytes to {game.info.min_players}")


if __name__ == "__main__":
    main()
