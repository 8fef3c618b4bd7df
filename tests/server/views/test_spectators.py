"""Spectators: a game with a delay, and people whom the host sends away."""

import asyncio
import random

import msgspec
import pytest

from server.helpers import Browser, Page, Server, record_is_true
from server.tables import random_table
from server.views.histories import all_frames
from tafelronde.core.facts.constants import CHANCE
from tafelronde.server.live.live_table import LiveTable
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table
from tafelronde.server.views.delayed import TICK, last_tick, opening
from tafelronde.server.views.render import news


class Watched:
    """A table with a delay that is fed event by event, as the server does."""

    def __init__(self, game: str, seed: int, delay: int) -> None:
        self.open = LiveTable(Table("t", bytes([seed]) * 32))
        self.dice = random.Random(seed)
        self.now = 1.0
        self.events: list[e.Happened] = []
        self.ticks = True
        """Whether one comes after every command."""
        model = random_table(game, 2, seed, 0)
        created = e.Created("u0", game, 2, model.options, True, model.commitment, delay)
        self.add(created)
        for seat in range(2):
            self.add(e.Seated(seat, f"u{seat}", f"P{seat}"), e.ReadySaid(seat, True, ""))
        self.add(e.Started(model.setup.rules))

    @property
    def table(self) -> Table:
        return self.open.table

    def add(self, *events: e.Event) -> None:
        for event in events:
            self.table.apply(event, self.now)
            self.table.settle()
            self.events.append(e.Happened(self.table.seq, event, self.now))
            self.open.follow(self.events[-1:], self.now)
        if self.ticks:
            self.tick()

    def tick(self) -> bool:
        """The next tick comes; whether spectators are told."""
        self.now = last_tick(self.now) + TICK
        told = self.open.announces(self.now)
        self.now += 1.0
        return told

    def step(self, number: int = 1) -> None:
        """Play this number of decisions, and the draws of chance that follow."""
        while number or self.table.state.is_chance:
            state = self.table.state
            if state.is_terminal:
                return
            action, player = self.dice.choice(state.steps()), state.current_player
            self.add(e.Drawn(action) if player == CHANCE else e.Moved(player, action))
            number -= player != CHANCE

    def sent(self, user: str | None) -> bytes:
        """All that this reader can get of it."""
        views, waiting = self.open.seen_by(user)
        message = news(views, user, 0, lambda _: False, waiting, 1)
        return msgspec.json.encode([message, all_frames(views, user)])

    def shown(self, user: str | None) -> Table:
        return self.open.seen_by(user)[0].table


@pytest.mark.parametrize("delay", [1, 3, 10])
def test_spectators_see_the_game_so_many_decisions_late(delay: int) -> None:
    watched = Watched("rosenkoenig", 3, delay)
    watched.step(0)  # the deal
    seen = [watched.sent(None)]
    for step in range(30):
        watched.step()
        assert watched.shown("u0") is watched.shown("u1") is watched.table
        late = watched.shown(None)
        decisions = [ply for ply in late.log if ply.player != CHANCE]
        assert len(decisions) == max(0, step + 1 - delay)
        assert late.log == watched.table.log[: late.ply]
        assert late.state.current_player >= 0
        seen.append(watched.sent(None))
    assert watched.sent(None) == watched.sent("u9")
    assert len(set(seen)) == 31 - delay


def test_what_is_kept_back_changes_no_byte() -> None:
    """Two games that differ in the last decisions only, and in how many there are after them."""
    different = 0
    for seed in range(1, 8):
        one, other = Watched("rosenkoenig", seed, 4), Watched("rosenkoenig", seed, 4)
        for watched in (one, other):
            watched.step(10)
        other.dice = random.Random(seed + 100)
        for watched in (one, other):
            watched.step(4)
        decisions = (
            [p for p in one.table.log if p.player >= 0],
            [p for p in other.table.log if p.player >= 0],
        )
        assert decisions[0][:10] == decisions[1][:10]
        different += decisions[0] != decisions[1]
        assert one.sent(None) == other.sent(None)
        one.add(e.Left(0, "greedy"), e.Asked(0, one.table.ply))
        assert one.sent(None) == other.sent(None)
    assert different


def test_takebacks_are_late_and_the_log_stays_whole() -> None:
    watched = Watched("rosenkoenig", 5, 2)
    watched.step(6)
    for _ in range(3):
        plies = watched.table.log
        to = max(number for number, ply in enumerate(plies) if ply.player >= 0)
        watched.add(e.TakenBack(plies[to].player, to))
        watched.step(2)
        late = watched.shown(None)
        assert late.seq < watched.table.seq
        assert late.state_at(late.ply) == late.state
    watched.step(3)
    late = watched.shown(None)
    assert late.log == watched.table.log[: late.ply]
    assert late.course is not None
    assert len(late.course.takebacks) == 3


def test_when_it_is_over_all_is_shown() -> None:
    for ending in ("rules", "resigned"):
        watched = Watched("rosenkoenig", 6, 5)
        watched.step(1000 if ending == "rules" else 12)
        if ending == "resigned":
            watched.add(e.Resigned(1))
        late = watched.shown(None)
        assert (late.status, late.seq, late.log) == ("over", watched.table.seq, watched.table.log)
        assert late.secret.hex().encode() in watched.sent(None)


