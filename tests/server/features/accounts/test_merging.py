"""Where two identities of one person meet (docs/merging.md): what becomes of both."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import pytest

from server.helpers import WAIT, sqlite_at
from server.owned import owned_data
from server.quick_nodes import one_node
from server.stores import FrozenStore, on_store
from tafelronde import load
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.accounts import merge_and_deletion as merges
from tafelronde.server.features.accounts.merge_and_deletion import MergesAndDeletions
from tafelronde.server.features.matchmaking.pairing import Pairing
from tafelronde.server.features.matchmaking.service import Matchmaking
from tafelronde.server.features.matchmaking.wire import NewSeek
from tafelronde.server.features.profiles.service import People
from tafelronde.server.features.ratings import rows as stored_ratings
from tafelronde.server.features.ratings import service as ratings
from tafelronde.server.features.school.owned import DepartingProgress
from tafelronde.server.features.tournaments import service as tournaments
from tafelronde.server.features.tournaments.service import Tournaments
from tafelronde.server.features.tournaments.standing import Standing, standing_of
from tafelronde.server.features.tournaments.views import record_of
from tafelronde.server.features.tournaments.wire import (
    NewTournament,
    TournamentDeed,
    TournamentKind,
)
from tafelronde.server.live import new_table
from tafelronde.server.live.clocks import Clocks
from tafelronde.server.live.commands import Commands
from tafelronde.server.node.node import Node
from tafelronde.server.people.departed import depart, whose
from tafelronde.server.people.moderation import Moderation
from tafelronde.server.people.pauses import DAY, Pauses
from tafelronde.server.people.person import Person
from tafelronde.server.storage.store import Store
from tafelronde.server.wire.clock import TimeControl
from tafelronde.server.wire.commands import Move, Ready, Resign, Sit
from tafelronde.server.wire.requests import NewTable
from tafelronde.tournament import verify
from tafelronde.tournament.record import read_record

KINDS = get_args(TournamentKind)
INTO, MERGED, ZOE, EVE = range(4)


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merges, "SCAN", 0.02)
    monkeypatch.setattr(tournaments, "SCAN", 0.02)
    monkeypatch.setattr(tournaments, "LOOK", 0.02)


async def until(holds: Callable[[], Any]) -> Any:
    async with asyncio.timeout(WAIT):
        while not (found := await holds()):
            await asyncio.sleep(0.02)
        return found


@asynccontextmanager
async def evening(address: str) -> AsyncIterator[tuple[Node, list[Person]]]:
    async with one_node(address) as (node, _):
        names = ("Ada", "Ada on her phone", "Zoe", "Eve")
        yield node, [await node.identities.add(name) for name in names]


async def cup(node: Node, people: list[Person], kind: str) -> str:
    wish = NewTournament("Cup", kind, "rosenkoenig", minutes=1)  # type: ignore[arg-type]
    id = await node.parts[Tournaments].make(people[ZOE], wish)
    for person in people:
        await node.parts[Tournaments].do(person, id, TournamentDeed("join"))
    return id


async def standing(node: Node, id: str) -> Standing:
    found = await standing_of(node.store, id)
    assert found is not None
    return found


async def settled(node: Node, user: str) -> None:
    """Wait until the rows of this identity are handed over."""

    async def nothing_left() -> bool:
        rows = await node.store.read("SELECT 1 FROM users WHERE id = $1", user)
        left = await node.store.read("SELECT 1 FROM members WHERE user_id = $1", user)
        return not rows and not left

    await until(nothing_left)


async def play_out(node: Node, id: str, people: list[Person]) -> None:
    """Let the players at a running table of the tournament give up, until it is over."""

    async def over() -> bool:
        now = await standing(node, id)
        if now.row.status == "over":
            return True
        for known in now.rounds:
            for board in known.round.boards:
                if board.ended or not board.table:
                    continue
                try:
                    table = (await node.tables.open(board.table)).table
                    seat = next(s for s, p in enumerate(table.places) if p.user)
                    user = await whose(node.store, table.places[seat].user)
                    person = next(one for one in people if one.id == user)
                    wish = Resign(f"{board.table}{seat}", board.table, seat)
                    await node.parts[Commands].command(person, wish)
                except (Refusal, StopIteration):
                    continue
        return False

    await until(over)


@pytest.mark.parametrize("kind", KINDS)
def test_both_entered_a_tournament_that_has_not_begun(kind: str, tmp_path: Path) -> None:
    """The later entry plays no more."""

    async def story() -> None:
        async with evening(sqlite_at(tmp_path)) as (node, people):
            id = await cup(node, people, kind)
            await node.parts[MergesAndDeletions].merge(people[INTO], people[MERGED])
            await settled(node, people[MERGED].id)
            now = await standing(node, id)
            assert [bool(player.gone) for player in now.players] == [False, True, False, False]
            assert now.players[1].user == people[MERGED].id
            await node.parts[Tournaments].do(people[ZOE], id, TournamentDeed("begin"))
            first = await until(lambda: _first_round(node, id))
            assert set(first.round.present) == {1, 3, 4}

    asyncio.run(story())


async def _first_round(node: Node, id: str) -> Any:
    rounds = (await standing(node, id)).rounds
    return rounds[0] if rounds else None


@pytest.mark.parametrize("kind", KINDS)
def test_both_play_in_a_tournament_that_runs(kind: str, address: str) -> None:
    """They stay two until one has left or it is over. Where somebody enters or is paired while they
    become one, the later number is struck, and rounds, standings and the record stay true."""

    async def story() -> None:
        async with evening(address) as (node, people):
            id = await cup(node, people, kind)
            await node.parts[Tournaments].do(people[ZOE], id, TournamentDeed("begin"))
            await until(lambda: _first_round(node, id))
            with pytest.raises(Refusal) as refused:
                await node.parts[MergesAndDeletions].merge(people[INTO], people[MERGED])
            assert refused.value.reason in ("merge-tournament", "merge-playing")
            assert await depart(node.store, people[MERGED].id, people[INTO].id)  # as in a race
            await settled(node, people[MERGED].id)
            now = await standing(node, id)
            assert [player.number for player in now.players] == [1, 2, 3, 4]
            assert [bool(player.gone) for player in now.players] == [False, True, False, False]
            if kind != "arena":  # one lasts a minute
                await play_out(node, id, people)
                now = await standing(node, id)
                assert verify(read_record(record_of(now))) == []
                assert {2} <= {n for known in now.rounds for n in known.round.present}

    asyncio.run(story())


def test_who_had_left_with_one_goes_on_with_the_other(address: str) -> None:
    """Whichever of the two identities stays; and a name is struck at both numbers."""

    async def story() -> None:
        async with evening(address) as (node, people):
            id = await cup(node, people, "swiss")
            await node.parts[Tournaments].do(people[ZOE], id, TournamentDeed("begin"))
            await until(lambda: _first_round(node, id))
            await node.parts[Tournaments].do(people[INTO], id, TournamentDeed("leave"))
            # The lot may have them meet in the first round; then they would be refused.
            assert await depart(node.store, people[MERGED].id, people[INTO].id)
            await settled(node, people[MERGED].id)
            one, two, *_ = (await standing(node, id)).players
            assert (bool(one.gone), one.user) == (True, people[MERGED].id)
            assert (bool(two.gone), two.user) == (False, people[INTO].id)
            shown = await node.parts[People].profile(None, one.user)
            assert shown.user == people[INTO].id
            await node.parts[MergesAndDeletions].leave(people[INTO])
            await settled(node, people[INTO].id)
            one, two, *_ = (await standing(node, id)).players
            assert (one.name, two.name, bool(two.gone)) == ("", "", True)

    asyncio.run(story())


@pytest.mark.parametrize("begun", [False, True])
def test_both_at_one_rated_table(begun: bool, address: str) -> None:
    """Nobody has two seats there: the seat of the one that is gone becomes free, or gives up."""

    async def story() -> None:
        async with evening(address) as (node, people):
            ada, guest = people[INTO], people[MERGED]
            wish = NewTable("rosenkoenig", rated=True)
            table = await new_table.create(node.tables, ada, wish)
            command = node.parts[Commands].command
            await command(guest, Sit("sit", table.id, 1))
            if begun:
                await command(guest, Ready("ready", table.id, 1))
                found = await node.tables.open(table.id)
                await until(lambda: _is(found, "playing"))
                with pytest.raises(Refusal) as refused:
                    await node.parts[MergesAndDeletions].merge(ada, guest)
                assert refused.value.reason == "merge-playing"
            assert await depart(node.store, guest.id, ada.id)
            await settled(node, guest.id)
            found = await node.tables.open(table.id)
            if begun:
                await until(lambda: _is(found, "over"))
                assert found.table.resigned == (1,)
                await until(lambda: _count(node.store, table.id))
                assert not await node.store.read("SELECT 1 FROM rating_changes")
            else:
                assert found.table.status == "open"
                assert found.table.seats_of(ada.id) == (0,)
                assert found.table.places[1].is_open

    asyncio.run(story())


def test_a_rated_game_that_is_not_counted_when_two_become_one(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counts for nobody, also where it is counted before its table is handed over."""
    monkeypatch.setattr(ratings, "SETTLE", 0.0)
    monkeypatch.setattr(merges.MergesAndDeletions, "start", lambda _: None)
    monkeypatch.setattr(ratings.Ratings, "start", lambda _: None)

    async def story() -> None:
        async with evening(address) as (node, people):
            ada, guest = people[INTO], people[MERGED]
            wish = NewTable("rosenkoenig", rated=True)
            table = await new_table.create(node.tables, ada, wish)
            command = node.parts[Commands].command
            await command(guest, Sit("sit", table.id, 1))
            await command(guest, Ready("ready", table.id, 1))
            found = await node.tables.open(table.id)
            await until(lambda: _is(found, "playing"))
            for _ in range(2):
                seat, (action, *_) = found.table.player, found.table.state.legal_actions()
                text = load("rosenkoenig").notation.format_action(action)
                move = Move(f"move {seat}", table.id, seat, found.table.seq, text)
                await command((ada, guest)[seat], move)
            await command(guest, Resign("resign", table.id, 1))
            await node.parts[MergesAndDeletions].merge(ada, guest)
            assert await until(node.parts[ratings.Ratings].count) == 1
            counted = await stored_ratings.counted(node.store, table.id)
            assert counted is not None
            assert stored_ratings.read_played(counted.body).why == "same-person"
            assert not await node.store.read("SELECT 1 FROM rating_changes")

    asyncio.run(story())


