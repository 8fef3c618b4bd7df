"""People: profiles and who sees which games, following, blocking, presence, searching."""

import asyncio
from pathlib import Path
from urllib.parse import quote

from server.helpers import Browser, Server, serving, sqlite_at
from server.meetings import act, begun, command, do, games, lost, met, profile
from server.moderators import become
from tafelronde.match.outcome import judge
from tafelronde.server.base.text import fold
from tafelronde.server.features.ratings.results import results_of
from tafelronde.server.storage.stored_card import StoredCard, StoredOutcome, StoredSeat
from tafelronde.server.table.deal import comes_out
from tafelronde.server.table.gate import shown_from

# ---- profiles -----------------------------------------------------------------------------------


def test_everybody_sees_public_games_and_who_sat_there_the_others(server: Server) -> None:
    ada, zoe, bob = (Browser(server.url, name) for name in ("Ada", "Zoë", "Bob"))
    visitor = Browser(server.url)
    public, private = met(ada, zoe, public=True), met(ada, zoe)
    alone = lost(ada)
    for stranger in (bob, visitor):
        assert games(stranger, ada) == [public]
        found = profile(stranger, ada)
        assert (found["name"], found["you"], "presence" in found["choices"]) == (
            "Ada",
            False,
            False,
        )
        assert found["tallies"] == [
            {"game": "rosenkoenig", "players": 2, "seat": 0, "won": 1, "shared": 0, "lost": 0}
        ]
        (opponent,) = found["opponents"]
        assert (opponent["key"], opponent["name"]) == (zoe.me["user"], "Zoë")
    assert games(zoe, ada) == [private, public]
    assert games(ada, ada) == [alone, private, public]
    own = profile(ada, ada)
    assert (own["you"], own["choices"]["presence"]) == (True, "everybody")
    assert own["tallies"][0]["won"] == 2
    assert own["tallies"][0]["lost"] == 1
    assert [(o["user"], o["level"], o["games"], o["won"]) for o in own["opponents"]] == [
        (zoe.me["user"], "", 2, 2),
        ("", "random", 1, 0),
    ]
    assert profile(zoe, zoe)["tallies"][0]["lost"] == 2


def test_games_are_found_by_game_opponent_and_result(server: Server) -> None:
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    with_zoe, alone = met(ada, zoe), [lost(ada) for _ in range(3)]
    bot = profile(ada, ada)["opponents"][0]
    assert games(ada, ada) == [*alone[::-1], with_zoe]
    assert games(ada, ada, "&result=won") == [with_zoe]
    assert games(ada, ada, "&result=shared") == []
    assert games(ada, ada, "&game=rosenkoenig&result=lost") == alone[::-1]
    assert games(ada, ada, "&game=drakon") == []
    assert games(ada, ada, f"&opponent={zoe.me['user']}") == [with_zoe]
    assert games(ada, ada, f"&opponent={quote(bot['key'])}") == alone[::-1]
    assert games(ada, ada, f"&game=rosenkoenig&opponent={quote(bot['key'])}") == alone[::-1]
    path = f"/api/people/{ada.me['user']}/games?"
    for wrong in ("result=best", "before=now", "opponent=a~b", "game=drakon&opponent=r~random~"):
        assert ada.get(path + wrong)[0] == 400
    for missing in ("/api/people/nobody", "/api/people/nobody/games", f"/api/people/{'x' * 99}"):
        assert ada.get(missing)[0] == 404


def test_a_person_with_two_seats_has_a_game_once(server: Server) -> None:
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    table = ada.table("me", "me", public=True)
    do(ada, "resign", table, seat=0)
    assert games(zoe, ada) == [table]
    assert profile(zoe, ada)["opponents"] == []


