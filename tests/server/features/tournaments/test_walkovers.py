"""Players who leave an event between two rounds: their opponents go on, and the event ends."""

import csv
import io
import json
from collections import Counter
from pathlib import Path

import pytest

from cli.helpers import tafelronde
from server.cups import at_table, do, give_up, look, make, refusal, until
from server.directing import ask, desk, rule
from server.helpers import Browser, Message, Server
from server.moderators import become

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


def checked(cup: str, people: list[Browser], folder: Path) -> str:
    """The words of ``tafelronde verify`` on the record, which is right."""
    path = folder / "cup.json"
    path.write_text(json.dumps(people[0].get(f"/api/tournaments/{cup}/record")[1]))
    done = tafelronde("verify", path)
    assert done.code == 0
    return done.out


def results(cup: str, people: list[Browser]) -> list[dict[str, str]]:
    text = people[0].get(f"/api/tournaments/{cup}/export/results")[1]
    return list(csv.DictReader(io.StringIO(text)))


def test_the_opponent_of_a_winner_who_left_goes_on(server: Server, tmp_path: Path) -> None:
    cup, people = begun(server, 8, kind="knockout")
    first, second, third, fourth = winners(play(cup, people))
    do(people[second - 1], cup, "leave")
    body = begin_next(cup, people)
    assert body["latest"][0]["byes"] == [first]
    assert body["latest"][0]["walkovers"] == [{"player": first, "left": second, "points": 1.0}]
    (table,) = body["latest"][0]["tables"]
    assert {*table["seats"]} == {third, fourth}  # as the bracket showed
    body = play(cup, people)
    (finalist,) = {third, fourth} - {table["seats"][0]}
    do(people[finalist - 1], cup, "leave")  # the final is decided without a game
    rule(people[0], cup, "begin-round", round=3)
    body = until(people[0], cup, lambda body: body["card"]["status"] == "over")
    assert [player["number"] for player in body["players"]][:2] == [first, finalist]
    assert [[pair["left"] for pair in pairs] for pairs in body["bracket"]] == [
        [0, 0, 0, 0],
        [second, 0],
        [finalist],
    ]
    for pair in (body["bracket"][1][0], body["bracket"][2][0]):
        assert {side["player"] for side in pair["sides"]} == {pair["left"], first}
        assert (pair["winner"], pair["over"], pair["table"]) == (first, False, "")
    said = checked(cup, people, tmp_path)
    assert f"Round 2: Guest {second} had left; a walkover for Guest {first}." in said
    assert f"Round 3: Guest {finalist} had left; a walkover for Guest {first}." in said
    assert f"Guest {first} has won." in said
    lines = [one for one in results(cup, people) if one["table"] == ""]
    assert [(one["round"], one["number"], one["points"], one["note"]) for one in lines] == [
        ("2", str(first), "1", "walkover"),
        ("3", str(first), "1", "walkover"),
    ]


