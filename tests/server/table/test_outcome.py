"""Results of a game for each person, however many play and however they leave."""

import random
from itertools import product

import pytest

from server.tables import moves, random_table, running_table, says
from tafelronde.core.facts.constants import CHANCE
from tafelronde.match import format_record, parse_record, verify
from tafelronde.match.clock import TimeControl
from tafelronde.match.outcome import judge, winners
from tafelronde.server.features.ratings.played import played
from tafelronde.server.features.ratings.results import results_of
from tafelronde.server.storage.stored_card import decode_card
from tafelronde.server.table import events as e
from tafelronde.server.table.as_match import as_match
from tafelronde.server.table.outcome import gave_up, outcome
from tafelronde.server.table.table import Table
from tafelronde.server.table.timing import time_out
from tafelronde.server.views.cards import lobby_card, stored_card
from tafelronde.server.views.render import result
from tafelronde.server.views.seats import seats_of
from tafelronde.server.wire import clock as wire
from tafelronde.server.wire.commands import Leave, Resign, Return
from tafelronde.server.wire.shown import Outcome

GAME = "koenig_der_elfen"
LIVE = TimeControl("live", 60)
WAYS = ("resigned", "time", "left")


def leaves(table: Table, seat: int, how: str) -> None:
    """The person of this seat gives it up in this way, and a bot plays on."""
    if how == "resigned":
        table.apply(e.Resigned(seat, "easy"), 4.0)
    elif how == "time":
        table.apply(e.TimedOut(seat, "easy"), 4.0)
    else:
        table.apply(e.Left(seat, "easy"), 4.0)


def play_out(table: Table, seed: int) -> None:
    """Random steps to the end, whoever decides."""
    dice = random.Random(seed)
    while table.status == "playing":
        player, action = table.state.current_player, dice.choice(table.state.steps())
        table.apply(e.Drawn(action) if player == CHANCE else e.Moved(player, action), 5.0)
        table.settle()


@pytest.mark.parametrize("players", range(2, 7))
def test_who_gave_up_has_lost_everywhere_and_the_others_stand_by_the_rules(players: int) -> None:
    for seed, (how, gone) in enumerate(product(WAYS, sorted({1, players - 1, players}))):
        table = random_table(GAME, players, seed, 40)
        for seat in range(gone):
            leaves(table, seat, how)
        play_out(table, seed)
        came, returns = outcome(table), table.state.returns()
        assert [one.gave_up for one in came] == [how] * gone + [""] * (players - gone)
        stayed = range(gone, players)
        gold = table.state.scores()
        best = max(((returns[seat], gold[seat]) for seat in stayed), default=None)
        won = [seat for seat in stayed if (returns[seat], gold[seat]) == best]
        assert [seat for seat, one in enumerate(came) if one.result != "lost"] == won
        assert {came[seat].result for seat in won} <= {"won" if len(won) == 1 else "shared"}
        assert all(one.place == players - gone + 1 for one in came[:gone])
        _agree(table)


def _agree(table: Table) -> None:
    """All who tell what the game came to tell the same."""
    came = outcome(table)
    match = as_match(table)
    record = parse_record(format_record(match))
    assert not [
        one for one in verify(record).findings if one.code != "draw"
    ]  # drawn at random here
    assert {*record.gone, *record.resigned} == {*gave_up(table)}
    assert tuple(match.winners()) == winners(came)
    told = result(table, table.state)
    assert (told.seats, told.winners) == (came, winners(came))
    body = stored_card(table)
    assert lobby_card(table.id, body, 1.0, "u0", lambda _: False, 1.0).outcome == Outcome(
        told.winners, told.scores, table.resigned if table.ended_by >= 0 else (), came
    )
    rows = results_of(decode_card(body), 1.0, 1.0)
    assert [(row.place, row.resigned) for row in rows] == [
        (one.place, bool(one.gave_up)) for one in came
    ]
    assert [row.outcome for row in rows] == [
        {"draw": "shared"}.get(one.result, one.result) for one in came
    ]
    assert sum(row.share for row in rows) == pytest.approx(1.0 if winners(came) else 0.0)
    assert played(table, {}).places == tuple(one.place for one in came)


