"""People who play for a while, so that a database then holds something of every kind."""

from typing import Any

from server.helpers import Browser, Page
from tafelronde.school.puzzles import puzzles_of

SEED = 7
"""The seed of the choices among the legal ones."""


class Story:
    """A story of events at several tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ada, self.zoe = Browser(address, "Ada"), Browser(address, "Zoë")
        self.tables: dict[str, str] = {}

    def found(self, name: str, *seats: str, game: str = "rosenkoenig", **more: Any) -> str:
        """A table of Ada's."""
        plans = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        plan = {"game": game, "players": len(seats), "seats": plans, **more}
        status, head = self.ada.post("/api/tables", plan)
        assert status == 201, head
        self.tables[name] = head["id"]
        return self.ada.dealt(head)["id"] if "open" not in seats else head["id"]

    async def meet(self, ada: Page, zoe: Page, table: str) -> None:
        await ada.watch(table)
        await zoe.watch(table)
        await zoe.do("sit", table=table, seat=1, name="Zoë the Bold")
        await zoe.do("ready", table=table, seat=1, nonce="roses")
        await ada.when(table, lambda head: head["status"] == "playing")
        await zoe.when(table, lambda head: head["status"] == "playing")

    async def move(self, table: str, *pages: Page, count: int = 1) -> None:
        """Let the player to act play, ``count`` times."""
        for _ in range(count):
            newest = max(page.heads[table]["seq"] for page in pages)
            heads = [await page.until(table, newest) for page in pages]
            page = next(page for page, head in zip(pages, heads, strict=True) if head["legal"])
            await page.move(table, newest * SEED)

    def _one_tries_the_deal(self) -> None:
        _, today, *_ = self.ada.get("/api/deals")[1]["deals"]  # tomorrow's is the first
        self.ada.post(f"/api/deals/{today['day']}/try", {})

    async def tell(self) -> None:
        async with self.ada.open() as ada, self.zoe.open() as zoe:
            await self._two_play_to_a_resignation(ada, zoe)
            await self._two_are_in_the_middle(ada, zoe)
            await self._one_gathers(ada, zoe)
            self.ada.post("/api/tokens", {"name": "Ada's program"})
            self.ada.post("/api/me/code", {})
            learnt = {"done": ["", "", "NE2", "W2", "", "draw", "S1*", "", "NW1"]}
            self.ada.post("/api/learn/rosenkoenig/first", learnt)
            self._one_solves_a_puzzle()
            self.ada.post(f"/api/tables/{self.tables['over']}/review", {})
            self._one_tries_the_deal()
            await self._one_plays_a_bot(ada)
            await self._three_and_one_resigns(ada)

    def _one_solves_a_puzzle(self) -> None:
        of = puzzles_of("rosenkoenig")
        assert of is not None
        puzzle = next(one for one in of.puzzles if len(one.line) == 1)
        self.ada.post(f"/api/puzzles/rosenkoenig/{puzzle.id}", {"done": [*puzzle.line]})

    async def _two_play_to_a_resignation(self, ada: Page, zoe: Page) -> None:
        table = self.found("over", "me", "open", public=True, hints=True, nonce="thorns")
        await self.meet(ada, zoe, table)
        await ada.do("say", table=table, text="good luck")
        await zoe.do("say", table=table, text="you will need it\n♥")
        await self.move(table, ada, zoe, count=3)
        for yes in (False, True):
            newest = max(ada.heads[table]["seq"], zoe.heads[table]["seq"])
            seat = (await ada.until(table, newest))["player"]
            asker, other = (zoe, ada) if seat else (ada, zoe)
            asked = await asker.do("undo", table=table, seat=seat)
            await other.until(table, asked["seq"])
            answered = await other.do("answer", table=table, seat=1 - seat, yes=yes)
            for page in (ada, zoe):
                await page.until(table, answered["seq"])
            await self.move(table, ada, zoe)
        await zoe.do("leave", table=table, seat=1, level="random")
        await zoe.do("return", table=table, seat=1)
        await ada.do("resign", table=table, seat=0)
        await ada.when(table, lambda head: head["status"] == "over")
        self.tables["rematch"] = (await ada.do("rematch", table=table))["table"]

    async def _two_are_in_the_middle(self, ada: Page, zoe: Page) -> None:
        table = self.found("playing", "me", "open", public=True, delay=2)
        await self.meet(ada, zoe, table)
        await self.move(table, ada, zoe, count=4)

    async def _one_gathers(self, ada: Page, zoe: Page) -> None:
        table = self.found("open", "me", "open", public=True)
        await ada.watch(table)
        await zoe.do("sit", table=table, seat=1)
        await zoe.do("stand", table=table, seat=1)
        await ada.do("ready", table=table, seat=0, on=False)
        await ada.do("bot", table=table, seat=1, level="random")
        await ada.do("stand", table=table, seat=1)
        await ada.ask("remove", table=table, user=self.zoe.me["user"])
        closed = self.found("closed", "me", "open")
        await ada.do("close", table=closed)

    async def _one_plays_a_bot(self, ada: Page) -> None:
        """The bot may be left to act: a bot that is interpreted takes long to answer."""
        table = self.found("bot", "me", "random")
        head = await ada.watch(table)
        if head["legal"]:
            await ada.move(table, SEED)

    async def _three_and_one_resigns(self, ada: Page) -> None:
        if all(game["name"] != "kaiser_koenig_edelmann" for game in self.ada.get("/api/games")[1]):
            return
        table = self.found("three", "me", "me", "me", game="kaiser_koenig_edelmann")
        head = await ada.watch(table)
        for _ in range(4):
            head = await ada.move(table, head["seq"] * SEED)
        away = (head["player"] + 1) % 3  # it is not the bot's turn
        await ada.do("resign", table=table, seat=away)
