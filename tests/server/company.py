"""Activities of people at a site beside casual games: rated games, clocks, accounts, tournaments,
order.

``Company.tell`` goes through all of it, so that a database then holds a row of every kind. What is
told is told over HTTP, but for what only a mail or a host's command line says.
"""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from server.authenticator import add_passkey
from server.circling import join, make, open_table, played, remove
from server.handed import hand_over, record
from server.helpers import WAIT, Browser, Message
from server.sql import execute, rows
from tafelronde.server.features.ratings.played import EARLY
from tafelronde.server.people.hashes import hash_of

LIVE = {"kind": "live", "bank": 300, "increment": 10}
SHORT = {"kind": "live", "bank": 1, "out": "bot"}
DAYS = {"kind": "days", "days": 3}
P256DH = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
"""A point of the curve P-256: its generator."""
INVITATION = "the host's link"


def wait_until(holds: Callable[[], Any]) -> Any:
    """Until a node has seen to it; what holds then."""
    end = time.monotonic() + WAIT
    while not (found := holds()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


class Company:
    """The people of a site. ``database``: the address of what their node writes to."""

    def __init__(self, address: str, database: str) -> None:
        self.database = database
        names = ("Bea", "Cid", "Kay", "Lou", "Max", "Hal")
        self.people = [Browser(address, name) for name in names]
        self.bea, self.cid, self.kay, self.lou, self.max, self.host = self.people
        self.tables: dict[str, str] = {}
        """The names of the tables here → their ids; also of the tournaments, in ``cups``."""
        self.cups: dict[str, str] = {}
        self._count = 0

    def tell(self) -> None:
        self._rated_games()
        self.tables["handed over"] = hand_over(self.bea, record(most=24))
        asyncio.run(self._clocks())
        self._accounts()
        self._merges()
        self._tournaments()
        self._moderation()
        self._ties()
        self._wishes()
        self._circle()

    # ---- at tables -----------------------------------------------------------------------------

    def do(self, who: Browser, t: str, table: str, **fields: Any) -> None:
        self._count += 1
        wish = {"t": t, "id": f"d{self._count}", "table": table, **fields}
        status, answer = who.post("/api/command", wish)
        assert status == 200, answer

    def begun(self, name: str, one: Browser, other: Browser, **more: Any) -> str:
        """A table of the first, where the two play."""
        table = self.tables[name] = one.table("me", "open", **more)
        self.do(other, "sit", table, seat=1)
        self.do(other, "ready", table, seat=1)
        return other.dealt(self.head(other, table))["id"]

    @staticmethod
    def head(who: Browser, table: str) -> Message:
        return who.get(f"/api/tables/{table}")[1]["head"]

    @staticmethod
    def play(who: Browser, head: Message) -> None:
        """Play the first choice."""
        wish = {"t": "move", "id": f"m{head['seq']}", "table": head["id"], "seat": head["player"]}
        choice = {"seq": head["seq"], "action": head["legal"][0]["action"]}
        status, answer = who.post("/api/command", {**wish, **choice})
        assert status == 200, answer

    def move(self, table: str, *people: Browser, count: int = 1) -> Counter[Browser]:
        """Let the player to act play, ``count`` times; the players, and how often each."""
        made = Counter[Browser]()
        for _ in range(count):
            who, head = wait_until(lambda: self._to_act(table, people))
            self.play(who, head)
            made[who] += 1
        return made

    def _to_act(self, table: str, people: tuple[Browser, ...]) -> tuple[Browser, Message] | None:
        for who in people:
            head = self.head(who, table)
            if head["legal"]:
                return who, head
        return None

    def _rated_games(self) -> None:
        bea, cid = self.bea, self.cid
        counted = self.begun("counted", bea, cid, rated=True, public=True)
        made = self.move(counted, bea, cid, count=2 * EARLY)
        while min(made[bea], made[cid]) < EARLY:  # what was forced does not count
            made += self.move(counted, bea, cid)
        short = self.begun("short", bea, cid, rated=True)
        for table in (counted, short):
            self.do(cid, "resign", table, seat=1)
        self.move(self.begun("rated", bea, cid, rated=True), bea, cid, count=2)
        for table in (counted, short):
            path = f"/api/tables/{table}/rating"
            wait_until(lambda path=path: bea.get(path)[1]["state"] in ("counted", "not-counted"))

    async def _clocks(self) -> None:
        bea, cid = self.bea, self.cid
        days, mover = self.begun("days", bea, cid, time=DAYS), bea
        if self.head(bea, days)["player"] == 1:
            mover = cid
        assert mover.post("/api/me/pauses", {"away_days": 5, "quiet_minutes": 480})[0] == 200
        wait_until(lambda: self.head(bea, days)["clocks"]["due"] > time.time() + 5 * 86_400)
        self._answer(bea if mover is cid else cid, days)
        live = self.begun("live", bea, cid, time=LIVE)
        async with bea.open() as one, cid.open() as other:
            time.sleep(0.05)
            pages = (one, other)
            for page in pages:
                await page.watch(live)
            for _ in range(3):
                player = one.heads[live]["player"]
                head = await pages[player].move(live)
                await pages[1 - player].until(live, head["seq"])
            asker = one.heads[live]["player"]
            await pages[asker].do("undo", table=live, seat=asker)
            await pages[1 - asker].do("answer", table=live, seat=1 - asker, yes=True)
            for seat, on in ((0, True), (0, False), (0, True), (1, True), (1, False)):
                await pages[seat].do("pause", table=live, seat=seat, on=on)
        slow = self.begun("slow", bea, cid, time=SHORT)
        wait_until(lambda: any(seat["resigned"] for seat in self.head(bea, slow)["seats"]))

    # ---- identities ----------------------------------------------------------------------------

    def _accounts(self) -> None:
        bea = self.bea
        assert bea.post("/api/account/handle", {"handle": "Beatrix"})[0] == 200
        assert bea.post("/api/account/codes", {})[0] == 200
        self.passkey = add_passkey(bea)
        assert bea.post("/api/account/passkeys/options", {})[0] == 200  # a proof that stays open
        address = {"address": "bea@example.org"}
        assert bea.post("/api/account/email", address)[0] == 204
        (body,) = wait_until(lambda: rows(self.database, "SELECT body FROM mails"))[0]
        word = re.findall(r"#confirm=(\S+)", body)[0]
        assert bea.post("/api/account/email/confirm", {"word": word})[0] == 204
        assert Browser(bea.url).post("/api/session/mail", address)[0] == 204
        wait_until(lambda: len(rows(self.database, "SELECT id FROM mails")) == 2)

    def _merges(self) -> None:
        """Kay becomes Bea, Lou becomes nobody: at a table that is open, running, over."""
        bea, cid, kay, lou = self.bea, self.cid, self.kay, self.lou
        merged = [self.begun(f"merged {k}", kay, cid) for k in ("running", "over")]
        left = [self.begun(f"left {k}", cid, lou) for k in ("running", "over")]
        self.do(kay, "resign", merged[1], seat=0)
        self.do(lou, "resign", left[1], seat=1)
        self.tables["merged open"] = kay.table("me", "open")
        self.tables["left open"] = cid.table("me", "open")
        self.do(lou, "sit", self.tables["left open"], seat=1)
        self.do(lou, "say", left[1], text="Well played")
        for who, handle in ((kay, "Katharina"), (lou, "Louise")):
            assert who.post("/api/account/handle", {"handle": handle})[0] == 200
        code = kay.post("/api/me/code", {})[1]["code"]
        assert bea.post("/api/account/merge", {"code": code})[0] == 200
        assert lou.post("/api/account/leave", {"name": "Lou"})[0] == 204
        gone = {kay.me["user"], lou.me["user"]}
        for table in (*merged, *left, self.tables["merged open"], self.tables["left open"]):
            wait_until(
                lambda table=table: all(
                    seat["user"] not in gone for seat in self.head(cid, table)["seats"]
                )
            )

    # ---- tournaments ---------------------------------------------------------------------------

    def _tournaments(self) -> None:
        bea, cid = self.bea, self.cid
        self._cup("open", {"kind": "knockout", "fill": 4}, cid)
        self._cup("running", {"kind": "robin", "bound": 2_592_000}, bea, cid)
        over = self._cup("over", {"fill": 2, "rounds": 1}, bea)
        shared = self._cup("shared", {"shared": True, "rounds": 1}, bea, cid)
        for name in ("running", "over", "shared"):
            cup = self.cups[name]
            assert bea.post(f"/api/tournaments/{cup}", {"deed": "begin"})[0] == 200
        wait_until(lambda: self._table_in("running"))
        for name in ("over", "shared"):
            table = wait_until(lambda name=name: self._table_in(name))
            self.tables[f"cup {name}"] = table
            self.do(bea, "resign", table, seat=self.head(bea, table)["you"][0])
        for cup in (over, shared):
            path = f"/api/tournaments/{cup}"
            wait_until(lambda path=path: bea.get(path)[1]["card"]["status"] == "over")
        self._directed("open", {"act": "set-entry", "code": True}, code="rose")
        self._directed("running", {"act": "name-director", "number": 0}, user=cid.me["user"])
        points = {"round": 1, "board": 0, "points": [0.5, 0.5]}
        self._directed("over", {"act": "correct-result", **points}, why="The clock was wrong.")

    def _directed(self, name: str, ruling: dict[str, Any], **more: str) -> None:
        """Let Bea act as the director of this tournament."""
        wish = {"ruling": ruling, "seen": 0, **more}
        status, body = self.bea.post(f"/api/tournaments/{self.cups[name]}/desk", wish)
        assert status == 200, body

    def _cup(self, name: str, wish: dict[str, Any], *players: Browser) -> str:
        plan = {"name": name, "kind": "swiss", "game": "rosenkoenig", "level": "random", **wish}
        status, made = self.bea.post("/api/tournaments", plan)
        assert status == 201, made
        cup = self.cups[name] = made["card"]["id"]
        for player in players:
            assert player.post(f"/api/tournaments/{cup}", {"deed": "join"})[0] == 200
        return cup

    def _table_in(self, name: str) -> str:
        """Where Bea plays in this tournament; '' where it is not dealt yet."""
        table = self.bea.get(f"/api/tournaments/{self.cups[name]}")[1]["table"]
        status, news = self.bea.get(f"/api/tables/{table}") if table else (0, {})
        return table if status == 200 and news["head"]["status"] == "playing" else ""

    # ---- order ---------------------------------------------------------------------------------

    def _moderation(self) -> None:
        bea, rude, host = self.bea, self.max, self.host
        execute(
            self.database,
            "INSERT INTO invites (hash, role, until)"
            f" VALUES ('{hash_of(INVITATION)}', 'host', 9e9)",
        )
        assert host.post("/api/host/join", {"token": INVITATION})[0] == 200
        table = self.tables["insult"] = bea.table("me", "open", public=True)
        self.do(rude, "say", table, text="you clown")
        self.do(bea, "phrase", table, phrase="good-luck")
        report = {"user": rude.me["user"], "reason": "insult", "table": table, "line": 1}
        assert bea.post("/api/reports", {"kind": "chat", **report})[0] == 204
        assert bea.post("/api/reports", {**report, "kind": "name", "line": 0})[0] == 204
        known = host.get("/api/host/reports")[1]["reports"]
        (told,) = [one for one in known if one["kind"] == "chat"]
        hidden = self.tables["hidden"] = rude.table("me", "open", public=True)
        acts: dict[str, dict[str, Any]] = {
            f"reports/{told['id']}": {"state": "acted", "why": "Thank you."},
            f"tables/{table}/lines/1": {"why": "rude"},
            f"tables/{hidden}/hide": {"why": "rude"},
            f"people/{rude.me['user']}/ban": {"kind": "chat", "reason": "insult", "days": 3000},
        }
        for path, wish in acts.items():
            assert host.post(f"/api/host/{path}", wish)[0] == 204, path
        assert host.post("/api/host/words", {"add": ["Blötkopf"]})[0] == 200
        self._house()

    def _house(self) -> None:
        """One comes in by an invitation, one is shown out, one asks."""
        bea, cid, rude, host = self.bea, self.cid, self.max, self.host
        text = {"kind": "welcome", "language": "en", "text": "Sit down."}
        assert host.post("/api/host/house", {"name": "The Hall", "text": text})[0] == 200
        status, made = host.post("/api/host/invitations", {"uses": 3, "note": "Thursday"})
        assert status == 201, made
        for who in (bea, rude):
            assert who.post("/api/house/join", {"code": made["code"]})[0] == 200
        wish = {"on": False, "why": "rude"}
        assert host.post(f"/api/host/members/{rude.me['user']}", wish)[0] == 204
        assert cid.post("/api/house/request", {"words": "May I?"})[0] == 204

    def _ties(self) -> None:
        bea, cid, rude = self.bea, self.cid, self.max
        assert cid.post("/api/me/mutes", {"user": rude.me["user"]})[0] == 204
        for who, what, whom in ((bea, "follow", cid), (cid, "block", rude)):
            assert who.post(f"/api/people/{whom.me['user']}/{what}", {})[0] == 204
        challenge = {"user": cid.me["user"], "challenge": True}
        table = bea.table("me", "open")
        assert bea.post(f"/api/tables/{table}/invited", challenge)[0] == 200
        assert bea.post("/api/me/profile", {"presence": "nobody", "challenges": "known"})[0] in (
            200,
            204,
        )

    def _answer(self, who: Browser, table: str) -> None:
        """Leave an answer to what the other may do."""
        head = self.head(who, table)
        about: Message = {"seat": head["you"][0], "seq": head["seq"]}
        line: list[str] = []
        for _ in range(2):
            wish = {**about, "after": line}
            status, found = who.post(f"/api/tables/{table}/answers/next", wish)
            assert status == 200, found
            line.append(found["choices"][0]["text"])
        status, left = who.post(f"/api/tables/{table}/answers", {**about, "lines": [line]})
        assert (status, len(left["lines"])) == (200, 1), left

    def _circle(self) -> None:
        """A circle of three, of whom one is removed, with an open table and a game that is over."""
        bea, cid = self.bea, self.cid
        circle = make(bea)
        join(circle, cid, self.host)
        assert remove(bea, circle, self.host)[0] == 204
        self.circle = circle
        self.tables["circle"] = played(circle, bea, cid)
        self.tables["circle open"] = open_table(cid, circle)

    # ---- wishes --------------------------------------------------------------------------------

    def _wishes(self) -> None:
        """Two find each other, one waits for a game by days; and one wants to be told of it."""
        seek = {"game": "rosenkoenig", "least": 2, "most": 2}
        nia, odo = (Browser(self.bea.url, name) for name in ("Nia", "Odo"))
        ids = [self._seek(who, seek) for who in (nia, odo)]
        found = wait_until(lambda: self._found(odo, ids[1]))
        self.tables["found"] = found
        self._seek(nia, {**seek, "time": DAYS})
        ways = {"turn": "push", "filled": "both", "short": "mail", "over": "none", "round": "both"}
        quiet = {"quiet_from": 1320, "quiet_minutes": 540, "zone": "Europe/Amsterdam"}
        answers = [
            nia.post("/api/me/notifications", {"ways": ways, "mail_hours": 6}),
            nia.post("/api/me/pauses", quiet),
            nia.post(
                "/api/me/push",
                {
                    "endpoint": "https://push.example/nia",
                    "p256dh": P256DH,
                    "auth": "AAAAAAAAAAAAAAAAAAAAAA",
                },
            ),
        ]
        assert [status for status, _ in answers] == [200, 200, 200], answers

    @staticmethod
    def _seek(who: Browser, wish: Message) -> str:
        status, own = who.post("/api/seeks", wish)
        assert status in (200, 201), own
        return own["id"]

    @staticmethod
    def _found(who: Browser, seek: str) -> str:
        mine = who.get("/api/seeks/mine")[1]
        return next((one["table"] for one in mine if one["id"] == seek), "")