def test_what_a_game_comes_to_for_each_seat() -> None:
    def seat(user: str, level: str = "", resigned: bool = False) -> StoredSeat:
        return StoredSeat("person", "", "", user, level, True, False, resigned=resigned)

    seats = (seat("a"), seat("", "easy"), seat("b"), seat("c", "easy", resigned=True))
    scores = (5.0, 2.0, 3.0, 5.0)
    outcome = StoredOutcome(scores, (), judge([1, 0, 0, 1], scores, {3: "resigned"}))
    card = StoredCard("g", "over", True, seats, 9, -4, 9, outcome=outcome)
    rows = results_of(card, 7.0, None)
    assert [row.outcome for row in rows] == ["won", "lost", "lost", "lost"]
    assert [row.place for row in rows] == [1, 3, 2, 4]
    assert [row.share for row in rows] == [1.0, 0, 0, 0]
    assert [(row.user, row.level, row.away) for row in rows] == [
        ("a", "", False), ("", "easy", False), ("b", "", False), ("c", "", True),
    ]  # fmt: skip
    assert [row.resigned for row in rows] == [False, False, False, True]


def test_when_everybody_may_see_a_game() -> None:
    assert shown_from(5.0, True, "") == 5.0
    assert shown_from(5.0, False, "") is None
    assert shown_from(5.0, False, "2026-11-23") == comes_out("2026-11-23")


# ---- who knows whom -----------------------------------------------------------------------------


def test_one_follows_whom_one_likes_and_those_who_are_there_come_first(server: Server) -> None:
    ada, zoe, bob = (Browser(server.url, name) for name in ("Ada", "Zoë", "Bob"))
    assert act(ada, "follow", ada) == 400
    assert [act(ada, "follow", other) for other in (bob, zoe, zoe)] == [204] * 3

    async def look() -> None:
        async with zoe.open() as there:
            await there.do("ping")
            found = ada.get("/api/me/follows")[1]
            assert [(card["name"], card["present"]) for card in found] == [
                ("Zoë", True),
                ("Bob", False),
            ]
            assert profile(ada, zoe)["present"]
        async with ada.open() as here:
            await here.do("lobby")
            while (message := await here.next())["t"] != "lobby":
                pass
            assert message["follows"]

    asyncio.run(look())
    assert profile(ada, zoe)["follows"]
    assert not profile(zoe, ada)["follows"]
    assert act(ada, "follow", zoe, on=False) == 204
    assert [card["name"] for card in ada.get("/api/me/follows")[1]] == ["Bob"]
    assert Browser(server.url).post(f"/api/people/{zoe.me['user']}/follow", {})[0] == 401


def test_who_blocks_is_not_paired_with_the_other_and_does_not_hear_them(server: Server) -> None:
    ada, zoe, bob = (Browser(server.url, name) for name in ("Ada", "Zoë", "Bob"))
    running = begun(ada, zoe, public=True)
    waiting = ada.table("me", "open", public=True)
    hers = zoe.table("me", "open", public=True)
    act(zoe, "follow", ada)
    assert act(ada, "block", zoe) == 204

    async def look() -> None:
        async with ada.open() as one, zoe.open() as other, bob.open() as third:
            for page in (one, other, third):
                await page.watch(running)
            await one.do("say", table=running, text="hello?")
            await other.do("say", table=running, text="can you hear me?")
            await third.do("say", table=running, text="yes")
            for page in (one, other, third):
                while not page.chats or page.chats[-1]["text"] != "yes":
                    await page.next()
            assert [line["text"] for line in one.chats] == ["hello?", "yes"]
            assert [line["text"] for line in other.chats] == ["can you hear me?", "yes"]
            assert len(third.chats) == 3
            assert [seat["online"] for seat in one.heads[running]["seats"]] == [True, False]
            assert [seat["online"] for seat in other.heads[running]["seats"]] == [False, True]
            await third.when(running, lambda h: all(seat["online"] for seat in h["seats"]))
            assert not profile(ada, zoe)["present"]
            assert profile(bob, zoe)["present"]
            player = {0: one, 1: other}[one.heads[running]["player"]]
            await player.move(running)  # what runs goes on

    asyncio.run(look())
    chat = ada.get(f"/api/tables/{running}/chat")[1]["lines"]
    assert [line["text"] for line in chat] == ["hello?", "yes"]
    for person, table, reason in ((zoe, waiting, "no-seat-here"), (ada, hers, "apart")):
        status, refused = command(person, "sit", table, seat=1)
        assert (status, refused["reason"]) == (403, reason)
        assert table not in [card["id"] for card in person.get("/api/tables")[1]]
        assert running in [card["id"] for card in person.get("/api/tables")[1]]
    do(bob, "sit", waiting, seat=1)
    third = bob.table("me", "open")
    do(bob, "stand", third, seat=0)
    do(ada, "sit", third, seat=0)
    assert command(zoe, "sit", third, seat=1)[0] == 403
    assert profile(zoe, ada)["follows"] is True  # her own list does not tell that she is blocked
    assert act(zoe, "follow", ada, on=False) == act(zoe, "follow", ada) == 204
    assert not profile(zoe, ada)["present"]
    assert command_reason(ada, zoe) == "apart"
    assert [card["name"] for card in ada.get("/api/me/blocks")[1]] == ["Zoë"]
    assert zoe.get("/api/me/blocks")[1] == []
    assert (profile(ada, zoe)["blocked"], profile(zoe, ada)["blocked"]) == (True, False)

    do(zoe, "resign", running, seat=1)
    status, done = command(ada, "rematch", running)
    assert status == 200
    again = ada.get(f"/api/tables/{done['table']}")[1]["head"]
    assert [seat["kind"] for seat in again["seats"]] in (["open", "person"], ["person", "open"])

    act(ada, "block", zoe, on=False)
    do(zoe, "sit", hers, seat=1)
    assert len(ada.get(f"/api/tables/{running}/chat")[1]["lines"]) == 3


