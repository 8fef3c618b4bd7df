"""No request names a program or code: whatever it says in any field, nothing of it is run."""

import asyncio
import shlex
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect as types

import own_code
import tafelronde
from server.company import wait_until
from server.helpers import Browser, Server
from tables import daily
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import BadOption
from tafelronde.server.bots import worker
from tafelronde.server.bots.jobs import Think
from tafelronde.server.wire.commands import ClientMessage


def _filled(schema: dict[str, Any], schemas: dict[str, Any], text: str, depth: int = 0) -> Any:
    """A value for a schema of the OpenAPI description, with this text wherever any text may be."""
    if "$ref" in schema:
        return _filled(schemas[schema["$ref"].rpartition("/")[2]], schemas, text, depth + 1)
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            return _filled(schema[several][0], schemas, text, depth + 1)
    if "enum" in schema:
        return schema["enum"][0]
    if "const" in schema:
        return schema["const"]
    kind = schema.get("type")
    if kind == "object":
        fields = schema.get("properties", {})
        return {name: _filled(one, schemas, text, depth + 1) for name, one in fields.items()}
    if kind == "array":
        return [_filled(schema.get("items", {}), schemas, text, depth + 1)] if depth < 9 else []
    return {"string": text, "boolean": False, "integer": schema.get("minimum", 0)}.get(kind, 0)


def _commands(text: str, table: str) -> list[dict[str, Any]]:
    """Every kind of command at a table, with this text as the level, and in every other text."""
    found: list[dict[str, Any]] = []
    for number, kind in enumerate(get_args(ClientMessage)):
        info = types.type_info(kind)
        assert isinstance(info, types.StructType)
        made: dict[str, Any] = {info.tag_field: info.tag}
        for field in info.fields:
            one_of = getattr(field.type, "types", [field.type])
            simple = next((one for one in one_of if isinstance(one, types.StrType)), None)
            name = field.encode_name
            if name == "table":
                made[name] = table
            elif name == "id":
                made[name] = f"{text[:4]} {number}"
            elif simple is not None:
                made[name] = text
            elif any(isinstance(one, types.IntType) for one in one_of):
                made[name] = 1
        found.append(made)
    return found


@pytest.mark.parametrize("wish", daily(["py", "evaluator", "exec", "network"], ["exec"]))
def test_no_route_and_no_command_runs_what_it_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    module = own_code.write_module(tmp_path, monkeypatch)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    ran = tmp_path / "ran"
    text = {
        "py": f"py:{module}:First",
        "evaluator": f"mcts:evaluator=py:{module}:First",
        "exec": f"exec:touch {shlex.quote(str(ran))}",
        "network": "mcts:network=/dev/zero",  # whoever reads it comes to no end
    }[wish]
    server = Server(str(tmp_path / "tables.db")).start()
    try:
        ada = Browser(server.url, "Ada")
        schema = ada.get("/api/schema")[1]
        schemas = schema["components"]["schemas"]
        asked, refused = 0, 0
        ada = Browser(server.url, "Ada")
        table = ada.table("me", "open")
        for path, operations in schema["paths"].items():
            for method, operation in operations.items():
                if "requestBody" not in operation or method != "post":
                    continue
                body = operation["requestBody"]["content"]["application/json"]["schema"]
                if ada.get("/api/me")[0] != 200:  # a request before has signed her out
                    ada = Browser(server.url, "Ada")
                    table = ada.table("me", "open")
                place = path.replace("{table}", table)
                place = place.replace("{game}", "rosenkoenig").replace("{", "").replace("}", "")
                sent = _filled(body, schemas, text[:64])
                if isinstance(sent, dict) and "game" in sent:
                    sent["game"] = "rosenkoenig"
                status, _ = ada.post(place, sent)
                asked, refused = asked + 1, refused + (status >= 400)
        ada = Browser(server.url, "Ada")
        waiting = ada.table("me", "open")
        for command in _commands(text[:64], waiting):
            status, answer = ada.post("/api/command", command)
            assert status >= 400 or command["t"] not in ("bot", "sit-in", "hint"), answer
        seats = [{"kind": "me"}, {"kind": "bot", "level": text[:64]}]
        status, answer = ada.post("/api/tables", {"game": "rosenkoenig", "seats": seats})
        assert (status, answer["reason"]) == (409, "bad-bot")
        assert refused > 0.5 * asked > 10
        assert server.stop() == 0
    finally:
        server.stop()
    assert not ran.exists()
    assert not (tmp_path / "imported").exists()


def test_a_worker_runs_code_of_the_hosts_settings_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = own_code.write_module(tmp_path, monkeypatch)
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(1))
    job = Think(1, "rosenkoenig", f"py:{module}:First", state.to_bytes(), "t 0", 1)
    with pytest.raises(BadOption, match="a bot of this program"):
        worker._do(job, {})  # type: ignore[arg-type]
    assert not (tmp_path / "imported").exists()
    thought = worker._do(msgspec.structs.replace(job, own_code=True), worker.OrderedDict())
    assert thought.action == state.legal_actions()[0]
    fails = msgspec.structs.replace(
        job, bot=f"py:{module}:Failing,how=raise", key="t 1", own_code=True
    )
    assert "KeyError" in worker._do(fails, worker.OrderedDict()).fault
    refused = msgspec.structs.replace(job, bot=f"py:{module}:Refused", key="t 2", own_code=True)
    assert "no weights" in worker._do(refused, worker.OrderedDict()).fault


def test_hosts_code_plays_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An agent of the host’s plays until somebody gives up, remembers what its seat has seen, and
    hears how it ended; one that fails gives its seat up."""
    module = own_code.write_module(tmp_path, monkeypatch)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    bots = ("--bot", f"fox=py:{module}:Elder", "--bot", f"bad=py:{module}:Failing,how=raise")
    server = Server(str(tmp_path / "tables.db"), more=bots).start()
    try:
        ada = Browser(server.url, "Ada")

        def asked() -> list[list[int]]:
            notes = tmp_path / "recalled"
            lines = notes.read_text().splitlines() if notes.exists() else []
            return [[int(word) for word in line.split()] for line in lines]

        fox, bad = ada.table("me", "fox"), ada.table("me", "bad")

        async def play() -> None:
            async with ada.open() as page:
                await page.watch(bad)
                head = await page.play_out(bad)  # a program without a choice is not asked
                assert (head["result"]["ending"], head["result"]["by"]) == ("resigned", 1)
                await page.watch(fox)
                while len(asked()) < 3:
                    await page.move(fox)
                    await page.when(fox, lambda head: head["legal"])
                resigned = {"t": "resign", "id": "r1", "table": fox, "seat": 0}
                assert ada.post("/api/command", resigned)[0] == 200
                await page.when(fox, lambda head: head["status"] == "over")

        asyncio.run(play())
        wait_until(lambda: (tmp_path / "ended").exists())
        assert (tmp_path / "ended").read_text() == "(-1.0, 1.0) True\n"
        totals, kept, told = zip(*asked(), strict=True)
        assert totals == kept == tuple(sorted({*totals}))
        assert totals[0] > 10  # the deal, and what Ada did
        assert told[-1] >= totals[-1]  # each step has an event
    finally:
        assert server.stop() == 0
