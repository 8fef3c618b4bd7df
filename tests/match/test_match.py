"""A match: started, played, taken back, replayed; and how little room it takes."""

import tracemalloc
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from match import fair
from match.fair import HOLD, ROLL
from match.helpers import STARTED, play_on, played, start, take_back_last
from tafelronde.core.facts import known
from tafelronde.core.facts.constants import CHANCE, TERMINAL
from tafelronde.core.facts.errors import BadOption, IllegalAction, InvalidAction, UnknownGame
from tafelronde.core.facts.info import OptionValue
from tafelronde.core.objects import registry
from tafelronde.match import Match, MatchError, Takeback, format_record, parse_record, verify
from tafelronde.match.chance import commitment, derive_key, new_seed
from tafelronde.match.course import Course
from tafelronde.match.play import Fault, Ply, advance, audit, open_state
from tafelronde.match.setup import Seating, Setup

# ---- start ---------------------------------------------------------------------------------------


def test_a_match_starts_dealt() -> None:
    match = Match.start("rosenkoenig", names=["Ada", "Bob"], match_id="m-1")
    assert (match.current_player, match.ply, match.is_over) == (0, 10, False)
    assert match.table.names == ("Ada", "Bob")
    assert match.table.match_id == "m-1"
    assert match.setup.rules == 1
    assert abs(datetime.fromisoformat(match.table.started) - datetime.now(UTC)) < timedelta(hours=1)
    assert repr(match) == "<Match of rosenkoenig: ply 10>"


def test_seeds_are_drawn_when_none_is_given() -> None:
    one, other = Match.start("rosenkoenig"), Match.start("rosenkoenig")
    assert one.secret_seed != other.secret_seed
    assert one.setup.commitment == commitment(one.secret_seed or b"")


def test_same_seed_same_deal_and_a_nonce_changes_it() -> None:
    assert start().log == start().log
    assert start().log != start(number=8).log
    assert start().log != start(nonces=["roses"]).log
    assert start().log == start(names=["a", "b"], match_id="x").log  # names are no part of chance


def test_times_are_written_in_utc() -> None:
    zone = timezone(timedelta(hours=2))
    table = Seating.of(2, started=datetime(2026, 11, 21, 20, 5, tzinfo=zone))
    assert table.started == "2026-11-21T18:05:00Z"


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        ({"game": "chess"}, UnknownGame, "unknown game 'chess'"),
        ({"players": 3}, BadOption, "players: 3"),
        ({"options": {"open": True}}, BadOption, "options: 'open'"),
        ({"game": "fair", "options": {"rounds": 9}}, BadOption, "rounds: 9"),
        ({"game": "fair", "options": {"rounds": True}}, BadOption, "rounds: True"),
        ({"game": "fair", "players": 4, "options": {"lucky": True}}, BadOption, "lucky: True"),
        ({"names": ["a"]}, BadOption, "names: 1"),
        ({"names": ["a", "b" * 201]}, BadOption, "names"),
        ({"names": ["a", "\ud800"]}, BadOption, "names"),
        ({"nonces": ["\ud800"]}, BadOption, r"^nonces: .*text that UTF-8 can hold"),
        ({"nonces": [b"x" * 1001]}, BadOption, "nonces: '1001 bytes'.*at most 1000 bytes each"),
        ({"nonces": [b""] * 1001}, BadOption, "nonces: 1001"),
        ({"match_id": "a b"}, BadOption, "match_id"),
        ({"match_id": "a" * 65}, BadOption, "match_id"),
        ({"started": datetime(999, 1, 1, tzinfo=UTC)}, BadOption, "started"),
        ({"seed": b"short"}, MatchError, "32 bytes, not 5"),
    ],
)
def test_what_cannot_be_started_is_named(given: dict, error: type, words: str) -> None:
    with pytest.raises(error, match=words):
        Match.start(**{"game": "rosenkoenig", **given})


def test_the_longest_nonce_is_taken() -> None:
    assert start(nonces=[b"x" * 1000]).setup.nonces == (b"x" * 1000,)


# ---- play ----------------------------------------------------------------------------------------


def test_play_returns_the_new_entries() -> None:
    match = start()
    red = match.state.legal_actions()[0]
    assert match.play(red) == [Ply(10, 0, red)]
    white = match.state.legal_actions()[0]
    assert match.play(white) == [Ply(11, 1, white)]
    first, second = match.play("draw")
    assert first == Ply(12, 0, match.state.parse("draw"))
    assert (second.number, second.player) == (13, CHANCE)
    assert match.log[10:] == (red, white, first.action, second.action)
    assert match.plies()[10:] == [Ply(10, 0, red), Ply(11, 1, white), first, second]


@pytest.mark.parametrize(
    ("action", "error"),
    [("NE9", InvalidAction), (10_000, InvalidAction), ("draw", IllegalAction), (-1, InvalidAction)],
)
def test_an_impossible_action_changes_nothing(action: int | str, error: type) -> None:
    match = start()
    log, state = match.log, match.state
    with pytest.raises(error):
        match.play(action)
    assert (match.log, match.state) == (log, state)


