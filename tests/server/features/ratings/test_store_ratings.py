"""Ratings in a database: games that count once, merges among them, lists and curves."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from server.stores import FrozenStore, on_store, write_table
from tafelronde.server.base.outage import Outage
from tafelronde.server.features.ratings import corrections
from tafelronde.server.features.ratings import ladder_rows as ladders
from tafelronde.server.features.ratings import rows as r
from tafelronde.server.features.ratings.corrections import apply, correction, due
from tafelronde.server.features.ratings.game import Merged, Played
from tafelronde.server.features.ratings.owned import merge_ratings
from tafelronde.server.features.ratings.rate import Change, Met
from tafelronde.server.features.ratings.replay import Replay
from tafelronde.server.features.ratings.results import Result, add_results, values_of
from tafelronde.server.features.ratings.scale import Ladder, Rating
from tafelronde.server.features.ratings.service import Ratings
from tafelronde.server.live.tables import Tables
from tafelronde.server.people.programs import owner_of
from tafelronde.server.storage.store import Conflict
from tafelronde.server.table import events as e

LADDER, OTHER = Ladder("connect_four", 2, "live"), Ladder("connect_four", 2, "days")
NEW = Rating()
STRONG, WEAK = Rating(30.0, 2.0, 9, 900.0), Rating(20.0, 3.0, 4, 800.0)


def played(*users: str, pace: str = "live") -> Played:
    return Played("connect_four", len(users), pace, users, tuple(range(1, len(users) + 1)))


def ratings_on(store: FrozenStore) -> Ratings:
    """The part of a node that counts games, on this database."""
    parts: Any = {Tables: SimpleNamespace(store=store, outage=Outage(store))}
    return Ratings(parts)


async def rate(
    store: FrozenStore, number: int, table: str, *after: tuple[str, Rating], ladder: Ladder = LADDER
) -> None:
    """Count a game that came to these ratings; the first one has won."""
    await write_table(store, table, e.Closed(), rated=True)
    await write_table(store, table, seq=1, status="over")
    changes = [Change(k, user, k + 1, NEW, rating) for k, (user, rating) in enumerate(after)]
    game = played(*(user for user, _ in after), pace=ladder.pace)
    await r.count_game(store, number, table, store.time, game, changes)


def test_a_game_counts_once(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        assert await r.last_number(store) == 0
        for table in ("b", "a", "c"):
            await write_table(store, table, e.Closed(), rated=table != "c")
            await write_table(store, table, seq=1, status="over")
        assert await r.counted(store, "c") is None
        assert await r.counted(store, "a") == r.Counted(1000.0, 0, "")
        assert await r.games_due(store, 1000.0, 9) == [("a", 1000.0), ("b", 1000.0)]
        assert await r.games_due(store, 1000.0, 1) == [("a", 1000.0)]
        assert await r.games_due(store, 999.0, 9) == []
        game = played("ada", "zoe")
        changes = [Change(0, "ada", 1, NEW, STRONG), Change(1, "zoe", 2, NEW, WEAK)]
        await r.count_game(store, 1, "a", 1000.0, game, changes)
        for number, table in ((2, "a"), (1, "b"), (2, "c")):
            with pytest.raises(Conflict):
                await r.count_game(store, number, table, 1000.0, game, changes)
        assert await r.last_number(store) == 1
        assert await r.games_due(store, 1000.0, 9) == [("b", 1000.0)]
        found = await r.counted(store, "a")
        assert found is not None
        assert (found.number, r.read_played(found.body)) == (1, game)
        assert await r.changes_at(store, "a") == [
            r.Changed(0, "ada", NEW.mu, 30.0, 2.0),
            r.Changed(1, "zoe", NEW.mu, 20.0, 3.0),
        ]
        assert await r.ratings_on(store, LADDER, ["ada", "eve"]) == {"ada": STRONG}
        assert await r.ratings_on(store, OTHER, ["ada"]) == {}
        assert await r.recent(store, "zoe", LADDER, 999.0) == [r.Earlier("a", 1000.0, 2)]
        assert await r.recent(store, "zoe", LADDER, 1000.0) == []
        assert await r.recent(store, "zoe", OTHER, 0.0) == []
        assert await r.games_counted(store, 0, 9) == [(1, "a", 1000.0, game)]
        assert await r.games_counted(store, 1, 9) == []

    on_store(tmp_path, work)


@pytest.mark.parametrize(("places", "won"), [((1, 2), 1), ((2, 1), -1), ((1, 1), 0)])
def test_earlier_games_of_two_say_who_was_ahead(
    tmp_path: Path, places: tuple[int, int], won: int
) -> None:
    async def work(store: FrozenStore) -> None:
        await write_table(store, "t", e.Closed(), rated=True)
        await write_table(store, "t", seq=1, status="over")
        sat = enumerate(zip(("ada", "zoe"), places, strict=True))
        changes = [Change(k, user, place, NEW, STRONG) for k, (user, place) in sat]
        await r.count_game(store, 1, "t", store.time, played("ada", "zoe"), changes)
        ratings = ratings_on(store)
        for one, other, sign in (("ada", "zoe", 1), ("zoe", "ada", -1)):
            met = await ratings.met([one, other], LADDER, store.time + 1)
            assert met[one, other] == [Met(store.time, sign * won)]
        assert await ratings.met(["ada"], LADDER, store.time) == {}

    on_store(tmp_path, work)


def test_of_two_identities_the_rating_of_more_games_goes_on(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await merge_ratings(store, "ada", "zoe")  # there is nothing to merge
        assert await r.last_number(store) == 0
        await rate(store, 1, "both", ("ada", STRONG), ("zoe", WEAK))
        await rate(store, 2, "mine", ("ada", STRONG), ("cem", WEAK))
        await rate(store, 3, "days", ("ada", WEAK), ("cem", WEAK), ladder=OTHER)
        await rate(store, 4, "theirs", ("zoe", STRONG), ("cem", WEAK), ladder=OTHER)
        store.time = 1010.0
        await merge_ratings(store, "ada", "zoe")
        assert await r.ratings_of(store, "ada") == []
        assert await r.ratings_of(store, "zoe") == [(OTHER, STRONG), (LADDER, STRONG)]
        sat = "SELECT table_id, user_id FROM rating_changes WHERE user_id <> 'cem' ORDER BY number"
        assert await store.read(sat) == [(t, "zoe") for t in ("both", "mine", "days", "theirs")]
        [*_, merge] = await r.games_counted(store, 0, 9)
        assert merge == (5, "merge 5", 1010.0, Merged("ada", "zoe"))
        await merge_ratings(store, "ada", "zoe")
        assert await r.last_number(store) == 5
        (game,) = await due(store)  # the two were one person
        assert game.table == "both"
        await apply(store, [game])
        await store.write_together([correction("both", None, 1020.0)])  # a director has no say
        (game,) = await due(store)
        await apply(store, [game])
        assert await due(store) == []
        assert await r.changes_at(store, "both") == []
        row = await r.counted(store, "both")
        assert row is not None
        assert r.read_played(row.body).why == "same-person"

    on_store(tmp_path, work)


def test_a_merge_replays_the_games_once_however_many_the_two_had_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Replay] = []
    monkeypatch.setattr(corrections, "Replay", lambda: made.append(Replay()) or made[-1])

    async def work(store: FrozenStore) -> None:
        ladders = (LADDER, OTHER, LADDER, OTHER)
        for number, ladder in enumerate(ladders, 1):
            await rate(store, number, f"t{number}", ("ada", STRONG), ("zoe", WEAK), ladder=ladder)
            await rate(store, 10 + number, f"fair{number}", ("ada", STRONG), ("cem", WEAK))
        await merge_ratings(store, "ada", "zoe")
        assert [one.table for one in await due(store)] == ["t1", "t2", "t3", "t4"]
        await ratings_on(store).count()
        assert await due(store) == []
        assert len(made) == 1
        assert {(user, ladder): of async for user, ladder, of in r.all_ratings(store)} == made[
            0
        ].ratings
        counts = await store.read("SELECT table_id, user_id FROM rating_changes ORDER BY 1, 2")
        assert counts == [(f"fair{at}", who) for at in range(1, 5) for who in ("cem", "zoe")]

    on_store(tmp_path, work)


@pytest.mark.parametrize(("newer", "body"), [("split 9", "{}"), ("new", '{"why":"rained"}')])
def test_a_count_of_all_ratings_is_left_to_newer_nodes_where_one_stored_a_row(
    tmp_path: Path, newer: str, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    whole = msgspec.json.encode(played("ada", "zoe")).decode()
    body = body if body == "{}" else whole.replace('"why":""', '"why":"rained"')

    async def work(store: FrozenStore) -> None:
        await rate(store, 1, "t", ("ada", STRONG), ("zoe", WEAK))
        await store.write_together([correction("t", [2, 1], 1001.0), correction("u", (), 1002.0)])
        add = "INSERT INTO rated_games (table_id, ended, number, body) VALUES ($1, 1, 9, $2)"
        await store.write(add, newer, body)
        node = ratings_on(store)
        for _ in range(2):
            await node.count()
        assert [one.table for one in await due(store)] == ["t"]  # not rated: "u" needs no count
        assert await r.ratings_on(store, LADDER, ["ada"]) == {"ada": STRONG}
        await store.write("DELETE FROM rated_games WHERE number = 9")  # as a newer node reads it
        await node.count()
        assert await due(store) == []

    on_store(tmp_path, work)
    told = [one.getMessage() for one in caplog.records if "newer nodes" in one.getMessage()]
    assert len(told) == 1
    assert told[0].startswith("counting ratings again is left")


def test_games_against_a_program_of_the_other_identity_count_no_more(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await _token(store, "bot", "ada")
        await rate(store, 1, "t", ("zoe", STRONG), ("bot", WEAK))
        await rate(store, 2, "fair", ("zoe", STRONG), ("cem", WEAK))
        await merge_ratings(store, "ada", "zoe")
        assert [one.table for one in await due(store)] == ["t"]
        await merge_ratings(store, "zoe", "eve")  # who has no program, and met none
        assert [one.table for one in await due(store)] == ["t"]

    on_store(tmp_path, work)


async def _token(store: FrozenStore, bot: str, owner: str) -> None:
    await store.write(
        "INSERT INTO tokens (hash, user_id, owner) VALUES ($1, $2, $3)", f"# {bot}", bot, owner
    )


def test_who_leaves_for_good_takes_the_rating_along(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await rate(store, 1, "t", ("ada", STRONG), ("zoe", WEAK))
        await merge_ratings(store, "ada", "")
        assert await r.ratings_of(store, "ada") == []
        assert await r.ratings_of(store, "") == []
        assert [one.user for one in await r.changes_at(store, "t")] == ["ada", "zoe"]
        assert (await r.games_counted(store, 1, 9))[0][3] == Merged("ada", "")

    on_store(tmp_path, work)


def test_every_rating_is_read_and_may_be_corrected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(r, "PAGE", 2)

    async def work(store: FrozenStore) -> None:
        everybody = [(user, ladder, WEAK) for user in ("ada", "zoe") for ladder in (OTHER, LADDER)]
        for user, ladder, rating in reversed(everybody):
            await r.correct(store, user, ladder, rating)
        assert [one async for one in r.all_ratings(store)] == everybody
        await r.correct(store, "ada", LADDER, STRONG)
        await r.correct(store, "zoe", OTHER, None)
        assert [one async for one in r.all_ratings(store)] == [
            ("ada", OTHER, WEAK), ("ada", LADDER, STRONG), ("zoe", LADDER, WEAK),
        ]  # fmt: skip

    on_store(tmp_path, work)


def test_owners_of_programs_are_known(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        for bot, owner in (("bot", "ada"), ("other", "eve")):
            await _token(store, bot, owner)
        known = [await owner_of(store, user) for user in ("ada", "bot", "other", "nobody")]
        assert known == ["ada", "ada", "eve", "nobody"]

    on_store(tmp_path, work)


def test_a_ladder_shows_the_strongest_first(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await store.write("INSERT INTO users (id, name, created) VALUES ('ada', 'Ada', 1)")
        for user, rating in (("ada", STRONG), ("zoe", STRONG), ("cem", WEAK), ("eve", NEW)):
            await r.correct(store, user, LADDER, rating)
        now = 1000.0
        top = [
            ladders.Listed(STRONG.standing, "zoe", STRONG, ""),
            ladders.Listed(STRONG.standing, "ada", STRONG, "Ada"),
            ladders.Listed(WEAK.standing, "cem", WEAK, ""),
        ]
        first = (1e9, "")
        assert await ladders.listed(store, LADDER, now, first, 9) == top
        assert await ladders.listed(store, LADDER, now, first, 1) == top[:1]
        assert await ladders.listed(store, LADDER, now, (STRONG.standing, "zoe"), 9) == top[1:]
        assert await ladders.listed(store, OTHER, now, first, 9) == []
        assert await ladders.listed(store, LADDER, 1e12, first, 9) == []  # long ago
        assert await ladders.count_above(store, LADDER, now, (STRONG.standing, "ada")) == 1
        assert await ladders.count_above(store, LADDER, now, (WEAK.standing, "cem")) == 2

    on_store(tmp_path, work)


def test_a_curve_goes_back_from_the_last_game(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        for number, rating in enumerate((WEAK, STRONG), 1):
            store.time = 1000.0 + number
            await rate(store, number, f"t{number}", ("zoe", NEW), ("ada", rating))
        points = [
            ladders.Point(2, "t2", 1002.0, 2, STRONG.mu, STRONG.sigma),
            ladders.Point(1, "t1", 1001.0, 2, WEAK.mu, WEAK.sigma),
        ]
        for table, shown in (("t1", None), ("t2", 1002.5)):
            for seat, user in enumerate(("zoe", "ada")):
                row = Result(seat, user, "", "", False, "connect_four", 2, 1001.0, shown, 1, 1.0,
                             1.0, "won", False)  # fmt: skip
                await store.write(add_results(1), *values_of(table, [row]))
        assert await ladders.curve(store, "ada", LADDER, 9, 9, "ada") == points
        assert await ladders.curve(store, "ada", LADDER, 9, 9, "zoe") == points
        assert await ladders.curve(store, "ada", LADDER, 9, 1, "ada") == points[:1]
        assert await ladders.curve(store, "ada", LADDER, 2, 9, "ada") == points[1:]
        assert await ladders.curve(store, "ada", OTHER, 9, 9, "ada") == []
        for reader in (None, "cem"):  # a private table is nobody else's to find
            told = await ladders.curve(store, "ada", LADDER, 9, 9, reader)
            assert [point.table for point in told] == ["", ""]
            store.time = 1003.0
            told = await ladders.curve(store, "ada", LADDER, 9, 9, reader)
            assert [point.table for point in told] == ["t2", ""]
            assert [point._replace(table="") for point in told] == [
                point._replace(table="") for point in points
            ]
            store.time = 1002.0

    on_store(tmp_path, work)
