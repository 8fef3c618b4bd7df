"""The server in a page: all four games with bots, lessons, puzzles, reviews; nothing is lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pocket.at_home import Home, at_home
from tables import PACKAGE_GAMES
from tafelronde.core.objects.registry import info
from tafelronde.match import parse_record, verify
from tafelronde.pocket.schema import FILE, made
from tafelronde.pocket.store import PART, change_of
from tafelronde.school.puzzles import puzzles_of

FOUND = puzzles_of("rosenkoenig")
assert FOUND is not None
PUZZLE = next(one for one in FOUND.puzzles if len(one.line) == 1)


async def begun(home: Home, game: str, players: int, *, people: int = 1) -> str:
    """A new table with bots on the other seats."""
    seats: list[dict[str, Any]] = [{"kind": "me", "name": f"P{k}"} for k in range(people)]
    seats += [{"kind": "bot", "level": "easy"} for _ in range(players - people)]
    status, head = await home.ask(
        "POST", "/api/tables", game=game, players=players, seats=seats, ready=True
    )
    assert status == 201
    await home.say(t="watch", table=head["id"])
    return head["id"]


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_a_whole_game_with_bots_is_played_kept_replayed_and_verified(
    game: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with at_home(tmp_path / "page.db") as home:
            table = await begun(home, game, min(3, info(game).max_players))
            head = await home.play(table)
            assert head["status"] == "over"
            assert not [one for one in home.heard if one["t"] == "refused"]
            _, replay = await home.ask("GET", f"/api/tables/{table}/replay?since=0&count=5")
            assert [frame["ply"] for frame in replay["frames"]] == [0, 1, 2, 3, 4]
            status, record = await home.ask("GET", f"/api/tables/{table}/record")
            assert status == 200
            found = verify(parse_record(record))
            assert found.ok
            assert found.draws_checked
            kept = home.kept
        again = tmp_path / "again.db"  # the browser was killed; what was kept is all there is
        again.write_bytes(kept)
        async with at_home(again) as home:
            await home.say(t="watch", table=table)
            assert (await home.head(table))["result"] == head["result"]

    asyncio.run(play())


def test_what_was_acknowledged_is_there_after_a_kill_and_the_game_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        file = tmp_path / "page.db"
        async with at_home(file) as home:
            table = await begun(home, "koenig_der_elfen", 6)
            await home.play(table, 3)
            seq, name, kept = (await home.head(table))["seq"], home.person.name, home.kept
        file.write_bytes(kept)
        async with at_home(file) as home:
            assert home.person.name == name
            await home.say(t="watch", table=table)
            head = await home.head(table)
            assert head["seq"] >= seq
            assert (await home.play(table, 3))["ply"] > head["ply"]

    asyncio.run(play())


def test_a_move_keeps_what_it_changed_and_not_the_whole_file(tmp_path: Path) -> None:
    async def play() -> None:
        file = tmp_path / "page.db"
        async with at_home(file) as home:
            table = await begun(home, "rosenkoenig", 2, people=2)
            await home.play(table, 4)
            assert home.kept == file.read_bytes()
            assert home.taken < len(home.kept) / 4
        async with at_home(file) as home:
            assert home.taken < len(home.kept) / 4

    asyncio.run(play())


def test_changes_of_a_file_make_the_next_one() -> None:
    whole = bytes(range(256)) * 40
    for before, after in ((b"", whole), (whole, whole[:5000]), (whole[:5000], whole)):
        change = change_of(before, after)
        kept = {n: before[n * PART : (n + 1) * PART] for n in range(-(-len(before) // PART))}
        kept |= change.parts
        assert b"".join(kept[n] for n in range(-(-change.size // PART))) == after
    assert change_of(whole, whole).parts == {}
    one = bytearray(whole)
    one[PART + 7] ^= 1
    assert list(change_of(whole, bytes(one)).parts) == [1]


def test_a_move_that_cannot_be_kept_is_refused_and_did_not_happen(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home(tmp_path / "page.db") as home:
            table = await begun(home, "rosenkoenig", 2, people=2)
            before = await home.head(table, asks=True)
            home.fails = True
            action = before["legal"][0]["action"]
            move: Any = {"t": "move", "table": table, "seat": before["player"]}
            refused = await home.say(**move, seq=before["seq"], action=action)
            assert refused["t"] == "refused"
            home.fails = False
            _, news = await home.ask("GET", f"/api/tables/{table}")
            assert news["head"]["seq"] == before["seq"]
            done = await home.say(**move, seq=before["seq"], action=action)
            assert done["t"] == "done"

    asyncio.run(play())


def test_lessons_puzzles_hints_and_reviews(tmp_path: Path) -> None:
    async def learn() -> None:
        async with at_home(tmp_path / "page.db") as home:
            _, games = await home.ask("GET", "/api/games")
            assert set(PACKAGE_GAMES) <= {one["name"] for one in games}
            lesson = next(one["lessons"][0]["id"] for one in games if one["name"] == "rosenkoenig")
            status, coached = await home.ask("POST", f"/api/learn/rosenkoenig/{lesson}", done=[])
            assert (status, coached["step"]) == (200, 0)
            _, puzzles = await home.ask("GET", "/api/puzzles/kaiser_koenig_edelmann")
            status, solving = await home.ask(
                "POST", f"/api/puzzles/kaiser_koenig_edelmann/{puzzles[0]['id']}", done=[]
            )
            assert status == 200
            assert solving["news"]["head"]["legal"]
            right = PUZZLE.line[0]
            _, solved = await home.ask(
                "POST", f"/api/puzzles/rosenkoenig/{PUZZLE.id}", done=[right]
            )
            assert (solved["state"], solved["rated"]["after"]["tries"]) == ("solved", 1)
            table = await begun(home, "rosenkoenig", 2)
            await home.play(table, 1)
            head = await home.head(table, asks=True)
            hint = await home.say(t="hint", table=table, seat=head["player"])
            assert hint["t"] == "hint"
            await home.say(t="resign", table=table, seat=0)
            status, review = await home.ask("POST", f"/api/tables/{table}/review")
            while review["state"] in ("waiting", "running"):
                await asyncio.sleep(0.05)
                _, review = await home.ask("GET", f"/api/tables/{table}/review")
            assert review["state"] == "ready"

    asyncio.run(learn())


def test_bad_requests_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def ask() -> None:
        async with at_home(tmp_path / "page.db") as home:
            for method, address in (
                ("GET", "/api/account"), ("GET", "/api/tables/nobody"), ("POST", "/api/tables"),
                ("GET", "/api/tables/x/replay?since=many"), ("DELETE", "/api/games"),
            ):  # fmt: skip
                status, refused = await home.ask(method, address)
                assert 400 <= status < 500, address
                assert refused["message"], address

    asyncio.run(ask())


def test_the_reader_takes_another_name_and_keeps_it(tmp_path: Path) -> None:
    async def rename() -> None:
        file = tmp_path / "page.db"
        async with at_home(file) as home:
            _, me = await home.ask("POST", "/api/session", name="Elaine")
            assert me["name"] == "Elaine"
            kept = home.kept
        file.write_bytes(kept)
        for _ in range(2):
            async with at_home(file) as home:
                assert home.person.name == "Elaine"
                devices = await home.node.store.read("SELECT count(*) FROM devices")
                assert devices == [(1,)], "the same reader at the same browser"

    asyncio.run(rename())


def test_the_schema_is_that_of_the_servers_migrations() -> None:
    """Otherwise: ``python -m tafelronde.pocket.schema``."""
    assert FILE.read_text(encoding="utf-8") == made()


def test_a_database_of_an_earlier_schema_is_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def copy() -> None:
        file = tmp_path / "page.db"
        async with at_home(file) as home:
            await home.ask("POST", "/api/session", name="Moriaen")
            table = await begun(home, "kaiser_koenig_edelmann", 2)
        other = tmp_path / "schema.sql"
        other.write_text(FILE.read_text(encoding="utf-8") + "CREATE TABLE later (a TEXT);\n")
        monkeypatch.setattr("tafelronde.pocket.schema.FILE", other)
        async with at_home(file) as home:
            assert home.person.name == "Moriaen"
            assert (await home.ask("GET", f"/api/tables/{table}"))[0] == 200
            assert await home.node.store.read("SELECT * FROM later") == []

    asyncio.run(copy())
