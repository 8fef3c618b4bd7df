"""Order at a site: roles, bans, words that are not wanted, reports, and the log of all acts."""

from pathlib import Path

import pytest
from msgspec import Struct

from server.hearing import hear_all
from server.stores import FrozenStore, on_store
from server.tables import refused, refused_later
from tafelronde.server.base.bus import ChatHidden, Feed, ForPerson, ModerationChanged, SignedOut
from tafelronde.server.features.moderation import reports as r
from tafelronde.server.features.moderation.audit import acts, note
from tafelronde.server.features.moderation.banning import DAY, INVITE_AGE, Banning
from tafelronde.server.features.moderation.wire import (
    Ban,
    Evidence,
    EvidenceLine,
    KnownPerson,
    NewBan,
    NewReport,
    NewWords,
    PastBan,
    Report,
    ReportAnswer,
    ReportSeen,
    UnwantedWord,
)
from tafelronde.server.node.on_store import answers_on
from tafelronde.server.people.moderation import NEVER, Moderation
from tafelronde.server.people.person import Person
from tafelronde.server.people.unwanted import Unwanted
from tafelronde.server.storage.store import ChatRow
from tafelronde.server.wire.messages import NoticesNews

ADA, BOT = Person("ada", "Ada"), Person("bot", "Bot", owner="ada")


class Node:
    """The order as a node has it, and what it told of."""

    def __init__(self, store: FrozenStore) -> None:
        feed = Feed()
        self.told: list[Struct] = []
        self.said: list[str] = []
        hear_all(feed, self.told.append)
        store._on_broadcast = self.said.append
        self.moderation = Moderation(store, feed, newcomer=600.0, answers=answers_on(store))
        self.banning = Banning(store, self.moderation)


async def with_people(store: FrozenStore) -> None:
    for user in ("ada", "zoe", "cem"):
        await store.write(
            "INSERT INTO users (id, name, created) VALUES ($1, $2, 5)", user, user.title()
        )