def command_reason(person: Browser, other: Browser) -> str:
    return person.post(f"/api/people/{other.me['user']}/follow", {})[1]["reason"]


def test_the_other_node_hears_of_a_block(nodes: tuple[Server, Server]) -> None:
    ada, zoe = (Browser(node.url, name) for node, name in zip(nodes, ("Ada", "Zoë"), strict=True))
    table = ada.table("me", "open")

    async def look() -> None:
        async with ada.open() as one, zoe.open() as other:
            await one.watch(table)
            await other.watch(table)
            await other.when(table, lambda h: h["seats"][0]["online"])
            act(ada, "block", zoe)
            await other.when(table, lambda h: not h["seats"][0]["online"])
            act(ada, "block", zoe, on=False)
            await other.when(table, lambda h: h["seats"][0]["online"])
            assert ada.post("/api/me/profile", {"presence": "nobody"})[0] == 204
            await other.when(table, lambda h: not h["seats"][0]["online"])

    asyncio.run(look())


def test_people_are_seen_by_whom_they_wish(server: Server) -> None:
    ada, zoe, bob = (Browser(server.url, name) for name in ("Ada", "Zoë", "Bob"))
    act(ada, "follow", zoe)

    async def look() -> None:
        async with ada.open() as there:
            await there.do("ping")
            visitor = Browser(server.url)
            for wish, seen in (
                ("nobody", (False, False, False)),
                ("followed", (True, False, False)),
                ("everybody", (True, True, True)),
            ):
                assert ada.post("/api/me/profile", {"presence": wish})[0] == 204
                assert profile(ada, ada)["choices"] == {"presence": wish, "challenges": "everybody"}
                assert profile(ada, ada)["present"]
                found = tuple(profile(reader, ada)["present"] for reader in (zoe, bob, visitor))
                assert found == seen

    asyncio.run(look())
    assert ada.post("/api/me/profile", {"presence": "cats"})[0] == 400


def test_a_program_follows_and_blocks_nobody(server: Server) -> None:
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    token = ada.post("/api/tokens", {"name": "Robo"})[1]["token"]
    robo = Browser(server.url)
    robo._opener.addheaders = [("Authorization", f"Bearer {token}")]
    for what in ("follow", "block"):
        status, refused = robo.post(f"/api/people/{zoe.me['user']}/{what}", {})
        assert (status, refused["reason"]) == (403, "not-for-programs")
    act(zoe, "block", ada)
    hers, its = zoe.table("me", "open"), robo.table("me", "open")
    assert command(robo, "sit", hers, seat=1)[1]["reason"] == "no-seat-here"  # it is Ada's
    assert command(zoe, "sit", its, seat=1)[1]["reason"] == "apart"  # she knows whom she blocks
    assert command(ada, "sit", hers, seat=1)[1]["reason"] == "no-seat-here"
    robot = robo.get("/api/me")[1]["user"]
    assert zoe.post(f"/api/people/{robot}/follow", {})[1]["reason"] == "apart"


