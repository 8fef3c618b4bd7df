"""Mails and pushes while a deal is sealed: really sent, and searched for secrets."""

import base64
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tafelronde
from server.company import wait_until
from server.cups import at_table, do, give_up, make, until
from server.helpers import Browser, Message, Server, sqlite_at
from server.mailbox import Box, box, settings
from server.pair import settle
from server.pushed import OPEN, Ear, PushService
from server.sql import execute, rows
from tafelronde.server.features.notifications.kinds import KINDS
from tafelronde.words import load_words

__all__ = ["box"]
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH")
GAME = "koenig_der_elfen"
FOLDER = Path(tafelronde.__file__).parent / "games" / GAME / "messages"


@pytest.fixture
def node(box: Box, tmp_path: Path) -> Iterator[Server]:
    """A node that sends mails and pushes."""
    node = Server(sqlite_at(tmp_path), more=settings(box, tmp_path), offer=GAME, hasty=True)
    node.before.append(OPEN)
    node.start()
    yield node
    node.stop()


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


def _reached(person: Browser, number: int, service: PushService, box: Box) -> tuple[Ear, str]:
    """This person has a browser and an address, where they are told everything."""
    address = f"p{number}@example.org"
    person.post("/api/account/email", {"address": address, "language": "en"})
    wait_until(lambda: box.to(address))
    person.post("/api/account/email/confirm", {"word": box.word(address)})
    wishes = {"ways": dict.fromkeys(KINDS, "both"), "mail_hours": 1, "language": "en"}
    assert person.post("/api/me/notifications", wishes)[0] == 200
    return Ear(service, person, f"p{number}"), address


def _mail_again(node: Server) -> None:
    """Put the last mails an hour into the past."""
    execute(node.database, "UPDATE news_wishes SET mailed = 0")


def _body(mail: Any) -> str:
    return mail.get_payload(decode=True).decode()


def _head(mail: Any) -> str:
    return "\n".join(f"{name}: {value}" for name, value in mail.items())


def _cards(head: Message, language: str) -> set[str]:
    """The cards in hand at this table, as this seat sees its own, by their names."""
    seat = head["view"]["seats"][head["you"][0]]
    ids = [card for card, count in (seat["hand"] or {}).items() if count]
    assert ids, seat
    say = load_words(language, FOLDER)
    return {*ids, *(say("card-name", card=card) for card in ids)}


def _seed_forms(seed: bytes) -> set[str]:
    coded = base64.b64encode(seed).decode()
    urlsafe = base64.urlsafe_b64encode(seed).decode()
    return {seed.hex(), coded.rstrip("="), urlsafe.rstrip("="), str(seed)[2:-1]}


def test_mails_and_pushes_of_a_sealed_evening_tell_no_secret(
    node: Server, box: Box, service: PushService
) -> None:
    host = Browser(node.url, "Hal")
    cup = make(
        host, game=GAME, players=3, rounds=1, shared=True, rated=False,
        time={"kind": "days", "days": 3}, bound=30 * 86_400,
    )  # fmt: skip
    people = [Browser(node.url, f"P{number}") for number in range(6)]
    reached = [_reached(person, k, service, box) for k, person in enumerate(people)]
    for person in people:
        do(person, cup, "join")
    do(host, cup, "begin")
    heads = [at_table(person, cup) for person in people]
    secret = {
        lang: {card for head in heads for card in _cards(head, lang)} for lang in ("en", "nl")
    }
    first = heads[0]["id"]
    there = [k for k, head in enumerate(heads) if head["id"] == first]
    away = [k for k, head in enumerate(heads) if head["id"] != first]
    other = heads[away[0]]["id"]
    settle([node])  # their round has begun
    _mail_again(node)
    played = _moves(people, away, other)
    settle([node])
    _mail_again(node)
    for k in there[:-1]:
        give_up(people[k], heads[k])
    until(host, cup, lambda body: any(t["over"] for t in body["latest"][0]["tables"]))
    settle([node])  # their game is over, and others still play its deal

    table = f"SELECT seed FROM tables WHERE id = '{first}'"
    ((seed,),) = rows(node.database, table)
    ((same,),) = rows(node.database, table.replace(first, other))
    assert seed == same
    mails = [mail for _, address in reached for mail in box.to(address)[1:]]
    pushes = [told for ear, _ in reached for told in ear.heard()]
    kinds = {told["kind"] for told in pushes}
    assert kinds >= {"round", "over"}
    assert mails
    for told in pushes:
        assert set(told) == {"title", "body", "table", "page", "count", "kind", "topic"}
    sent = [("nl", " ".join(map(str, told.values())), "") for told in pushes]
    sent += [("en", f"{one['Subject']}\n{_body(one)}", _head(one)) for one in mails]
    for language, text, head in sent:
        for form in _seed_forms(bytes(seed)):
            assert form not in text + head
        words = text.replace(other, "").replace(first, "").casefold()
        for name in {*secret[language], *played}:
            assert not re.search(rf"\b{re.escape(name.casefold())}\b", words), (name, text)


def _moves(people: list[Browser], away: list[int], table: str) -> set[str]:
    """Let each player who may decide at this table do so, as often as it takes; the words of their
    actions."""
    done: set[str] = set()
    for _ in range(4):
        for k in away:
            head = people[k].get(f"/api/tables/{table}")[1]["head"]
            if head["legal"]:
                action = head["legal"][0]["action"]
                wish = {"seat": head["you"][0], "seq": head["seq"], "action": action}
                move = {"t": "move", "id": f"m{len(done)}{k}{head['seq']}", "table": table, **wish}
                assert people[k].post("/api/command", move)[0] == 200
                done.update(map(str, action.values()))
                break
    assert done
    return {word for word in done if len(word) > 3}
