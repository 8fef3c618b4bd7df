"""Circles of friends: made, joined by one link, changed, left; and those who may not."""

from concurrent.futures import ThreadPoolExecutor

from server.circling import change, join, look, make, open_table, people, played, remove
from server.company import wait_until
from server.helpers import Browser, Server, reason
from server.moderators import become
from server.sql import rows
from tafelronde.server.features.circles.rows import MOST_CIRCLES, MOST_MEMBERS


def names(circle: object) -> list[str]:
    return [one["name"] for one in circle["members"]]  # pyright: ignore[reportIndexIssue]


def test_whoever_has_the_link_joins_and_nobody_else_knows_of_it(server: Server) -> None:
    ada, zoe, eve = people(server, "Ada", "Zoe", "Eve")
    circle = make(ada)
    path = f"/api/circles/{circle['id']}"
    assert reason(eve.get(path)) == (404, "not-found")
    assert reason(eve.get(f"{path}/door?code=guess")) == (404, "not-found")
    assert reason(eve.post(f"{path}/members", {"code": "guess"})) == (404, "not-found")
    status, door = zoe.get(f"{path}/door?code={circle['code']}")
    assert status == 200
    assert (door["name"], door["maker"], door["members"], door["yours"]) == (
        "The Thursday round", "Ada", 1, False,
    )  # fmt: skip
    join(circle, zoe)
    join(circle, zoe)  # by the same link once more
    assert names(look(zoe, circle)) == ["Ada", "Zoe"]
    assert [one["name"] for one in zoe.get("/api/circles")[1]] == ["The Thursday round"]
    assert eve.get("/api/circles")[1] == []
    assert reason(Browser(server.url).get(path))[0] == 401


def test_a_renewed_link_ends_the_old_one_and_members_stay(server: Server) -> None:
    ada, zoe, eve = people(server, "Ada", "Zoe", "Eve")
    circle = make(ada)
    join(circle, zoe)
    fresh = change(ada, circle, renew="link")
    old = {"code": circle["code"]}
    path = f"/api/circles/{circle['id']}/members"
    assert reason(eve.post(path, old)) == (404, "not-found")
    join(fresh, eve)
    assert names(look(zoe, circle)) == ["Ada", "Eve", "Zoe"]


def test_only_the_maker_changes_removes_hands_over_and_ends(server: Server) -> None:
    ada, zoe, eve = people(server, "Ada", "Zoe", "Eve")
    circle = make(ada)
    path = f"/api/circles/{circle['id']}"
    join(circle, zoe, eve)
    assert reason(zoe.post(path, {"name": "Mine"})) == (403, "circle-maker")
    assert reason(zoe.ask("DELETE", path)) == (403, "circle-maker")
    assert reason(remove(zoe, circle, eve)) == (403, "circle-maker")
    assert remove(ada, circle, eve)[0] == 204
    assert reason(remove(ada, circle, eve)) == (404, "not-found")
    assert reason(eve.get(path)) == (404, "not-found")
    refused = reason(eve.post(f"{path}/members", {"code": circle["code"]}))
    assert refused == (403, "circle-removed")
    assert [one["name"] for one in look(ada, circle)["removed"]] == ["Eve"]
    assert look(zoe, circle)["removed"] == []
    assert change(ada, circle, back=eve.me["user"], name="Friday")["removed"] == []
    join(circle, eve)
    nobody = reason(ada.post(path, {"maker": "nobody"}))
    assert nobody == (404, "not-found")
    assert change(ada, circle, maker=zoe.me["user"])["maker"] == zoe.me["user"]
    assert reason(ada.post(path, {"name": "Mine"})) == (403, "circle-maker")
    assert zoe.ask("DELETE", path)[0] == 204
    for one in (ada, zoe, eve):
        assert one.get("/api/circles")[1] == []


def test_a_maker_who_leaves_hands_over_to_the_oldest_member(server: Server) -> None:
    ada, zoe, eve = people(server, "Ada", "Zoe", "Eve")
    circle = make(ada)
    join(circle, zoe, eve)
    assert remove(ada, circle, ada)[0] == 204
    assert look(eve, circle)["maker"] == zoe.me["user"]
    assert remove(zoe, circle, zoe)[0] == 204
    assert remove(eve, circle, eve)[0] == 204
    found = f"SELECT id FROM circles WHERE id = '{circle['id']}'"
    assert rows(server.database, found) == []


