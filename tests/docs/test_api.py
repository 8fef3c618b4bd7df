"""docs/api.md is true: its bot plays, its routes exist."""

import ast
import re
import subprocess
import sys
from pathlib import Path

from docs.site.commands import PAGE, page

from server.helpers import WAIT, Browser, record_is_true, serving, sqlite_at

DOCS = Path(__file__).parents[2] / "docs"
DOC = (DOCS / "api.md").read_text(encoding="utf-8")


def test_all_commands_are_written_down() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python -m docs.site.commands"


def test_two_of_its_bots_play_a_game_to_its_end(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)
    with serving(sqlite_at(tmp_path)) as node:
        ada = Browser(node.url, "Ada")
        table = ada.table("open", "open")
        bots: list[subprocess.Popen[str]] = []
        for name in ("Robot", "Automaton"):
            status, made = ada.post("/api/tokens", {"name": name})
            assert status == 200
            where = [f"127.0.0.1:{node.port}", made["token"], table]
            command = [sys.executable, "-c", program, *where]
            bots.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        try:
            told = [bot.communicate(timeout=4 * WAIT)[0].splitlines()[-1] for bot in bots]
        finally:
            for bot in bots:
                bot.kill()
        assert [bot.returncode for bot in bots] == [0, 0]
        head = ada.get(f"/api/tables/{table}")[1]["head"]
        assert head["status"] == "over"
        assert {seat["name"] for seat in head["seats"]} == {"Robot", "Automaton"}
        assert [ast.literal_eval(line) for line in told] == [head["result"]] * 2
        record_is_true(node.url, table)


def test_it_names_every_route_and_no_other(tmp_path: Path) -> None:
    rows = re.findall(r"^\| (`(?:GET|POST|DELETE) .*?) \|", DOC, re.MULTILINE)
    named = {route for row in rows for route in re.findall(r"`(\w+ /\S+)`", row)}
    with serving(sqlite_at(tmp_path)) as node:
        status, found = Browser(node.url).get("/api/schema")
        assert status == 200
        assert Browser(node.url).get("/api/messages.json")[0] == 200
    served = {
        f"{method.upper()} {path}" for path, item in found["paths"].items() for method in item
    }
    shortened = {
        route.replace("{table}", "{id}").replace("{device}", "{id}").replace("{tournament}", "{id}")
        for route in served
    }
    assert named - {"GET /api/schema"} == shortened
