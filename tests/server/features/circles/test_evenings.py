"""Evenings of a circle: tables that members hear of, and one score over all games."""

import asyncio

from server.circling import (
    change,
    do,
    join,
    lines,
    look,
    make,
    open_table,
    people,
    played,
    resign,
    sit,
)  # fmt: skip
from server.helpers import Browser, Server, reason
from server.sql import execute


def test_a_table_is_told_to_those_who_are_here_and_entered_by_one_tap(
    nodes: tuple[Server, Server],
) -> None:
    one, other = nodes
    ada, zoe = Browser(one.url, "Ada"), Browser(one.url, "Zoe")
    zoe.url = other.url
    circle = make(ada)
    join(circle, zoe)

    async def play() -> None:
        async with zoe.open() as page:
            await page.next()
            here = [one for one in look(ada, circle)["members"] if one["present"]]
            while "Zoe" not in [one["name"] for one in here]:
                await asyncio.sleep(0.05)
                here = [one for one in look(ada, circle)["members"] if one["present"]]
            for reader, others in ((ada, 1), (zoe, 0)):
                [card] = reader.get("/api/circles")[1]
                assert (card["members"], card["present"]) == (2, others)
            table = open_table(ada, circle)
            body = await page.when_told("invited")
            assert (body["table"], body["state"], body["name"]) == (table, "invited", "Ada")
            [shown] = look(zoe, circle)["tables"]
            assert (shown["id"], shown["status"], shown["public"], shown["rated"]) == (
                table, "open", False, False,
            )  # fmt: skip
            assert shown["time"] is None
            assert zoe.post(f"/api/me/invitations/{table}", {}) == (200, {"table": table})
            assert zoe.dealt(zoe.get(f"/api/tables/{table}")[1]["head"])["status"] == "playing"

    asyncio.run(play())


def test_the_score_counts_all_games_and_rematches(nodes: tuple[Server, Server]) -> None:
    one, other = nodes
    ada, zoe = Browser(one.url, "Ada"), Browser(one.url, "Zoe")
    zoe.url = other.url
    circle = make(ada)
    join(circle, zoe)
    assert look(ada, circle)["evening"] is None
    table = played(circle, ada, zoe)
    evening = look(zoe, circle)["evening"]
    assert (evening["games"], lines(evening)) == (1, [("Ada", 1, 1.0), ("Zoe", 1, 0.0)])
    do(ada, "rematch", table)
    again = ada.get(f"/api/tables/{table}")[1]["head"]["rematch"]
    do(zoe, "ready", again, seat=zoe.get(f"/api/tables/{again}")[1]["head"]["you"][0])
    resign(ada, again)
    evening = look(ada, circle)["evening"]
    assert lines(evening) == [("Ada", 2, 1.0), ("Zoe", 2, 1.0)]
    assert [card["id"] for card in evening["finished"]] == [again, table]
    outside = ada.table("me", "open")  # no table of the circle
    do(zoe, "sit", outside, seat=1)
    do(zoe, "ready", outside, seat=1)
    resign(zoe, outside)
    assert look(ada, circle)["evening"]["games"] == 2


def test_a_new_evening_begins_by_the_maker_and_after_a_pause(server: Server) -> None:
    ada, zoe = people(server, "Ada", "Zoe")
    circle = make(ada)
    join(circle, zoe)
    played(circle, ada, zoe)
    assert change(ada, circle, renew="evening")["evening"] is None
    assert change(ada, circle, renew="evening")["evenings"][0]["number"] == 1  # not an empty one
    played(circle, zoe, ada)
    body = look(ada, circle)
    assert lines(body["evening"]) == [("Zoe", 1, 1.0), ("Ada", 1, 0.0)]
    assert [(one["number"], one["tables"]) for one in body["evenings"]] == [(1, 1)]
    status, first = zoe.get(f"/api/circles/{circle['id']}/evenings/1")
    assert (status, lines(first)) == (200, [("Ada", 1, 1.0), ("Zoe", 1, 0.0)])
    execute(
        server.database,
        f"UPDATE circles SET last = last - {8 * 3600 + 60} WHERE id = '{circle['id']}'",
    )
    body = look(ada, circle)
    assert (body["evening"], len(body["evenings"])) == (None, 2)
    played(circle, ada, zoe)
    body = look(ada, circle)
    assert (body["evening"]["number"], body["evening"]["games"]) == (3, 1)
    for number in (0, 4, 2**40):
        path = f"/api/circles/{circle['id']}/evenings/{number}"
        assert reason(ada.get(path)) == (404, "not-found")


def test_only_games_of_two_people_count(server: Server) -> None:
    (ada,) = people(server, "Ada")
    circle = make(ada)
    table = open_table(ada, circle)
    do(ada, "bot", table, seat=1, level="random")
    resign(ada, table)
    evening = look(ada, circle)["evening"]
    assert (evening["games"], evening["lines"], len(evening["finished"])) == (0, [], 1)


def test_odd_wishes_are_refused_and_leave_nothing(server: Server) -> None:
    ada, zoe = people(server, "Ada", "Zoe")
    circle = make(ada)
    path = f"/api/circles/{circle['id']}/tables"
    for wish, why in (
        ({"game": "no-such-game"}, "unknown-game"),
        ({"game": "rosenkoenig", "players": 7}, "bad-option"),
        ({"game": "rosenkoenig", "options": {"no": 1}}, "bad-option"),
        ({"game": "rosenkoenig", "public": True}, "malformed"),
        ({}, "malformed"),
    ):
        assert reason(ada.post(path, wish))[1] == why
    assert look(ada, circle)["tables"] == []
    assert reason(zoe.post(path, {"game": "rosenkoenig"})) == (404, "not-found")
    table = open_table(ada, circle)
    assert reason(zoe.post(f"{path}/{table}/seat", {})) == (404, "not-found")
    outside = ada.table("me", "open")
    join(circle, zoe)
    assert reason(zoe.post(f"{path}/{outside}/seat", {})) == (404, "not-found")
    sit(zoe, circle, table)
    for _ in range(12):
        open_table(ada, circle)
    assert reason(ada.post(path, {"game": "rosenkoenig"})) == (409, "too-many")