def test_no_vacation_is_longer_by_identities_made_for_it(address: str) -> None:
    """Whichever stays: together they have the days of one person, and clocks know of it."""

    async def story() -> None:
        async with evening(address) as (node, people):
            pauses, now = node.parts[Pauses], node.store.now()
            ada, guest = people[INTO], people[MERGED]
            table = await new_table.create(
                node.tables, ada, NewTable("rosenkoenig", time=TimeControl("days", days=3))
            )
            command = node.parts[Commands].command
            await command(guest, Sit("sit", table.id, 1))
            for seat, who in enumerate((ada, guest)):
                await command(who, Ready(f"ready {seat}", table.id, seat))
            found = await node.tables.open(table.id)
            await until(lambda: _is(found, "playing"))
            on_move = (ada, guest)[found.table.player]
            third = people[ZOE]
            used = "INSERT INTO vacations (user_id, begin, until) VALUES ($1, $2, $3)"
            await node.store.write(used, third.id, now - 40 * DAY, now - 15 * DAY)  # 25 days
            await pauses.go(on_move.id, 30)
            await node.parts[Clocks].renew(on_move.id)
            assert (found.table.due or 0) > now + 32 * DAY
            stays, gone = (on_move, third) if on_move is ada else (third, on_move)
            await node.parts[MergesAndDeletions].merge(stays, gone)
            await settled(node, gone.id)
            rest = await pauses.of(stays.id)
            assert abs(rest.away_until - now - 5 * DAY) < WAIT
            assert rest.days_left == 0
            assert abs((found.table.due or 0) - now - 8 * DAY) < WAIT

    asyncio.run(story())


