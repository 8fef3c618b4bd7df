"""Rated games on a server: counted once, in lists and curves, and the same when counted anew."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.company import wait_until
from server.conftest import database_of_its_own
from server.helpers import Browser, Server, serving, sqlite_at
from server.rated_games import play, rating_at, replayed
from tafelronde.server.features.ratings import rows as stored
from tafelronde.server.features.ratings.game import Played
from tafelronde.server.features.ratings.played import FREE_LEAVES
from tafelronde.server.features.ratings.rate import rate
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import Conflict

LADDER = "game=rosenkoenig&players=2"


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite_at(tmp_path)
    else:
        with database_of_its_own(request.getfixturevalue("postgres")) as made:
            yield made


def write(address: str, sql: str) -> None:
    async def once() -> None:
        store = make_store(address)
        await store.open(lambda table, seq: None, lambda text: None)
        try:
            await store.write(sql)
        finally:
            await store.close()

    asyncio.run(once())


def test_from_a_game_to_the_ladder_and_again_from_all_games(address: str) -> None:
    with serving(address) as node:
        ada, zoe = Browser(node.url, "Ada"), Browser(node.url, "Zoë")
        assert ada.get(f"/api/ratings?{LADDER}")[1]["count"] == 0
        first = play(ada, zoe, 10)
        changed = rating_at(ada, first)
        assert changed["state"] == "counted"
        gains = [(one["seat"], one["after"] - one["before"]) for one in changed["changes"]]
        assert gains[0][1] > 0 > gains[1][1]
        assert all(one["provisional"] for one in changed["changes"])
        short = rating_at(zoe, play(zoe, ada, 1))
        assert (short["state"], short["why"]) == ("not-counted", "short")
        early = rating_at(ada, play(zoe, ada, 4))
        assert [one["seat"] for one in early["changes"]] == [1]  # Zoë gains nothing by the gift
        assert ada.get(f"/api/tables/{ada.table('me', 'easy')}/rating")[1]["state"] == "unrated"

        me = ada.get("/api/me")[1]["user"]
        (mine,) = zoe.get(f"/api/ratings/{me}")[1]
        assert (mine["games"], mine["provisional"], mine["pace"]) == (2, True, "live")
        curve = zoe.get(f"/api/ratings/{me}/curve?{LADDER}&count=1")[1]
        assert [point["number"] for point in curve["points"]] == [mine["number"]]
        rest = zoe.get(f"/api/ratings/{me}/curve?{LADDER}&before={curve['before']}")[1]
        assert [point["table"] for point in rest["points"]] == [first]
        assert rest["before"] == ""
        page = ada.get(f"/api/ratings?{LADDER}")[1]
        assert page["yours"]["number"] == mine["number"]
        assert (page["own"], page["count"]) == (None, 0)  # provisional: in no list
        assert [row["level"] for row in page["rows"]] == ["master", "hard", "medium", "easy"]
        for path in ("game=no&players=2", "game=rosenkoenig&players=3", f"{LADDER}&after=x"):
            status, refused = ada.get(f"/api/ratings?{path}")
            assert (400 <= status < 500, refused["t"]) == (True, "refused")
    code, said = replayed(address)
    assert (code, "2 ratings of 2 people" in said) == (0, True), said
    write(address, "UPDATE ratings SET mu = 99")
    assert replayed(address)[0] == 1
    assert replayed(address, "--write")[0] == 0
    assert replayed(address)[0] == 0


def test_to_leave_at_once_is_free_a_few_times_a_day(address: str) -> None:
    with serving(address) as node:
        ada, zoe = Browser(node.url, "Ada"), Browser(node.url, "Zoë")
        tables = [play(zoe, ada, 1) for _ in range(FREE_LEAVES)]
        found = [rating_at(zoe, table) for table in tables]
        assert [(one["state"], one["why"]) for one in found] == [("not-counted", "short")] * 3
        for _ in range(2):
            costs = rating_at(zoe, play(zoe, ada, 1))
            assert [one["seat"] for one in costs["changes"]] == [1]
            assert costs["changes"][0]["after"] < costs["changes"][0]["before"]
        assert rating_at(zoe, play(ada, zoe, 1))["why"] == "short"  # Zoë leaves for the first time
    assert replayed(address)[0] == 0


def test_a_ladder_is_paged_and_has_the_bots_among_the_people(address: str) -> None:
    async def fill() -> None:
        store = make_store(address)
        await store.open(lambda table, seq: None, lambda text: None)
        now = store.now()
        for number in range(7):
            rating = stored.Rating(16.0 + 4 * number, 2.0, 30, now)
            sql, values = stored.set_rating(
                f"u{number}", stored.Ladder("rosenkoenig", 2, "live"), rating
            )
            await store.write(sql, *values)
        idle = stored.Rating(60.0, 2.0, 30, now - 400 * 86_400)
        sql, values = stored.set_rating("idle", stored.Ladder("rosenkoenig", 2, "live"), idle)
        await store.write(sql, *values)
        await store.close()

    asyncio.run(fill())
    with serving(address) as node:
        reader = Browser(node.url)
        rows: list[Any] = []
        after, pages = "", 0
        while pages == 0 or after:
            page = reader.get(f"/api/ratings?{LADDER}&count=3&after={after}")[1]
            assert page["count"] == 7
            rows += page["rows"]
            after, pages = page["after"], pages + 1
    assert pages == 3
    people = [row for row in rows if row["rank"]]
    assert [row["user"] for row in people] == [f"u{number}" for number in reversed(range(7))]
    assert [row["rank"] for row in people] == list(range(1, 8))
    assert sorted(row["level"] for row in rows if not row["rank"]) == [
        "easy", "hard", "master", "medium",
    ]  # fmt: skip
    assert [row["sure"] for row in rows] == sorted((row["sure"] for row in rows), reverse=True)


def test_two_nodes_count_a_game_once(address: str) -> None:
    """Both take the same number: one writes everything, the other nothing."""
    game = Played("rosenkoenig", 2, "live", ("a", "b"), (1, 2))

    async def race() -> None:
        store = make_store(address)
        await store.open(lambda table, seq: None, lambda text: None)
        for table in ("one", "two"):
            await store.write("INSERT INTO rated_games (table_id, ended) VALUES ($1, 5)", table)
        assert await stored.games_due(store, 9.0, 9) == [("one", 5.0), ("two", 5.0)]
        changes = rate(game, 5.0, {}, {})
        results = await asyncio.gather(
            *(stored.count_game(store, 1, table, 5.0, game, changes) for table in ("one", "two")),
            return_exceptions=True,
        )
        assert sorted(type(result) for result in results if result is not None) == [Conflict]
        won = ("one", "two")[results.index(None)]
        with pytest.raises(Conflict):  # it was counted
            await stored.count_game(store, 2, won, 5.0, game, changes)
        (left,) = await stored.games_due(store, 9.0, 9)
        assert (await stored.changes_at(store, left[0]), await stored.last_number(store)) == ([], 1)
        assert len(await store.read("SELECT 1 FROM ratings")) == 2
        await store.close()

    asyncio.run(race())


def test_a_game_that_an_ended_node_left_is_counted_by_the_next(tmp_path: Path) -> None:
    address = sqlite_at(tmp_path)
    node = Server(address).start()
    ada, zoe = Browser(node.url, "Ada"), Browser(node.url, "Zoë")
    table = play(ada, zoe, 10)
    node.kill()  # before it is counted
    with serving(address) as later:
        found = rating_at(Browser(later.url), table)
    assert (found["state"], len(found["changes"])) == ("counted", 2)


class Programmed(Browser):
    """A program, which signs in with a token."""

    def __init__(self, owner: Browser, name: str) -> None:
        super().__init__(owner.url)
        made = owner.post("/api/tokens", {"name": name})[1]
        self.user, self.token = made["user"], made["token"]

    def ask(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, Any]:
        signed = {"Authorization": f"Bearer {self.token}", **(headers or {})}
        return super().ask(method, path, body, signed)


def test_nobody_gains_by_playing_themselves(address: str) -> None:
    """Their other identity, once it is known as theirs, counts as they do; so do their programs."""
    with serving(address, hasty=True) as node:
        ada, puppet, zoe = (Browser(node.url, name) for name in ("Ada", "Puppet", "Zoë"))
        fair = rating_at(ada, play(ada, zoe, 8))["changes"][0]
        own = [play(ada, puppet, 8), play(puppet, ada, 8)]
        assert [rating_at(ada, table)["state"] for table in own] == ["counted"] * 2
        code = puppet.post("/api/me/code", {})[1]["code"]
        assert ada.post("/api/account/merge", {"code": code})[0] == 200
        for table in own:
            wait_until(lambda table=table: rating_at(ada, table)["why"] == "same-person")
        (rating,) = ada.get(f"/api/ratings/{ada.me['user']}")[1]
        assert (rating["number"], rating["games"]) == (fair["after"], 1)
        assert replayed(address)[0] == 0
        one, other = Programmed(ada, "One"), Programmed(ada, "Other")
        last = play(one, other, 8)
        assert ada.ask("DELETE", f"/api/tokens/{one.user}")[0] == 204  # before it is counted
        for table in (play(ada, other, 8), last):
            found = rating_at(ada, table)
            assert (found["state"], found["why"]) == ("not-counted", "same-person")
