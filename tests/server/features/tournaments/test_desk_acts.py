"""Further acts of directors at a server: players, rounds, the course of an event, two directors at
once, a stale page, undoing after the next round is paired, a reason that goes with an account."""

import json
import threading
from pathlib import Path

import pytest

from cli.helpers import tafelronde
from server.cups import at_table, do, give_up, look, make, refusal, until
from server.directing import Answer, ask, desk, points, rule
from server.helpers import Browser, Server
from tafelronde.tournament import verify
from tafelronde.tournament.record import read_record

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)


def people(server: Server, *names: str) -> list[Browser]:
    return [Browser(server.url, name) for name in names]


def play_round(cup: str, *players: Browser) -> None:
    """Let the player in the first seat of each table give up, until the round is over."""
    body = look(players[0], cup)
    first = {table["seats"][0] for table in body["latest"][0]["tables"]}
    for one in players:
        if look(one, cup)["you"] in first:
            give_up(one, at_table(one, cup))
    round = body["card"]["round"]
    until(players[0], cup, lambda body: body["card"]["round"] > round or body["latest"][0]["over"])


def test_a_swiss_that_a_director_leads(server: Server, tmp_path: Path) -> None:
    ada, bert, cem, dora, eva, fred = people(server, "Ada", "Bert", "Cem", "Dora", "Eva", "Fred")
    cup = make(ada, rounds=3)
    for person in (ada, bert, cem, dora):
        do(person, cup, "join")
    rule(ada, cup, "name-director", number=0, user=bert.me["user"])
    rule(bert, cup, "hold-rounds", on=True)  # another director
    do(ada, cup, "begin")
    until(ada, cup, lambda body: body["waits"] == "director")
    assert look(ada, cup)["card"]["round"] == 0

    # the draft can be changed before the round begins
    draft = desk(ada, cup)["draft"]
    assert (draft["number"], len(draft["boards"]), draft["by_hand"]) == (1, 2, False)
    assert desk(cem, cup)["draft"] is None
    for wrong in ([[1, 2], [2, 3]], [[1, 2, 3]], [[1, 9]], []):
        answer = ask(ada, cup, "pair-by-hand", round=1, boards=wrong)
        assert (answer[1]["reason"], answer[1]["args"]["field"]) == ("bad-option", "boards")
    rule(ada, cup, "pair-by-hand", round=1, boards=[[1, 4], [2, 3]])
    rule(bert, cup, "begin-round", round=1)
    body = until(ada, cup, lambda body: body["card"]["round"] == 1)
    assert [table["seats"] for table in body["latest"][0]["tables"]] == [[1, 4], [2, 3]]
    assert refusal(ask(ada, cup, "pair-by-hand", round=1, boards=[[1, 2]])) == "too-late"

    # a penalty, a bye by request, a late entry with half a point, two who are kept apart
    play_round(cup, ada, bert, cem, dora)
    assert points(ada, cup) == {"Ada": 0, "Bert": 0, "Cem": 1, "Dora": 1}
    rule(ada, cup, "give-penalty", player=3, round=1, points=0.5, why="Came late to the table.")
    rule(ada, cup, "grant-bye", player=1, round=2, points=0.5)
    rule(ada, cup, "add-player", player=0, user=eva.me["user"])
    assert eva.get("/api/me/rulings")[1]["rulings"][0]["name"] == "Cup"
    rule(ada, cup, "grant-late", player=5, rounds=1, points=0.5)
    rule(ada, cup, "keep-apart", one=3, other=4)
    assert points(ada, cup) == {"Ada": 0, "Bert": 0, "Cem": 0.5, "Dora": 1, "Eva": 0.5}
    for act, fields, field in (
        ("grant-bye", {"player": 9, "round": 2, "points": 1.0}, "player"),
        ("grant-bye", {"player": 2, "round": 2, "points": 0.7}, "points"),
        ("give-penalty", {"player": 2, "round": 3, "points": 1.0}, "round"),
        ("set-entry", {"least": -1}, "most"),
        ("set-entry", {"most": -1}, "most"),
        ("set-entry", {"least": 1200, "most": 1100}, "most"),
    ):
        assert ask(ada, cup, act, **fields)[1]["args"].get("field") == field

    # removed for good, replaced by somebody else
    rule(ada, cup, "remove-player", player=4)
    assert refusal(dora.post(f"/api/tournaments/{cup}", {"deed": "join"})) == "removed"
    rule(ada, cup, "bring-back", player=4)
    rule(ada, cup, "replace-player", player=2, user=fred.me["user"])
    rule(ada, cup, "begin-round", round=2)
    body = until(ada, cup, lambda body: body["card"]["round"] == 2)
    playing = {n for table in body["latest"][0]["tables"] for n in table["seats"]}
    assert playing == {2, 3, 4, 5}
    assert {3, 4} not in [{*table["seats"]} for table in body["latest"][0]["tables"]]
    assert at_table(fred, cup)["round"] == 2
    assert points(ada, cup)["Ada"] == 0.5

    # an act is undone after the next round was paired: the round stays, the points follow
    play_round(cup, cem, dora, eva, fred)
    before = points(ada, cup)
    penalty = next(a for a in desk(ada, cup)["acts"] if a["ruling"]["act"] == "give-penalty")
    rule(ada, cup, "undo-act", number=penalty["number"])
    assert points(ada, cup)["Cem"] == before["Cem"] + 0.5
    bye = next(a for a in desk(ada, cup)["acts"] if a["ruling"]["act"] == "grant-bye")
    assert refusal(ask(ada, cup, "undo-act", number=bye["number"])) == "too-late"
    assert not bye["may_undo"]

    # the standings count when they are approved, by the tie-breaks that were chosen
    rule(ada, cup, "need-approval", on=True)
    rule(ada, cup, "choose-tie-breaks", order=["cut-1", "direct"])
    assert refusal(ask(ada, cup, "approve-standings")) == "bad-act"
    rule(ada, cup, "hold-rounds", on=False)
    until(ada, cup, lambda body: body["card"]["round"] == 3)
    play_round(cup, ada, cem, dora, eva, fred)
    until(ada, cup, lambda body: body["waits"] == "approval")
    assert refusal(ada.get(f"/api/tournaments/{cup}/record")) == "not-over"
    rule(ada, cup, "approve-standings")
    until(ada, cup, lambda body: body["card"]["status"] == "over")

    file = tmp_path / "cup.json"
    record = ada.get(f"/api/tournaments/{cup}/record")[1]
    file.write_text(json.dumps(record))
    assert verify(read_record(file.read_bytes())) == []
    said = tafelronde("verify", str(file), "--lang", "en")
    assert said.code == 0
    for line in ("paired by hand", "Came late to the table.", "approved", "was let in"):
        assert line in said.out


