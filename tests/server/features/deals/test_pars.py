"""Par: what bots get on the deal of the day; told only to those who have played it."""

import asyncio
import zlib
from typing import Any

import tafelronde
from server.company import wait_until
from server.daily import begin, give_up, play, today
from server.helpers import Browser, serving
from server.quick_nodes import one_node
from server.sql import execute, rows
from tafelronde.core.contract.rng import new_rng
from tafelronde.match.chance import bot_numbers
from tafelronde.server.features.deals.begin import bots_table
from tafelronde.server.features.deals.par_rows import add_pars, lease_par, pars_of
from tafelronde.server.features.deals.pars import Pars
from tafelronde.server.features.deals.rows import deals_before
from tafelronde.server.features.deals.service import Deals
from tafelronde.server.live.commands import Commands
from tafelronde.server.live.tables import Tables
from tafelronde.server.table.deal import after, day_at
from tafelronde.server.table.gate import goes_into_data
from tafelronde.server.wire.commands import Move

PARS = """
from tafelronde.server.features.deals import pars
pars.LEVELS, pars.LOOK, pars.PATIENCE, pars.LEASE = ("easy",), 0.1, 0.0, 3.0
"""
"""A node whose easy bots play the deals soon."""

SLOWLY = """
import asyncio
decide = pars.Pars._decide
async def slowly(*given):
    await asyncio.sleep(0.5)
    return await decide(*given)
pars.Pars._decide = slowly
"""
"""A node whose bots take so long that one can cut in."""


def played(address: str, day: str) -> list[tuple[Any, ...]]:
    """The results of the bots on the deal of a day."""
    return rows(
        address,
        "SELECT level, result, lead, points FROM deal_pars"
        f" WHERE day = '{day}' AND result IS NOT NULL",
    )


def test_what_the_bots_got_is_told_once_one_has_played(address: str) -> None:
    with serving(address, dealt=True, first=PARS) as node:
        day = today(node)
        ada, zoe = Browser(node.url, "Ada"), Browser(node.url, "Zoë")
        table = begin(ada, day)["id"]
        ((level, result, lead, points),) = wait_until(lambda: played(address, day))
        assert level == "easy"
        for who in (ada, zoe, Browser(node.url)):
            deals = who.get("/api/deals")[1]["deals"]
            told = [(deal["pars"], deal["pars_due"], deal["best"]) for deal in deals]
            assert told == [([], 0, None)] * 2
            assert who.get(f"/api/deals/{day}")[1]["pars"] == []
        news = play(ada, table)
        deal = ada.get(f"/api/deals/{day}")[1]
        (par,) = deal["pars"]
        said = ["resigned", "lost", "shared", "won"][int(result)]
        game = par.pop("table")
        assert par == {"level": "easy", "result": said, "points": points, "lead": lead}
        assert deal["pars_due"] == 0
        (seat,) = news["head"]["you"]
        assert deal["best"]["points"] == news["head"]["result"]["scores"][seat]
        assert deal["best"]["name"] == "Ada"
        assert zoe.get(f"/api/deals/{day}")[1]["pars"] == []
        # A person who has played may watch the bot's game; it is no game of people.
        status, watched = ada.get(f"/api/tables/{game}")
        assert (status, watched["head"]["status"], watched["head"]["you"]) == (200, "over", [])
        assert watched["head"]["result"]["scores"][seat] == points
        assert [one["kind"] for one in watched["head"]["seats"]] == ["bot"] * len(
            watched["head"]["seats"]
        )
        for other in (zoe, Browser(node.url)):
            assert other.get(f"/api/tables/{game}")[0] == 403
        assert rows(address, f"SELECT COUNT(*) FROM members WHERE table_id = '{game}'") == [(0,)]
        assert [one["id"] for one in ada.get("/api/tables")[1]] in ([], [table])
        assert ada.get(f"/api/deals/{day}/tries")[1]["played"] == 1
        assert wait_until(lambda: played(address, after(day)))  # tomorrow's, too
        assert ada.get(f"/api/deals/{after(day)}")[1]["pars"] == []


def test_a_crash_in_the_middle_changes_nothing(address: str) -> None:
    with serving(address, dealt=True, first=PARS) as node:
        day = today(node)
        expected = wait_until(lambda: played(address, day))
        node.kill()
        forgotten = "result = NULL, lead = NULL, points = NULL, lease_until = 0"
        execute(address, f"UPDATE deal_pars SET {forgotten} WHERE day = '{day}'")
        node.before.append(SLOWLY)
        node.start()
        begun = f"SELECT 1 FROM deal_pars WHERE day = '{day}' AND lease_until > 0"
        wait_until(lambda: rows(address, begun))
        assert not played(address, day)
        node.kill()
        node.before.remove(SLOWLY)
        node.start()
        assert wait_until(lambda: played(address, day)) == expected


