"""All that the server says of an evening's games, held against the reference."""

from __future__ import annotations

import functools
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from server.whole.evening_cups import deal, standings
from server.whole.evening_reference import Tale
from server.whole.simulated_net import Line
from tafelronde.match import format_record, parse_record, verify
from tafelronde.server.base.fair import Owner
from tafelronde.server.features.accounts.export import exported
from tafelronde.server.features.accounts.owned_rows import OwnedData
from tafelronde.server.features.accounts.wire import Account
from tafelronde.server.features.profiles.service import People
from tafelronde.server.features.ratings import ladders
from tafelronde.server.features.ratings import rows as stored_ratings
from tafelronde.server.features.ratings.game import Merged, Played
from tafelronde.server.features.ratings.replay import Replay
from tafelronde.server.live import listed
from tafelronde.server.node.node import Node
from tafelronde.server.people.person import Person
from tafelronde.server.table.as_match import as_match
from tafelronde.server.views.history import History, Reader

if TYPE_CHECKING:
    from server.whole.evenings import Evening


async def compare(evening: Evening) -> None:
    """Everything, at both nodes. Raises AssertionError with all that differs."""
    tales = {id: await evening.tale(id) for id in evening.tables}
    over = {id: tale for id, tale in tales.items() if tale.status == "over"}
    evening.tally["games"] += len(over)
    looks: list[tuple[str, Callable[[], Awaitable[None]]]] = []
    looks.append(("notifications", partial(_notifications, evening, over)))  # nobody has looked yet
    looks.append(("done", partial(_done, evening)))
    for node, _ in evening.nodes:
        for tale in over.values():
            looks.append(("table", partial(_table, node, tale)))
            looks.append(("rating", partial(_rating, node, tale)))
        for person in evening.people:
            looks.append(("lists", partial(_lists, node, person, over)))
            looks.append(("profile", partial(_profile, node, person, over)))
            looks.append(("export", partial(_export, evening, node, person, over)))
        if evening.cup:
            looks.append(("standings", partial(standings, node, evening.cup, over)))
    looks.append(("screens", partial(_screens, evening, over)))
    for day in evening.deals:
        looks.append(("deal", partial(deal, evening.nodes[-1][0], day, over)))
    looks.append(("ratings", partial(_replayed, evening)))
    faults: list[str] = []
    for name, look in looks:
        try:
            await look()
        except AssertionError as fault:
            faults.append(f"{name}: {str(fault)[:300]}")
    assert not faults, "\n".join(dict.fromkeys(faults))


def _won(tale: Tale, seats: Any) -> set[int]:
    """The people's seats among these winners."""
    return {seat for seat in seats if tale.places[seat].user}


def _victors(tale: Tale) -> set[int]:
    return {seat for seat, came in tale.came_to().items() if came != "lost"}


async def _table(node: Node, tale: Tale) -> None:
    """The fold, its result in short, and its record."""
    table = (await node.tables.open(tale.id)).table
    assert table.status == tale.status
    assert [ply.player for ply in table.log] == [step.player for step in tale.log]
    assert table.state == tale.position, "another position"
    assert [place.user for place in table.places] == [place.user for place in tale.places]
    text = format_record(as_match(table))
    assert _findings(text) == ()
    assert ("status: over" in text) == tale.position.is_terminal


@functools.lru_cache(maxsize=100)
def _findings(record: str) -> tuple[object, ...]:
    """The findings of the check of a record; the same record is checked once."""
    return tuple(verify(parse_record(record)).findings)


async def _rating(node: Node, tale: Tale) -> None:
    told = await ladders.table_rating(node.tables, await node.tables.open(tale.id), None)
    if not tale.rated:
        assert told.state == "unrated"
        return
    why, whys = str(told.why), tale.whys_not_rated()
    assert told.state == ("not-counted" if why else "counted"), f"{told} {tale.id}"
    assert why in whys, f"{told} {whys} {tale.id}"
    known = await stored_ratings.counted(node.store, tale.id)
    assert known is not None
    if why:
        assert not told.changes
        return
    played = stored_ratings.read_played(known.body)
    assert list(played.places) == tale.rated_places(), "other places"
    early = tale.gave_up_early()
    places = tale.rated_places()
    for change in told.changes:
        if places[change.seat] == max(places) > 1 and places.count(max(places)) == 1:
            assert change.after <= change.before, "who came last gained"
        if len(places) == 2 and early:
            assert change.after <= change.before, "somebody gained by an early end"


