"""Boards and decks that people bring along are played with in a reading process first."""

import json
from pathlib import Path
from typing import Any

from server.breakable import breakable, counts
from server.breaking import DIES, FAILS
from server.helpers import Browser, reason, sqlite_at
from tafelronde.core.objects.registry import infos

SETS = [(info, option) for info in infos() for option in info.options if option.data is not None]
"""The games that take a data set, and the option that is one."""


def brought(number: int, name: str) -> dict[str, Any]:
    """The body of a table with a set of this name of somebody's own."""
    info, option = SETS[number]
    assert option.data is not None
    data = json.loads(option.data.text(str(option.default))) | {"name": name}
    seats = [{"kind": "me"}] * info.min_players
    return {"game": info.name, "options": {option.name: json.dumps(data)}, "seats": seats}


def cup(body: dict[str, Any]) -> dict[str, Any]:
    """The body of a tournament of such tables."""
    return {"game": body["game"], "options": body["options"], "name": "Cup", "kind": "robin"}


def test_what_breaks_is_no_table_and_what_is_good_is_tried_once(tmp_path: Path) -> None:
    offered = ",".join(info.name for info, _ in SETS)
    with breakable(sqlite_at(tmp_path), tmp_path, offer=offered) as server:
        eve, ada = Browser(server.url, "Eve"), Browser(server.url, "Ada")
        for number in range(len(SETS)):
            plain = {key: value for key, value in brought(number, "").items() if key != "options"}
            ada.dealt(ada.post("/api/tables", plain)[1])  # the rules are there
            for name in (DIES, FAILS):
                bad = brought(number, name)
                assert reason(eve.post("/api/tables", bad)) == (422, "reading-died")
                assert reason(eve.post("/api/tournaments", cup(bad))) == (422, "reading-died")
            good = brought(number, f"Ada’s {number}")
            before = counts(server)["readings_total"]
            for _ in range(2):
                status, head = ada.post("/api/tables", good)
                assert status == 201, head
                assert ada.get(f"/api/tables/{head['id']}")[1]["head"]["status"] == "playing"
            assert counts(server)["readings_total"] == before + 1
            wrong = brought(number, "Eve’s")
            wrong["options"] = {key: text.replace("{", '{"name":1,', 1)
                                for key, text in wrong["options"].items()}  # fmt: skip
            status, told = eve.post("/api/tables", wrong)
            assert (status, told["reason"]) == (409, "bad-option")
            assert "the same key" in told["message"]
        told = counts(server)
        assert told["reading_deaths_total"] == 2 * len(SETS)
        assert told["readings_total"] == 3 * len(SETS)  # an error of ours was read to its end
