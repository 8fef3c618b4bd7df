"""Games that were played without a network are handed over to an account, and count nowhere."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from server.authenticator import add_passkey, use_passkey
from server.callers import Robot
from server.company import wait_until
from server.handed import DOOR, hand_over, record, signed
from server.helpers import Browser, Message, Server, reason, record_is_true, serving, sqlite_at
from server.moderators import become
from server.reviewing import is_ready, until
from server.sql import execute, rows
from tafelronde.core.objects.registry import infos
from tafelronde.match import parse_record
from tafelronde.server.features.handover.reading import key_of, read

UNOFFERED = next(info for info in infos() if info.name != "rosenkoenig" and info.min_players == 2)
JSON = {"Content-Type": "application/json"}
TRUE = record()


def own(person: Browser) -> list[Message]:
    status, found = person.get("/api/games-of-mine")
    assert status == 200
    return found["games"]


def head(person: Browser, table: str) -> Message:
    status, news = person.get(f"/api/tables/{table}")
    assert status == 200, news
    return news["head"]


def count(server: Server, table: str) -> int:
    return rows(server.database, f"SELECT COUNT(*) FROM {table}")[0][0]


def test_it_is_found_replayed_reviewed_and_saved_again(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    status, answer = ada.post(DOOR, {"record": TRUE})
    assert (status, answer["fresh"]) == (200, True)
    table = answer["table"]
    (card,) = own(ada)
    assert (card["id"], card["status"], card["handed_in"]) == (table, "over", True)
    assert [seat["name"] for seat in card["seats"]] == ["Ada", "Rosa"]
    assert card["outcome"]["winners"]
    shown = head(ada, table)
    assert (shown["handed_in"], shown["rated"], shown["public"]) == (True, False, False)
    assert shown["seed"] == parse_record(TRUE).seed.hex()  # type: ignore[union-attr]
    frames = ada.get(f"/api/tables/{table}/replay?since=0&count=100")[1]["frames"]
    assert frames[1]["entry"]["text"]
    kept = record_is_true(server.url, table)
    assert signed(kept.replace(f"match: {table}\n", "")) == TRUE
    assert ada.post(f"/api/tables/{table}/play-on", {"ply": 12, "level": "greedy"})[0] == 201
    body = ada.get("/api/account/export")[1]
    assert [game["record"] for game in body["games"] if game["table"] == table] == [kept]
    assert [one["table_id"] for one in body["handed_over"]] == [table]


def test_it_is_reviewed_as_any_other_game(sqlite_server: Server) -> None:
    ada = Browser(sqlite_server.url, "Ada")
    table = hand_over(ada, record(most=24))
    assert ada.post(f"/api/tables/{table}/review", {})[0] == 200
    until(ada, table, is_ready)
    (card,) = own(ada)
    row = f"('{ada.me['user']}', 'moment', 'rosenkoenig', '{table}/12', 0, 0, 0, 0)"
    columns = "user_id, kind, game, item, tries, solved, best, changed"
    execute(sqlite_server.database, f"INSERT INTO progress ({columns}) VALUES {row}")
    moments = ada.get("/api/own-puzzles")[1]
    assert moments
    assert all((one["table"], one["ended"]) == (table, card["changed"]) for one in moments)


def test_it_counts_for_nobody_and_stands_in_no_list_of_others(server: Server) -> None:
    ada, rosa = Browser(server.url, "Ada"), Browser(server.url, "Rosa")
    before = {name: count(server, name) for name in ("results", "rated_games", "rating_changes")}
    table = hand_over(ada, TRUE)
    assert before == {name: count(server, name) for name in before}
    for reader in (ada, rosa):
        path = f"/api/people/{ada.me['user']}"
        body = reader.get(path)[1]
        assert (body["tallies"], body["opponents"]) == ([], [])
        assert reader.get(f"{path}/games")[1]["games"] == []
    found = rosa.get("/api/people?name=Ada")[1]["people"]
    assert all(one["games"] == 0 for one in found if one["user"] == ada.me["user"])
    assert table not in [card["id"] for card in rosa.get("/api/tables")[1]]
    assert table in [card["id"] for card in ada.get("/api/tables")[1]]
    assert own(rosa) == []
    assert ada.get(f"/api/tables/{table}/rating")[1]["state"] == "unrated"
    assert head(rosa, table)["you"] == []  # who has the link may look on, as at every own table


def test_a_name_in_a_record_is_only_a_word(server: Server) -> None:
    ada, rosa = Browser(server.url, "Ada"), Browser(server.url, "Rosa")
    seats = head(rosa, hand_over(ada, TRUE))["seats"]
    assert [(seat["name"], seat["user"]) for seat in seats] == [
        ("Ada", ada.me["user"]), ("Rosa", ada.me["user"]),
    ]  # fmt: skip
    host = become(server, "Hal")
    assert host.post("/api/host/words", {"add": ["Schnurzpiep"]})[0] == 200
    for number, names in enumerate((("Schnurzpiep", "\u200b"), ("", "a\u202eb" + "c" * 100)), 10):
        seats = head(rosa, hand_over(ada, record(number, names=names)))["seats"]
        assert seats[0]["name"] == "Ada"
        assert seats[1]["name"] in ("Ada", "ab" + "c" * 38)
    assert host.post("/api/host/words", {"remove": ["Schnurzpiep"]})[0] == 200


def test_what_is_refused_leaves_nothing(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    tables, known = count(server, "tables"), count(server, "handed_over")

    def refused(body: bytes, **headers: str) -> tuple[int, str]:
        return reason(ada.ask("POST", DOOR, body, {**JSON, **headers}))

    def told(text: str, **headers: str) -> tuple[int, str]:
        return refused(json.dumps({"record": text}).encode(), **headers)

    assert told("") == (409, "record-unreadable")
    assert told("[" * 90_000) == (409, "record-unreadable")
    assert told("\0" * 90) == (409, "record-unreadable")
    assert told(TRUE.replace("game: rosenkoenig", "game: chess")) == (404, "unknown-game")
    assert told(record(game=UNOFFERED.name, players=2, names=("A", "B"))) == (
        404,
        "unknown-game",
    )  # not offered
    assert told(TRUE.replace("NE1", "NE2", 1)) == (409, "record-false")
    bot = 'seat 2 white: "Rosa"\nbot 2 white: genius:simulations=99999\n'
    assert told(signed(TRUE.replace('seat 2 white: "Rosa"\n', bot))) == (409, "record-not-here")
    assert refused(b'{"record": "\xff\xfe"}') == (400, "malformed")
    assert refused(b'{"record": "\\ud800"}') == (400, "malformed")
    assert refused(b"[" * 150_000) == (400, "malformed")
    assert refused(b'{"record": ' + b"[" * 150_000) == (400, "malformed")
    assert refused(b'{"record": "", "user": "x"}') == (400, "malformed")
    assert told("x" * 150_000) == (400, "malformed")
    assert told("x" * 300_000) == (413, "too-large")
    assert told(TRUE, Origin="http://evil.test") == (403, "wrong-origin")
    assert reason(ada.ask("POST", DOOR, b"{}", {})) == (415, "not-json")
    assert reason(Browser(server.url).post(DOOR, {"record": TRUE})) == (401, "no-session")
    robot = Robot(server.url, ada, "Robot")
    assert reason(robot.post(DOOR, {"record": TRUE})) == (403, "not-for-programs")
    assert (tables, known) == (count(server, "tables"), count(server, "handed_over"))
    assert own(ada) == []


def test_a_record_that_comes_again_is_the_same_game(server: Server) -> None:
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    with ThreadPoolExecutor(6) as at_once:
        answers = list(at_once.map(lambda _: ada.post(DOOR, {"record": TRUE}), range(6)))
    assert {status for status, _ in answers} == {200}
    assert len({answer["table"] for _, answer in answers}) == 1
    assert sum(answer["fresh"] for _, answer in answers) == 1
    renamed = signed(TRUE.replace('"Rosa"', '"Somebody else"'))
    assert ada.post(DOOR, {"record": renamed})[1] == {**answers[0][1], "fresh": False}
    assert len(own(ada)) == 1
    other = hand_over(zoe, TRUE)
    assert other != answers[0][1]["table"]
    assert [card["id"] for card in own(zoe)] == [other]


def test_a_crash_before_the_table_was_made_costs_nothing(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    key = key_of(read(TRUE))
    row = f"('{ada.me['user']}', '{key}', 'promised-{ada.me['user']}', 0)"
    execute(server.database, f"INSERT INTO handed_over (user_id, game, table_id, at) VALUES {row}")
    assert hand_over(ada, TRUE) == f"promised-{ada.me['user']}"
    assert len(own(ada)) == 1


def test_so_many_a_day(tmp_path: Path) -> None:
    few = "from tafelronde.server.features.handover import service\nservice.MOST_A_DAY = 2\n"
    with serving(sqlite_at(tmp_path), first=few) as server:
        ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
        for number in (1, 2):
            hand_over(ada, record(number))
        status, body = ada.post(DOOR, {"record": record(3)})
        assert (status, body["reason"]) == (429, "handed-over-enough")
        assert (body["args"]["count"], body["args"]["hours"]) == (2, 24)
        hand_over(ada, record(2))  # known already
        hand_over(zoe, record(3))
        execute(server.database, "UPDATE handed_over SET at = at - 90000")
        hand_over(ada, record(3))


def test_so_many_a_day_also_when_they_come_at_once(address: str) -> None:
    few = "from tafelronde.server.features.handover import service\nservice.MOST_A_DAY = 2\n"
    with serving(address, first=few) as server, ThreadPoolExecutor(8) as at_once:
        ada = Browser(server.url, "Ada")
        records = [record(number) for number in range(1, 9)]
        answers = list(at_once.map(lambda one: ada.post(DOOR, {"record": one}), records))
        assert sorted(status for status, _ in answers) == [200] * 2 + [429] * 6
        assert {told["reason"] for status, told in answers if status == 429} == {
            "handed-over-enough"
        }
        assert count(server, "handed_over") == len(own(ada)) == 2


def test_who_is_banned_from_signing_in_hands_over_nothing(server: Server) -> None:
    host = become(server, "Hal")
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    for person, kind in ((ada, "play"), (eve, "sign-in")):
        ban = {"kind": kind, "reason": "cheating", "days": 3}
        path = f"/api/host/people/{person.me['user']}/ban"
        answer = host.post(path, ban)
        assert answer[0] == 204, answer
    hand_over(ada, TRUE)  # it is played alone
    assert eve.post(DOOR, {"record": TRUE})[0] in (401, 403)


def test_a_guest_becomes_an_account_and_an_account_nobody(server: Server) -> None:
    ada, guest = Browser(server.url, "Ada"), Browser(server.url, "Ada on her phone")
    both, first, second = TRUE, record(2), record(3)
    at_home, away = hand_over(ada, both), hand_over(guest, both)
    hand_over(ada, first)
    later = hand_over(guest, second)
    passkey = add_passkey(guest, "Phone")
    assert ada.post("/api/account/merge", use_passkey(ada, passkey))[0] == 200
    wait_until(lambda: {card["id"] for card in own(ada)} >= {at_home, away, later})
    assert hand_over(ada, second) == later
    assert hand_over(ada, both) == at_home
    assert [seat["user"] for seat in head(ada, later)["seats"]] == [ada.me["user"]] * 2
    assert len(own(ada)) == 4

    assert ada.post("/api/account/leave", {"name": "Ada"})[0] == 204
    left = f"SELECT COUNT(*) FROM handed_over WHERE user_id = '{ada.me['user']}'"
    wait_until(lambda: rows(server.database, left)[0][0] == 0)
    stranger = Browser(server.url)
    wait_until(lambda: not any(seat["user"] for seat in head(stranger, later)["seats"]))
    named = f"SELECT COUNT(*) FROM events WHERE table_id = '{later}' AND body LIKE '%Rosa%'"
    wait_until(lambda: rows(server.database, named)[0][0] == 0)


def test_two_nodes_take_the_same_record_at_once(nodes: tuple[Server, Server]) -> None:
    ada = Browser(nodes[0].url, "Ada")
    there = Browser(nodes[1].url)
    there.jar = ada.jar
    code = ada.post("/api/me/code", {})[1]["code"]
    assert there.post("/api/session/code", {"code": code})[0] == 200
    for number in range(4):
        text = record(number)
        with ThreadPoolExecutor(4) as at_once:
            answers = list(
                at_once.map(
                    lambda who, text=text: who.post(DOOR, {"record": text}), [ada, there] * 2
                )
            )
        assert {status for status, _ in answers} == {200}, answers
        assert len({answer["table"] for _, answer in answers}) == 1
        assert sum(answer["fresh"] for _, answer in answers) == 1
        assert head(there, answers[0][1]["table"])["you"] == [0, 1]
    assert len(own(there)) == 4