async def _lists(node: Node, person: Person, over: dict[str, Tale]) -> None:
    page = await listed.finished(node.tables, person.id, "", 50, lambda _: False)
    mine = {id for id, tale in over.items() if person.id in {p.user for p in tale.places}}
    assert {card.id for card in page.games} == mine, "other games in the list"
    for card in page.games:
        tale = over[card.id]
        assert card.outcome is not None
        assert _won(tale, card.outcome.winners) == _victors(tale), f"list: {card.outcome} {tale.id}"
        told = [(one.result, one.place, one.gave_up) for one in card.outcome.seats]
        assert told == tale.results(), f"list: {told} {tale.results()} {tale.id}"
        own = tuple(s for s, place in enumerate(tale.places) if place.user == person.id)
        assert card.you == own
    for result in ("won", "shared", "lost"):
        games = await node.parts[People].games(person.id, person.id, ("", "", result), "", 50)
        wanted = {
            id for id, tale in over.items() for seat, came in tale.came_to().items()
            if came == result and tale.places[seat].user == person.id
        }  # fmt: skip
        assert {card.id for card in games.games} == wanted, f"profile's games that were {result}"


async def _profile(node: Node, person: Person, over: dict[str, Tale]) -> None:
    profile = await node.parts[People].profile(person.id, person.id)
    told: Counter[tuple[Any, ...]] = Counter()
    for tally in profile.tallies:
        for result in ("won", "shared", "lost"):
            told[tally.game, tally.players, tally.seat, result] += getattr(tally, result)
    wanted: Counter[tuple[Any, ...]] = Counter()
    for tale in over.values():
        for seat, came in tale.came_to().items():
            if tale.places[seat].user == person.id:
                wanted[tale.game, len(tale.places), seat, came] += 1
    assert +told == wanted, "other victories in the profile"


async def _export(evening: Evening, node: Node, person: Person, over: dict[str, Tale]) -> None:
    """The records of all games, and the rows of what these came to."""
    known = Account(person.id, person.name, "", 0.0, (), 0, "", False)
    reader = Reader(person.id, Owner(person.id))
    rooms = node.tables, node.parts[History], node.parts[OwnedData]
    parts = [part async for part in exported(*rooms, known, reader)]
    told = json.loads(b"".join(parts))
    games = {game["table"]: game["record"] for game in told["games"]}
    rows: set[tuple[str, int, str, int]] = set()
    for id, tale in over.items():
        results = tale.results()
        for seat, place in enumerate(tale.places):
            if place.user == person.id:
                rows.add((id, seat, tale.game, results[seat][1]))
                assert games[id], "the record of a game that is over is missing"
                assert _findings(games[id]) == ()
    found = {(r["table_id"], r["seat"], r["game"], r["place"]) for r in told["results"]}
    assert found == rows, f"export: {found ^ rows}"
    changed = {row["table_id"] for row in told["rating_changes"]}
    whys = {id: over[id].whys_not_rated() for id, *_ in rows if over[id].rated}
    rated = {id for id, said in whys.items() if "" in said}
    unsure = {id for id in rated if over[id].gave_up_early()}  # where nobody gains by it
    unsure |= {id for id in rated if whys[id] != {""}}
    assert rated - unsure <= changed <= rated, f"export: other rated games {changed ^ rated}"
    tries = {row["table_id"] for row in told["deal_tries"] if row["table_id"] in over}
    deals = {id for id, *_ in rows if over[id].deal}
    assert tries <= deals, "export: a try of somebody else's"
    away = {round(row["begin"]) for row in told["vacations"]}
    gone = {round(begin) for begin, _ in evening.known.away.get(person.id, [])}
    assert gone <= away, "export: a vacation is missing"