def test_two_directors_at_once(server: Server) -> None:
    ada, bert = people(server, "Ada", "Bert")
    cup = make(ada)
    told = rule(ada, cup, "name-director", number=0, user=bert.me["user"])
    assert [one["name"] for one in told["directors"]] == ["Ada", "Bert"]
    answers: list[Answer] = []

    def pause(who: Browser) -> None:
        answers.append(ask(who, cup, "pause-play", seen=1))

    both = [threading.Thread(target=pause, args=(who,)) for who in (ada, bert)]
    for one in both:
        one.start()
    for one in both:
        one.join()
    assert sorted(status for status, _ in answers) == [200, 409]
    assert next(told["reason"] for status, told in answers if status == 409) == "stale-desk"
    assert len(desk(ada, cup)["acts"]) == 2


def test_pause_extension_and_the_time_of_a_round(server: Server) -> None:
    ada, bert = people(server, "Ada", "Bert")
    cup = make(ada, kind="robin", rounds=2)
    for person in (ada, bert):
        do(person, cup, "join")
    rule(ada, cup, "pause-play")
    do(ada, cup, "begin")
    until(ada, cup, lambda body: body["waits"] == "paused")
    assert refusal(ask(ada, cup, "pause-play")) == "bad-act"
    rule(ada, cup, "resume-play")
    body = until(ada, cup, lambda body: body["latest"] and body["latest"][0]["tables"][0]["until"])
    (table,) = body["latest"][0]["tables"]
    rule(ada, cup, "extend-time", round=1, seconds=600)
    assert look(ada, cup)["latest"][0]["tables"][0]["until"] == pytest.approx(table["until"] + 600)
    now = look(ada, cup)["now"]
    rule(ada, cup, "begin-round", round=2, at=now + 3600)
    play_round(cup, ada, bert)
    until(ada, cup, lambda body: body["waits"] == "director")
    assert desk(ada, cup)["begins"] == pytest.approx(now + 3600)
    rule(ada, cup, "undo-act", number=len(desk(ada, cup)["acts"]))
    until(ada, cup, lambda body: body["card"]["round"] == 2)


def test_a_reason_goes_with_the_account_of_a_person_it_names(server: Server) -> None:
    ada, bert, cem = people(server, "Ada", "Bert", "Cem")
    cup = make(ada)
    for person in (ada, bert, cem):
        do(person, cup, "join")
    rule(ada, cup, "withdraw-player", player=2, why="Has a cold.")
    rule(ada, cup, "pause-play", why="Everybody waits for bert.")
    rule(ada, cup, "resume-play", why="The coffee is ready.")
    rule(ada, cup, "undo-act", number=1, why="The cold is over.")
    assert bert.post("/api/account/leave", {"name": "Bert"})[0] == 204

    def whys() -> list[tuple[str, bool]]:
        return [(act["why"], act["struck"]) for act in desk(ada, cup)["acts"]]

    until(ada, cup, lambda body: whys()[0][1])
    assert whys() == [("", True), ("", True), ("The coffee is ready.", False), ("", True)]