def test_a_bot_has_the_game_of_a_person_who_decides_like_it(address: str) -> None:
    async def go() -> None:
        async with one_node(address) as (node, _):
            tables, deals = node.parts[Tables], node.parts[Deals]
            ada = await node.identities.add("Ada")
            day = day_at(node.store.now())
            await deals.one(None, day)
            (deal,) = await deals_before(node.store, after(day), 1)
            await add_pars(node.store, day, ["easy", "hard"])
            await node.parts[Pars]._play(deal, "easy")
            par = {row.level: row.worth for row in await pars_of(node.store, day)}
            assert par["hard"] is None
            found = await deals.begin(ada, day)
            table = found.table
            bots = (await tables.open(bots_table(deal, "easy"))).table
            assert bots.key == table.key
            while table.status == "playing":
                if table.player < 0 or table.bot_acts:
                    await asyncio.sleep(0.001)
                    continue
                belief, _ = bot_numbers(table.key, table.ply)
                believed = table.state.resample(table.player, new_rng(belief)).to_bytes()
                legal = tafelronde.load(table.game).from_bytes(believed).legal_actions()
                action = table.state.format(legal[zlib.crc32(believed) % len(legal)])
                move = Move(f"m{table.ply}", table.id, table.player, table.seq, action)
                await node.parts[Commands].command(ada, move)
            (mine,) = (await deals.tries(ada.id, day, "", 20)).tries
            assert par["easy"] is not None
            assert (mine.points, mine.lead) == (par["easy"].points, par["easy"].lead)
            assert [ply.action for ply in bots.log] == [ply.action for ply in table.log]
            # Nor does a data set of people's games have it.
            data = [
                goes_into_data(one, public=False, hidden=False, private=False)
                for one in (table, bots)
            ]
            assert data == [True, False]
            # The game of the other bot is free; one node at a time takes it.
            assert await lease_par(node.store, day, "hard", 60.0, again=False)
            assert not await lease_par(node.store, day, "hard", 60.0, again=False)
            assert await lease_par(node.store, day, "hard", 60.0, again=True)
            assert not await lease_par(node.store, day, "easy", 60.0, again=True)

    asyncio.run(go())


def test_a_streak_grows_day_by_day_and_ends_with_a_gap(address: str) -> None:
    with serving(address) as node:
        day = today(node)
        ada = Browser(node.url, "Ada")
        assert ada.get("/api/deals")[1]["streak"] == 0
        table = begin(ada, day)["id"]
        play(ada, table)
        (one,) = ada.get(f"/api/deals/{day}/tries")[1]["tries"]
        assert ada.get("/api/deals")[1]["streak"] == 1
        for before in (1, 2, 4):
            execute(
                address,
                "INSERT INTO deal_tries (day, user_id, table_id, begun, result, lead, points)"
                f" VALUES ('{after(day, -before)}', '{one['user']}', 't{before}', 0, 1, 0, 0)",
            )
        assert ada.get("/api/deals")[1]["streak"] == 3
        execute(address, f"UPDATE deal_tries SET result = 0 WHERE day = '{day}'")  # gave up
        assert ada.get("/api/deals")[1]["streak"] == 2
        execute(address, f"UPDATE deal_tries SET result = 0 WHERE day = '{after(day, -1)}'")
        assert ada.get("/api/deals")[1]["streak"] == 0


def test_friends_are_the_people_one_follows(address: str) -> None:
    with serving(address) as node:
        day = today(node)
        ada, zoe, bob = (Browser(node.url, name) for name in ("Ada", "Zoë", "Bob"))
        for who in (ada, zoe, bob):
            give_up(who, begin(who, day)["id"])
        assert ada.get(f"/api/deals/{day}/tries")[1]["friends"] == []
        execute(
            address,
            "INSERT INTO follows (user_id, other, since)"
            f" VALUES ('{ada.me['user']}', '{zoe.me['user']}', 0)",
        )
        node.kill()  # what it knew of her relations
        node.start()
        page = ada.get(f"/api/deals/{day}/tries")[1]
        assert [friend["name"] for friend in page["friends"]] == ["Zoë"]
        assert page["friends"][0]["rank"] == 1
        assert zoe.get(f"/api/deals/{day}/tries")[1]["friends"] == []