async def _screens(evening: Evening, over: dict[str, Tale]) -> None:
    """Check what pages are sent: those of everybody who sat there, and of a stranger."""
    node = evening.nodes[0][0]
    stranger = evening.host
    for person in (*evening.people, stranger):
        cookie = await node.identities.sign_in(person, "")
        line = Line(node, cookie, evening.rng)
        for id, tale in over.items():
            sat = person.id in {place.user for place in tale.places}
            if not sat and person is not stranger:
                continue
            line.send({"t": "watch", "id": "w", "table": id, "seq": 0})
            while (message := await line.inbox.get()) is not None:
                if message["t"] == "refused":
                    assert message["reason"] in ("round-first", "deal-first"), message
                    break
                if message["t"] == "table" and message["table"] == id:
                    _screen(tale, message, person)
                    break
            line.send({"t": "unwatch", "id": "u", "table": id})
        line.leave()


def _screen(tale: Tale, message: dict[str, Any], person: Person) -> None:
    head = message["head"]
    assert head["status"] == tale.status
    assert len(message["entries"]) == len(tale.log)
    assert [entry["player"] for entry in message["entries"]] == [s.player for s in tale.log]
    result = head["result"]
    assert _won(tale, result["winners"]) == _victors(tale), f"screen: {result}"
    ending = "rules" if tale.position.is_terminal else _ending(tale)
    assert result["ending"] == ending
    assert head["legal"] == []
    told = [(one["result"], one["place"], one["gave_up"]) for one in result["seats"]]
    assert told == tale.results(), f"screen: {told} {tale.results()} {tale.id}"
    _names(tale, head["seats"])


def _names(tale: Tale, seats: list[dict[str, Any]]) -> None:
    """Check the player of each step, by the seats' names and those before."""
    for ply, step in enumerate(tale.log):
        if step.player < 0:
            continue
        seat = seats[step.player]
        decider = next((one for one in seat["before"] if ply < one["until"]), seat)
        kind = "person" if step.is_person else "bot"
        told = (decider["kind"], decider["name"] if step.is_person else "")
        wanted = (kind, tale.places[step.player].name if step.is_person else "")
        assert told == wanted, f"ply {ply} of {tale.id}: {told} {wanted}"
    for number, seat in enumerate(seats):
        assert seat["resigned"] == (number in tale.order)


def _ending(tale: Tale) -> str:
    return tale.places[tale.ended_by].gave_up


async def _replayed(evening: Evening) -> None:
    """The numbered list of games, counted once more, gives the same ratings."""
    store = evening.nodes[0][0].store
    replay = Replay()
    for _, _, ended, game in await stored_ratings.games_counted(store, 0, 10_000):
        if isinstance(game, Merged):
            replay.merge(game)
        elif isinstance(game, Played):
            replay.add(game, ended)
    kept = {
        (who, ladder): rating async for who, ladder, rating in stored_ratings.all_ratings(store)
    }
    assert kept == replay.ratings, "a replay gives other ratings"


async def _notifications(evening: Evening, over: dict[str, Tale]) -> None:
    """Check who is told that a game is over: all who sat there, except those who gave up or ended
    it."""
    rows = await evening.base.read(
        "SELECT table_id, user_id FROM notifications WHERE kind = 'over'"
    )
    for id, user in rows:
        assert id in over, "told that a game is over that is not"
        seats = [seat for seat, place in enumerate(over[id].places) if place.user == user]
        assert seats, "told of another's game"
        assert any(seat not in over[id].order for seat in seats), "told of a game that was given up"
    told = {(str(id), str(user)) for id, user in rows}
    for id, tale in over.items():
        people = {place.user for place in tale.places if place.user}
        if len(people) < 2 or tale.has_passed:
            continue
        last = await evening.who_was_last(id)
        for seat, place in enumerate(tale.places):
            if place.user and seat not in tale.order and not last.startswith(place.user):
                assert (id, place.user) in told, f"{seat} of {id} is not told that it is over"


async def _done(evening: Evening) -> None:
    """Check that every command answered with ``done`` is stored, whatever died since."""
    sql = "SELECT table_id, command FROM events WHERE command IS NOT NULL"
    stored = {(str(id), str(key)) for id, key in await evening.base.read(sql)}
    lost = set(evening.done) - stored
    assert not lost, f"done, and lost: {lost}"
