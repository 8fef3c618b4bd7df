"""Order: who looks after the site, reports, bans, words; and nobody sees more than they may."""

import asyncio
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.helpers import process
from server.company import wait_until
from server.helpers import WAIT, Browser, Server, sqlite_at
from server.meetings import begun, head
from server.moderators import become, command
from tafelronde.server.base.text import as_read
from tafelronde.server.people.unwanted import Unwanted

WHY = {"why": "a test"}


@pytest.fixture(scope="module")
def hosts(request: pytest.FixtureRequest) -> dict[str, Browser]:
    """The host of each server."""
    return {}


@pytest.fixture
def host(server: Server, hosts: dict[str, Browser]) -> Browser:
    if server.database not in hosts:
        hosts[server.database] = become(server, "Kay")
    return hosts[server.database]


def say(who: Browser, table: str, text: str) -> tuple[int, Any]:
    wish = {"t": "say", "id": text, "table": table, "text": text}
    return who.post("/api/command", wish)


def chat(who: Browser, table: str) -> list[Any]:
    return who.get(f"/api/tables/{table}/chat")[1]["lines"]


def test_from_a_report_to_a_ban_and_back(server: Server, host: Browser) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve Insulting")
    table = ada.table("me", "open", public=True)
    for text in ("hello", "you fool", "you clown"):
        assert say(eve, table, text)[0] == 200
    report = {"kind": "chat", "user": eve.me["user"], "reason": "insult", "table": table, "line": 2}
    assert ada.post("/api/reports", {**report, "words": "Not nice."})[0] == 204
    assert ada.post("/api/reports", report)[0] == 204  # once more: the same one
    assert ada.post("/api/reports", {**report, "line": 9})[1]["reason"] == "no-such-line"
    assert ada.post("/api/reports", {**report, "user": "x"})[1]["reason"] == "no-such-person"
    own = {**report, "user": ada.me["user"]}
    assert ada.post("/api/reports", own)[1]["reason"] == "no-such-person"

    status, page = host.get("/api/host/reports")
    assert status == 200, page
    (found,) = [one for one in page["reports"] if one["table"] == table]
    assert (found["about"]["name"], found["by"]["name"]) == ("Eve Insulting", "Ada")
    assert [line["text"] for line in found["evidence"]["lines"]] == [
        "hello", "you fool", "you clown",
    ]  # fmt: skip
    assert found["evidence"]["seq"] > 0

    hide = f"/api/host/tables/{table}/lines/2"
    assert host.post(hide, {**WHY, "on": True})[0] == 204
    assert [line["text"] for line in chat(eve, table)] == ["hello", "you clown"]
    user = eve.me["user"]
    ban = {"kind": "chat", "reason": "insult", "days": 7, "words": "Please be kind."}
    assert host.post(f"/api/host/people/{user}/ban", ban)[0] == 204
    assert say(eve, table, "what?")[1]["reason"] == "banned"
    refused = say(eve, table, "what?")[1]
    assert refused["args"]["why"] == "insult"
    assert refused["args"]["until"] > 1e12
    notices = eve.get("/api/me/notices")[1]
    assert [(one["kind"], one["words"]) for one in notices["bans"]] == [("chat", "Please be kind.")]
    assert eve.post("/api/me/notices", {"ids": [notices["bans"][0]["id"]]})[0] == 204
    assert eve.get("/api/me/notices")[1]["bans"] == []

    answer = {"state": "acted", "why": "She is quiet for a week."}
    assert host.post(f"/api/host/reports/{found['id']}", answer)[0] == 204
    (told,) = ada.get("/api/me/notices")[1]["reports"]
    assert (told["state"], told["name"], told["answer"]) == (
        "acted", "Eve Insulting", "She is quiet for a week.",
    )  # fmt: skip
    history = host.get(f"/api/host/people/{user}")[1]
    assert len(history["reports"]) == 1
    (given,) = history["bans"]
    assert {"ban", "hide-line", "report-acted"} <= {act["act"] for act in history["acts"]}
    assert host.post(f"/api/host/bans/{given['ban']['id']}/lift", WHY)[0] == 204
    assert say(eve, table, "sorry")[0] == 200
    acts = host.get("/api/host/audit")[1]
    assert [act["act"] for act in acts["acts"][:2]] == ["lift", "report-acted"]
    assert acts["acts"][0]["by"] == "Kay"