def _listed(reader: Browser, table: str) -> int:
    """The ply that the lobby tells this reader."""
    (card,) = (card for card in reader.get("/api/tables")[1] if card["id"] == table)
    return card["ply"]


def test_spectators_see_more_at_ticks_only() -> None:
    watched = Watched("rosenkoenig", 7, 2)
    watched.step(0)
    watched.ticks = False
    assert not watched.tick()
    before = watched.sent(None)
    for _ in range(6):
        watched.step()
        assert watched.sent(None) == before
        assert watched.open.hides_from(None)
        assert not watched.open.hides_from("u0")
    assert watched.tick()
    seen = watched.sent(None)
    assert len([ply for ply in watched.shown(None).log if ply.player >= 0]) == 4
    assert not watched.tick()
    assert watched.sent(None) == seen != before
    fresh = LiveTable(Table("t", watched.table.secret))  # as another node would open it
    fresh.table.become(watched.table.fork())
    fresh.follow(watched.events, watched.now)
    assert fresh.seen_by(None)[0].table.log == watched.shown(None).log
    watched.add(e.Resigned(1))
    assert watched.shown(None).status == "playing"
    assert watched.tick()
    assert watched.shown(None).status == "over"
    assert not watched.open.is_late


def test_lists_say_that_it_began_and_that_it_is_over() -> None:
    watched = Watched("rosenkoenig", 5, 2)
    watched.step(0)
    dealt = watched.table.ply
    watched.step(6)
    assert opening(watched.table) == dealt < watched.table.ply


def _decisions(page: Page, table: str) -> int:
    """The number of decisions that a page knows, forced ones included."""
    return sum(entry["player"] >= 0 for entry in page.logs[table])


def test_over_the_wire(server: Server) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    plan = {"game": "rosenkoenig", "seats": seats, "public": True, "delay": 3}
    status, head = ada.post("/api/tables", plan)
    assert (status, head["delay"]) == (201, 3)
    table = ada.dealt(head)["id"]
    assert ada.post("/api/tables", {**plan, "delay": 101})[0] == 400
    assert ada.post("/api/tables", {**plan, "delay": -1})[0] == 400

    async def play() -> None:
        async with ada.open() as page, eve.open() as watcher:
            await page.watch(table)
            assert (await watcher.watch(table))["ply"] == 10  # the deal
            for _ in range(5):
                head = await page.move(table, 3)
            shown = _decisions(page, table) - 3
            late = await watcher.when(table, lambda h: _decisions(watcher, table) == shown)
            assert late["seq"] < head["seq"]
            assert watcher.logs[table] == page.logs[table][: late["ply"]]
            assert _listed(eve, table) == 10 < late["ply"] < head["ply"] == _listed(ada, table)
            said = await watcher.do("say", table=table, text="How slow they are")
            assert said["seq"] == late["seq"]
            assert eve.get(f"/api/tables/{table}/replay/{late['ply']}")[0] == 200
            for path in (f"replay/{late['ply'] + 1}", f"replay/{head['ply']}"):
                assert eve.get(f"/api/tables/{table}/{path}")[0] == 404
            assert len(eve.get(f"/api/tables/{table}/replay")[1]["frames"]) == late["ply"] + 1
            record = eve.get(f"/api/tables/{table}/record")[1]
            assert len(record) < len(ada.get(f"/api/tables/{table}/record")[1])
            await page.play_out(table)
            end = await watcher.when(table, lambda h: h["status"] == "over")
            assert watcher.logs[table] == page.logs[table]
            assert end["result"]
            assert _listed(ada, table) == end["ply"]

    asyncio.run(play())
    record_is_true(server.url, table)


def test_the_host_sends_somebody_away(server: Server) -> None:
    ada, eve, ben = (Browser(server.url, name) for name in ("Ada", "Eve", "Ben"))
    table = ada.table("me", "open", public=True)

    async def play() -> None:
        async with ada.open() as host, eve.open() as other, ben.open() as third:
            for page in (host, other, third):
                await page.watch(table)
            await other.do("sit", table=table, seat=1)
            await other.do("say", table=table, text="You are all bad at this")
            while not host.chats:
                await host.next()
            for page in (other, third):  # not the host
                refused = await page.ask("remove", table=table, user=ada.me["user"])
                assert refused["reason"] == "not-host"
            await host.do("remove", table=table, user=eve.me["user"])
            head = await third.when(table, lambda h: h["removed"])
            assert head["removed"] == [eve.me["user"]]
            assert head["seats"][1]["kind"] == "open"
            for t, more, reason in (
                ("sit", {"seat": 1}, "no-seat-here"),
                ("say", {"text": "So?"}, "removed"),
            ):
                refused = await other.ask(t, table=table, **more)
                assert refused["reason"] == reason
            assert ben.get(f"/api/tables/{table}/chat")[1]["lines"] == []

            await host.do("remove", table=table, user=eve.me["user"], on=False)
            await other.do("say", table=table, text="Sorry")
            await other.do("sit", table=table, seat=1)
            await other.do("ready", table=table, seat=1)
            await host.when(table, lambda h: h["status"] == "playing")
            refused = await host.ask("remove", table=table, user=eve.me["user"])
            assert refused["reason"] == "is-playing"
            assert len(ben.get(f"/api/tables/{table}/chat")[1]["lines"]) == 2

    asyncio.run(play())
