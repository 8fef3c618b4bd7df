"""Names beside other names: none looks like a handle of somebody else, a title, or a bot."""

import asyncio
import secrets
from pathlib import Path

import pytest

from server.company import wait_until
from server.helpers import Browser, Server, reason
from tafelronde.core.facts.known import infos
from tafelronde.server.base.bus import Feed
from tafelronde.server.base.text import clean_name, with_number
from tafelronde.server.people import names as module
from tafelronde.server.people.handles import take_handle
from tafelronde.server.people.identities import Identities
from tafelronde.server.people.names import look
from tafelronde.server.storage.sqlite import SqliteStore
from tafelronde.server.storage.store import Value


def fresh() -> str:
    """A name that no other test has."""
    return "Zo" + "".join("bcdfghjkmpqstvwxz"[byte % 17] for byte in secrets.token_bytes(9))


def test_nobody_is_called_like_a_handle_a_title_or_a_bot(server: Server) -> None:
    name = fresh()
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    assert ada.post("/api/account/handle", {"handle": name})[0] == 200
    bots = [character.name for info in infos() for character in info.court]
    assert len(bots) > 50
    like = (name, name.upper(), f"@{name}", f"{name[:3]} {name[3:]}", name.replace("o", "ο"))
    titles = ("Host", "De Gastheer", "Мoderator", "Ｂeheerder Bob", "Administratorin", "m0derator")
    table = ada.table("me", "open")
    for bad in (*like, *titles, *bots[::9], "Bot", "C o m p u t e r"):
        assert reason(eve.post("/api/session", {"name": bad})) == (409, "name-taken"), bad
        visitor = Browser(server.url)
        assert reason(visitor.post("/api/session", {"name": bad})) == (409, "name-taken"), bad
        sit = {"t": "sit", "id": secrets.token_hex(6), "table": table, "seat": 1, "name": bad}
        assert reason(eve.post("/api/command", sit)) == (409, "name-taken"), bad
        plan = {"kind": "me", "name": bad}
        making = {"game": "rosenkoenig", "seats": [{"kind": "me"}, plan]}
        assert reason(eve.post("/api/tables", making)) == (409, "name-taken"), bad
    assert eve.get("/api/me")[1]["name"] == "Eve"
    for good in ("Ghost", "Jan Bot", "Ada", "Kay", "Horst"):
        assert eve.post("/api/session", {"name": good})[1]["name"] == good
    assert ada.post("/api/session", {"name": name})[1]["name"] == name


def test_two_guests_share_a_first_name_until_somebody_has_the_handle(server: Server) -> None:
    name = fresh()
    first, second, third = (Browser(server.url, name) for _ in range(3))
    assert first.post("/api/account/handle", {"handle": name.lower()})[0] == 200
    assert [one.get("/api/me")[1]["name"] for one in (first, second, third)] == [
        name,
        f"{name} 2",
        f"{name} 3",
    ]
    body = second.get("/api/me/notices")[1]
    assert body["renamed"] == {"was": name, "name": f"{name} 2"}
    assert first.get("/api/me/notices")[1]["renamed"] is None
    second.post("/api/me/notices", {"ids": [], "name": "of another day"})
    assert second.get("/api/me/notices")[1]["renamed"]
    second.post("/api/me/notices", {"ids": [], "name": f"{name} 2"})
    assert second.get("/api/me/notices")[1]["renamed"] is None
    by_page = Browser(server.url)
    assert by_page.post("/api/session", {"name": name, "guest": True})[1]["name"] == f"{name} 2"


def test_another_node_knows_the_new_name(nodes: tuple[Server, Server]) -> None:
    one, other = nodes
    name = fresh()
    ada, eve = Browser(one.url, "Ada"), Browser(one.url, name)
    eve.url = other.url
    assert eve.get("/api/me")[1]["name"] == name
    assert ada.post("/api/account/handle", {"handle": name})[0] == 200
    wait_until(lambda: eve.get("/api/me")[1]["name"] == f"{name} 2")


def test_a_name_of_before_is_met_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AGAIN", 0.0)

    async def meet() -> list[str]:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open(lambda table, seq: None, lambda text: None)
        identities = Identities(store, Feed())
        await identities.open()
        anna = await identities.add("Ánna")
        await store.write("UPDATE users SET look = ''")  # an earlier program wrote it
        read, answers = store.read, iter([False, True, True])

        async def read_later(sql: str, *values: Value) -> list[tuple[Value, ...]]:
            if not next(answers):
                raise OSError("the database does not answer")
            return await read(sql, *values)

        with monkeypatch.context() as cut:
            cut.setattr(store, "read", read_later)
            await identities.names.note_looks()
        await take_handle(store, "somebody", "anna")
        met = await identities.names.make_way("anna", "somebody")
        assert met == [anna.id]
        rows = await store.read("SELECT name FROM users")
        await store.close()
        return [str(row[0]) for row in rows]

    assert asyncio.run(meet()) == ["Ánna 2"]


def test_a_long_name_is_renamed_too_and_another_choice_ends_the_news(server: Server) -> None:
    handle = fresh() + "x" * 9
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, " ".join(handle))
    assert len(" ".join(handle)) == 39
    assert ada.post("/api/account/handle", {"handle": handle})[0] == 200
    name = eve.get("/api/me")[1]["name"]
    assert name == " ".join(handle)[:37] + " 2"
    assert eve.get("/api/me/notices")[1]["renamed"]["name"] == name
    assert eve.post("/api/session", {"name": "Eve"})[1]["name"] == "Eve"
    assert eve.get("/api/me/notices")[1]["renamed"] is None


@pytest.mark.parametrize(("parts", "number"), [(40, 2), (39, 10), (3, 7)])
def test_a_number_has_room_behind_a_name(parts: int, number: int) -> None:
    name = with_number("\U0001f469\u200d\U0001f680" * parts, number)
    assert clean_name(name) == name
    assert name.endswith(f"\U0001f680 {number}")


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "ánna"), ("rn", "m"), ("Kl ara", "KIara"), ("@Bob", "bob")]
)
def test_looks(one: str, other: str) -> None:
    assert look(one) == look(other)