def test_who_is_banned_from_signing_in_may_look_on(server: Server, host: Browser) -> None:
    eve = Browser(server.url, "Eve Out")
    table = eve.table("me", "open", public=True)
    robot = eve.post("/api/tokens", {"name": "Robot of Eve"})[1]

    async def thrown_out() -> int:
        async with eve.open() as page:
            await page.watch(table)
            ban = {"kind": "sign-in", "reason": "cheating", "days": 0}
            path = f"/api/host/people/{eve.me['user']}/ban"
            assert host.post(path, ban)[0] == 204
            await asyncio.wait_for(page.wire.wait_closed(), WAIT)
            return page.wire.close_code or 0

    assert asyncio.run(thrown_out()) == 4401
    assert eve.get("/api/me")[1]["reason"] == "banned"
    assert eve.post("/api/session", {"name": "Eve again", "guest": True})[1]["reason"] == "banned"
    assert eve.ask("DELETE", "/api/session")[1]["reason"] == "banned"
    bearer = {"Authorization": f"Bearer {robot['token']}"}
    assert Browser(server.url).ask("GET", "/api/me", headers=bearer)[1]["reason"] == "banned"
    status, news = eve.get(f"/api/tables/{table}")
    assert (status, news["head"]["you"]) == (200, [])

    async def greeted() -> Any:
        async with eve.open() as page:
            return await page.next()

    welcome = asyncio.run(greeted())
    assert (welcome["me"], welcome["notices"]) == (None, True)
    (ban,) = eve.get("/api/me/notices")[1]["bans"]
    assert (ban["kind"], ban["reason"], ban["until"]) == ("sign-in", "cheating", 0)


def test_who_may_not_play_with_others_plays_alone(server: Server, host: Browser) -> None:
    eve, ada = Browser(server.url, "Eve Alone"), Browser(server.url, "Ada")
    table = ada.table("me", "open")
    ban = {"kind": "play", "reason": "leaving", "days": 1}
    assert host.post(f"/api/host/people/{eve.me['user']}/ban", ban)[0] == 204
    sit = {"t": "sit", "id": "s", "table": table, "seat": 1}
    assert eve.post("/api/command", sit)[1]["reason"] == "banned"
    assert eve.post("/api/tables", {"game": "rosenkoenig"})[1]["reason"] == "banned"
    assert eve.table("me", "random")


def test_a_bot_plays_on_for_who_is_banned(server: Server, host: Browser) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve Leaves")
    table, alone = begun(ada, eve), eve.table("me", "random")
    ban = {"kind": "play", "reason": "leaving", "days": 1}
    assert host.post(f"/api/host/people/{eve.me['user']}/ban", ban)[0] == 204
    wait_until(lambda: head(ada, table)["status"] == "over")  # of two, the other has won
    assert head(ada, table)["result"]["winners"] == [0]
    assert head(eve, alone)["status"] == "playing"  # with bots they may go on


def test_every_node_hears_of_bans_hidden_lines_and_answers(nodes: tuple[Server, Server]) -> None:
    one, other = nodes
    host, eve = become(one, "Kay"), Browser(other.url, "Eve Elsewhere")
    table = eve.table("me", "open")

    async def walk() -> None:
        async with eve.open() as page:
            await page.watch(table)
            await page.do("say", table=table, text="you fool")
            while not page.chats:
                await page.next()
            hide = f"/api/host/tables/{table}/lines/1"
            assert host.post(hide, WHY)[0] == 204
            while page.chats:
                await page.next()
            report = {"kind": "name", "user": host.me["user"], "reason": "insult"}
            assert eve.post("/api/reports", report)[0] == 204
            reports = host.get("/api/host/reports")[1]["reports"]
            (id,) = [each["id"] for each in reports if each["by"]["user"] == eve.me["user"]]
            seen = {"state": "nothing", "why": ""}
            assert host.post(f"/api/host/reports/{id}", seen)[0] == 204
            while (await page.next())["t"] != "notices":
                pass
            ban = {"kind": "sign-in", "reason": "insult", "days": 3}
            assert host.post(f"/api/host/people/{eve.me['user']}/ban", ban)[0] == 204
            await asyncio.wait_for(page.wire.wait_closed(), WAIT)

    asyncio.run(walk())
    assert eve.get("/api/me")[1]["reason"] == "banned"


