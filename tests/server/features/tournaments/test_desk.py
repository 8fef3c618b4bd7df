"""A director corrects a result: standings, ratings and the record follow, and it can be undone."""

import json
from pathlib import Path
from typing import Any

from cli.helpers import tafelronde
from server.callers import Robot
from server.cups import at_table, do, give_up, make, refusal, until
from server.directing import ask, desk, duel, lose, points, rule, until_ratings
from server.helpers import Browser, Server
from server.rated_games import replayed
from tafelronde.tournament import verify
from tafelronde.tournament.record import read_record


def test_a_corrected_result_counts_everywhere(server: Server, tmp_path: Path) -> None:
    ada, bert, zoe = (Browser(server.url, name) for name in ("Ada", "Bert", "Zoë"))
    one, two = ada.me["user"], bert.me["user"]
    cup = duel(ada, bert)
    at_table(ada, cup)
    correct = {"round": 1, "board": 0, "points": [1.0, 0.0]}
    assert refusal(ask(ada, cup, "correct-result", **correct)) == "bad-act"  # it is being played
    table = lose(bert, ada, cup)
    until(ada, cup, lambda body: body["card"]["status"] == "over")
    before = until_ratings(ada, table, lambda body: body.get(one, 0) > 0)
    assert before[two] < 0
    seats = ada.get(f"/api/tournaments/{cup}/rounds/1")[1]["tables"][0]["seats"]
    bert_wins = [1.0, 0.0] if seats[0] == 2 else [0.0, 1.0]
    correct["points"] = bert_wins

    # by whom it may be done, and how
    for stranger in (bert, zoe):
        assert refusal(ask(stranger, cup, "correct-result", **correct)) == "not-director"
    for wrong in ({"round": 2}, {"board": 1}, {"points": [1.0]}, {"points": [1.0, 2.0]}):
        answer = ask(ada, cup, "correct-result", **{**correct, **wrong})
        assert (answer[0], answer[1]["reason"]) == (409, "bad-option"), answer
        assert answer[1]["args"]["field"] == next(iter(wrong))
    assert refusal(ask(ada, cup, "correct-result", **correct, seen=1)) == "stale-desk"

    # what follows from it
    told = rule(ada, cup, "correct-result", **correct, why="Bert had checkmated.")
    assert points(ada, cup) == {"Bert": 1.0, "Ada": 0.0}
    after = until_ratings(ada, table, lambda body: body.get(two, 0) > 0)
    assert after[one] < 0
    assert replayed(server.database)[0] == 0
    assert bert.get(f"/api/people/{two}/games?outcome=won")[1]["games"][0]["id"] == table
    shown = desk(zoe, cup)
    assert not shown["may_direct"]
    (act,) = shown["acts"]
    assert (act["by"], act["why"], act["undone"]) == ("Ada", "Bert had checkmated.", False)
    assert told["acts"][0]["may_undo"]

    # told to those whom it concerns, until they have read of it
    news = bert.get("/api/me/rulings")[1]["rulings"]
    assert [(one["name"], one["act"]["you"]) for one in news] == [("Cup", True)]
    assert bert.post("/api/me/rulings", {"tournament": cup, "act": 1})[0] == 204
    assert bert.get("/api/me/rulings")[1]["rulings"] == []
    assert zoe.get("/api/me/rulings")[1]["rulings"] == []
    assert ada.get("/api/me/rulings")[1]["rulings"] == []  # she did it

    # by the command line, while the server runs
    wish = ("direct", cup, "void-result", "round=1", "board=0", "--why", "Both left.")
    assert tafelronde("admin", *wish, "--database", server.database).code == 0
    assert desk(ada, cup)["acts"][1]["by"] == ""
    assert points(ada, cup) == {"Bert": 0.5, "Ada": 0.5}
    until_ratings(ada, table, lambda body: not body)
    bad = tafelronde("admin", *wish[:3], "round=9", "board=0", "--database", server.database)
    assert bad.code == 2
    assert "round: 1 to 1" in bad.err
    for given, said in (("round=x board=0", "round: expected"), ("on=yes", "on: object contains")):
        bad = tafelronde("admin", *wish[:3], *given.split(), "--database", server.database)
        assert said in bad.err
    rule(ada, cup, "undo-act", number=2)

    # void, and undone
    own = ask(ada, cup, "void-result", round=1, board=0)  # she lost it
    assert (own[1]["reason"], own[1]["args"]) == ("bad-act", {"why": "own-game"})
    assert tafelronde("admin", *wish, "--database", server.database).code == 0
    assert points(ada, cup) == {"Bert": 0.5, "Ada": 0.5}
    until_ratings(ada, table, lambda body: not body)
    assert replayed(server.database)[0] == 0
    rule(ada, cup, "undo-act", number=4)
    assert points(ada, cup) == {"Bert": 1.0, "Ada": 0.0}
    rule(ada, cup, "undo-act", number=1)
    assert points(ada, cup) == {"Bert": 0.0, "Ada": 1.0}
    assert until_ratings(ada, table, lambda body: body.get(one, 0) > 0) == before
    assert replayed(server.database)[0] == 0
    assert refusal(ask(ada, cup, "undo-act", number=1)) == "bad-act"

    # the record
    rule(ada, cup, "undo-act", number=6)
    status, record = ada.get(f"/api/tournaments/{cup}/record")
    assert status == 200
    file = tmp_path / "cup.json"
    file.write_text(json.dumps(record))
    assert verify(read_record(file.read_bytes())) == []
    said = tafelronde("verify", str(file))
    assert said.code == 0
    assert "Bert had checkmated." in said.out
    record["acts"][0]["ruling"]["points"] = bert_wins[::-1]
    file.write_text(json.dumps(record))
    assert tafelronde("verify", str(file)).code == 1