def test_a_link_gives_a_role_once_and_in_time(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        node = Node(store)
        first = await node.banning.first_invite()
        assert await node.banning.first_invite() == ""
        assert await node.banning.role_in(first) == "host"
        assert await refused_later(node.banning.role_in(first)) == ("bad-invite", {})
        token = await node.banning.invite("moderator")
        store.time += INVITE_AGE
        assert await node.banning.role_in(token) == "moderator"
        token = await node.banning.invite("moderator")
        store.time += INVITE_AGE + 1
        assert await refused_later(node.banning.role_in(token)) == ("bad-invite", {})
        await node.banning.invite("moderator")
        store.time += INVITE_AGE + 1
        await node.banning.invite("moderator")
        assert await store.read("SELECT COUNT(*) FROM invites") == [(1,)]

    on_store(tmp_path, work)


def test_only_who_has_a_role_looks_after_the_site(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        node = Node(store)
        for person in (None, ADA, BOT):
            assert refused(node.moderation.need_role, person) == ("not-found", {})
        await node.banning.give_role("ada", "moderator", "zoe")
        assert (node.moderation.role_of("ada"), node.moderation.role_of("zoe")) == ("moderator", "")
        assert node.moderation.need_role(ADA) == ADA
        assert refused(node.moderation.need_role, ADA, host=True) == ("not-moderator", {})
        assert refused(node.moderation.need_role, BOT._replace(id="ada")) == ("not-found", {})
        await node.banning.give_role("ada", "host", "zoe")
        assert node.moderation.need_role(ADA, host=True) == ADA
        await node.banning.give_role("ada", "", "zoe")
        assert refused(node.moderation.need_role, ADA) == ("not-found", {})
        assert node.told == [ModerationChanged()] * 3
        assert node.said == ["#"] * 3

    on_store(tmp_path, work)


def test_a_ban_holds_for_its_days_and_for_programs_too(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        node = Node(store)
        await with_people(store)
        id = await node.banning.ban("ada", NewBan("chat", "insult", 2, " no "), "zoe")
        ban = Ban(id, "chat", "insult", "no", 1000.0, 1000.0 + 2 * DAY)
        assert node.moderation.bans_of("ada") == [ban]
        why = {"kind": "chat", "why": "insult", "words": "no", "until": int(1000 * ban.until)}
        for person in (ADA, BOT):
            assert refused(node.moderation.check, person, "sign-in", "chat") == ("banned", why)
            node.moderation.check(person, "sign-in")
        node.moderation.check(Person("zoe", "Zoe"), "chat")
        assert await node.banning.who(id) == ("ada", "zoe")
        assert await node.banning.untold("ada") == (ban,)
        await node.banning.told("zoe", [id])
        assert await node.banning.untold("ada") == (ban,)
        await node.banning.told("ada", [id])
        assert await node.banning.untold("ada") == ()
        assert await node.banning.all_of("ada") == (PastBan(ban, "Zoe", 0.0),)
        store.time = ban.until
        assert node.moderation.bans_of("ada") == []
        assert (await refused_later(node.banning.who(id)))[0] == "not-found"
        node.moderation.check(ADA, "chat")

    on_store(tmp_path, work)


def test_who_is_banned_from_signing_in_is_signed_out_until_it_is_lifted(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        node, other = Node(store), Node(store)
        await store.write(
            "INSERT INTO tokens (hash, user_id, owner, scope, created)"
            " VALUES ('h', 'bot', 'ada', 'all', 0)"
        )
        id = await node.banning.ban("ada", NewBan("sign-in", "cheating", 0), "")
        ban = Ban(id, "sign-in", "cheating", "", 1000.0, 0.0)
        assert node.moderation.bans_of("ada") == [ban]
        assert node.told == [SignedOut(frozenset({"ada", "bot"})), ModerationChanged()]
        assert node.moderation.is_out(ADA)
        assert node.moderation.is_out(BOT)
        assert not node.moderation.is_out(Person("zoe", "Zoe"))
        await node.banning.told("ada", [id])
        assert await node.banning.untold("ada") == (ban,)  # they are told every time
        assert await store.read("SELECT until FROM bans") == [(NEVER,)]
        await node.moderation.read()
        assert node.told[2:] == [ModerationChanged()]  # and signed out once
        await other.moderation.read()
        assert other.moderation.is_out(ADA)
        store.time += 7
        await node.banning.lift(id, "zoe")
        assert not node.moderation.is_out(ADA)
        assert await node.banning.all_of("ada") == (PastBan(ban, "", 1007.0),)
        assert (await refused_later(node.banning.who(id)))[0] == "not-found"

    on_store(tmp_path, work)


def test_words_are_not_wanted_however_they_are_written(tmp_path: Path) -> None:
    words = Unwanted(["Rot", "big fool", "...", "sh"])
    for text in ("what ROT!", "r o t", "a Bíg   fool", "s h", "rottt rot", "it is: rot"):
        assert words.found_in(text)
    for text in ("rotten", "big old fool", "fool big", "big", "", "r ot"):
        assert not words.found_in(text)
    assert not Unwanted().found_in("rot")
    assert refused(words.check, "rot") == ("unwanted-word", {})

    async def work(store: FrozenStore) -> None:
        node = Node(store)
        await node.banning.set_words(NewWords(add=["  rot  ", "big   fool", " "]), "zoe")
        await node.banning.set_words(NewWords(add=["rot"], remove=["big fool"]), "zoe")
        assert await node.banning.words() == (UnwantedWord("rot", 1000.0),)
        node.moderation.check_words("big fool")
        assert node.moderation.unwanted_refused == 0
        assert refused(node.moderation.check_words, "rot") == ("unwanted-word", {})
        assert node.moderation.unwanted_refused == 1

    on_store(tmp_path, work)


def test_nodes_tell_one_another_of_notices_and_hidden_lines(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        node = Node(store)
        await node.moderation.chat_changed("t")
        await node.moderation.notice_given("ada")
        told: list[Struct] = [ChatHidden("t"), ForPerson("ada", NoticesNews())]
        assert node.told == told
        other = Node(store)
        for notice in node.said:
            other.moderation.heard(notice)
        assert other.told == told
        assert node.moderation.is_new(Person("x", "X", since=401.0))
        assert not node.moderation.is_new(Person("x", "X", since=400.0))
        assert not node.moderation.is_new(Person("x", "X"))
        await store.write("INSERT INTO meta (name, value) VALUES ('close:t', ''), ('closed', '')")
        await node.moderation.read()
        assert node.moderation.to_close == ["t"]

    on_store(tmp_path, work)


# ---- reports and acts ---------------------------------------------------------------------------


def test_reports_are_kept_with_what_was_seen_until_they_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(r, "A_DAY", 2)

    async def work(store: FrozenStore) -> None:
        await with_people(store)
        node = Node(store)
        await node.banning.give_role("cem", "moderator", "")
        reporting = r.Reporting(store, node.moderation, lambda user: user == "zoe")
        wish = NewReport("chat", "zoe", "insult", " bad ", "t", 3)
        seen = Evidence("Zoe", "g", 5, 1, (EvidenceLine(3, "zoe", "Zoe", "…", 9.0),))
        first = await reporting.add(ADA, wish, seen)
        assert await reporting.add(ADA, wish, Evidence()) == first
        store.time += 10
        second = await reporting.add(ADA, NewReport("name", "zoe", "other"), Evidence())
        assert second != first
        too_many = NewReport("name", "cem", "other")
        found = await refused_later(reporting.add(ADA, too_many, Evidence()))
        assert found == ("reports-enough", {"seconds": 86_390})
        ada = KnownPerson("ada", "Ada", 5.0, "", False)
        zoe = KnownPerson("zoe", "Zoe", 5.0, "", True)
        told = Report(
            first, 1000.0, ada, zoe, "chat", "insult", "bad", "t", 3, seen, "open", "", ""
        )
        page = await reporting.page("open", "")
        assert (page.reports[0], page.open, page.before) == (told, 2, "")
        one = await reporting.page("open", "", most=1)
        assert (one.reports, bool(one.before)) == ((told,), True)
        assert [x.id for x in (await reporting.page("open", one.before)).reports] == [second]
        assert [x.id for x in await reporting.about("zoe")] == [second, first]
        assert (await reporting.count_of("ada"), await reporting.count_of("zoe")) == (2, 0)
        assert await reporting.answered("ada") == ()
        answer = ReportAnswer("acted", " thanks ")
        assert await reporting.answer(first, "cem", answer) == ("ada", "zoe")
        assert (await refused_later(reporting.answer("x", "cem", answer)))[0] == "not-found"
        assert await reporting.open_now() == 1
        [closed] = (await reporting.page("acted", "")).reports
        assert (closed.state, closed.seen_by, closed.answer) == ("acted", "Cem", "thanks")
        assert await reporting.answered("ada") == (
            ReportSeen(first, 1000.0, "chat", "Zoe", "acted", "thanks"),
        )
        await reporting.told("zoe", [first])
        assert len(await reporting.answered("ada")) == 1
        await reporting.told("ada", [first])
        assert await reporting.answered("ada") == ()
        assert await reporting.known("x") == KnownPerson("x", "", 0.0, "", False)
        assert (await reporting.known("cem")).role == "moderator"
        store.time += 86_391
        assert await reporting.add(ADA, wish, seen) != first

    on_store(tmp_path, work)


def test_the_lines_around_a_reported_one_are_kept(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        for number in range(1, 31):
            line = ChatRow(number, "ada", "Ada", 0, f"line {number}", float(number))
            await store.say("t", line, str(number))
        await store.write("UPDATE chats SET hidden = 1 WHERE number = 15")
        reporting = r.Reporting(store, Node(store).moderation, lambda user: False)
        around = await reporting.lines("t", 15)
        assert [line.number for line in around] == list(range(5, 26))
        assert around[10] == EvidenceLine(15, "ada", "Ada", "line 15", 15.0, "", True)
        assert not around[0].hidden
        assert [line.number for line in await reporting.lines("t", 0)] == list(range(10, 31))
        assert await reporting.lines("x", 0) == ()

    on_store(tmp_path, work)


def test_all_acts_are_in_the_log_the_last_one_first(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await with_people(store)
        await note(store, "ada", "ban", about="zoe", table="t", why="insult", detail="2 days")
        store.time += 1
        await note(store, "", "words")
        page = await acts(store)
        assert page.before == ""
        told = [(a.at, a.by, a.act, a.about, a.name, a.table, a.why) for a in page.acts]
        assert told == [
            (1001.0, "", "words", "", "", "", ""),
            (1000.0, "Ada", "ban", "zoe", "Zoe", "t", "insult"),
        ]
        assert page.acts[1].detail == "2 days"
        assert (await acts(store, about="zoe")).acts == page.acts[1:]
        first = await acts(store, most=1)
        assert first.acts == page.acts[:1]
        assert (await acts(store, first.before)).acts == page.acts[1:]

    on_store(tmp_path, work)