def test_words_that_are_not_wanted(server: Server, host: Browser) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "open")
    status, found = host.post("/api/host/words", {"add": ["Blötkopf", "no way out"]})
    assert (status, [one["word"] for one in found["words"]]) == (200, ["Blötkopf", "no way out"])
    for text in ("you BLOTKOPF!", "b l ö t k o p f", "there is n0 way  out"):
        assert say(ada, table, text)[1]["reason"] == "unwanted-word"
    assert say(ada, table, "blotkopfen is another word")[0] == 200
    assert ada.post("/api/session", {"name": "Blötkopf"})[1]["reason"] == "unwanted-word"
    sit = {"t": "sit", "id": "s", "table": table, "seat": 1, "name": "bl0tkopf"}
    assert ada.post("/api/command", sit)[1]["reason"] == "unwanted-word"
    seats = [{"kind": "me", "name": "Blotkopf"}, {"kind": "open"}]
    plan = {"game": "rosenkoenig", "seats": seats}
    assert ada.post("/api/tables", plan)[1]["reason"] == "unwanted-word"
    assert host.post("/api/host/words", {"remove": ["Blötkopf", "no way out"]})[1]["words"] == []
    assert say(ada, table, "Blötkopf")[0] == 200


def test_skeletons_fold_what_looks_alike() -> None:
    assert as_read("Ｒаtѕ!") == as_read("RATS") == "rats"
    assert as_read("Ünïcödé  i1lI") == "unicode i"
    words = Unwanted(["ass", "bad word"])
    for bad in ("ass", "Ass.", "a$$", "a s s", "aaass", "my bad  word!"):
        assert words.found_in(bad) == (bad != "aaass") or bad == "aaass"
    for fine in ("class", "assess", "as", "badword bad", "", "word bad"):
        assert not words.found_in(fine), fine


def test_a_private_table_is_in_no_list_of_a_moderator_unless_it_is_reported(
    server: Server, host: Browser
) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    private, other = ada.table("me", "open", public=False), ada.table("me", "open", public=False)
    public = ada.table("me", "open", public=True)
    user = eve.me["user"]
    for table in (private, other, public):
        sits = {"t": "sit", "id": f"sit {table}", "table": table, "seat": 1}
        assert eve.post("/api/command", sits)[0] == 200

    def listed() -> list[str]:
        told = [host.get(f"/api/host/tables?status={each}")[1] for each in ("open", "playing")]
        return [one["id"] for page in told for one in page["tables"]]

    def of(person: str) -> list[str]:
        return [one["id"] for one in host.get(f"/api/host/people/{person}")[1]["tables"]]

    assert public in listed()
    assert not {private, other} & {*listed(), *of(user), *of(ada.me["user"])}
    assert of(user) == [public]
    report = {"kind": "player", "user": user, "reason": "cheating", "table": private}
    assert ada.post("/api/reports", report)[0] == 204
    assert sorted(of(user)) == sorted([public, private])
    assert private not in {*listed(), *of(ada.me["user"])}
    assert host.post(f"/api/host/tables/{private}/close", WHY)[0] == 204  # they can act on it


def test_tables_are_closed_and_hidden(server: Server, host: Browser) -> None:
    ada = Browser(server.url, "Ada")
    playing, waiting = ada.table("me", "me"), ada.table("me", "open", public=True)
    listed = host.get("/api/host/tables?status=open")[1]["tables"]
    assert waiting in [one["id"] for one in listed]
    assert host.post(f"/api/host/tables/{waiting}/hide", WHY)[0] == 204
    assert waiting not in [one["id"] for one in Browser(server.url).get("/api/tables")[1]]
    assert waiting in [one["id"] for one in ada.get("/api/tables")[1]]
    assert host.post(f"/api/host/tables/{playing}/close", WHY)[0] == 204
    assert ada.get(f"/api/tables/{playing}")[1]["head"]["status"] == "closed"
    assert host.post(f"/api/host/tables/{playing}/close", WHY)[1]["reason"] == "not-playing"
    assert host.post("/api/host/tables/nothing/close", WHY)[1]["reason"] == "unknown-table"
    command("close", "--why", "by hand", database=server.database, last=("--", waiting))

    async def closed() -> None:
        async with ada.open() as page:
            await page.watch(waiting)
            await page.when(waiting, lambda head: head["status"] == "closed")

    asyncio.run(closed())