async def _is(found: Any, status: str) -> bool:
    return found.table.status == status


async def _count(store: Store, table: str) -> bool:
    rows = await store.read(
        "SELECT 1 FROM rated_games WHERE table_id = $1 AND number IS NOT NULL", table
    )
    return bool(rows)


def test_of_two_that_become_each_other_one_does(address: str) -> None:
    async def story() -> None:
        async with evening(address) as (node, people):
            a, b, c = (person.id for person in people[:3])
            for _ in range(5):
                done = await asyncio.gather(
                    *(depart(node.store, *pair) for pair in ((a, b), (b, a), (b, c), (c, a)))
                )
                assert sum(done) <= 2
                ends = {await whose(node.store, one) for one in (a, b, c)}
                assert ends <= {a, b, c}  # there is no circle
                if not any(done):
                    break
            assert not await depart(node.store, "unknown", c)

    asyncio.run(story())


def test_who_sits_with_a_role_does_not_become_one_with_who_is_banned(address: str) -> None:
    async def story() -> None:
        async with evening(address) as (node, people):
            ada, guest, zoe, eve = people
            write = "INSERT INTO roles (user_id, role, since, given_by) VALUES ($1, $2, 0, '')"
            for who, role in ((ada, "moderator"), (guest, "host"), (zoe, "moderator")):
                await node.store.write(write, who.id, role)
            await node.parts[Moderation].changed()
            await ban(node, eve, "chat")
            for one, other in ((zoe, eve), (eve, zoe)):
                with pytest.raises(Refusal) as refused:
                    await node.parts[MergesAndDeletions].merge(one, other)
                assert refused.value.reason == "merge-banned"
            await node.parts[MergesAndDeletions].merge(ada, guest)  # the higher role stays
            await settled(node, guest.id)
            await until(lambda: _role(node, ada, "host"))

    asyncio.run(story())


