"""Notifications: people who are away are told what happened at their tables, once, as they wish."""

import asyncio
import ipaddress
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.company import wait_until
from server.conftest import database_of_its_own
from server.cups import at_table, do, give_up, look, make, until
from server.directing import rule
from server.helpers import Browser, Server, reason, sqlite_at
from server.mailbox import Box, settings
from server.pair import Pair, rest, settle
from server.pushed import OPEN, Ear, PushService
from server.sql import rows
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.notifications.kinds import KINDS
from tafelronde.server.outbox import push
from tafelronde.server.outbox.push import check_endpoint, is_public
from tafelronde.server.people.pauses import Quiet

INSIDE = (
    *("10.0.0.1", "172.16.0.1", "192.168.1.1", "127.0.0.1", "100.64.0.1", "169.254.169.254"),
    *("0.0.0.0", "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1"),
    *("224.0.0.1", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "fe80::1", "fec0::1", "fd00::1", "fc00::1", "ff02::1", "100::1"),
    *("2001::1", "2001:2::1", "2001:10::1", "2001:20::1", "2001:db8::1", "3fff::1", "5f00::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:0:10.0.0.1", "::10.0.0.1", "::127.0.0.1"),
    *("2002:7f00:1::", "2002:a00:1::1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "64:ff9b:1::1"),
)
"""An address of each range that leads to this computer, into a network, or nowhere, and each way of
writing such an address of IPv4 as one of IPv6."""
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH")


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture(scope="module")
def box() -> Iterator[Box]:
    box = Box()
    box.controller.start()
    yield box
    box.controller.stop()


def _nodes(database: str, box: Box, folder: Path, count: int) -> list[Server]:
    # With other cards the next player may have no choice, and then gets no notice.
    more = settings(box, folder)
    nodes = [Server(database, more=more, hasty=True, dealt=True) for _ in range(count)]
    for node in nodes:
        node.before.append(OPEN)
        node.start()
    return nodes


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def telling(
    request: pytest.FixtureRequest, box: Box, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """The nodes of a database that give notice: one, or two."""
    folder = tmp_path_factory.mktemp("notices")
    if request.param == "sqlite":
        nodes = _nodes(sqlite_at(folder), box, folder, 1)
        yield nodes
    else:
        with database_of_its_own(request.getfixturevalue("postgres")) as address:
            nodes = _nodes(address, box, folder, 2)
            yield nodes
    for node in nodes:
        node.stop()


def test_one_notice_a_table_until_it_is_looked_at(
    telling: list[Server], service: PushService
) -> None:
    pair = Pair(telling)
    mover, waiter = pair.turn
    ear = Ear(service, waiter, f"once{telling[0].port}")
    own = Ear(service, mover, f"own{telling[0].port}")
    rest(pair, telling, service)
    pair.move()
    wait_until(lambda: ear.heard())
    (told,) = ear.heard()
    assert told["title"] == "Jij bent aan zet: Rosenkönig"
    assert told["body"] == f"Met {mover.me['name']}"
    assert (told["kind"], told["table"], told["count"]) == ("turn", pair.table, 1)
    assert len(told["topic"]) <= 32
    settle(telling)
    assert len(ear.heard()) == 1
    pair.move()  # who moves looks at the table
    wait_until(lambda: len(own.heard()) == 1)
    pair.do(waiter, "resign", seat=pair.head(waiter)["you"][0])
    wait_until(lambda: [one["kind"] for one in own.heard()][-1:] == ["over"])
    settle(telling)
    assert len(ear.heard()) == 1  # who resigned knows


def test_nobody_is_told_who_has_the_table_before_them(
    telling: list[Server], service: PushService
) -> None:
    pair = Pair(telling)
    _mover, waiter = pair.turn
    ear = Ear(service, waiter, f"looks{telling[0].port}")
    rest(pair, telling, service)

    waits = f"user_id = '{waiter.me['user']}' AND table_id = '{pair.table}' AND push_due > at + 0.5"

    def is_put_off() -> bool:
        """Whether it was due, and waits a little longer."""
        return bool(rows(telling[0].database, f"SELECT 1 FROM notifications WHERE {waits}"))

    async def look() -> None:
        elsewhere = Browser(telling[-1].url)
        elsewhere.jar = waiter.jar
        async with elsewhere.open() as page:
            await page.watch(pair.table)
            await asyncio.to_thread(pair.move)
            await asyncio.to_thread(wait_until, is_put_off)
            assert ear.heard() == []

    asyncio.run(look())
    wait_until(lambda: ear.heard())  # they have gone without a move


def test_a_notice_is_tried_again_and_dead_browsers_are_dropped(
    telling: list[Server], service: PushService
) -> None:
    pair = Pair(telling)
    mover, waiter = pair.turn
    port = telling[0].port
    good, slow, gone = (Ear(service, waiter, f"{name}{port}") for name in ("good", "slow", "gone"))
    rest(pair, telling, service)
    service.answers |= {slow.path: 503, gone.path: 410}
    pair.move()
    wait_until(lambda: len(slow.heard()) > 1)
    count = len(slow.heard(service.recover()))
    wait_until(lambda: len(slow.heard()) > count)
    settle(telling)
    assert (len(good.heard()), len(gone.heard())) == (1, 1)
    assert len(slow.heard()) == count + 1
    device, _ = waiter.get("/api/me/notifications")[1]["devices"]
    answers = [one.ask("DELETE", f"/api/me/push/{device['id']}")[0] for one in 2 * [mover, waiter]]
    assert answers == [404, 204, 404, 404]
    assert len(waiter.get("/api/me/notifications")[1]["devices"]) == 1
    assert waiter.ask("DELETE", "/api/session")[0] == 204  # signed out: nothing is sent there


def test_quiet_hours_wait_and_what_is_stale_is_dropped(
    telling: list[Server], service: PushService
) -> None:
    pair = Pair(telling)
    mover, waiter = pair.turn
    ear = Ear(service, waiter, f"quiet{telling[0].port}")
    rest(pair, telling, service)
    minute = int(time.time() // 60) % 1440
    quiet = {"quiet_from": (minute - 5) % 1440, "quiet_minutes": 60, "zone": "UTC"}
    status, rest_now = waiter.post("/api/me/pauses", quiet)
    assert (status, rest_now["quiet_minutes"]) == (200, 60)
    pair.move()
    settle(telling)
    assert ear.heard() == []
    assert reason(waiter.post("/api/me/pauses", {"zone": "Atlantis"})) == (409, "bad-zone")
    pair.do(mover, "resign", seat=pair.head(mover)["you"][0])  # it is nobody's turn any more
    settle(telling)
    assert waiter.post("/api/me/pauses", {"quiet_minutes": 0})[0] == 200
    wait_until(lambda: ear.heard())
    settle(telling)
    assert [one["kind"] for one in ear.heard()] == ["over"]


def test_who_is_on_vacation_is_told_once_they_are_back(
    telling: list[Server], service: PushService
) -> None:
    pair, live = Pair(telling), Pair(telling, days=0)
    waiter, other = pair.turn[1], live.turn[1]
    ear = Ear(service, waiter, f"away{telling[0].port}")
    live_ear = Ear(service, other, f"live{telling[0].port}")
    rest(pair, telling, service)
    for who in (waiter, other):
        assert who.post("/api/me/pauses", {"away_days": 5})[0] == 200
    pair.move()
    live.move()
    wait_until(lambda: live_ear.heard())  # no clock stands there
    settle(telling)
    assert ear.heard() == []
    assert waiter.post("/api/me/pauses", {"away_days": 0})[0] == 200
    wait_until(lambda: ear.heard())
    settle(telling)
    assert [one["kind"] for one in ear.heard()] == ["turn"]


def test_it_is_told_that_time_runs_short(telling: list[Server], service: PushService) -> None:
    pair = Pair(telling, days=1)
    waiter = pair.turn[1]
    ear = Ear(service, waiter, f"short{telling[0].port}")
    rest(pair, telling, service)
    pair.move()
    wait_until(lambda: len(ear.heard()) == 2)
    settle(telling)
    short, turn = sorted(ear.heard(), key=lambda one: one["kind"])  # one sent late may come first
    assert (turn["kind"], short["kind"]) == ("turn", "short")
    assert short["title"] == "Je tijd raakt op: Rosenkönig"


def test_the_round_of_a_tournament_is_told_who_wants_it(
    telling: list[Server], service: PushService
) -> None:
    ada, bo = Browser(telling[0].url, "Ada"), Browser(telling[-1].url, "Bo")
    ear = Ear(service, ada, f"round{telling[0].port}")
    other = Ear(service, bo, f"noround{telling[0].port}")
    assert bo.post("/api/me/notifications", {"ways": {"round": "none"}, "mail_hours": 6})[0] == 200
    cup = make(ada, rounds=1, rated=False)
    for who, deed in ((ada, "join"), (bo, "join"), (ada, "begin")):
        do(who, cup, deed)
    wait_until(lambda: ear.heard())
    settle(telling)
    (told,) = ear.heard()
    assert (told["kind"], told["title"]) == ("round", "Ronde 1 van Cup begint")
    assert told["body"] == "Rosenkönig, met Bo"
    assert {one["kind"] for one in other.heard()} <= {"turn"}


def test_who_goes_on_without_playing_is_told(telling: list[Server], service: PushService) -> None:
    people = [Browser(telling[n % len(telling)].url, f"P{n}") for n in range(1, 8)]
    cup = make(people[0], kind="knockout", rated=False)
    for who in people:
        do(who, cup, "join")
    do(people[0], cup, "begin")
    body = until(people[0], cup, lambda body: body["card"]["round"] == 1)
    rule(people[0], cup, "hold-rounds", on=True)
    for table in body["latest"][0]["tables"]:
        loser = people[table["seats"][0] - 1]
        give_up(loser, at_table(loser, cup))
    body = until(people[0], cup, lambda body: body["latest"][0]["over"])
    stays, one, silent, other = (people[pair["winner"] - 1] for pair in body["bracket"][0])
    assert stays.me["user"] not in {
        player["user"]
        for player in body["players"]
        for table in body["latest"][0]["tables"]
        if player["number"] in table["seats"]
    }  # no table of theirs came before
    ears = [Ear(service, who, f"on{who.me['user']}") for who in (stays, silent)]
    wish = {"ways": {"round": "none"}, "mail_hours": 6}
    assert silent.post("/api/me/notifications", wish)[0] == 200
    for who in (one, other):
        do(who, cup, "leave")
    rule(people[0], cup, "begin-round", round=2)
    wait_until(lambda: "walkover" in {told["kind"] for told in ears[0].heard()})
    settle(telling)
    (told,) = [told for told in ears[0].heard() if told["kind"] == "walkover"]
    title = "Ronde 2 van Cup: je tegenstander is weg, je hoeft niet te spelen"
    assert (told["title"], told["body"], told["page"]) == (title, "", f"tournament/{cup}")
    assert not [told for told in ears[1].heard() if told["kind"] == "walkover"]
    walkovers = "SELECT 1 FROM notifications WHERE kind = 'walkover'"
    assert len(rows(telling[0].database, walkovers)) == 1
    look(other, cup)
    assert rows(telling[0].database, walkovers)
    look(stays, cup)
    wait_until(lambda: not rows(telling[0].database, walkovers))  # as any other


def test_a_mail_tells_of_tables_and_can_be_ended_by_one_click(
    telling: list[Server], service: PushService, box: Box
) -> None:
    pair = Pair(telling)
    rest(pair, telling, service)
    _, waiter = pair.turn
    address = f"news{telling[0].port}@example.org"
    waiter.post("/api/account/email", {"address": address, "language": "de"})
    wait_until(lambda: box.to(address))
    waiter.post("/api/account/email/confirm", {"word": box.word(address)})
    settings = {"ways": dict.fromkeys(KINDS, "mail"), "mail_hours": 1, "language": "de"}
    status, news = waiter.post("/api/me/notifications", settings)
    assert (status, news["mails"]) == (200, True)
    pair.move()
    wait_until(lambda: len(box.to(address)) == 2)
    mail: Any = box.to(address)[1]
    assert mail["Subject"] == "Tafelronde: Neues von einem Tisch"
    text = mail.get_payload(decode=True).decode()
    assert f"http://table.test/table/{pair.table}" in text
    settle(telling)
    assert len(box.to(address)) == 2
    path = mail["List-Unsubscribe"].strip().strip("<>").removeprefix("http://table.test")
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    anybody = Browser(telling[0].url)
    assert anybody.ask("POST", path, b"List-Unsubscribe=One-Click", form)[0] == 204
    assert reason(anybody.ask("POST", path + "x", b"", form)) == (403, "bad-link")
    assert waiter.get("/api/me/notifications")[1]["ways"]["turn"] == "none"


def test_a_killed_node_loses_no_notice(
    service: PushService, box: Box, empty_postgres: str, tmp_path: Path
) -> None:
    nodes = _nodes(empty_postgres, box, tmp_path, 2)
    try:
        for k in range(2):
            pair = Pair(nodes)
            _, waiter = pair.turn
            ear = Ear(service, waiter, f"kill{k}")
            rest(pair, nodes, service)
            pair.move()
            time.sleep(0.3 * k)
            nodes[k % 2].kill()
            nodes[k % 2].start()
            wait_until(lambda ear=ear: ear.heard())
            settle(nodes)
            heard = ear.heard()
            assert 1 <= len(heard) <= 2  # killed between sending and noting, it is sent again
            assert len({one["topic"] for one in heard}) == 1  # and takes its own place
    finally:
        for node in nodes:
            node.stop()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest",
        "https://localhost/x",
        "https://push.example.org:22/x",
        "https://user@push.example.org/x",
        "https:///x",
        "https://[bad/x",
    ],
)
def test_only_public_push_services_are_spoken_to(server: Server, endpoint: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_endpoint(endpoint)
    assert refused.value.reason == "bad-push"
    wish = {"endpoint": endpoint, "p256dh": "x", "auth": "y"}
    assert reason(Browser(server.url, "Eve").post("/api/me/push", wish))[0] in (400, 409)


def test_addresses_that_lead_inside_are_not_public() -> None:
    for one in INSIDE:
        assert not is_public(ipaddress.ip_address(one)), one
    for one in ("142.250.179.78", "2a00:1450:400e:80c::200e", "2001:4860:4860::8888"):
        assert is_public(ipaddress.ip_address(one)), one
    assert is_public(ipaddress.ip_address("::ffff:142.250.179.78"))


@pytest.mark.parametrize("inside", INSIDE)
def test_a_name_that_leads_inside_is_not_connected_to(
    inside: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where only one of its addresses does."""
    monkeypatch.setattr(push, "ANYWHERE", False)

    async def look() -> None:
        for found in ([inside], ["142.250.179.78", inside], [f"{inside}%eth0"]):

            def answers(*_: Any, found: list[str] = found, **__: Any) -> list[Any]:
                return [(0, 0, 0, "", (one, 443)) for one in found]

            monkeypatch.setattr(socket, "getaddrinfo", answers)
            with pytest.raises(OSError, match="not an address of the internet"):
                await push.address_of("push.example.org", 443)

    asyncio.run(look())


def test_quiet_hours_follow_the_clock_of_the_zone() -> None:
    quiet = Quiet(22 * 60, 9 * 60, "Europe/Amsterdam")
    summer, winter = 1_782_856_800.0, 1_767_218_400.0  # 22:00 UTC in both
    assert quiet.until(summer) == summer + 7 * 3600  # midnight there, until seven
    assert quiet.until(winter) == winter + 8 * 3600
    assert quiet.until(winter - 2 * 3600) == winter - 2 * 3600  # 21:00 there
    spring, autumn = 1_774_738_800.0, 1_792_879_200.0  # midnight of the nights that clocks change
    assert quiet.until(spring) == spring + 6 * 3600
    assert quiet.until(autumn) == autumn + 8 * 3600
