"""Guests, people with an account, programs and bots at a table, all told apart."""

import json

from server.company import wait_until
from server.cups import at_table, do, make
from server.helpers import Browser, Server

from .test_names import fresh


def seats(browser: Browser, table: str) -> list[tuple[str, str, str]]:
    """Name, kind and standing of each seat."""
    found = browser.get(f"/api/tables/{table}")[1]["head"]["seats"]
    return [(seat["name"], seat["kind"], seat["standing"]) for seat in found]


def test_a_seat_tells_guest_account_program_and_bot_apart(server: Server) -> None:
    guest, holder = Browser(server.url, "Anna"), Browser(server.url, "anna")
    assert holder.post("/api/account/handle", {"handle": fresh()})[0] == 200
    token = holder.post("/api/tokens", {"name": "Gears", "scope": "all"})[1]["token"]
    bearer = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    first, second = (guest.table("me", "open", public=True) for _ in range(2))
    sits = {"t": "sit", "id": "s", "seat": 1}
    assert holder.post("/api/command", sits | {"table": first})[0] == 200
    body = json.dumps(sits | {"table": second}).encode()
    assert Browser(server.url).ask("POST", "/api/command", body, bearer)[0] == 200
    expected = {
        first: [("Anna", "person", "guest"), ("anna 2", "person", "account")],
        second: [("Anna", "person", "guest"), ("Gears", "person", "program")],
    }
    rows = {row["id"]: row["seats"] for row in Browser(server.url).get("/api/tables")[1]}
    for table, told in expected.items():
        assert seats(guest, table) == told
        assert [(s["name"], s["kind"], s["standing"]) for s in rows[table]] == told
    assert seats(guest, guest.table("me", "easy"))[1][1:] == ("bot", "")


def test_an_account_made_at_one_node_is_known_at_the_other(nodes: tuple[Server, Server]) -> None:
    one, other = nodes
    ada = Browser(one.url, "Ada")
    ada.url = other.url
    assert seats(ada, ada.table("me", "open"))[0][2] == "guest"
    ada.url = one.url
    assert ada.post("/api/account/handle", {"handle": fresh()})[0] == 200
    ada.url = other.url
    wait_until(lambda: seats(ada, ada.table("me", "open"))[0][2] == "account")


def test_a_tournament_tells_its_people_apart(server: Server) -> None:
    holder, guest = Browser(server.url, "Anna"), Browser(server.url, "Anna")
    assert holder.post("/api/account/handle", {"handle": fresh()})[0] == 200
    cup = make(holder, players=2, kind="robin", rounds=1)
    for one in (holder, guest):
        do(one, cup, "join")
    do(holder, cup, "begin")

    def told() -> list[tuple[str, str]]:
        players = guest.get(f"/api/tournaments/{cup}")[1]["players"]
        return sorted((player["name"], player["standing"]) for player in players)

    assert told() == [("Anna", "account"), ("Anna 2", "guest")]
    table = at_table(guest, cup)["id"]
    assert sorted((name, standing) for name, _, standing in seats(guest, table)) == told()
