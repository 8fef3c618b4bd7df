"""Tournaments and the deals of the day in a database."""

from pathlib import Path

from server.cups import SETUP, cup
from server.stores import FrozenStore, on_store, write_table
from tafelronde.server.features.deals import rows as d
from tafelronde.server.features.tournaments import asked_rows, list_rows
from tafelronde.server.features.tournaments import rows as t
from tafelronde.server.features.tournaments.row_types import FIRST, Listed, Player, RoundRow
from tafelronde.server.table import events as e
from tafelronde.tournament import Board, Round, Rules


def test_a_tournament_is_read_as_it_was_made(tmp_path: Path) -> None:
    assert SETUP.rules == Rules("swiss", 2, 4, 5, 3, True, False)

    async def work(store: FrozenStore) -> None:
        await t.add_tournament(store, cup("a", starts=5.0))
        assert await t.tournament_of(store, "a") == cup("a", starts=5.0)
        assert await t.tournament_of(store, "b") is None
        await t.has_changed(store, "a")
        assert await t.tournament_of(store, "a") == cup("a", starts=5.0)._replace(seq=2)
        await t.set_start(store, "a", 7.0)
        assert await t.tournament_of(store, "a") == cup("a", starts=7.0)._replace(seq=3)
        assert await t.set_status(store, "a", "open", "running", 1010.0, due=1.0)
        assert not await t.set_status(store, "a", "open", "running", 1011.0, due=1.0)
        begun = cup("a", starts=7.0)._replace(status="running", begun=1010.0, changed=1010.0, seq=4)
        assert await t.tournament_of(store, "a") == begun
        await t.set_start(store, "a", 9.0)  # it has begun
        assert await t.tournament_of(store, "a") == begun
        assert await t.set_status(store, "a", "running", "over", 1020.0, due=0.0)
        over = begun._replace(status="over", ended=1020.0, changed=1020.0, seq=5)
        assert await t.tournament_of(store, "a") == over

    on_store(tmp_path, work)


