"""Ties between people: follows, blocks, mutes, names, and lessons learnt."""

from pathlib import Path

import pytest

from server.stores import FrozenStore, on_store
from server.tables import refused, refused_later
from tafelronde.server.base.bus import Feed
from tafelronde.server.base.fair import Owner
from tafelronde.server.base.text import fold
from tafelronde.server.features.profiles import service as search
from tafelronde.server.features.school.lesson_wire import Progress
from tafelronde.server.features.school.progress import LESSON, PUZZLE, Learnt
from tafelronde.server.people import blocks, departed, handles, mutes, ties
from tafelronde.server.people import last_seen as last_seen
from tafelronde.server.people.handles import handle_of
from tafelronde.server.people.last_seen import LastSeen
from tafelronde.server.people.presence import Presence
from tafelronde.server.people.relations import Relations


async def with_people(store: FrozenStore, *names: str) -> None:
    for name in names:
        await store.write(
            "INSERT INTO users (id, name, created, folded) VALUES ($1, $2, 1, $3)",
            name.lower(), name, fold(name),
        )  # fmt: skip


def test_the_last_one_followed_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ties.MOST, "follows", 2)

    async def work(store: FrozenStore) -> None:
        await with_people(store, "Ada", "Zoe", "Cem")
        await ties.tie(store, "follows", "ada", "zoe")
        store.time += 1
        await ties.tie(store, "follows", "ada", "cem")
        await ties.tie(store, "follows", "zoe", "ada")
        assert await ties.tied(store, "follows", "ada") == [("cem", "Cem"), ("zoe", "Zoe")]
        assert await refused_later(ties.tie(store, "follows", "ada", "eve")) == ("too-many", {})
        await ties.untie(store, "follows", "ada", "cem")
        await ties.tie(store, "follows", "ada", "zoe")
        assert await ties.tied(store, "follows", "ada") == [("zoe", "Zoe")]
        assert await ties.tied(store, "follows", "zoe") == [("ada", "Ada")]

    on_store(tmp_path, work)


def test_blocking_counts_both_ways_and_ends_ones_own_following(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ties.MOST, "blocks", 2)

    async def work(store: FrozenStore) -> None:
        await with_people(store, "Ada", "Zoe", "Cem")
        for user, other in (("ada", "zoe"), ("zoe", "ada"), ("ada", "cem")):
            await ties.tie(store, "follows", user, other)
        assert not await blocks.blocked(store, "ada", "zoe")
        await ties.tie(store, "blocks", "ada", "zoe")
        assert await blocks.blocked(store, "ada", "zoe")
        assert await blocks.blocked(store, "zoe", "ada")
        assert not await blocks.blocked(store, "ada", "cem")
        assert not await blocks.blocked(store, "cem", "zoe")
        assert await ties.tied(store, "follows", "ada") == [("cem", "Cem")]
        assert await ties.tied(store, "follows", "zoe") == [("ada", "Ada")]  # it does not tell
        store.time += 1
        await ties.tie(store, "blocks", "ada", "gone")
        assert await ties.tied(store, "blocks", "ada") == [("gone", ""), ("zoe", "Zoe")]
        assert await refused_later(ties.tie(store, "blocks", "ada", "cem")) == ("too-many", {})
        await ties.tie(store, "blocks", "zoe", "cem")
        among = await blocks.blocked_among(store, ["ada", "zoe", "cem"])
        assert sorted(among) == [("ada", "zoe"), ("zoe", "cem")]
        assert await blocks.blocked_among(store, []) == []
        await ties.untie(store, "blocks", "ada", "zoe")
        assert await ties.tied(store, "blocks", "ada") == [("gone", "")]
        assert not await blocks.blocked(store, "ada", "zoe")

    on_store(tmp_path, work)