@pytest.mark.parametrize("kind", ["robin", "league"])
@pytest.mark.parametrize("early", [True, False])
def test_everybody_reads_which_games_do_not_count(
    server: Server, tmp_path: Path, kind: str, early: bool
) -> None:
    cup, people = begun(server, 5, kind=kind)
    for _ in range(1 if early else 3):
        body = play(cup, people)
        begin_next(cup, people)
    body = play(cup, people)
    rounds = [people[0].get(f"/api/tournaments/{cup}/rounds/{n}")[1]
              for n in range(1, body["card"]["round"] + 1)]  # fmt: skip
    seats = [table["seats"] for one in rounds for table in one["tables"]]
    came = Counter(second for _, second in seats)  # the first seat gave up without a decision
    games = Counter(n for both in seats for n in both)
    leaver = next(n for n in range(2, 6) if games[n] < 4 and (2 * came[n] < 4) == early)
    do(people[leaver - 1], cup, "leave")
    while (body := look(people[0], cup))["card"]["status"] != "over":
        if body["latest"][0]["over"] and body["card"]["round"] < 5:
            begin_next(cup, people)
            play(cup, people)
    players = {one["number"]: one for one in body["players"]}
    assert [n for n, one in players.items() if one["annulled"]] == [leaver] * early
    rounds = [people[0].get(f"/api/tournaments/{cup}/rounds/{n}")[1] for n in range(1, 6)]
    missed = [one for round in rounds for one in round["walkovers"]]
    met = {
        n for round in rounds for t in round["tables"] if leaver in t["seats"] for n in t["seats"]
    }
    assert {one["player"] for one in missed} == {1, 2, 3, 4, 5} - met - {leaver}
    assert {(one["left"], one["points"]) for one in missed} == {(leaver, 0.0 if early else 1.0)}
    lines = results(cup, people)
    unplayed = {one["note"] for one in lines if one["table"] == "" and one["points"] != "bye"}
    assert unplayed == {"annulled" if early else "walkover"}
    tables = [table for round in rounds for table in round["tables"] if table["over"]]
    assert all(table["absent"] == table["seats"][:1] for table in tables)  # no decision was made
    played = {one["note"] for one in lines if one["table"]}
    assert played == {"walkover", "annulled"} if early else {"walkover"}
    for number, one in players.items():  # the export adds up to the standings
        own = [line["points"] for line in lines if line["number"] == str(number)]
        assert sum(float(worth) for worth in own if worth not in ("", "bye")) == one["points"]
    said = checked(cup, people, tmp_path)
    assert (f"Games against Guest {leaver} count for nobody" in said) == early
    assert (f"Guest {leaver} had left; a walkover for" in said) != early


def test_the_last_one_there_wins_a_knock_out(server: Server, tmp_path: Path) -> None:
    cup, people = begun(server, 4, kind="knockout")
    on = winners(play(cup, people))
    do(people[on[1] - 1], cup, "leave")
    rule(people[0], cup, "begin-round", round=2)
    body = until(people[0], cup, lambda body: body["card"]["status"] == "over")
    best = body["players"][0]
    assert (best["number"], best["gone"], best["points"]) == (on[0], False, 2.0)
    assert checked(cup, people, tmp_path)


@pytest.mark.parametrize("kind", ["swiss", "robin", "knockout"])
def test_standings_are_approved_after_all_have_left(
    server: Server, tmp_path: Path, kind: str
) -> None:
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
    body = until(ada, cup, lambda body: body["card"]["status"] == "over")
    first = body["players"][0]
    said = checked(cup, people, tmp_path)
    line = ada.get(f"/api/tournaments/{cup}/export/standings")[1].splitlines()[1]
    if kind == "knockout":  # the final was not even drawn
        assert (first["rank"], line[:2]) == (2, "2,")
        assert "Nobody has won." in said
    else:  # decided as soon as one was left
        assert (first["rank"], first["number"], line[:2]) == (1, len(people), "1,")
        assert f"Guest {len(people)} has won." in said
    rule(ada, cup, "remove-player", player=first["number"])
    assert [one["rank"] for one in look(ada, cup)["players"]] == [2, 3, 4, 5]
    assert "Nobody has won." in checked(cup, people, tmp_path)


def test_who_sat_out_the_last_round_by_request_wins(server: Server, tmp_path: Path) -> None:
    cup, people = begun(server, 4, kind="swiss", rounds=2)
    ada = people[0]
    body = play(cup, people)
    first, second = (one["number"] for one in body["players"][:2])
    rule(ada, cup, "need-approval", on=True)
    for number in (first, second):
        rule(ada, cup, "grant-bye", player=number, round=2, points=0.5)
    do(people[second - 1], cup, "leave")  # before the round: that is no bye any more
    begin_next(cup, people)
    do(people[first - 1], cup, "leave")
    play(cup, people)
    rule(ada, cup, "approve-standings")
    body = until(ada, cup, lambda body: body["card"]["status"] == "over")
    best = body["players"][0]
    assert (best["number"], best["rank"], best["points"]) == (first, 1, 1.5)
    assert f"Guest {first} has won." in checked(cup, people, tmp_path)
    assert ada.get(f"/api/tournaments/{cup}/record")[1]["left"] == [second]
    # Removed after the end: the next one wins, and undoing it gives the victory back.
    for act in ("withdraw-player", "bring-back", "replace-player"):
        assert refusal(ask(ada, cup, act, player=first)) in ("bad-act", "bad-option")
    rule(ada, cup, "remove-player", player=first)
    best = look(ada, cup)["players"][0]
    assert (best["rank"], best["number"] in (first, second)) == (1, False)
    assert f"Guest {best['number']} has won." in checked(cup, people, tmp_path)
    rule(ada, cup, "undo-act", number=len(desk(ada, cup)["acts"]))
    assert look(ada, cup)["players"][0]["number"] == first