def test_nobody_plays_an_outcome_of_chance() -> None:
    match = start()
    with pytest.raises(IllegalAction):
        match.play("+N1")
    undealt = match.setup.new_state()
    before = undealt.copy()
    with pytest.raises(IllegalAction, match="chance"):
        advance(undealt, "+N1", bytes(32), 0)
    assert undealt == before


def test_a_match_that_is_over_takes_no_more() -> None:
    match = played()
    assert match.is_over
    assert match.current_player == TERMINAL
    with pytest.raises(IllegalAction, match="game-over"):
        match.play("draw")


def test_the_state_handed_out_is_a_copy() -> None:
    match = start()
    match.state.apply(match.state.legal_actions()[0])
    stray = match.state
    stray.apply(stray.legal_actions()[0])
    assert match.state == match.state_at(match.ply) != stray


def test_the_functions_without_a_match_do_the_same() -> None:
    match = start("fair", players=3, nonces=["x"])
    key = derive_key(match.secret_seed or b"", match.setup.digest())
    state, log = open_state(match.setup, key)
    for action in (ROLL, HOLD, "roll", "roll", "roll", "hold, please"):
        plies = match.play(action)
        assert advance(state, action, key, len(log)) == plies
        log += plies
    assert tuple(ply.action for ply in log) == match.log
    assert state == match.state
    assert log == match.plies()


def test_the_seed_is_shown_when_the_match_is_over() -> None:
    match = start()
    assert match.seed is None
    assert match.secret_seed is not None
    play_on(match)
    assert match.seed == match.secret_seed
    assert commitment(match.seed or b"") == match.setup.commitment


# ---- back and again ------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 1000), st.integers(0, 60), st.sampled_from(["rosenkoenig", "fair"]))
def test_replay_equals_play(number: int, steps: int, game: str) -> None:
    match = play_on(start(game, number), steps, number)
    again = Match.from_log(match.setup, match.table, match.log, seed=match.secret_seed)
    assert (again.state, again.log, again.plies()) == (match.state, match.log, match.plies())
    assert play_on(again, number=number).log == play_on(match, number=number).log


def test_state_at_every_ply() -> None:
    match = played()
    state = match.setup.new_state()
    for ply, action in enumerate(match.log):
        assert match.state_at(ply) == state
        state.apply(action)
    assert match.state_at(match.ply) == state == match.state
    for wrong in (-1, match.ply + 1):
        with pytest.raises(MatchError, match=f"no ply {wrong}"):
            match.state_at(wrong)


def test_the_position_before_the_last_decision_is_the_replayed_one() -> None:
    """A course keeps it; a copy that goes another way, or a takeback, does not see it changed."""
    match = played()
    course, replayed = Course(match.setup), match.setup.new_state()
    for ply, action in enumerate(match.log):
        decides = course.state.current_player >= 0
        course.add(action)
        if decides:
            assert course.copy().state_at(ply) == course.state_at(ply) == replayed
        replayed.apply(action)
    other = course.copy()
    first = next(ply.number for ply in match.plies() if ply.player >= 0)
    other.take_back(first)
    before = other.state.copy()
    other.add(before.legal_actions()[0])
    assert other.state_at(first) == before
    assert course.state_at(course.ply) == match.state


def test_a_takeback_cuts_the_log() -> None:
    match = play_on(start(), 9)
    before = [ply for ply in match.plies() if ply.player == 0][-1]
    position, log = match.state_at(before.number), match.log
    match.take_back(before.number)
    assert match.current_player == 0
    assert (match.state, match.log) == (position, log[: before.number])
    assert match.takebacks == (Takeback(len(log), before.number),)


def test_a_takeback_from_the_end() -> None:
    match = played()
    end, log = match.state, match.log
    last = [ply for ply in match.plies() if ply.player >= 0][-1]
    match.take_back(last.number)
    assert match.current_player == last.player
    assert match.seed is None
    match.play(last.action)
    assert (match.state, match.log) == (end, log)


def test_the_same_draw_comes_again() -> None:
    match = play_on(start(), 2)
    drawn = match.play("draw")
    for _ in range(3):
        match.take_back(drawn[0].number)
        assert match.play("draw") == drawn


def test_takebacks_to_the_start() -> None:
    match = play_on(start(), 5)
    fresh = start()
    while match.ply > fresh.ply:
        take_back_last(match)
    assert (match.log, match.state) == (fresh.log, fresh.state)


def test_take_back_only_to_a_decision() -> None:
    match = play_on(start(), 2)
    match.play("draw")
    log = match.log
    for wrong in (13, 5, 0):  # the draw, the deal
        with pytest.raises(MatchError, match="nobody decides"):
            match.take_back(wrong)
    for wrong in (-1, 14, 15):
        with pytest.raises(MatchError, match="cannot take back"):
            match.take_back(wrong)
    assert (match.log, match.takebacks) == (log, ())
    match.take_back(11)
    assert match.current_player == 1
    assert match.log == log[:11]