@pytest.mark.parametrize("blocker", ["ada", "zoe"])
def test_a_block_holds_for_the_programs_of_both(tmp_path: Path, blocker: str) -> None:
    other = "zoe" if blocker == "ada" else "ada"

    async def work(store: FrozenStore) -> None:
        await with_people(store, "Ada", "Zoe", "Cem")
        token = "INSERT INTO tokens (hash, user_id, owner) VALUES ('#', 'bot', 'zoe')"
        await store.write(token)
        relations = Relations(store, Presence(store, Feed()), Feed())
        assert (await relations.know("ada")).apart == frozenset()
        await ties.tie(store, "blocks", blocker, other)
        await relations.changed("ada", "zoe", "cem")
        assert (await relations.know("ada")).apart == {"zoe", "bot"}
        assert (await relations.know("cem")).apart == frozenset()
        assert await blocks.blocked(store, "bot", "ada")
        assert not await blocks.blocked(store, "bot", "zoe")
        among = await blocks.blocked_among(store, ["cem", "bot", "ada"])
        assert among == [("ada", "bot") if blocker == "ada" else ("bot", "ada")]

    on_store(tmp_path, work)


def test_mutes_are_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ties.MOST, "mutes", 2)

    async def work(store: FrozenStore) -> None:
        kept = mutes.Mutes(store)
        for other in ("zoe", "cem"):
            await kept.add("ada", other)
        assert await kept.of("ada") == ["cem", "zoe"]
        assert await refused_later(kept.add("ada", "eve")) == ("too-many", {})
        await kept.remove("ada", "zoe")
        await kept.add("ada", "cem")
        assert (await kept.of("ada"), await kept.of("zoe")) == (["cem"], [])
        assert await store.read("SELECT since FROM mutes") == [(store.time,)]

    on_store(tmp_path, work)


# ---- names --------------------------------------------------------------------------------------


def test_what_looks_alike_is_the_same_handle() -> None:
    for one, other in (
        ("Ada", "ada"), ("modern", "modem"), ("wvv", "ww"), ("l0rd", "Iord"), ("аda", "ada"),
        ("a-d.a_", "ada"), ("ædå", "aeda"), ("Łódź", "lodz"), ("νίκη", "vikn"),
    ):  # fmt: skip
        assert handles.skeleton(one) == handles.skeleton(other)
    assert handles.skeleton("ada") != handles.skeleton("adam")


def test_a_handle_is_of_letters_and_digits_of_some_length() -> None:
    for text, shown in (
        (" Ada ", "Ada"),
        ("a-b.c_1", "a-b.c_1"),
        ("ﬁsh", "fish"),
        ("x" * 20, "x" * 20),
    ):
        assert handles.clean_handle(text) == shown
    for text in ("ab", "a-b", "x" * 21, "-ada", "a da", "ada!", ""):
        found = refused(handles.clean_handle, text)
        assert found == ("bad-handle", {"least": 3, "most": 20})
    for text in ("Admin", "h0st", "tafeIronde", "sys-tem"):
        assert refused(handles.clean_handle, text) == ("handle-taken", {})