def test_moderators_may_less(server: Server, host: Browser) -> None:
    moderator, eve = become(server, "Helga", "moderator"), Browser(server.url, "Eve Helped")
    path = f"/api/host/people/{eve.me['user']}/ban"
    ban = {"kind": "chat", "reason": "spam", "days": 31}
    assert moderator.post(path, ban)[1]["reason"] == "not-moderator"
    assert moderator.post(path, {**ban, "days": 0})[1]["reason"] == "not-moderator"
    assert moderator.post(path, {**ban, "days": 30})[0] == 204
    theirs = f"/api/host/people/{host.me['user']}/ban"
    assert moderator.post(theirs, {**ban, "days": 1})[1]["reason"] == "has-role"
    for route in ("/api/host/words", "/api/host/health"):
        assert moderator.get(route)[1]["reason"] == "not-moderator"
        assert host.get(route)[0] == 200
    me = f"/api/host/people/{moderator.me['user']}/role"
    assert moderator.post(me, {"role": "host", **WHY})[1]["reason"] == "not-moderator"
    assert host.post(me, {"role": "", **WHY})[0] == 204
    assert moderator.get("/api/host/reports")[1]["reason"] == "not-found"
    assert moderator.get("/host")[0] == 404
    assert host.get("/host")[0] == 200


def test_people_are_found_by_how_their_names_begin(server: Server, host: Browser) -> None:
    names = [f"Zoë Quill{chr(97 + k)}" for k in range(22)]
    users = [Browser(server.url, name).me["user"] for name in names]
    first = host.get("/api/host/people?name=zoe%20QU")[1]
    assert len(first["people"]) == 20
    after = first["after"].replace(" ", "%20")
    second = host.get(f"/api/host/people?name=zoe%20qu&after={after}")[1]
    found = [one["user"] for one in (*first["people"], *second["people"])]
    assert (len(found), set(found), second["after"]) == (22, set(users), "")
    assert host.get(f"/api/host/people?name={users[0]}")[1]["people"][0]["user"] == users[0]