# ---- searching ----------------------------------------------------------------------------------


def test_people_are_found_by_the_beginning_of_their_names(server: Server) -> None:
    names = ["Ärmel Ölrück", "armel two", "ARMEL III", "Armél  zero", "Arm"]
    people = [Browser(server.url, name) for name in names]
    reader = people[0]
    found: list[str] = []
    after = ""
    while after or not found:
        path = f"/api/people?name={quote('ÄRMEL')}&count=2&after={quote(after)}"
        status, page = reader.get(path)
        assert status == 200, page
        found += [person["name"] for person in page["people"]]
        after = page["after"]
    assert found == ["ARMEL III", "Ärmel Ölrück", "armel two", "Armél zero"]
    met(people[0], people[1], public=True)
    (card,) = reader.get("/api/people?name=armel%20olr")[1]["people"]
    assert (card["user"], card["games"]) == (people[0].me["user"], 1)
    reader.post("/api/session", {"name": "Xénophon of Armel"})
    assert reader.get("/api/people?name=armel%20olr")[1]["people"] == []
    assert len(reader.get("/api/people?name=xenoph")[1]["people"]) >= 1
    assert reader.get("/api/people?name=%20")[0] == 400
    assert reader.get("/api/people?name=a%00")[0] == 400
    assert reader.get("/api/people?name=%25_")[1]["people"] == []
    assert fold("ẞß  Ǆ") == fold("ssSS ǆ")
    assert fold("\u0301") == "\u0301"


def test_a_game_does_not_begin_while_two_at_it_keep_apart(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), offer="drakon") as node:
        ada, zoe, bob = (Browser(node.url, name) for name in ("Ada", "Zoë", "Bob"))
        table = ada.table("me", "open", "open", game="drakon", players=3)
        do(zoe, "sit", table, seat=1)
        do(zoe, "ready", table, seat=1)
        do(bob, "sit", table, seat=2)
        assert act(ada, "block", zoe) == 204
        status, refused = command(bob, "ready", table, seat=2)
        assert (status, refused["reason"]) == (409, "not-together")
        do(zoe, "stand", table, seat=1)
        status, _ = bob.post("/api/command", {"t": "ready", "id": "b", "table": table, "seat": 2})
        assert status == 200


def test_people_are_found_by_their_handle(server: Server) -> None:
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    handle = f"Quint{ada.me['user'][:4].strip('-_')}x"
    assert ada.post("/api/account/handle", {"handle": handle})[0] == 200
    assert profile(zoe, ada)["handle"] == handle
    for text in ("quint", f"%40{handle.upper()}"):
        found = zoe.get(f"/api/people?name={text}")[1]["people"]
        assert (ada.me["user"], handle) in [(one["user"], one["handle"]) for one in found]
    assert zoe.get(f"/api/people?name={handle}y")[1]["people"] == []


def test_a_hidden_table_is_in_nobody_elses_lists_and_counts(server: Server) -> None:
    ada, zoe = Browser(server.url, "Adalheid"), Browser(server.url, "Zoë")
    shown, table = met(ada, zoe, public=True), met(ada, zoe, public=True)
    host = become(server, "Kay")
    status, _ = host.post(f"/api/host/tables/{table}/hide", {"on": True, "why": "a name"})
    assert status == 204
    assert games(Browser(server.url), ada) == [shown]
    assert games(ada, ada) == games(zoe, ada) == [table, shown]
    for reader, count in ((Browser(server.url), 1), (ada, 2)):
        found = profile(reader, ada)
        assert [each["won"] for each in found["tallies"]] == [count]
        assert [each["games"] for each in found["opponents"]] == [count]
    (card,) = zoe.get("/api/people?name=Adalheid")[1]["people"]
    assert card["games"] == 1
