"""Players whom directors take out and let in, after they have left or come back by themselves; acts
that are undone, and undone again."""

import pytest

from server.company import wait_until
from server.cups import at_table, do, give_up, look, make, refusal, until
from server.directing import ask, desk, points, rule
from server.helpers import Browser, Server
from server.moderators import become
from server.sql import rows

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)


def swiss(server: Server, *names: str, **wish: object) -> tuple[str, list[Browser]]:
    """An event of these people that has not begun; its maker is the first of them."""
    people = [Browser(server.url, name) for name in names]
    cup = make(people[0], **{"rounds": 3} | wish)
    for one in people:
        do(one, cup, "join")
    return cup, people


def there(who: Browser, cup: str) -> set[str]:
    return {player["name"] for player in look(who, cup)["players"] if not player["gone"]}


def undo(who: Browser, cup: str, number: int = 0) -> None:
    rule(who, cup, "undo-act", number=number or len(desk(who, cup)["acts"]))


def test_a_player_who_left_by_himself_is_brought_back(server: Server) -> None:
    cup, (ada, bert, _) = swiss(server, "Ada", "Bert", "Cem")
    do(bert, cup, "leave")
    rule(ada, cup, "bring-back", player=2)
    assert there(ada, cup) == {"Ada", "Bert", "Cem"}
    undo(ada, cup)  # as he was before
    assert there(ada, cup) == {"Ada", "Cem"}
    undo(ada, cup)
    assert there(ada, cup) == {"Ada", "Bert", "Cem"}


def test_a_player_who_came_back_by_himself_is_withdrawn_again(server: Server) -> None:
    cup, (ada, bert, _) = swiss(server, "Ada", "Bert", "Cem")
    for act in ("withdraw-player", "withdraw-player", "remove-player"):
        rule(ada, cup, act, player=2)
        assert there(ada, cup) == {"Ada", "Cem"}
        if act == "withdraw-player":
            do(bert, cup, "join")
            assert there(ada, cup) == {"Ada", "Bert", "Cem"}
    assert refusal(bert.post(f"/api/tournaments/{cup}", {"deed": "join"})) == "removed"
    undo(ada, cup, 2)  # the removal stands
    assert there(ada, cup) == {"Ada", "Cem"}


def test_a_player_who_was_let_in_by_mistake_is_out_again(server: Server) -> None:
    cup, (ada, _) = swiss(server, "Ada", "Bert")
    eva = Browser(server.url, "Eva")
    rule(ada, cup, "add-player", player=0, user=eva.me["user"])
    undo(ada, cup)
    assert there(ada, cup) == {"Ada", "Bert"}
    assert refusal(ask(ada, cup, "undo-act", number=1)) == "bad-act"  # it is undone already
    undo(ada, cup)
    assert there(ada, cup) == {"Ada", "Bert", "Eva"}


def test_the_one_in_the_place_of_a_removed_player_plays(server: Server) -> None:
    cup, (ada, _, _) = swiss(server, "Ada", "Bert", "Cem")
    fred = Browser(server.url, "Fred")
    rule(ada, cup, "remove-player", player=2)
    rule(ada, cup, "replace-player", player=2, user=fred.me["user"])
    do(fred, cup, "leave")
    do(fred, cup, "join")  # it was not him who was removed
    do(ada, cup, "leave")
    do(ada, cup, "begin")
    until(ada, cup, lambda body: body["card"]["round"] == 1)
    (table,) = look(ada, cup)["latest"][0]["tables"]
    assert {*table["seats"]} == {2, 3}


def test_a_knock_out_is_not_decided_anew_by_undoing_twice(server: Server) -> None:
    cup, people = swiss(server, "Ada", "Bert", "Cem", "Dora", kind="knockout")
    ada = people[0]
    do(ada, cup, "begin")
    body = until(ada, cup, lambda body: body["card"]["round"] == 1)
    rule(ada, cup, "hold-rounds", on=True)
    first = {table["seats"][0] for table in body["latest"][0]["tables"]}
    for number in first:
        give_up(people[number - 1], at_table(people[number - 1], cup))
    until(ada, cup, lambda body: body["waits"] == "director")
    rule(ada, cup, "correct-result", round=1, board=0, points=[1.0, 0.0])
    undo(ada, cup)
    rule(ada, cup, "begin-round", round=2)
    until(ada, cup, lambda body: body["card"]["round"] == 2)
    before = points(ada, cup)
    assert refusal(ask(ada, cup, "undo-act", number=3)) == "too-late"
    assert not desk(ada, cup)["acts"][2]["may_undo"]
    assert points(ada, cup) == before


def test_nobody_comes_back_who_is_deleted_or_banned(server: Server) -> None:
    cup, (ada, bert, cem) = swiss(server, "Ada", "Bert", "Cem")
    rule(ada, cup, "withdraw-player", player=2)
    assert bert.post("/api/account/leave", {"name": "Bert"})[0] == 204
    wait_until(
        lambda: (
            not rows(
                server.database,
                f"SELECT 1 FROM users WHERE name = 'Bert' AND id = '{bert.me['user']}'",
            )
        )
    )
    ban = {"kind": "play", "reason": "insult", "days": 1}
    host = become(server, "Hanna")
    assert host.post(f"/api/host/people/{cem.me['user']}/ban", ban)[0] == 204
    until(ada, cup, lambda _: there(ada, cup) == {"Ada"})
    assert refusal(ask(ada, cup, "bring-back", player=3)) == "banned"
    assert refusal(ask(ada, cup, "bring-back", player=2)) == "bad-option"
    assert refusal(ask(ada, cup, "undo-act", number=1)) == "bad-option"
    assert there(ada, cup) == {"Ada"}


def test_a_game_for_the_third_place_stays_once_the_final_has_begun(server: Server) -> None:
    cup, people = swiss(server, "Ada", "Bert", "Cem", "Dora", kind="knockout")
    ada = people[0]
    rule(ada, cup, "play-for-third", on=True)
    do(ada, cup, "begin")
    body = until(ada, cup, lambda body: body["card"]["round"] == 1)
    for table in body["latest"][0]["tables"]:
        first = people[table["seats"][0] - 1]
        give_up(first, at_table(first, cup))
    body = until(ada, cup, lambda body: body["card"]["round"] == 2)
    assert len(body["latest"][0]["tables"]) == 2
    assert refusal(ask(ada, cup, "undo-act", number=1)) == "too-late"
    assert refusal(ask(ada, cup, "play-for-third", on=False)) == "too-late"
