"""Seeks for people, and reviews that are waited for, in a database."""

from pathlib import Path

import pytest

from server.stores import FrozenStore, on_store, write_table
from tafelronde.match.clock import TimeControl
from tafelronde.server.features.matchmaking import rows as k
from tafelronde.server.features.reviews import rows as r
from tafelronde.server.storage.leases import take_turn
from tafelronde.server.storage.store import Conflict
from tafelronde.server.table import events as e

WISH = k.SeekTerms(
    "connect_four", 2, 2, rated=True, near=False, bots=True, time=TimeControl("live", 60)
)
FOUND = k.PairedTable("connect_four", 2, True, ("ada", "zoe"), 25.5, TimeControl("days", days=2))


def seek(id: str, user: str, since: float) -> k.SeekRow:
    return k.SeekRow(id, user, user.title(), WISH, 20.5, since, "")


async def with_people(store: FrozenStore) -> None:
    for user in ("ada", "zoe", "cem"):
        await store.write(
            "INSERT INTO users (id, name, created) VALUES ($1, $2, 1)", user, user.title()
        )


def test_who_waits_longest_comes_first(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await with_people(store)
        assert not await k.anything_to_do(store)
        one, two, three = seek("s2", "zoe", 5.0), seek("s1", "ada", 5.0), seek("s3", "ada", 4.0)
        for row in (one, two):
            await k.add_seek(store, row, live=True)
        await k.add_seek(store, three, live=False)
        assert await k.anything_to_do(store)
        assert (await k.waiting(store, live=True, most=9)).rows == [two, one]
        assert (await k.waiting(store, live=True, most=1)).rows == [two]
        assert (await k.waiting(store, live=False, most=9)).rows == [three]
        assert await k.seeks_of(store, "ada") == [three, two]
        assert not await k.end_seek(store, "zoe", "s1")
        assert await k.end_seek(store, "ada", "s1")
        assert not await k.end_seek(store, "ada", "s1")
        await k.add_seek(store, two, live=True)
        await k.end_live_seeks(store, "ada")
        assert await k.seeks_of(store, "ada") == [three]
        assert await k.seeks_of(store, "zoe") == [one]

    on_store(tmp_path, work)


def test_who_is_not_seen_any_more_is_dropped(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        for number, user in enumerate(("ada", "zoe")):
            await k.add_seek(store, seek(f"l{number}", user, 100.0), live=True)
            await k.add_seek(store, seek(f"d{number}", user, 100.0), live=False)
        await k.add_seek(store, seek("d2", "cem", 100.0), live=False)
        await k.saw(store, "cem", 115.0, step=10.0)
        await k.saw(store, "ada", 105.0, step=10.0)  # too early to note
        assert sorted(await k.unseen(store, 105.0)) == ["ada", "zoe"]
        await k.saw(store, "ada", 115.0, step=10.0)
        assert await k.unseen(store, 105.0) == ["zoe"]
        await k.tidy(store, 105.0, 90.0, store.time)
        left = await store.read("SELECT id FROM seeks ORDER BY id")
        assert left == [("d0",), ("d1",), ("d2",), ("l0",)]
        await k.tidy(store, 105.0, 105.0, store.time)
        assert await store.read("SELECT id FROM seeks ORDER BY id") == [
            ("d0",), ("d2",), ("l0",),
        ]  # fmt: skip

    on_store(tmp_path, work)


def test_those_who_keep_apart_or_play_already_are_known(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        for number, user in enumerate(("ada", "zoe", "cem")):
            await k.add_seek(store, seek(f"s{number}", user, 900.0), live=user != "cem")
        for user, other in (("ada", "zoe"), ("zoe", "ada"), ("ada", "eve")):
            sql = "INSERT INTO blocks (user_id, other, since) VALUES ($1, $2, 1)"
            await store.write(sql, user, other)
        assert await k.apart_pairs(store) == {frozenset({"ada", "zoe"})}
        await write_table(store, "t", e.Closed(), members=("ada", "cem"))
        store.time = 800.0
        await write_table(store, "u", e.Closed(), members=("zoe",))
        assert await k.playing_since(store) == [("ada", "t", 900.0)]

    on_store(tmp_path, work)


def test_a_round_is_one_nodes_until_its_time_is_over(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        assert await take_turn(store, k.ROUND, "a", 5.0, again=True) == 1
        assert await take_turn(store, k.ROUND, "b", 5.0, again=True) is None
        assert await take_turn(store, k.ROUND, "a", 5.0, again=True) == 2
        store.time += 6.0
        assert await take_turn(store, k.ROUND, "b", 5.0, again=True) == 3

    on_store(tmp_path, work)


def test_a_table_is_found_for_all_of_them_or_for_nobody(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        for number, user in enumerate(("ada", "zoe", "ada")):
            await k.add_seek(store, seek(f"s{number}", user, 900.0 + number), live=True)
        turn = await take_turn(store, k.ROUND, "a", 5.0, again=True)
        assert turn == 1
        for other, seeks, ended in ((2, ["s0"], []), (1, ["s0", "x"], []), (1, ["s0"], ["x"])):
            with pytest.raises(Conflict):
                await k.note_found(store, other, "t", FOUND, seeks, ended)
        assert await k.to_be_made(store, 9) == []
        assert len((await k.waiting(store, live=True, most=9)).rows) == 3
        await k.note_found(store, turn, "t", FOUND, ["s0", "s1"], ["s2"])
        ((table, body),) = await k.to_be_made(store, 9)
        assert (table, k.decode_found(body)) == ("t", FOUND)
        assert await k.to_be_made(store, 0) == []
        assert await k.anything_to_do(store)
        assert await k.found_by(store, "t") == {"ada": "s0", "zoe": "s1"}
        assert [row.table for row in await k.seeks_of(store, "ada")] == ["t"]
        assert (await k.waiting(store, live=True, most=9)).rows == []
        await k.note_made(store, "t")
        assert await k.to_be_made(store, 9) == []
        assert not await k.anything_to_do(store)
        kept = "SELECT (SELECT COUNT(*) FROM seeks), (SELECT COUNT(*) FROM paired_tables)"
        await k.tidy(store, 1e9, 1e9, store.time + k.KEPT)
        assert await store.read(kept) == [(2, 1)]
        await k.tidy(store, 1e9, 1e9, store.time + k.KEPT + 1)
        assert await store.read(kept) == [(0, 0)]

    on_store(tmp_path, work)


# ---- reviews ------------------------------------------------------------------------------------


def test_a_review_is_waited_for_made_and_read(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        assert await r.stored_review(store, "t") is None
        await r.ask_for_review(store, "t", "ada", 3, 2, 60.0)
        new = r.StoredReview(0, 0, False, "", "", True, False, 3, 2)
        assert await r.stored_review(store, "t") == new
        assert await r.reviews_due(store) == ["t"]
        assert (
            await r.reviews_awaited_by(store, "ada"),
            await r.reviews_awaited_by(store, "x"),
        ) == (1, 0)
        assert await r.lease_review(store, "t", "a", 30.0)
        assert not await r.lease_review(store, "t", "b", 30.0)
        assert await r.reviews_due(store) == []
        assert not await r.keep_review(store, "t", "b", 30.0, 1, 9, "one")
        assert await r.keep_review(store, "t", "a", 30.0, 1, 9, "one")
        told = r.StoredReview(1, 9, False, "one", "", True, True, 3, 2)
        assert await r.stored_review(store, "t") == told
        await r.end_review(store, "t", "b", "not mine")
        assert await r.stored_review(store, "t") == told
        await r.end_review(store, "t", "a", "all", total=9)
        done = r.StoredReview(9, 9, True, "all", "", True, False, 3, 2)
        assert await r.stored_review(store, "t") == done
        assert await r.reviews_awaited_by(store, "ada") == 0
        assert await r.reviews_due(store) == []
        assert not await r.lease_review(store, "t", "a", 30.0)

    on_store(tmp_path, work)


def test_nobody_makes_a_review_for_which_nobody_waits(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await r.ask_for_review(store, "t", "ada", 3, 2, 60.0)
        store.time += 20.0
        await r.wait_for_review(store, "t", 60.0)  # it is too early to write that
        store.time += 41.0
        assert await r.reviews_due(store) == []
        assert not await r.lease_review(store, "t", "a", 30.0)
        await r.wait_for_review(store, "t", 60.0)
        assert await r.lease_review(store, "t", "a", 30.0)
        store.time += 61.0
        assert not await r.keep_review(store, "t", "a", 30.0, 1, 9, "one")
        await r.ask_for_review(store, "t", "zoe", 3, 2, 60.0)
        assert await r.reviews_awaited_by(store, "zoe") == 1
        await r.ask_for_review(store, "t", "cem", 3, 2, 90.0)
        assert await r.reviews_awaited_by(store, "cem") == 0

    on_store(tmp_path, work)


def test_a_review_that_failed_or_was_made_with_older_versions_is_made_anew(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await r.ask_for_review(store, "t", "ada", 3, 2, 60.0)
        assert await r.lease_review(store, "t", "a", 30.0)
        await r.end_review(store, "t", "a", error="broken")
        failed = r.StoredReview(0, 0, False, "", "broken", True, False, 3, 2)
        assert await r.stored_review(store, "t") == failed
        assert await r.reviews_due(store) == []
        await r.ask_for_review(store, "t", "ada", 3, 2, 60.0)
        assert await r.reviews_due(store) == ["t"]
        assert await r.lease_review(store, "t", "a", 30.0)
        await r.end_review(store, "t", "a", "all", total=9)
        for judge, rules in ((3, 2), (2, 1)):
            await r.ask_for_review(store, "t", "ada", judge, rules, 60.0)
            assert await r.reviews_due(store) == []
        for judge, rules in ((4, 2), (4, 3)):
            await r.ask_for_review(store, "t", "ada", judge, rules, 60.0)
            anew = r.StoredReview(0, 0, False, "", "", True, False, judge, rules)
            assert await r.stored_review(store, "t") == anew
            assert await r.lease_review(store, "t", "a", 30.0)
            await r.end_review(store, "t", "a", "all", total=9)

    on_store(tmp_path, work)


def test_each_persons_reviews_are_made_one_after_the_other(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        for table, user in (("b", "ada"), ("a", "ada"), ("c", "zoe")):
            await r.ask_for_review(store, table, user, 3, 2, 60.0)
            store.time += 1.0
        assert await r.reviews_due(store) == ["b", "a", "c"]
        assert await r.reviews_due(store, 2) == ["b", "a"]
        assert not await r.lease_review(store, "a", "n", 30.0)
        assert await r.lease_review(store, "b", "n", 30.0)
        assert await r.lease_review(store, "c", "n", 30.0)
        assert not await r.lease_review(store, "a", "n", 30.0)
        await r.end_review(store, "b", "n", "all", total=1)
        assert await r.lease_review(store, "a", "n", 30.0)

    on_store(tmp_path, work)