def test_from_log_names_what_is_wrong() -> None:
    match = play_on(start(), 20)
    setup, table, log, seed = match.setup, match.table, list(match.log), match.secret_seed
    with pytest.raises(MatchError, match="seed is not the one"):
        Match.from_log(setup, table, log, seed=new_seed())
    other = next(a for a, _ in setup.new_state().chance_outcomes() if a != log[0])
    with pytest.raises(MatchError, match=r"ply 0: .*draw"):
        Match.from_log(setup, table, [other, *log[1:]], seed=seed)
    with pytest.raises(MatchError, match=r"ply 10: draw .illegal"):
        Match.from_log(setup, table, [*log[:10], match.state.parse("draw")], seed=seed)
    with pytest.raises(MatchError, match=r"ply 4: .*unfinished"):
        Match.from_log(setup, table, log[:4], seed=seed)
    with pytest.raises(MatchError, match="ply 10"):
        Match.from_log(setup, table, [*log[:10], 9999], seed=seed)
    stale = Setup("rosenkoenig", 99, 2, {}, setup.commitment)
    with pytest.raises(MatchError, match="version 99"):
        Match.from_log(stale, table, log)


def test_without_the_seed_a_match_is_to_be_looked_at() -> None:
    match = play_on(start(), 20)
    seen = Match.from_log(match.setup, match.table, match.log)
    assert seen.state == match.state
    with pytest.raises(MatchError, match="seed is not known"):
        seen.play(seen.state.legal_actions()[0])
    assert seen.log == match.log


def test_audit_goes_on_after_a_wrong_draw_and_stops_at_an_impossible_step() -> None:
    match = start("fair", players=4)
    seats = [a for a, _ in match.setup.new_state().chance_outcomes()]
    due = match.log[0]
    wrong = next(seat for seat in seats if seat != due)
    key = derive_key(match.secret_seed or b"", match.setup.digest())
    acted: list[int] = []
    faults = list(
        audit(
            match.setup.new_state(), [wrong, HOLD, due, HOLD], key, lambda _, who: acted.append(who)
        )
    )
    assert [(fault.ply, fault.code) for fault in faults] == [(0, "draw"), (2, "illegal")]
    text = match.state.format
    assert faults[0] == Fault(0, "draw", text(wrong), text(due))
    assert acted == [CHANCE, wrong - 2, (wrong - 1) % 4]


# ---- room ----------------------------------------------------------------------------------------


def test_a_live_match_takes_little_memory() -> None:
    """A whole game played, its names and nonces: at most 20 kB of this process."""
    start("rosenkoenig")  # what is shared by all is there before counting
    seeds = range(40)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        matches = [
            play_on(
                start(number=n, names=[f"Guest {n} Ω" * 4, "x" * 50], nonces=[b"\xff" * 32] * 2),
                number=n,
            )
            for n in seeds
        ]
        used = (tracemalloc.get_traced_memory()[0] - before) / len(matches)
    finally:
        tracemalloc.stop()
    assert max(match.ply for match in matches) > 140
    assert used < 20_000
    assert used > 1_000  # something was measured
    assert matches[0].table.started == STARTED.strftime("%Y-%m-%dT%H:%M:%SZ")


def test_seats_have_the_colours_that_the_options_say() -> None:
    def colours(players: int, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        return fair.INFO.colours[-players:] if options["lucky"] else fair.INFO.colours[:players]

    assert start("fair", players=2).setup.labels() == ("red", "blue")
    info = replace(fair.INFO, name="late", seat_colours=colours)
    registry.register(replace(info, load=lambda: replace(fair.GAME, info=info)))
    try:
        match = play_on(start("late", players=2, options={"lucky": True}))
        assert match.setup.labels() == ("black", "purple")
        assert "\nseat 2 purple:" in format_record(match)
        assert not verify(parse_record(format_record(match))).findings
        assert start("late", players=2).setup.labels() == ("red", "blue")
    finally:
        known._infos.pop("late")


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_decision_returns_are_the_next_plies_of_the_log(players: int) -> None:
    match = start("fair", players=players)
    while not match.is_over:
        at = match.ply
        told = match.play(match.state.legal_actions()[0])
        assert told == match.plies()[at:]
    key = derive_key(match.secret_seed or b"", match.setup.digest())
    _, opening = open_state(match.setup, key)
    assert opening == match.plies()[: len(opening)]
    forked = start("fair", number=8, players=players, given=match.log[:4])
    key = derive_key(forked.secret_seed or b"", forked.setup.digest())
    _, opening = open_state(forked.setup, key, match.log[:4])
    assert opening == forked.plies()
    assert opening[:4] == match.plies()[:4]


def test_the_draws_of_a_deal_are_numbered() -> None:
    match = start()
    key = derive_key(match.secret_seed or b"", match.setup.digest())
    _, opening = open_state(match.setup, key)
    assert len(opening) > 1
    assert opening == match.plies()
