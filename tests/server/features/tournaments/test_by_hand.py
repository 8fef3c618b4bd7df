"""A director pairs a knock-out by hand; the record explains it."""

import json

import pytest

from cli.helpers import tafelronde
from server.cups import do, look, make, refusal, until
from server.directing import ask, desk, rule
from server.helpers import Browser, Server
from tafelronde.tournament import verify
from tafelronde.tournament.record import read_record

from .test_desk_acts import people, play_round

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)


def met(who: Browser, cup: str) -> list[list[int]]:
    return [table["seats"] for table in look(who, cup)["latest"][0]["tables"]]


def test_a_knock_out_is_paired_by_hand(server: Server) -> None:
    everybody = people(server, "Ada", "Bert", "Cem", "Dora", "Eva", "Fred", "Gwen")
    ada = everybody[0]
    cup = make(ada, kind="knockout")
    for person in everybody:
        do(person, cup, "join")
    rule(ada, cup, "hold-rounds", on=True)
    do(ada, cup, "begin")
    until(ada, cup, lambda body: body["waits"] == "director")
    draft = desk(ada, cup)["draft"]
    assert (len(draft["boards"]), len(draft["byes"]), draft["by_hand"]) == (3, 1, False)
    for wrong in ([[1, 2], [3, 4]], [[1, 2, 3], [4, 5], [6, 7]], [[1, 2], [3, 4], [5, 9]], []):
        answer = ask(ada, cup, "pair-by-hand", round=1, boards=wrong)
        assert (answer[1]["reason"], answer[1]["args"]["field"]) == ("bad-option", "boards")
    hand = [[1, 7], [6, 2], [3, 5]]
    told = rule(ada, cup, "pair-by-hand", round=1, boards=hand)["draft"]
    assert (told["boards"], told["byes"], told["by_hand"]) == (hand, [4], True)
    rule(ada, cup, "begin-round", round=1)
    until(ada, cup, lambda body: body["card"]["round"] == 1)
    assert met(ada, cup) == hand
    answer = ask(ada, cup, "pair-by-hand", round=2, boards=[[1, 7], [6, 4]])
    assert refusal(answer) == "bad-act"  # the first is not over

    play_round(cup, *everybody)  # 7, 2 and 5 win
    until(ada, cup, lambda body: body["waits"] == "director")
    for wrong in ([[7, 2], [5, 1]], [[7, 2]]):
        answer = ask(ada, cup, "pair-by-hand", round=2, boards=wrong)
        assert (answer[1]["reason"], answer[1]["args"]["field"]) == ("bad-option", "boards")
    wish = ("direct", cup, "pair-by-hand", "round=2", "boards=7-5,2-4")
    done = tafelronde("admin", *wish, "--database", server.database)
    assert done.code == 0, done.err
    rule(ada, cup, "play-for-third", on=True)
    rule(ada, cup, "begin-round", round=2)
    until(ada, cup, lambda body: body["card"]["round"] == 2)
    assert met(ada, cup) == [[7, 5], [2, 4]]
    play_round(cup, *everybody)  # 5 and 4 win
    until(ada, cup, lambda body: body["waits"] == "director")
    draft = desk(ada, cup)["draft"]
    assert (draft["third"], {*draft["boards"][0]}, {*draft["boards"][1]}) == (True, {4, 5}, {2, 7})
    answer = ask(ada, cup, "pair-by-hand", round=3, boards=[[7, 5]])
    assert answer[1]["args"]["field"] == "boards"  # who lost a semi-final is not in the final
    rule(ada, cup, "pair-by-hand", round=3, boards=[[5, 4]])
    rule(ada, cup, "hold-rounds", on=False)
    until(ada, cup, lambda body: body["card"]["round"] == 3)
    assert met(ada, cup)[0] == [5, 4]
    play_round(cup, *everybody)
    until(ada, cup, lambda body: body["card"]["status"] == "over")
    record = read_record(json.dumps(ada.get(f"/api/tournaments/{cup}/record")[1]).encode())
    assert verify(record) == []
    assert record.order[0] == 4


def test_an_arena_is_not_paired_by_hand(server: Server) -> None:
    ada, bert = people(server, "Ada", "Bert")
    cup = make(ada, kind="arena", minutes=30)
    for person in (ada, bert):
        do(person, cup, "join")
    answer = ask(ada, cup, "pair-by-hand", round=1, boards=[[1, 2]])
    assert answer[0] == 409, answer
