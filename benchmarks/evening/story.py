"""The course of an evening: the door, a challenge, and a Swiss in which people err."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from server.cups import do, look, make
from server.directing import rule
from server.helpers import Message, Server
from server.housing import House

from .browsers import Guests, guests
from .door import Strangers
from .person import Person, Phone
from .site import Site

CLOCK = {"kind": "live", "bank": 300, "increment": 5}
BYE, LATE = 0.5, 0.5
"""The points of a bye that somebody asks for, and of each round that a late player missed."""
DOWN = 4.0
"""The time until a node that died is started anew, in times of a decision."""
WHY = "The wrong player gave up."


@dataclass(frozen=True)
class Plan:
    """The size of an evening."""

    people: int
    rounds: int
    browsers: int
    think: float
    game: str

    @property
    def fatal(self) -> int:
        """The round in which somebody is banned and a node dies; in a short evening the first one,
        so that another one follows."""
        return 3 if self.rounds > 3 else 1

    @property
    def wrong(self) -> int:
        """The round of which a result is corrected."""
        return max(1, min(2, self.rounds - 1))


@dataclass
class Told:
    """The facts that the checks at the end hold against the site."""

    cup: str = ""
    challenge: str = ""
    numbers: dict[str, int] = field(default_factory=dict[str, int])
    """The number of each user in the Swiss."""
    bye: int = 0
    late: int = 0
    banned: int = 0
    banned_at: str = ""
    """The table at which the banned player was."""
    wrong: str = ""
    """The table of which the result is corrected …"""
    board: int = -1
    """… its index in the round …"""
    corrected: tuple[float, ...] = ()
    """… and its points by seat."""
    paper: str = ""
    """The text of the page to print; '': there was no browser."""
    down: float = 0.0
    """Seconds without the node that died."""


class Evening:
    """An evening of so many people at a site. The host, who directs the Swiss, is the first to
    come, and the last of the people comes late."""

    def __init__(self, site: Site, plan: Plan) -> None:
        self.site, self.plan, self.guests = site, plan, Guests([])
        self.told = Told()
        house = House(cast("Server", site))
        self.host = Phone(site.url)
        for cookie in house.kay.jar:
            self.host.jar.set_cookie(cookie)
        self.host.me = house.kay.me
        house.set(name="The Green Cloth", access="members")
        self.code = house.code(uses=plan.people + plan.browsers)
        self.strangers = Strangers(site.url)
        with ThreadPoolExecutor(max(plan.people, 1)) as phones:
            self.people = list(phones.map(self._come_in, range(plan.people)))

    def _come_in(self, number: int) -> Person:
        """Everybody comes at once, from one address."""
        person = Person(self.site.url, f"Player {number + 1:02}", self.plan.think)
        told = person.command("/api/house/join", {"code": self.code}, 200)
        assert told["admitted"], told
        return person

    async def run(self, paper: Path) -> None:
        """All of it; the page to print becomes a file."""
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(64))
        async with guests(self.plan.browsers) as self.guests:
            await self.guests.come_in(self.site.url, self.code)
            await self._challenge()
            await self._swiss()
            self.told.paper = await self.guests.paper(self.told.cup, paper)

    async def _challenge(self) -> None:
        """One member challenges another, who accepts; they play."""
        one, other = self.people[:2]
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await _aside(
            one.command, "/api/tables", {"game": self.plan.game, "seats": seats}, 201
        )
        table = self.told.challenge = made["id"]
        await _aside(one.command, f"/api/tables/{table}/invited", {"user": other.user}, 200)
        _, waiting = await _aside(other.phone.get, "/api/me/invitations")
        assert [one["table"] for one in waiting] == [table], waiting
        await _aside(other.command, f"/api/me/invitations/{table}", {}, 200)
        await asyncio.gather(one.play(table), other.play(table))

    # ---- the Swiss -----------------------------------------------------------------------------

    async def _swiss(self) -> None:
        plan, host = self.plan, self.host
        wish = {"name": "Club evening", "game": plan.game, "rounds": plan.rounds, "time": CLOCK}
        cup = self.told.cup = await _aside(lambda: make(host, **wish))
        *early, late = self.people
        await asyncio.gather(*(_aside(do, one.phone, cup, "join") for one in early))
        await self.guests.join(cup)
        await self._rule("hold-rounds", on=True)
        await _aside(do, host, cup, "begin")
        async with asyncio.TaskGroup() as group:
            for job in (*(one.attend(cup) for one in early), *self.guests.attend(cup)):
                group.create_task(job)
            for number in range(1, plan.rounds + 1):
                if number == 2:
                    await self._second_round(late)
                    group.create_task(late.attend(cup))
                await self._round(number, early)
            await self._until(lambda cup: cup["card"]["status"] == "over")

    async def _round(self, number: int, early: list[Person]) -> None:
        """Begin a round, and see it through."""
        fatal = number == self.plan.fatal
        for one in early:
            one.gives_up = not fatal  # no game ends before somebody is banned at it
        await self._rule("begin-round", round=number)
        if fatal:
            await self._ban(early, number)
            for one in early:
                one.gives_up = True
            await self._kill()
        cup = await self._until(lambda cup: _is_over(cup, number))
        if number == self.plan.wrong:
            await self._correct(cup["latest"][0])

    async def _rule(self, act: str, **of: Any) -> None:
        await _aside(lambda: rule(self.host, self.told.cup, act, **of))

    async def _until(self, holds: Any) -> Message:
        while not holds(cup := await _aside(look, self.host, self.told.cup)):
            await asyncio.sleep(0.2)
        self.told.numbers |= {one["user"]: one["number"] for one in cup["players"]}
        return cup

    async def _second_round(self, late: Person) -> None:
        """Somebody comes late, and somebody asked to sit out."""
        await _aside(do, late.phone, self.told.cup, "join")
        cup = await self._until(lambda cup: True)
        self.told.late = self.told.numbers[late.user]
        away = next(
            one for one in reversed(cup["players"])
            if not one["gone"] and one["number"] not in (self.told.late, self.told.banned)
            and self._is_here(one["user"])
        )  # fmt: skip
        self.told.bye = away["number"]
        await self._rule("grant-late", player=self.told.late, rounds=1, points=LATE)
        await self._rule("grant-bye", player=self.told.bye, round=2, points=BYE)

    def _is_here(self, user: str) -> bool:
        """Whether this person takes part by protocol."""
        return any(one.user == user for one in self.people)

    async def _correct(self, played: Message) -> None:
        """The points of a table were noted for the wrong one of its players."""
        at, table = next(
            (at, table)
            for at, table in enumerate(played["tables"])
            if len(set(table["points"])) == 2 and not {0, self.told.banned} & {*table["seats"]}
        )
        points = self.told.corrected = tuple(1 - worth for worth in table["points"])
        self.told.wrong, self.told.board = table["table"], at
        await self._rule("correct-result", round=played["number"], board=at, points=points, why=WHY)

    async def _ban(self, early: list[Person], number: int) -> None:
        """Ban somebody who has decided something in a game that is on, once many games are."""
        await self._until(lambda cup: cup["card"]["round"] == number)
        on: list[Person] = []
        end = time.monotonic() + 6 * self.plan.think
        while not on or (len(on) < len(early) // 3 and time.monotonic() < end):
            await asyncio.sleep(0.2)
            cup = await _aside(look, self.host, self.told.cup)  # tables are named one by one
            mine = {table["table"] for table in cup["latest"][0]["tables"]}
            on = [one for one in early if one.at in mine and one.acknowledged.get(one.at)]
        who = min(on, key=lambda one: len(one.acknowledged[one.at]))
        self.told.banned, self.told.banned_at = self.told.numbers[who.user], who.at
        wish = {"kind": "play", "reason": "insult", "days": 1}
        status, answer = await _aside(self.host.post, f"/api/host/people/{who.user}/ban", wish)
        assert status == 204, answer

    async def _kill(self) -> None:
        """A node dies without a goodbye, and is started anew."""
        node, begun = self.site.nodes[0], time.monotonic()
        await _aside(node.kill)
        await asyncio.sleep(DOWN * self.plan.think)
        await _aside(node.start)
        self.told.down = time.monotonic() - begun


def _is_over(cup: Message, number: int) -> bool:
    """Whether this round has begun and is over."""
    return cup["card"]["round"] >= number and bool(cup["latest"]) and cup["latest"][0]["over"]


async def _aside(call: Any, *given: Any) -> Any:
    """The result of a call that waits, in a thread of its own."""
    return await asyncio.to_thread(call, *given)
