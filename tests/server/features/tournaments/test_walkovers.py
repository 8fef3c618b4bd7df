"""Players who leave an event between two rounds: their opponents go on, and the event ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.helpers import tafelronde
from server.cups import at_table, do, give_up, look, make, refusal, until
from server.directing import ask, rule
from server.helpers import Browser, Message, Server

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)


def begun(server: Server, count: int, **wish: object) -> tuple[str, list[Browser]]:
    """A running event of so many people, whose next rounds a director begins."""
    people = [Browser(server.url, f"Guest {number}") for number in range(1, count + 1)]
    cup = make(people[0], **wish)
    for one in people:
        do(one, cup, "join")
    do(people[0], cup, "begin")
    until(people[0], cup, lambda body: body["card"]["round"] == 1)
    rule(people[0], cup, "hold-rounds", on=True)
    return cup, people


def play(cup: str, people: list[Browser]) -> Message:
    """Let the first seat of each table of the round give up; the tournament afterwards."""
    (latest,) = look(people[0], cup)["latest"]
    for table in latest["tables"]:
        loser = people[table["seats"][0] - 1]
        give_up(loser, at_table(loser, cup))
    return until(people[0], cup, lambda body: body["latest"][0]["over"])


def winners(body: Message) -> list[int]:
    return [pair["winner"] for pair in body["bracket"][0]]


def begin_next(cup: str, people: list[Browser]) -> Message:
    number = look(people[0], cup)["card"]["round"] + 1
    rule(people[0], cup, "begin-round", round=number)
    return until(people[0], cup, lambda body: body["card"]["round"] == number)


def verified(cup: str, people: list[Browser], folder: Path) -> bool:
    path = folder / "cup.json"
    path.write_text(json.dumps(people[0].get(f"/api/tournaments/{cup}/record")[1]))
    return tafelronde("verify", path).code == 0


def test_the_opponent_of_a_winner_who_left_goes_on(server: Server, tmp_path: Path) -> None:
    cup, people = begun(server, 8, kind="knockout")
    first, second, third, fourth = winners(play(cup, people))
    do(people[second - 1], cup, "leave")
    body = begin_next(cup, people)
    assert body["latest"][0]["byes"] == [first]
    (table,) = body["latest"][0]["tables"]
    assert {*table["seats"]} == {third, fourth}  # as the bracket showed
    body = play(cup, people)
    (finalist,) = {third, fourth} - {table["seats"][0]}
    do(people[finalist - 1], cup, "leave")  # the final is decided without a game
    rule(people[0], cup, "begin-round", round=3)
    body = until(people[0], cup, lambda body: body["card"]["status"] == "over")
    assert [player["number"] for player in body["players"]][:2] == [first, finalist]
    assert [[len(pair["sides"]) for pair in pairs] for pairs in body["bracket"]] == [
        [2, 2, 2, 2],
        [1, 2],
        [1],
    ]
    assert verified(cup, people, tmp_path)


def test_the_last_one_there_wins_a_knock_out(server: Server, tmp_path: Path) -> None:
    cup, people = begun(server, 4, kind="knockout")
    on = winners(play(cup, people))
    do(people[on[1] - 1], cup, "leave")
    rule(people[0], cup, "begin-round", round=2)
    body = until(people[0], cup, lambda body: body["card"]["status"] == "over")
    best = body["players"][0]
    assert (best["number"], best["gone"], best["points"]) == (on[0], False, 2.0)
    assert verified(cup, people, tmp_path)


@pytest.mark.parametrize("kind", ["swiss", "robin", "knockout"])
def test_standings_are_approved_after_all_have_left(server: Server, kind: str) -> None:
    cup, people = begun(server, 4, kind=kind, rounds=0 if kind == "knockout" else 3)
    ada = people[0]
    rule(ada, cup, "need-approval", on=True)
    assert refusal(ask(ada, cup, "approve-standings")) == "bad-act"
    play(cup, people)
    assert refusal(ask(ada, cup, "approve-standings")) == "bad-act"  # a round is to come
    for one in people:
        do(one, cup, "leave")
    body = until(ada, cup, lambda body: body["waits"] == "approval")
    assert body["card"]["status"] == "running"
    rule(ada, cup, "approve-standings")
    until(ada, cup, lambda body: body["card"]["status"] == "over")


def test_a_corrected_result_brings_a_loser_who_left_into_the_next_round(
    server: Server, tmp_path: Path
) -> None:
    cup, people = begun(server, 4, kind="knockout")
    body = play(cup, people)
    table = body["latest"][0]["tables"][0]
    winner, loser = (set(table["seats"]) & {*winners(body)}).pop(), table["seats"][0]
    do(people[loser - 1], cup, "leave")
    points = [float(number == loser) for number in table["seats"]]
    rule(people[0], cup, "correct-result", round=1, board=0, points=points)
    rule(people[0], cup, "bring-back", player=loser)
    body = begin_next(cup, people)
    assert loser in body["latest"][0]["tables"][0]["seats"]
    do(people[winner - 1], cup, "leave")
    answer = ask(people[0], cup, "bring-back", player=winner)
    assert answer[1]["args"]["why"] == "kind"  # the final is paired without them
    play_last(cup, people)
    assert verified(cup, people, tmp_path)


def play_last(cup: str, people: list[Browser]) -> None:
    (table,) = look(people[0], cup)["latest"][0]["tables"]
    loser = people[table["seats"][0] - 1]
    give_up(loser, at_table(loser, cup))
    until(people[0], cup, lambda body: body["card"]["status"] == "over")