def test_names_are_checked_as_those_of_people_are(server: Server) -> None:
    kay = become(server, "Kay")
    (ada,) = people(server, "Ada")
    assert kay.post("/api/host/words", {"add": ["Bumblefluff"]})[0] == 200
    for name, why in (
        ("Bumblefluff friends", "unwanted-word"),
        ("Moderator", "name-taken"),
        (" \u200b ", "bad-name"),
        ("x" * 41, "bad-name"),
    ):
        assert reason(ada.post("/api/circles", {"name": name}))[1] == why, name
    circle = make(ada, "  The   round ")
    assert circle["name"] == "The round"
    path = f"/api/circles/{circle['id']}"
    assert reason(ada.post(path, {"name": "Bumblefluff"}))[1] == "unwanted-word"
    assert kay.post("/api/host/words", {"remove": ["Bumblefluff"]})[0] == 200


def test_bounds_hold_also_for_those_who_come_at_once(server: Server) -> None:
    (ada,) = people(server, "Ada")
    circles = [make(ada, f"Circle {k}") for k in range(MOST_CIRCLES)]
    assert reason(ada.post("/api/circles", {"name": "More"})) == (409, "circles-enough")
    crowd = people(server, *(f"P{k}" for k in range(MOST_MEMBERS + 3)))
    path, wish = f"/api/circles/{circles[0]['id']}/members", {"code": circles[0]["code"]}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda one: one.post(path, wish), crowd))
    told = sorted({reason(one) for one in answers if one[0] != 200})
    assert told == [(409, "circle-full")]
    assert len(look(ada, circles[0])["members"]) == MOST_MEMBERS


def test_blocks_and_bans_keep_apart(server: Server) -> None:
    kay = become(server, "Kay")
    ada, zoe, eve = people(server, "Ada", "Zoe", "Eve")
    circle = make(ada)
    path = f"/api/circles/{circle['id']}"
    assert ada.post(f"/api/people/{eve.me['user']}/block", {})[0] == 204
    wish = {"code": circle["code"]}
    assert reason(eve.post(f"{path}/members", wish)) == (404, "not-found")
    join(circle, zoe)
    assert ada.post(f"/api/people/{zoe.me['user']}/block", {})[0] == 204
    table = open_table(ada, circle)
    assert look(zoe, circle)["tables"] == []
    assert zoe.post(f"{path}/tables/{table}/seat", {})[0] == 403
    ban = {"kind": "play", "reason": "insult", "days": 3}
    assert kay.post(f"/api/host/people/{zoe.me['user']}/ban", ban)[0] == 204
    assert reason(zoe.post(f"{path}/tables", {"game": "rosenkoenig"})) == (403, "banned")
    assert reason(zoe.post("/api/circles", {"name": "Mine"})) == (403, "banned")


def test_an_account_that_goes_hands_over_and_a_merge_keeps_the_score(server: Server) -> None:
    ada, zoe, eve, new = people(server, "Ada", "Zoe", "Eve", "Ada")
    circle = make(ada)
    join(circle, zoe, eve)
    played(circle, ada, zoe)
    assert new.post("/api/account/codes", {})[0] == 200
    code = ada.post("/api/me/code", {})[1]["code"]
    assert new.post("/api/account/merge", {"code": code})[0] == 200
    wait_until(lambda: new.get(f"/api/circles/{circle['id']}")[0] == 200)
    wait_until(lambda: look(zoe, circle)["evening"]["lines"][0]["user"] == new.me["user"])
    assert look(zoe, circle)["maker"] == new.me["user"]
    status, kept = new.get("/api/account/export")
    assert status == 200
    assert circle["id"] in str(kept)
    assert circle["code"] not in str(kept)
    assert new.post("/api/account/leave", {"name": "Ada"})[0] == 204
    wait_until(lambda: look(eve, circle)["maker"] == zoe.me["user"])
    wait_until(lambda: names(look(eve, circle)) == ["Eve", "Zoe"])


def test_a_removed_person_does_not_come_back_by_a_merge(server: Server) -> None:
    ada, zoe, new = people(server, "Ada", "Zoe", "Zoe")
    circle = make(ada)
    join(circle, zoe, new)
    assert remove(ada, circle, zoe)[0] == 204
    code = zoe.post("/api/me/code", {})[1]["code"]
    assert new.post("/api/account/merge", {"code": code})[0] == 200
    wait_until(lambda: new.get(f"/api/circles/{circle['id']}")[0] == 404)
