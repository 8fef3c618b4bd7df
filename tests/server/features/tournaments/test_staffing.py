"""The host of the site and the moderators end, hide and rename any tournament."""

from pathlib import Path

from cli.helpers import tafelronde
from server.company import wait_until
from server.cups import at_table, do, look, make, refusal
from server.helpers import Browser, Server, serving, sqlite_at
from server.moderators import become, command


def listed(who: Browser, cup: str) -> list[str]:
    found: list[str] = []
    for status in ("open", "running", "off"):
        page = who.get(f"/api/tournaments?status={status}&count=50")[1]["tournaments"]
        found += [card["name"] for card in page if card["id"] == cup]
    return found


def test_moderators_call_off_hide_and_rename(server: Server) -> None:
    kay = become(server, "Kay Staff", "moderator")
    ada, bert = Browser(server.url, "Ada"), Browser(server.url, "Bert")
    cup = make(ada, name="Ugly name")
    for person in (ada, bert):
        do(person, cup, "join")
    path = f"/api/tournaments/{cup}"
    for deed in ("hide", "rename", "call-off"):
        assert refusal(bert.post(path, {"deed": deed, "name": "Mine"})) == "not-host"
    assert refusal(ada.post(path, {"deed": "hide"})) == "not-host"
    assert refusal(kay.post(path, {"deed": "rename"})) == "malformed"
    assert kay.post(path, {"deed": "rename", "name": "Fine name"})[0] == 200
    assert listed(bert, cup) == ["Fine name"]
    assert do(kay, cup, "hide")["public"] is False
    assert listed(bert, cup) == []
    assert do(kay, cup, "show")["public"] is True

    do(ada, cup, "begin")
    table = at_table(ada, cup)["id"]
    assert refusal(ada.post(path, {"deed": "call-off"})) == "tournament-begun"
    off = do(kay, cup, "call-off")
    assert off["card"]["status"] == "off"
    assert [player["rank"] for player in off["players"]] == [2, 3]
    assert ada.get(f"{path}/export/standings")[1].splitlines()[1][:2] == "2,"
    wait_until(lambda: ada.get(f"/api/tables/{table}")[1]["head"]["status"] == "closed")
    assert [one["table"] for one in look(bert, cup)["latest"][0]["tables"]] == [""]
    assert refusal(kay.post(path, {"deed": "call-off"})) == "tournament-begun"
    acts = kay.get("/api/host/audit")[1]["acts"]
    assert [act["act"] for act in acts if act["act"].startswith("tournament-")][:4] == [
        "tournament-call-off", "tournament-show", "tournament-hide", "tournament-rename",
    ]  # fmt: skip


def test_the_host_does_so_by_the_command_line(server: Server) -> None:
    kay = become(server, "Kay Line")
    ada, bert = Browser(server.url, "Ada"), Browser(server.url, "Bert")
    cup = make(ada, name="Ugly name")
    for person in (ada, bert):
        do(person, cup, "join")
    do(ada, cup, "begin")
    table = at_table(ada, cup)["id"]

    def line(deed: str, *more: str) -> str:
        last = ("--", cup, deed)
        return command("tournament", *more, database=server.database, last=last)

    line("rename", "--name", "Fine name")
    line("hide")
    wait_until(lambda: look(bert, cup)["card"]["name"] == "Fine name")
    assert listed(bert, cup) == []
    line("show")
    assert listed(bert, cup) == ["Fine name"]
    line("call-off", "--why", "The hall is on fire.")
    wait_until(lambda: ada.get(f"/api/tables/{table}")[1]["head"]["status"] == "closed")
    assert look(ada, cup)["card"]["status"] == "off"
    acts = [act["act"] for act in kay.get("/api/host/audit")[1]["acts"]]
    named = [act for act in acts if act.startswith("tournament-")][:4]
    deeds = ("call-off", "show", "hide", "rename")
    assert named == [f"tournament-{deed}" for deed in deeds]
    for wrong in (("tournament", "nowhere", "hide"), ("tournament", cup, "rename")):
        refused = tafelronde("admin", *wrong, "--database", server.database)
        assert (refused.code, refused.out) == (2, "")


def test_a_name_has_no_unwanted_words(server: Server) -> None:
    host = become(server, "Kay Words")
    ada = Browser(server.url, "Ada")
    assert host.post("/api/host/words", {"add": ["grobian"], "remove": []})[0] in (200, 204)
    try:
        wish = {"name": "Cup of the Grobian", "kind": "swiss", "game": "rosenkoenig"}
        refused = refusal(ada.post("/api/tournaments", wish))
        cup = make(ada)
        rename = {"deed": "rename", "name": "Grobian again"}
        assert refusal(host.post(f"/api/tournaments/{cup}", rename)) == refused
        assert look(ada, cup)["card"]["name"] == "Cup"
    finally:
        host.post("/api/host/words", {"add": [], "remove": ["grobian"]})


def test_the_staff_alone_makes_them_and_looks_after_those_of_who_leaves(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), more=("--tournaments", "staff")) as node:
        host, mod = become(node, "Kay"), become(node, "Mo", "moderator")
        ada = Browser(node.url, "Ada")
        assert ada.get("/api/tournaments")[1]["may_make"] is False
        wish = {"name": "Cup", "kind": "swiss", "game": "rosenkoenig"}
        assert refusal(ada.post("/api/tournaments", wish)) == "no-tournaments"
        assert mod.get("/api/tournaments")[1]["may_make"] is True
        cup = make(mod)
        assert mod.post("/api/account/leave", {"name": "Mo"})[0] == 204
        wait_until(lambda: look(ada, cup)["host"] == host.me["user"])
        assert do(host, cup, "call-off")["card"]["status"] == "off"
