"""The path after the first lesson, in a page that is its own server: kept like all else."""

import asyncio
from pathlib import Path

from pocket.at_home import at_home

GAME = "rosenkoenig"


def test_a_game_of_the_path_is_played_and_noted_in_a_page(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home(tmp_path / "page.db") as home:
            status, path = await home.ask("GET", f"/api/path/{GAME}")
            assert status == 200
            assert [one["done"] for one in path["steps"]] == [False] * 10
            status, head = await home.ask("POST", f"/api/path/{GAME}/0")
            assert status == 201, head
            table = head["id"]
            await home.say(t="watch", table=table)
            head = await home.play(table)
            assert head["status"] == "over"
            came = head["result"]["seats"][0]["result"]
            _, path = await home.ask("GET", f"/api/path/{GAME}")
            assert path["steps"][0]["table"] == table
            assert path["steps"][0]["done"] == (came in ("won", "shared"))
            _, decided = await home.ask("GET", f"/api/tables/{table}/decided")
            assert len(decided["seats"]) == 2
            assert not decided["judged"]
            kept = home.kept
        again = tmp_path / "again.db"
        again.write_bytes(kept)
        async with at_home(again) as home:
            _, after = await home.ask("GET", f"/api/path/{GAME}")
            assert after == path

    asyncio.run(play())