async def _role(node: Node, person: Person, role: str) -> bool:
    return node.parts[Moderation].role_of(person.id) == role


async def ban(node: Node, person: Person, kind: str) -> None:
    await node.store.write(
        "INSERT INTO bans (id, user_id, kind, reason, words, begun, until, given_by, lifted,"
        " lifted_by, told) VALUES ($1, $2, $3, 'insult', '', 0, 1e12, '', 0, '', $4)",
        f"{person.id}{kind}",
        person.id,
        kind,
        True,
    )
    await node.parts[Moderation].changed()


def test_both_banned_keep_all_bans_and_who_may_not_sign_in_stays_alone(address: str) -> None:
    async def story() -> None:
        async with evening(address) as (node, people):
            ada, guest, zoe, _ = people
            await ban(node, ada, "chat")
            await ban(node, guest, "play")
            await ban(node, zoe, "sign-in")
            for one, other in ((ada, zoe), (zoe, ada)):
                with pytest.raises(Refusal) as refused:
                    await node.parts[MergesAndDeletions].merge(one, other)
                assert refused.value.reason == "banned"
            await node.parts[MergesAndDeletions].merge(ada, guest)

            async def has_both() -> bool:
                return {one.kind for one in node.parts[Moderation].bans_of(ada.id)} == {
                    "chat",
                    "play",
                }

            await until(has_both)

    asyncio.run(story())


def test_nobody_is_tied_to_themselves(address: str) -> None:
    """Follows, blocks and mutes among the two go; who is blocked by one is followed by neither."""

    async def story() -> None:
        async with evening(address) as (node, people):
            ada, guest, zoe, _ = (person.id for person in people)
            for table, one, other in (
                *(("follows", *pair) for pair in ((ada, guest), (ada, zoe), (zoe, guest))),
                *(("blocks", *pair) for pair in ((guest, ada), (guest, zoe))),
                *(("mutes", *pair) for pair in ((guest, ada), (ada, guest))),
            ):
                write = f"INSERT INTO {table} (user_id, other, since) VALUES ($1, $2, 0)"
                await node.store.write(write, one, other)
            await node.parts[MergesAndDeletions].merge(people[INTO], people[MERGED])
            await settled(node, guest)
            assert await node.store.read("SELECT user_id, other FROM blocks") == [(ada, zoe)]
            assert await node.store.read("SELECT user_id FROM follows") == []
            assert await node.store.read("SELECT user_id FROM mutes") == []

    asyncio.run(story())


def test_two_seeks_of_one_person_find_no_table_together(address: str) -> None:
    async def story() -> None:
        async with evening(address) as (node, people):
            wish = NewSeek("rosenkoenig", 2, 2)
            assert await depart(node.store, people[MERGED].id, people[INTO].id)
            for person in people[:2]:
                await node.parts[Matchmaking].begin(person, wish)
            assert await node.parts[Pairing].round() == 0
            await settled(node, people[MERGED].id)
            assert await node.parts[Pairing].round() == 0
            rows = await node.store.read("SELECT user_id FROM seeks")
            assert rows == [(people[INTO].id,)] * 2

    asyncio.run(story())


