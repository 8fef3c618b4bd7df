"""Two things at once, at two nodes of one database: one comes first, and both nodes agree."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from server.at_once import Answer, at_once, elsewhere
from server.company import wait_until
from server.cups import do, make, until
from server.directing import ask, desk
from server.helpers import Browser, Message, Server


def test_two_directors_who_rule_at_once_are_told_apart(nodes: tuple[Server, Server]) -> None:
    ada, bert = (Browser(nodes[0].url, name) for name in ("Ada", "Bert"))
    cup = make(ada, kind="swiss", rounds=3)
    for who in (ada, bert):
        do(who, cup, "join")
    do(ada, cup, "begin")
    until(ada, cup, lambda body: body["card"]["round"] == 1)
    second = elsewhere(ada, nodes[1])
    for turn in range(6):
        seen = len(desk(ada, cup)["acts"])
        rule = partial(ask, cup=cup, name="hold-rounds", seen=seen, on=turn % 2 == 0)
        answers = at_once(partial(rule, ada), partial(rule, second))
        assert sorted(status for status, _ in answers) == [200, 409], answers
        assert {body["reason"] for status, body in answers if status == 409} == {"stale-desk"}
        assert len(desk(second, cup)["acts"]) == len(desk(ada, cup)["acts"]) == seen + 1


def _to_choose(who: Browser, table: str) -> Message | None:
    """The table where this person has a choice; None while they have none."""
    head = who.get(f"/api/tables/{table}")[1]["head"]
    return head if head["legal"] else None


@pytest.mark.parametrize("yes", [True, False])
def test_a_takeback_is_answered_while_somebody_resigns_and_asks_for_a_review(
    nodes: tuple[Server, Server], yes: bool
) -> None:
    """The answer is carried out first, or refused; the nodes then show the same."""
    for _ in range(4):
        people = [Browser(node.url, name) for node, name in zip(nodes, ("Ada", "Bo"), strict=True)]
        ada, bo = people
        table = ada.table("me", "open")

        def act(who: Browser, t: str, seat: int, table: str = table, **more: Any) -> Answer:
            wish = {"t": t, "id": f"{t}{seat}", "table": table, "seat": seat, **more}
            return who.post("/api/command", wish)

        assert act(bo, "sit", 1)[0] == 200
        assert act(bo, "ready", 1)[0] == 200
        mover = bo.dealt(bo.get(f"/api/tables/{table}")[1]["head"])["player"]
        seen = wait_until(partial(_to_choose, people[mover], table))
        choice = {"seq": seen["seq"], "action": seen["legal"][0]["action"]}
        assert act(people[mover], "move", mover, **choice)[0] == 200
        asked = act(people[mover], "undo", mover)
        assert asked[0] == 200, asked
        waiting = people[1 - mover]
        answered, resigned, reviewed = at_once(
            partial(act, waiting, "answer", 1 - mover, yes=yes),
            partial(act, people[mover], "resign", mover),
            partial(waiting.post, f"/api/tables/{table}/review", {}),
        )
        assert resigned[0] == 200
        assert max(answered[0], reviewed[0]) < 500, (answered, reviewed)

        def the_same(table: str = table, people: Sequence[Browser] = people) -> bool:
            heads = [who.get(f"/api/tables/{table}")[1]["head"] for who in people]
            same = len({(head["seq"], head["ply"]) for head in heads}) == 1
            return same and [head["status"] for head in heads] == ["over", "over"]

        wait_until(the_same)  # a node hears of what the other one wrote