def test_mutes_are_kept(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    assert ada.post("/api/me/mutes", {"user": "eve"})[0] == 204
    assert ada.get("/api/me/mutes")[1] == ["eve"]
    assert ada.ask("DELETE", "/api/me/mutes/eve")[0] == 204
    assert ada.get("/api/me/mutes")[1] == []


def test_there_is_a_limit_to_reports(server: Server, host: Browser) -> None:
    ada = Browser(server.url, "Ada Reporting")
    wish = {"kind": "name", "reason": "name"}
    for number in range(10):
        user = Browser(server.url, f"Rude {number}").me["user"]
        assert ada.post("/api/reports", {**wish, "user": user})[0] == 204
    other = Browser(server.url, "Rude too").me["user"]
    status, refused = ada.post("/api/reports", {**wish, "user": other})
    assert (status, refused["reason"]) == (429, "reports-enough")
    first = host.get("/api/host/reports")[1]
    assert len(first["reports"]) <= 20
    if first["before"]:
        rest = host.get(f"/api/host/reports?before={first['before']}")[1]["reports"]
        assert not {one["id"] for one in rest} & {one["id"] for one in first["reports"]}


def test_health_tells_of_nodes_queues_and_backups(server: Server, host: Browser) -> None:
    status, health = host.get("/api/host/health")
    assert status == 200, health
    assert any(str(server.port) in node["address"] for node in health["nodes"])
    assert health["database_bytes"] > 10_000
    assert {"bot-turns", "reviews", "reports"} <= health["queues"].keys()
    assert health["backup_state"] in ("ok", "off")
    assert host.get("/health")[1]["backup"] == "off"
    assert "tafelronde_reports_total" in host.get("/metrics")[1]


@pytest.fixture(scope="module")
def newcomers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A site where one is new for ten minutes, and backups are made."""
    folder = tmp_path_factory.mktemp("newcomers")
    server = Server(sqlite_at(folder), more=("--backups", str(folder / "backups")))
    server.settings = {"TAFELRONDE_NEWCOMERS": "10"}
    with_log = folder / "log"
    try:
        with with_log.open("wb") as log:
            server.log = log.fileno()
            yield server.start()
    finally:
        server.stop()


def test_who_is_new_says_only_phrases_to_strangers(newcomers: Server) -> None:
    ada = Browser(newcomers.url, "Ada")
    public, own = ada.table("me", "open", public=True), ada.table("me", "open")
    assert say(ada, public, "hello")[1]["reason"] == "newcomer"
    assert say(ada, own, "hello")[0] == 200
    for phrase, status in (("good-luck", 200), ("anything", 400)):
        wish = {"t": "phrase", "id": phrase, "table": public, "phrase": phrase}
        assert ada.post("/api/command", wish)[0] == status
    (line,) = chat(ada, public)
    assert (line["phrase"], line["text"]) == ("good-luck", "")


def test_the_host_sees_no_hidden_hand(newcomers: Server) -> None:
    """Nothing that any route of the host's answers tells of a running game more than a list."""
    host, ada = become(newcomers, "Kay"), Browser(newcomers.url, "Ada")
    table = ada.table("me", "me", public=True)
    description = host.get("/api/schema")[1]["paths"]
    routes = [path for path in description if path.startswith("/api/host/")]
    assert len(routes) > 12
    allowed = {
        "id", "game", "status", "public", "hidden", "seats", "ply", "changed",
    }  # fmt: skip
    secret = {"view", "legal", "log", "entries", "state", "seed", "commitment", "events", "body"}
    told = 0
    for path in routes:
        if "get" not in description[path]:
            continue
        status, answer = host.get(path.replace("{user}", ada.me["user"]))
        assert status == 200, path
        if path == "/api/host/reports":
            continue  # "state" is the report's
        for node in _objects(answer):
            if node.get("id") == table:
                told += 1
                assert node.keys() == allowed
            assert not node.keys() & secret, path
    assert told >= 2
    visitor = Browser(newcomers.url)
    for more in ("", "/chat", "/replay", "/record", "/verify"):
        theirs, nobodys = (who.get(f"/api/tables/{table}{more}") for who in (host, visitor))
        assert theirs == nobodys, more


def _objects(answer: Any) -> Iterator[dict[str, Any]]:
    if isinstance(answer, dict):
        yield answer
        answer = list(answer.values())
    if isinstance(answer, list):
        for inside in answer:
            yield from _objects(inside)


def test_backups_are_made_checked_and_pruned(newcomers: Server, tmp_path: Path) -> None:
    from tafelronde.server.features.health.backup_file import BadBackup, check_backup

    host = become(newcomers, "Kim")
    folder = Path(newcomers.database.removeprefix("sqlite:///")).parent / "backups"
    # The first one is made soon after the start.
    wait_until(lambda: host.get("/api/host/health")[1]["backup_state"] == "ok")
    health = host.get("/api/host/health")[1]
    assert host.get("/health")[1]["backup"] == "ok"
    assert Path(health["backups"][0]["file"]).parent == folder
    for _ in range(3):
        command("backup", str(folder), "--keep", "2", database=newcomers.database)
    kept = sorted(file for file in folder.iterdir() if file.suffix == ".db")
    assert len(kept) == 2
    assert check_backup(kept[-1]) >= 0
    assert kept[-1].stat().st_mode & 0o077 == 0
    broken = tmp_path / "broken.db"
    data = kept[-1].read_bytes()
    broken.write_bytes(data[: len(data) // 2])
    with pytest.raises(BadBackup):
        check_backup(broken)
    base = ("--database", newcomers.database)
    done = process("admin", "backup", "/proc/nowhere", *base)
    assert done.code != 0
    assert (done.out + done.err).lower().count("the backup failed") == 1
    done = process("admin", "backup", "--noted", tmp_path / "nowhere", *base)
    assert done.code == 2
    assert "nowhere" in done.err
    assert "cannot be used" not in done.err
    health = host.get("/api/host/health")[1]
    assert health["backups"][0]["error"]


def test_the_command_line_does_it_too(server: Server) -> None:
    eve = Browser(server.url, "Eve By Command")
    base = server.database
    assert eve.me["user"] in command("people", "eve by", database=base)
    ban = ("ban", "--from", "chat", "--days", "2", "--reason", "spam", "--why", "too much")
    said = command(*ban, database=base, last=("--", eve.me["user"]))
    table = eve.table("me", "open")
    tries = itertools.count()  # the node looks every few seconds
    wait_until(lambda: say(eve, table, f"hello {next(tries)}")[1].get("reason") == "banned")
    assert eve.get("/api/me/notices")[1]["bans"][0]["reason"] == "spam"
    command("lift", said.split()[-1], "--why", "enough", database=base)
    command("words", "--add", "grobian", database=base)
    assert "grobian" in command("words", database=base)
    command("words", "--remove", "grobian", database=base)
    assert "too much" in command("audit", database=base)
    assert table in command("tables", "--status", "open", database=base)
    health = json.loads(command("health", database=base))
    assert health["queues"]["open"] >= 1
    report = {"kind": "name", "user": eve.me["user"], "reason": "name"}
    assert Browser(server.url, "Ada").post("/api/reports", report)[0] == 204
    (found,) = [
        one
        for one in map(json.loads, command("reports", database=base).splitlines())
        if one["about"]["user"] == eve.me["user"]
    ]
    command("answer", found["id"], "nothing", database=base)
    assert found["id"] in command("reports", "--state", "nothing", database=base)