def test_lists_show_public_tournaments_and_who_plays_there(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        for id in "abc":
            await t.add_tournament(store, cup(id, public=id != "b"))
        await t.add_player(store, "c", Player(1, "ada", "Ada", "", "", 0.0), 5.0)
        await t.add_player(store, "c", Player(2, "zoe", "Zoe", "", "", 0.0), 5.0)
        await t.add_player(store, "c", Player(3, "", "Nan", "easy", "nan", 0.0), 5.0)
        await t.set_gone(store, "c", 2, 9.0)
        mine = [Listed(cup("c"), 2, 0, True), Listed(cup("a"), 0, 0, False)]
        assert await list_rows.listed(store, "open", "ada", FIRST, 9) == mine
        assert await list_rows.listed(store, "open", "ada", FIRST, 1) == mine[:1]
        assert await list_rows.listed(store, "open", "ada", (1000.0, "c"), 9) == mine[1:]
        for user in ("zoe", ""):
            found = await list_rows.listed(store, "open", user, FIRST, 1)
            assert found == [mine[0]._replace(mine=False)]
        assert await list_rows.listed(store, "running", "ada", FIRST, 9) == []
        assert await t.count_made_by(store, "ada") == 3
        assert await t.count_made_by(store, "zoe") == 0
        await t.set_status(store, "a", "open", "running", 1.0, due=0.0)
        await t.set_status(store, "b", "open", "off", 1.0, due=0.0)
        assert await t.count_made_by(store, "ada") == 2
        await t.add_round(store, "a", 1, Round((1, 3), ()))
        (running,) = await list_rows.listed(store, "running", "ada", FIRST, 9)
        assert (running.row.id, running.rounds) == ("a", 1)

    on_store(tmp_path, work)


def test_a_tournament_is_one_nodes_for_a_while(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await t.add_tournament(store, cup("a", starts=990.0))
        await t.add_tournament(store, cup("b", starts=980.0))
        await t.add_tournament(store, cup("c", starts=1010.0))
        await t.add_tournament(store, cup("d"))  # when its host says so
        assert await t.tournaments_due(store) == ["b", "a"]
        assert await t.tournaments_due(store, 1) == ["b"]
        assert await t.lease_tournament(store, "a", "n", 5.0)
        assert await t.lease_tournament(store, "a", "n", 5.0)
        assert not await t.lease_tournament(store, "a", "m", 5.0)
        assert await t.tournaments_due(store) == ["b"]
        store.time += 6.0
        assert await t.tournaments_due(store) == ["b", "a"]
        assert await t.lease_tournament(store, "a", "m", 50.0)
        await t.end_lease(store, "a", "n", 3.0)  # it is not this node's any more
        assert await t.tournaments_due(store) == ["b"]
        await t.set_status(store, "a", "open", "running", 1.0, due=1.0)
        await t.end_lease(store, "a", "m", 3.0)
        assert await t.tournaments_due(store) == ["b"]
        store.time += 3.0
        assert await t.tournaments_due(store) == ["b", "a"]
        assert await t.lease_tournament(store, "b", "m", 50.0)
        await t.end_lease(store, "b", "m", 3.0)
        assert await t.tournaments_due(store) == ["b", "a"]
        await t.set_status(store, "a", "running", "over", 1.0, due=1.0)
        assert await t.lease_tournament(store, "a", "m", 50.0)
        await t.end_lease(store, "a", "m", 3.0)
        store.time += 9.0
        assert await t.tournaments_due(store) == ["b", "c"]

    on_store(tmp_path, work)


def test_who_plays_has_a_number_of_their_own(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        ada, bot = Player(2, "ada", "Ada", "", "", 0.0), Player(1, "", "Nan", "easy", "nan", 0.0)
        assert await t.add_player(store, "a", ada, 5.0)
        assert await t.add_player(store, "a", bot, 5.0)
        assert not await t.add_player(store, "a", bot._replace(name="Tib"), 5.0)
        assert not await t.add_player(store, "a", ada._replace(number=3), 5.0)
        assert await t.players_of(store, "a") == [bot, ada]
        await t.set_gone(store, "a", 2, 9.0)
        assert await t.players_of(store, "a") == [bot, ada._replace(gone=9.0)]
        await t.set_gone(store, "a", 2, 0.0)
        assert await t.players_of(store, "a") == [bot, ada]
        assert await t.players_of(store, "b") == []

    on_store(tmp_path, work)


def test_rounds_are_read_with_what_their_tables_came_to(tmp_path: Path) -> None:
    boards = (Board((1, 2)), Board((4, 3)))
    first = Round((1, 2, 3, 4, 5), boards, (5,), 50.0, "ff", (5, 4), ((1, 3),))

    async def work(store: FrozenStore) -> None:
        await t.add_tournament(store, cup("a"))
        assert not await t.add_round(store, "a", 1, first)  # it does not run
        await t.set_status(store, "a", "open", "running", 1.0, due=0.0)
        assert await t.add_round(store, "a", 1, first)
        assert not await t.add_round(store, "a", 1, Round((1,), ()))
        assert await t.rounds_of(store, "a") == [
            RoundRow(1, 0.0, first, (0.0, 0.0), (False, False))
        ]
        await t.add_board(store, "a", 1, 0, "t0", 90.0)
        await t.add_board(store, "a", 1, 1, "t1", 95.0)
        await t.add_board(store, "a", 1, 1, "t2", 99.0)  # another node, later
        await write_table(store, "t0", e.Closed())
        assert await t.over_or_missing(store, "a") == {"t0": "playing", "t1": ""}
        [named] = await t.rounds_of(store, "a")
        assert [board.table for board in named.round.boards] == ["t0", "t1"]
        assert [named.table(at) for at in range(2)] == ["t0", ""]  # nobody can watch the second
        came = Board((1, 2), (1.0, -1.0), (3.0, 4.0), (1,), 70.0, absent=(1,))
        await t.end_board(store, "a", 1, 0, came)
        await t.end_board(store, "a", 1, 0, Board((1, 2), (-1.0, 1.0), (), (), 71.0))
        assert await t.over_or_missing(store, "a") == {"t1": ""}
        assert await asked_rows.closed_at(store, "a", 1) == 0
        await t.close_round(store, "a", 1, 80.0)
        await t.close_round(store, "a", 1, 81.0)
        assert await asked_rows.closed_at(store, "a", 1) == 80.0
        assert await asked_rows.closed_at(store, "a", 2) == 0
        second = Round((1, 2), (Board((2, 1)),), begun=85.0)
        assert await t.add_round(store, "a", 2, second)
        ended = Board((1, 2), (1.0, -1.0), (3.0, 4.0), (1,), 70.0, "t0", (1,))
        [one, two] = await t.rounds_of(store, "a")
        assert (one.number, one.closed, one.untils) == (1, 80.0, (90.0, 95.0))
        assert one.round.boards == (ended, Board((4, 3), table="t1"))
        assert one.round.byes == (5,)
        assert two == RoundRow(2, 0.0, second, (0.0,), (False,))

    on_store(tmp_path, work)


# ---- the deals of the day -----------------------------------------------------------------------


def test_the_deal_of_a_day_is_drawn_once(tmp_path: Path) -> None:
    setup = d.StoredDeal("connect_four", 2, {"x": True}, 1, "hard", ("nan", ""))
    days = [d.DealRow(f"2026-11-2{k}", bytes([k]), setup, 10.0 * k) for k in range(1, 4)]

    async def work(store: FrozenStore) -> None:
        for row in days:
            await d.add_deal(store, row)
        await d.add_deal(store, days[0]._replace(seed=b"other"))
        assert await d.deals_before(store, "2026-11-23", 9) == [days[1], days[0]]
        assert await d.deals_before(store, "2026-11-24", 1) == [days[2]]

    on_store(tmp_path, work)


def test_tries_are_compared_best_first(tmp_path: Path) -> None:
    day = "2026-11-23"

    async def work(store: FrozenStore) -> None:
        assert await d.try_of(store, day, "ada") is None
        await d.add_try(store, day, "ada", "t0", 5.0)
        await d.add_try(store, day, "ada", "again", 6.0)
        assert await d.try_of(store, day, "ada") == d.TryRow("t0", 0)
        for number, user in enumerate(("ada", "zoe", "cem", "eve")):
            await d.add_try(store, day, user, f"t{number}", 5.0)
            await write_table(store, f"t{number}", e.Closed(), members=(user,))
            store.time += 1.0
            over = "over" if user != "eve" else "playing"
            await write_table(store, f"t{number}", seq=1, status=over, card=user)
        assert await d.try_of(store, day, "ada") == d.TryRow("t0", 1001.0)
        found = [d.Ended(user, f"t{k}", user) for k, user in enumerate(("ada", "zoe"))]
        assert sorted(await d.ended_tries(store, day, 1003.0)) == found
        for user, result, lead in (("ada", 0.5, 3.0), ("zoe", 1.0, 2.0), ("cem", 0.5, 3.0)):
            await d.compare(store, day, user, result, lead, 10 * lead)
        await d.compare(store, day, "ada", 9.0, 9.0, 9.0)  # it was compared
        assert await d.ended_tries(store, day, 2000.0) == []
        rows = [
            d.Compared(1.0, 2.0, "t1", "zoe", 20.0, "zoe"),
            d.Compared(0.5, 3.0, "t2", "cem", 30.0, "cem"),
            d.Compared(0.5, 3.0, "t0", "ada", 30.0, "ada"),
        ]
        assert await d.compared(store, day, d.FIRST, 9) == rows
        assert await d.compared(store, day, d.FIRST, 2) == rows[:2]
        assert await d.compared(store, day, rows[1][:3], 9) == rows[2:]
        assert await d.compared_at(store, day, "t2") == rows[1]
        assert await d.compared_at(store, day, "t3") is None
        assert await d.count_until(store, day, rows[1][:3]) == 2
        assert await d.count_better(store, day, 0.5, 3.0) == 1
        assert await d.count_compared(store, day) == 3
        assert await d.count_compared(store, "2026-11-24") == 0

    on_store(tmp_path, work)