def test_nobody_decides_a_rated_game_of_their_own_for_themselves(sqlite_server: Server) -> None:
    ada, bert, zoe = (Browser(sqlite_server.url, name) for name in ("Ada", "Bert", "Zoë"))
    cup = duel(ada, bert)
    lose(ada, bert, cup)
    until(ada, cup, lambda body: body["card"]["status"] == "over")
    rule(ada, cup, "name-director", number=0, user=zoe.me["user"])
    seats = ada.get(f"/api/tournaments/{cup}/rounds/1")[1]["tables"][0]["seats"]
    ada_wins: dict[str, Any] = {
        "round": 1,
        "board": 0,
        "points": [1.0, 0.0] if seats[0] == 1 else [0.0, 1.0],
    }
    half = {**ada_wins, "points": [0.5, 0.5]}
    for act, fields in (("correct-result", ada_wins), ("correct-result", half),
                        ("void-result", {"round": 1, "board": 0})):  # fmt: skip
        assert ask(ada, cup, act, **fields)[1]["args"] == {"why": "own-game"}
    rule(zoe, cup, "correct-result", **half)
    rule(zoe, cup, "undo-act", number=2)
    assert ask(ada, cup, "undo-act", number=3)[1]["args"] == {"why": "own-game"}
    assert points(ada, cup) == {"Bert": 1.0, "Ada": 0.0}
    friendly = duel(ada, bert, rated=False)
    lose(ada, bert, friendly)
    until(ada, friendly, lambda body: body["card"]["status"] == "over")
    rule(ada, friendly, "correct-result", **half)  # it changes no rating
    assert points(ada, friendly) == {"Bert": 0.5, "Ada": 0.5}


def test_no_director_lets_a_program_in(sqlite_server: Server) -> None:
    ada, bert = (Browser(sqlite_server.url, name) for name in ("Ada", "Bert"))
    robot = Robot(sqlite_server.url, ada, "Adabot")
    cup = duel(ada, bert)
    joined = robot.post(f"/api/tournaments/{cup}", {"deed": "join"})
    assert refusal(joined) == "not-for-programs"
    for act, fields in (("add-player", {"player": 0}), ("replace-player", {"player": 2})):
        answer = ask(ada, cup, act, **fields, user=robot.me["user"])
        assert refusal(answer) == "not-for-programs"


def test_the_command_line_decides_a_rated_game_for_a_bot(sqlite_server: Server) -> None:
    ada = Browser(sqlite_server.url, "Ada")
    cup = make(ada, kind="robin", rounds=1, rated=True, fill=2, level="easy")
    do(ada, cup, "join")
    do(ada, cup, "begin")
    give_up(ada, at_table(ada, cup))
    until(ada, cup, lambda body: body["card"]["status"] == "over")
    seats = ada.get(f"/api/tournaments/{cup}/rounds/1")[1]["tables"][0]["seats"]
    for won in ([float(n == 1) for n in seats], [float(n == 2) for n in seats]):
        said = tafelronde(
            "admin", "direct", cup, "correct-result", "round=1", "board=0",
            f"points={won[0]:g},{won[1]:g}", "--database", sqlite_server.database,
        )  # fmt: skip
        assert (said.code, said.err) == (0, "")