def test_what_both_have_learnt_adds_up_once(address: str) -> None:

    async def story() -> None:
        async with evening(address) as (node, people):
            ada, guest = people[INTO].id, people[MERGED].id
            for user, tries, solved in ((ada, 2, 0.0), (guest, 3, 7.0)):
                await node.store.write(
                    "INSERT INTO progress (user_id, kind, game, item, tries, solved, best, changed)"
                    " VALUES ($1, 'puzzle', 'g', 'one', $2, $3, $4, 0)",
                    user,
                    tries,
                    solved,
                    float(tries),
                )
            for _ in range(3):
                await DepartingProgress(node.store).settle(guest, ada)
            rows = await node.store.read("SELECT user_id, tries, solved, best FROM progress")
            assert rows == [(ada, 5, 7.0, 3.0)]

    asyncio.run(story())


class Mortal(Exception):
    """The node is dead."""


SEEDED = {
    "users": "(id, name, created, presence) VALUES ($1, $1, 0, $2)",
    "progress": "(user_id, kind, game, item, tries, solved, best, changed)"
    " VALUES ($1, $2, 'g', 'one', 2, 3, 4, 0)",
    "follows": "(user_id, other, since) VALUES ($1, $2, 0)",
    "blocks": "(user_id, other, since) VALUES ($1, $2, 0)",
    "roles": "(user_id, role, since, given_by) VALUES ($1, $2, 0, '')",
    "accounts": "(user_id, handle, skeleton, changed, email) VALUES ($1, $2, $2, 0, '')",
    "handles": "(user_id, skeleton, until) VALUES ($1, $2, 0)",
    "tournament_players": "(user_id, tournament_id, number, name, level, character, joined, gone)"
    " VALUES ($1, $2, $3, $1, '', '', 0, $4)",
}


async def seed(store: FrozenStore, one: str, other: str) -> None:
    async def add(table: str, *values: Any) -> None:
        await store.write(f"INSERT INTO {table} {SEEDED[table]}", *values)

    for user, wish, role in ((one, "everybody", "moderator"), (other, "nobody", "host")):
        await add("users", user, wish)
        await add("progress", user, "puzzle")
        await add("roles", user, role)
        await add("accounts", user, f"h{user}")
        await add("handles", user, f"h{user}")
    await add("follows", one, f"z{one}")
    await add("blocks", other, f"z{one}")
    await add("follows", one, other)
    for name, gone in (("a", 0.0), ("b", 5.0)):
        for number, user in ((1, one), (2, other)):
            await add("tournament_players", user, f"{name}{one}", number, gone * (number == 1))
        await store.write(
            "INSERT INTO tournaments (id, name, user_id, public, status, created, starts, begun,"
            " ended, changed, setup, seed, seq, due, lease_node, lease_until)"
            " VALUES ($1, '', '', $2, 'running', 0, 0, 0, 0, 0, '', $3, 1, 0, '', 0)",
            f"{name}{one}",
            True,
            b"",
        )


async def all_of(store: FrozenStore, pair: str) -> dict[str, Any]:
    """All rows of a pair, with the pair called alike."""
    found = {}
    for table in SEEDED:
        rows = await store.read(f"SELECT * FROM {table}")
        mine = (row for row in rows if any(pair in str(value) for value in row))
        found[table] = sorted(str(row).replace(pair, "@") for row in mine)
    return found


def test_a_node_that_dies_at_any_statement_leaves_what_the_next_one_ends(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        lives = 0
        write, together = store.write, store.write_together

        async def mortal_write(sql: str, *values: Any) -> int:
            spend()
            return await write(sql, *values)

        async def mortal_together(statements: Any) -> None:
            spend()
            await together(statements)

        def spend() -> None:
            nonlocal lives
            lives -= 1
            if lives == 0:
                raise Mortal

        expected = None
        for dies_at in range(120):
            pair = f"<{dies_at}>"
            one, other = f"1{pair}", f"2{pair}"
            await seed(store, one, other)
            store.write, store.write_together = mortal_write, mortal_together  # type: ignore[method-assign]
            lives = dies_at
            try:
                await owned_data(store).hand_over(other, one, 60.0)
                finished = dies_at > 0
            except Mortal:
                finished = False
            lives = 0
            await owned_data(store).hand_over(other, one, 60.0)
            store.write, store.write_together = write, together  # type: ignore[method-assign]
            now = await all_of(store, pair)
            expected = expected or now
            assert now == expected, dies_at
            if finished:
                return
        raise AssertionError("more statements than thought of")

    on_store(tmp_path, work)