def test_results_of_seats() -> None:
    def told(results: list[float], gone: dict[int, str] | None = None) -> list[tuple[str, int]]:
        scores = [float(k) for k in range(len(results))]
        return [(o.result, o.place) for o in judge(results, scores, gone or {})]  # type: ignore[arg-type]

    assert told([1.0, -1.0]) == [("won", 1), ("lost", 2)]
    assert told([0.0, 0.0]) == [("draw", 2), ("draw", 1)]  # the game's count tells places apart
    assert told([1.0, 1.0, -1.0]) == [("shared", 2), ("shared", 1), ("lost", 3)]
    assert told([1.0, 0.0, -1.0], {0: "time"}) == [("lost", 3), ("won", 1), ("lost", 2)]
    assert told([0.0, 0.0, 0.0], {2: "left"}) == [("shared", 2), ("shared", 1), ("lost", 3)]
    assert told([1.0, -1.0], {0: "time", 1: "time"}) == [("lost", 1), ("lost", 1)]


@pytest.mark.parametrize("out", ["bot", "resign"])
def test_out_of_time_in_a_rated_game_loses_at_once(out: str) -> None:
    time = TimeControl("live", 60, out=out)
    table = running_table("connect_four", "ada", "zoe", rated=True, time=time)
    [event] = time_out(table, 100.0, "hard")
    assert event == e.TimedOut(0)
    table.apply(event, 100.0)
    assert (table.status, [one.result for one in outcome(table)]) == ("over", ["lost", "won"])
    assert outcome(table)[0].gave_up == "time"
    assert result(table, table.state).ending == "time"


def test_with_more_players_who_is_out_of_time_is_out_and_the_last_person_wins() -> None:
    table = running_table(GAME, "ada", "zoe", "bob", time=TimeControl("live", 60, out="resign"))
    first = table.player
    [event] = time_out(table, 1e4, "easy")
    assert isinstance(event, e.TimedOut)
    assert event.level == "easy"
    table.apply(event, 1e4)
    assert table.status == "playing"
    second = next(seat for seat in range(3) if seat != first)
    says(table, table.places[second].user, Resign, second, "easy")
    assert table.status == "over"
    came = outcome(table)
    assert [one.gave_up for one in came] == [
        {first: "time", second: "resigned"}.get(seat, "") for seat in range(3)
    ]
    [last] = {0, 1, 2} - {first, second}
    assert winners(came) == (last,)
    _agree(table)


def test_the_default_is_to_lose_by_time() -> None:
    assert wire.TimeControl("live", 60).out == "resign"


def test_who_came_back_has_not_given_up() -> None:
    table = running_table("connect_four", "ada", "zoe")
    says(table, "ada", Leave, 0, "easy")
    assert gave_up(table) == {0: "left"}
    says(table, "ada", Return, 0)
    assert gave_up(table) == {}
    says(table, "zoe", Resign, 1)
    assert [one.result for one in outcome(table)] == ["won", "lost"]


def test_nobody_has_won_where_one_left_and_the_other_resigned() -> None:
    table = running_table("connect_four", "ada", "zoe")
    says(table, "ada", Leave, 0, "easy")
    says(table, "zoe", Resign, 1)
    assert [(one.result, one.gave_up) for one in outcome(table)] == [
        ("lost", "left"), ("lost", "resigned"),
    ]  # fmt: skip
    assert result(table, table.state).winners == ()
    text = format_record(as_match(table))
    assert "\ngave up: " in text
    assert "winners: none" in text
    assert verify(parse_record(text)).findings == ()


def test_the_log_names_who_decided_then() -> None:
    table = running_table("connect_four", "ada", "zoe")
    moves(table, "a", "b")
    says(table, "ada", Leave, 0, "easy")
    table.apply(e.Moved(0, 2), 4.0)
    says(table, "ada", Return, 0)
    ada, zoe = seats_of(table)
    assert [(one.until, one.kind, one.name) for one in ada.before] == [
        (2, "person", "ada"), (3, "bot", ada.before[1].name),
    ]  # fmt: skip
    assert (ada.kind, ada.name, zoe.before) == ("person", "ada", ())
    record = parse_record(format_record(as_match(table)))
    assert record.table.names == ("ada", "zoe")
    assert record.table.later == ((2, 0, ada.before[1].name), (3, 0, "ada"))
    table.apply(e.TakenBack(0, 1), 5.0)  # what follows is decided by who decides now
    assert seats_of(table)[0].before == ()
    says(table, "ada", Leave, 0, "easy")
    table.apply(e.Passed("ada", ""), 6.0)  # nobody reads their name any more
    assert {one.name for one in seats_of(table)[0].before if one.kind == "person"} == {""}