def test_a_ban_after_the_last_game_takes_no_victory_away(server: Server, tmp_path: Path) -> None:
    cup, people = begun(server, 2, kind="swiss", rounds=1)
    ada, host = people[0], become(server, "Hal")
    rule(ada, cup, "need-approval", on=True)
    best = play(cup, people)["players"][0]
    user = people[best["number"] - 1].me["user"]
    ban = {"kind": "play", "reason": "insult", "days": 1}
    assert host.post(f"/api/host/people/{user}/ban", ban)[0] == 204
    until(host, cup, lambda body: any(one["gone"] for one in body["players"]))
    rule(host, cup, "approve-standings")
    body = until(host, cup, lambda body: body["card"]["status"] == "over")
    assert (body["players"][0]["number"], body["players"][0]["rank"]) == (best["number"], 1)
    rule(host, cup, "remove-player", player=best["number"])
    assert look(host, cup)["players"][0]["number"] != best["number"]
    assert checked(cup, [host], tmp_path)


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
    assert checked(cup, people, tmp_path)


def play_last(cup: str, people: list[Browser]) -> None:
    (table,) = look(people[0], cup)["latest"][0]["tables"]
    loser = people[table["seats"][0] - 1]
    give_up(loser, at_table(loser, cup))
    until(people[0], cup, lambda body: body["card"]["status"] == "over")


def test_whoever_meets_a_pair_that_left_goes_on_and_reads_why(
    server: Server, tmp_path: Path
) -> None:
    cup, people = begun(server, 8, kind="knockout")
    first, second, third, fourth = winners(play(cup, people))
    for number in (first, second):
        do(people[number - 1], cup, "leave")
    begin_next(cup, people)
    body = play(cup, people)
    stays = body["bracket"][1][1]["winner"]
    assert stays in (third, fourth)
    rule(people[0], cup, "begin-round", round=3)
    body = until(people[0], cup, lambda body: body["card"]["status"] == "over")
    gone = body["bracket"][1][0]
    assert [side["player"] for side in gone["sides"]] == [first, second]
    assert (gone["winner"], gone["left"] > 0) == (-1, True)
    (final,) = body["bracket"][2]
    assert [side["player"] for side in final["sides"]] == [-1, stays]
    assert (final["winner"], final["left"]) == (stays, 0)
    assert body["latest"][0]["walkovers"] == [{"player": stays, "left": 0, "points": 1.0}]
    assert body["players"][0]["number"] == stays
    said = checked(cup, people, tmp_path)
    assert f"Round 3: nobody came through to meet Guest {stays}; a walkover." in said
    lines = [one for one in results(cup, people) if one["table"] == ""]
    assert [(one["round"], one["number"], one["note"]) for one in lines] == [
        ("3", str(stays), "walkover")
    ]


def test_a_final_that_both_have_left_is_won_by_nobody(server: Server, tmp_path: Path) -> None:
    cup, people = begun(server, 4, kind="knockout")
    finalists = winners(play(cup, people))
    for number in finalists:
        do(people[number - 1], cup, "leave")
    body = until(people[0], cup, lambda body: body["card"]["status"] == "over")
    (final,) = body["bracket"][1]
    assert [side["player"] for side in final["sides"]] == finalists
    assert (final["winner"], final["table"]) == (-1, "")
    assert [one["rank"] for one in body["players"]] == [2, 3, 4, 5]
    assert "Nobody has won." in checked(cup, people, tmp_path)