def test_a_handle_is_one_persons_and_changes_seldom(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        store.time = 1e6
        await handles.take_handle(store, "ada", "Lady")
        assert (await handle_of(store, "ada"), await handle_of(store, "zoe")) == ("Lady", "")
        assert await refused_later(handles.take_handle(store, "zoe", "1ady")) == (
            "handle-taken",
            {},
        )
        await handles.take_handle(store, "ada", "Lady")  # it is theirs already
        store.time += handles.PAUSE - 86_400.0
        too_soon = await refused_later(handles.take_handle(store, "ada", "Queen"))
        assert too_soon == ("handle-too-soon", {"days": 1, "seconds": 86_400})
        store.time += 86_400.0
        await handles.take_handle(store, "ada", "Queen")
        assert await handle_of(store, "ada") == "Queen"
        assert (await refused_later(handles.take_handle(store, "zoe", "Lady")))[0] == "handle-taken"
        store.time += handles.KEPT + 1
        await handles.take_handle(store, "zoe", "Lady")
        assert await handle_of(store, "zoe") == "Lady"
        assert (await refused_later(handles.take_handle(store, "ada", "lady")))[0] == "handle-taken"
        store.time += handles.PAUSE
        await handles.take_handle(store, "ada", "King")
        store.time += handles.PAUSE
        await handles.take_handle(store, "ada", "QUEEN")  # back to one's own of before
        assert await handle_of(store, "ada") == "QUEEN"

    on_store(tmp_path, work)


def test_people_are_found_by_name_and_by_handle(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await with_people(store, "Ada", "Ádam", "Adele", "Zoe")
        for user in ("ada", "zoe"):
            await handles.take_handle(store, user, f"{user}mor")

        async def found(*args: object) -> list[str]:
            return [one.user for one in await search.search(store, *args)]  # type: ignore[arg-type]

        assert await found("AD", None, 9) == ["ada", "ádam", "adele"]
        assert await found("ad", None, 2) == ["ada", "ádam"]
        assert await found("ad", (fold("Ádam"), "ádam"), 9) == ["adele"]
        [first] = await search.search(store, "ada", None, 1)
        assert first == search.Found("ada", "Ada", 1.0, fold("Ada"), 0, "adamor")

        async def by(text: str) -> list[str]:
            return [one.user for one in await search.by_handle(store, text)]

        assert await by("@adam") == await by("adarn") == await by("adar") == ["ada"]
        assert await by("zo") == await by("z0") == ["zoe"]
        assert await by("x") == await by("@") == []
        assert await by("zoex") == []

    on_store(tmp_path, work)


# ---- what is known of them ----------------------------------------------------------------------


def test_the_best_try_is_kept(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        learnt = Learnt(store)
        assert not await learnt.has_finished_a_lesson("ada")
        await learnt.note("ada", PUZZLE, "g", "one", solved=True, result=2.0)
        store.time = 1001.0
        await learnt.note("ada", LESSON, "g", "two", solved=False)
        assert not await learnt.has_finished_a_lesson("ada")
        store.time = 1002.0
        await learnt.note("ada", PUZZLE, "g", "one", solved=False, result=1.0)
        assert await learnt.of("ada") == [
            Progress(LESSON, "g", "two", 1, 0.0, 0.0),
            Progress(PUZZLE, "g", "one", 2, 1000.0, 2.0),
        ]
        store.time = 1003.0
        await learnt.note("ada", LESSON, "g", "two", solved=True, result=3.0)
        assert (await learnt.of("ada"))[-1] == Progress(LESSON, "g", "two", 2, 1003.0, 3.0)
        assert await learnt.has_finished_a_lesson("ada")
        assert await learnt.of("zoe") == []

    on_store(tmp_path, work)


def test_who_has_departed_is_seen_to_by_one_node(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        for one in ("ada", "zoe", "cem", "eve"):
            await store.write("INSERT INTO users (id, name, created) VALUES ($1, $1, 0)", one)
        assert await departed.became(store, "ada") is None
        assert await departed.depart(store, "ada", "zoe")
        assert not await departed.depart(store, "ada", "cem")
        assert await departed.depart(store, "eve", "")
        assert (await departed.became(store, "ada"), await departed.became(store, "eve")) == (
            "zoe",
            "",
        )
        assert sorted(await departed.departures_due(store)) == ["ada", "eve"]
        assert len(await departed.departures_due(store, 1)) == 1
        assert await departed.lease_departure(store, "ada", "a", 5.0)
        assert await departed.lease_departure(store, "ada", "a", 5.0)
        assert not await departed.lease_departure(store, "ada", "b", 5.0)
        assert await departed.departures_due(store) == ["eve"]
        store.time += 6
        assert await departed.lease_departure(store, "ada", "b", 5.0)
        await departed.rest_departure(store, "ada", 9.0, done=False)
        await departed.rest_departure(store, "eve", 9.0, done=True)
        assert await departed.departures_due(store) == []
        assert not await departed.lease_departure(store, "eve", "b", 5.0)
        store.time += 10
        assert await departed.departures_due(store) == ["ada"]
        assert not await departed.lease_departure(store, "eve", "b", 5.0)

    on_store(tmp_path, work)


def test_who_shares_an_address_shares_what_bots_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(last_seen, "MOST", 2)
    seen = LastSeen()
    for person in ("ada", "zoe", "ada", "cem"):
        seen.saw(person, f"near {person}")
    assert seen.owner("ada") == Owner("near ada", "ada")
    assert seen.owner("zoe") == Owner("zoe", "zoe")  # seen too long ago
    seen.saw("ada", "elsewhere")
    assert seen.owner("ada") == Owner("elsewhere", "ada")
