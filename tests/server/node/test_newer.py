"""Words that a newer version has stored, while nodes are upgraded in turn: a node that does not
know them leaves them as they are, and goes on with all else."""

import json
from pathlib import Path
from typing import cast

import msgspec
import pytest

from server.cups import make, refusal
from server.helpers import Browser, Server
from server.sql import execute, rows
from server.stores import FrozenStore, on_store
from tafelronde.match.clock import TimeControl
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.house.record import Record, change_house, read_house
from tafelronde.server.features.matchmaking.rows import SeekRow, SeekTerms, add_seek, seeks_of
from tafelronde.server.features.moderation.asked import StoredSanctions
from tafelronde.server.features.notifications.settings import settings_of
from tafelronde.server.features.profiles.service import _tallies  # pyright: ignore[reportPrivateUsage]
from tafelronde.server.features.ratings.results import Standing, Tally
from tafelronde.server.storage.stored_card import readable_card
from tafelronde.server.storage.stored_events import decode, encode
from tafelronde.server.table import events as e


def test_a_tournament_of_an_unknown_kind_or_act_is_left_alone(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    known, kind, acts = (make(ada) for _ in range(3))
    changed = "setup = replace(setup, '\"swiss\"', '\"ladder\"'), seq = seq + 1, due = 1"
    execute(server.database, f"UPDATE tournaments SET {changed} WHERE id = '{kind}'")
    body = json.dumps({"number": 1, "at": 1.0, "by": 1, "ruling": {"act": "crown"}, "reason": ""})
    execute(
        server.database,
        "INSERT INTO tournament_acts (tournament_id, number, at, user_id, body, digest, reason,"
        " salt)"
        f" VALUES ('{acts}', 1, 1, 'x', '{body}', '', '', '');"
        f"UPDATE tournaments SET seq = seq + 1, due = 1 WHERE id = '{acts}'",
    )
    before = rows(server.database, f"SELECT setup FROM tournaments WHERE id = '{kind}'")
    status, listed = ada.get("/api/tournaments?count=50")
    assert status == 200
    ids = [card["id"] for card in listed["tournaments"]]
    assert known in ids
    assert kind not in ids
    for cup in (kind, acts):
        path = f"/api/tournaments/{cup}"
        assert refusal(ada.get(path)) == "newer"
        assert refusal(ada.post(path, {"deed": "join"})) == "newer"
        assert refusal(ada.get(f"{path}/desk")) == "newer"
        assert refusal(ada.get(f"{path}/rounds/1")) == "newer"
        assert refusal(ada.get(f"{path}/export/trf")) == "newer"
    assert rows(server.database, f"SELECT setup FROM tournaments WHERE id = '{kind}'") == before


def test_a_time_of_an_unknown_kind_is_not_played_as_another() -> None:
    created = e.Created("ada", "connect_four", 2, {}, True, "00", time=TimeControl("live", bank=9))
    body = encode(created)
    assert decode(body) == created
    for known, newer in (('"live"', '"hourglass"'), ('"bot"', '"coin"')):
        assert known in body
        with pytest.raises(e.Unreadable):
            decode(body.replace(known, newer))
    card = '{"game":"x","status":"open","public":true,"seats":[],"ply":0,"player":0,"shown":0%s}'
    assert readable_card(card % "")
    assert readable_card(card % ',"time":{"kind":"hourglass"}') is None


def test_a_seek_of_an_unknown_time_is_left_alone(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        time = TimeControl("live", bank=9)
        wish = SeekTerms("connect_four", 2, 2, rated=False, near=False, bots=False, time=time)
        for id in ("known", "newer"):
            await add_seek(store, SeekRow(id, "ada", "", wish, 1.0, 1.0, ""), live=True)
        await store.write(
            "UPDATE seeks SET wish = replace(wish, 'live', 'hourglass') WHERE id = 'newer'"
        )
        assert [row.id for row in await seeks_of(store, "ada")] == ["known"]
        assert len(await store.read("SELECT 1 FROM seeks")) == 2

    on_store(tmp_path, work)


def test_words_that_open_doors_open_none_where_they_are_unknown(
    server: Server, tmp_path: Path
) -> None:
    async def work(store: FrozenStore) -> None:
        for user, role in (("ada", "moderator"), ("bo", "steward")):
            await store.write(
                "INSERT INTO roles (user_id, role, since, given_by) VALUES ($1, $2, 0, '')",
                user,
                role,
            )
        assert (await StoredSanctions(store).read(1.0)).roles == {"ada": "moderator"}
        await change_house(store, lambda house: msgspec.structs.replace(house, name="Hall"))
        await store.write("UPDATE house SET body = $1", '{"name":"Hall","theme":"oak"}')
        await change_house(store, lambda house: msgspec.structs.replace(house, name=""))
        assert await store.column("SELECT body FROM house") == ['{"theme":"oak"}']
        newer = '{"name":"Hall","access":"by-letter"}'
        await store.write("UPDATE house SET body = $1", newer)
        assert (await read_house(store)).house == Record(access="members")
        with pytest.raises(Refusal, match="by-letter"):
            await change_house(store, lambda house: house)
        assert await store.column("SELECT body FROM house") == [newer]

    on_store(tmp_path, work)
    ada, bo = Browser(server.url, "Ada"), Browser(server.url, "Bo")
    status, made = ada.post("/api/tokens", {"name": "Nan"})
    assert status == 200
    program = Browser(server.url)
    headers = {"Authorization": f"Bearer {made['token']}", "Content-Type": "application/json"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    plan = json.dumps({"game": "rosenkoenig", "players": 2, "seats": seats}).encode()
    assert program.ask("POST", "/api/tables", plan, headers)[0] == 201
    execute(server.database, f"UPDATE tokens SET scope = 'watch' WHERE owner = '{ada.me['user']}'")
    assert refusal(program.ask("POST", "/api/tables", plan, headers)) == "not-invited"
    wish = f"UPDATE users SET challenges = 'circle' WHERE id = '{bo.me['user']}'"
    execute(server.database, wish)
    own = ada.table("me", "open")
    invited = ada.post(f"/api/tables/{own}/invited", {"user": bo.me["user"]})
    assert refusal(invited) == "no-challenges"


def test_an_unknown_outcome_or_way_is_passed_over(tmp_path: Path) -> None:
    outcomes = cast("list[Standing]", ["won", "glory"])
    told = _tallies([Tally("connect_four", 2, 0, outcome, 3) for outcome in outcomes])
    assert [(one.won, one.lost) for one in told] == [(3, 0)]

    async def work(store: FrozenStore) -> None:
        await store.write(
            "INSERT INTO news_wishes (user_id, word, language, ways, mail_hours, mailed)"
            " VALUES ('ada', 'w', 'en', $1, 0, 0)",
            '{"turn":"mail","dream":["fax"],"over":"owl"}',
        )
        assert (await settings_of(store, "ada")).ways == {"turn": "mail"}

    on_store(tmp_path, work)
