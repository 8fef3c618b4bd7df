"""Records of strangers are read in processes of their own, which may die of them."""

import contextlib
import json
import threading
from pathlib import Path
from typing import Any

from server import breaking
from server.breakable import breakable, counts
from server.company import wait_until
from server.handed import DOOR, hand_over, record
from server.helpers import Browser, reason, sqlite_at
from server.sql import rows

TRUE = record()


def breaks(name: str, number: int = 1) -> dict[str, str]:
    """The body with a true record at which reading breaks so."""
    return {"record": record(number, names=(name, "Rosa"))}


def play(person: Browser, table: str, moves: int) -> None:
    """Play so many moves for all seats of a table."""
    for number in range(moves):
        head = person.get(f"/api/tables/{table}")[1]["head"]
        command = {
            "t": "move", "id": f"{table} {head['seq']} {number}", "table": table,
            "seat": head["player"], "seq": head["seq"], "action": head["legal"][0]["action"],
        }  # fmt: skip
        status, done = person.post("/api/command", command)
        assert status == 200, done


def test_others_play_and_hand_over_while_the_reading_hangs_and_dies(
    address: str, tmp_path: Path
) -> None:
    two = address.startswith("postgres")
    with breakable(address, tmp_path, forked=two) as one, contextlib.ExitStack() as stack:
        other = stack.enter_context(breakable(address, tmp_path)) if two else one
        ada, eve, rosa = (Browser(one.url, name) for name in ("Ada", "Eve", "Rosa"))
        table = ada.table("me", "me")
        assert counts(one)["reading_workers"] == 0  # nothing was to be read yet
        answers: list[tuple[int, Any]] = []
        hanging = threading.Thread(
            target=lambda: answers.append(eve.post(DOOR, breaks(breaking.HANGS)))
        )
        hanging.start()
        wait_until((tmp_path / breaking.HANGS).exists)
        play(ada, table, 4)
        hand_over(rosa, TRUE)
        assert hand_over(Browser(other.url, "Zoë"), TRUE)
        assert counts(one)["reading_workers"] == 2
        assert not answers
        (tmp_path / "end").touch()
        hanging.join()
        assert reason(answers[0]) == (422, "reading-died")
        play(ada, table, 2)
        assert reason(eve.post(DOOR, breaks(breaking.DIES))) == (422, "reading-died")
        assert hand_over(eve, record(2))  # by a fresh process
        told = counts(one)
        assert (told["reading_deaths_total"], told["reading_death_addresses"]) == (2, 1)
        mine = f"SELECT COUNT(*) FROM handed_over WHERE user_id = '{eve.me['user']}'"
        assert rows(one.database, mine)[0][0] == 1  # nothing of what broke was kept
        assert Browser(one.url).get("/health")[1]["status"] == "ok"


def test_a_process_that_takes_all_memory_or_fails_ends_alone(tmp_path: Path) -> None:
    with breakable(sqlite_at(tmp_path), tmp_path) as server:
        eve = Browser(server.url, "Eve")
        assert reason(eve.post(DOOR, breaks(breaking.GREEDY))) == (422, "reading-died")
        assert reason(eve.post(DOOR, breaks(breaking.FAILS))) == (422, "reading-died")
        assert counts(server)["reading_deaths_total"] == 1  # an error of ours is no death
        assert hand_over(eve, TRUE)


def test_a_process_that_lies_gives_nobody_elses_game(tmp_path: Path) -> None:
    with breakable(sqlite_at(tmp_path), tmp_path) as server:
        eve = Browser(server.url, "Eve")
        table = hand_over(eve, record(names=(breaking.LIES, "Rosa")))
        head = eve.get(f"/api/tables/{table}")[1]["head"]
        assert (head["you"], head["host"], head["public"]) == ([0, 1], eve.me["user"], False)
        events = "SELECT body FROM events"
        assert not any("somebody-else" in str(body) for (body,) in rows(server.database, events))


def test_an_address_with_deaths_waits_and_others_do_not(tmp_path: Path) -> None:
    with breakable(sqlite_at(tmp_path), tmp_path, rate=20) as server:

        def post(name: str, address: str) -> tuple[int, Any]:
            person = Browser(server.url)
            kind = {"Content-Type": "application/json", "X-Forwarded-For": address}
            status, body = person.ask("POST", "/api/session", b'{"name": "Eve"}', kind)
            assert status == 200, body
            return person.ask("POST", DOOR, json.dumps(breaks(name)).encode(), kind)

        for _ in range(3):
            assert reason(post(breaking.DIES, "203.0.113.7")) == (422, "reading-died")
        status, body = post("Ada", "203.0.113.7")
        assert (status, body["reason"]) == (429, "reading-paused")
        assert 0 < body["args"]["seconds"] <= 600
        assert post("Ada", "203.0.113.8")[0] == 200
        assert counts(server)["reading_death_addresses"] == 1
