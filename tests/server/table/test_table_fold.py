"""Folding of the events of a table."""

import pytest

import tafelronde
from server.tables import empty_table, moves, running_table, says
from tafelronde.core.facts.constants import CHANCE, TERMINAL
from tafelronde.core.objects.registry import info
from tafelronde.match import OtherRules
from tafelronde.match.clock import TimeControl
from tafelronde.server.table import events as e
from tafelronde.server.table.place import Place
from tafelronde.server.table.played import Ply, TakebackOffer
from tafelronde.server.table.playing import gathers, play
from tafelronde.server.table.table import Table
from tafelronde.server.wire.commands import Leave, Ready, Return, Sit

GAME = "connect_four"


def test_a_new_table_is_as_it_was_made() -> None:
    time = TimeControl("days", days=2)
    table = Table("t", bytes(32))
    table.apply(e.Created("ada", GAME, 2, {"x": 1}, True, "ff", 3, (0, 1), True, True, time), 7.0)
    assert (table.host, table.game, table.options, table.public) == ("ada", GAME, {"x": 1}, True)
    assert (table.commitment, table.delay, table.given) == ("ff", 3, (0, 1))
    assert (table.hints, table.rated, table.time, table.pace) == (True, True, time, "days")
    assert (table.created, table.changed, table.seq, table.status) == (7.0, 7.0, 1, "open")
    assert table.places == (Place(), Place())
    table.apply(e.Dealt("2026-11-23"), 7.0)
    table.apply(e.Paired("cup", 4, shared=True), 7.0)
    assert (table.deal, table.tournament, table.round) == ("2026-11-23", "cup", 4)
    assert table.shared
    assert (table.player, table.server_acts, table.is_gathered) == (TERMINAL, False, False)
    plain = empty_table(GAME, 2)
    assert (plain.deal, plain.tournament, plain.round, plain.shared) == ("", "", 0, False)
    assert (plain.rematch, plain.started, plain.rules, plain.shown_late) == ("", 0.0, 0, False)
    assert (plain.ended_by, plain.removed, plain.resigned) == (-1, frozenset(), ())
    assert (plain.delay, plain.given, plain.hints, plain.rated, plain.time) == (
        0,
        (),
        False,
        False,
        None,
    )
    live = empty_table(GAME, 2, time=TimeControl("live", 60))
    assert (live.pace, empty_table(GAME, 2).pace) == ("live", "live")


def test_the_log_says_who_did_what_when() -> None:
    table = running_table("kuhn_poker", "ada", "zoe")
    dealt = [ply.action for ply in table.log]
    assert table.log == [Ply(CHANCE, action, 2.0) for action in dealt]
    begun = table.seq
    moves(table, "bet", at=5.0)
    assert table.log[-1] == Ply(0, 1, 5.0)
    assert (table.changed, table.started, table.created) == (5.0, 2.0, 1.0)
    assert (table.ply, table.player, table.ply_seqs[-1]) == (3, 1, begun + 1)
    table.apply(e.Moved(1, 0, forced=True), 6.0)
    assert table.log[-1] == Ply(1, 0, 6.0, forced=True)
    assert (table.status, table.player) == ("over", TERMINAL)


def test_a_reader_knows_the_log_as_far_as_it_stood_since() -> None:
    table = running_table(GAME, "ada", "zoe")
    begun = table.seq
    assert table.plies_before(begun) == 0
    moves(table, "a", "b", "c", "d")
    assert [table.plies_before(begun + k) for k in range(6)] == [0, 1, 2, 3, 4, 4]
    table.apply(e.TakenBack(1, 1), 9.0)
    assert table.cuts == [(begun + 5, 1)]
    assert [ply.action for ply in table.log] == [0]
    assert table.ply_seqs == [begun + 1]
    assert [table.plies_before(begun + k) for k in range(6)] == [0, 1, 1, 1, 1, 1]
    moves(table, "e", "f")
    assert table.plies_before(begun + 4) == 1
    assert table.plies_before(begun + 6) == 2
    assert table.state.to_bytes() == after(0, 4, 5)


def after(*actions: int) -> bytes:
    """The position after these moves."""
    state = tafelronde.load(GAME).new(2)
    for action in actions:
        state.apply(action)
    return state.to_bytes()


def test_a_fork_changes_nothing_and_may_become_the_table() -> None:
    table = running_table(GAME, "ada", "zoe", time=TimeControl("live", 300))
    moves(table, "a", "b", at=10.0)
    before = (table.seq, table.ply, table.ply_seqs.copy(), table.cuts.copy(), table.places)
    fork = table.fork()
    moves(fork, "c", at=20.0)
    fork.apply(e.TakenBack(0, 0), 21.0)
    says(fork, "ada", Leave, 0, "easy")
    assert (table.seq, table.ply, table.ply_seqs, table.cuts, table.places) == before
    assert table.clock is not None
    assert fork.clock is not None
    assert (table.clock.since, fork.clock.since) == (10.0, 21.0)
    assert table.state.to_bytes() == after(0, 1)
    table.become(fork)
    assert (table.ply, table.seq, table.places[0].level) == (0, before[0] + 3, "easy")


def test_a_replay_passes_over_what_is_known_and_misses_what_is_not_there() -> None:
    table = running_table(GAME, "ada", "zoe")
    known = table.seq
    news = [e.Happened(known + k, e.Moved((k + 1) % 2, k), 4.0) for k in (1, 2)]
    with pytest.raises(e.Unreadable, match=f"event {known + 1} is missing"):
        table.fork().replay(news[1:])
    table.replay(news)
    table.replay(news)
    assert [(ply.action, ply.at) for ply in table.log] == [(1, 4.0), (2, 4.0)]
    table.settle()
    assert (table.seq, table.player) == (known + 2, 0)


@pytest.mark.parametrize(
    "event",
    [
        e.Seated(2, "zoe", "Zoe"),
        e.Seated(-1, "zoe", "Zoe"),
        e.Moved(5, 0),
        e.TakenBack(0, 3),
        e.TakenBack(0, -1),
        e.Left(2, "easy"),
        e.Created("ada", GAME, 2, {}, False, "not hex"),
    ],
)
def test_what_cannot_have_happened_is_unreadable(event: e.Event) -> None:
    table = running_table(GAME, "ada", "zoe", time=TimeControl("live", 300))
    moves(table, "a", "b")
    if isinstance(event, e.Created):
        table = Table("t", bytes(32))
        table.apply(event, 3.0)
        event = e.Started(1)
    with pytest.raises(e.Unreadable):
        table.replay([e.Happened(table.seq + 1, event, 4.0)])


def test_moves_before_the_start_or_against_the_rules_are_unreadable() -> None:
    table = empty_table(GAME, 2)
    with pytest.raises(e.Unreadable, match="before the start"):
        table.apply(e.Moved(0, 0), 2.0)
    table = running_table(GAME, "ada", "zoe")
    table.replay([e.Happened(table.seq + 1, e.Moved(0, 99), 4.0)])
    for look in (table.settle, lambda: table.fork().compute(100)):
        with pytest.raises(e.Unreadable, match="what was played"):
            look()


def test_a_game_by_other_rules_is_known_and_not_played_on() -> None:
    table = running_table(GAME, "ada", "zoe")
    assert table.is_played_here
    table.rules = table.rules + 1
    table.replay([])  # as if it had just been read
    assert not table.is_played_here
    with pytest.raises(OtherRules) as caught:
        table.settle()
    mine = info(GAME).rules_version
    assert str(caught.value) == str(OtherRules(GAME, mine + 1, mine))
    table.rules = 0  # it has not begun
    assert table.is_played_here


def test_a_long_game_is_computed_bit_by_bit() -> None:
    table = running_table(GAME, "ada", "zoe")
    known = table.seq
    table.replay(e.Happened(known + 1 + k, e.Moved(k % 2, k), 4.0) for k in range(5))
    assert not table.compute(2)
    assert table.compute(10)
    assert empty_table(GAME, 2).compute(1)


def test_all_that_somebody_has_passes_to_their_other_identity() -> None:
    table = running_table("kuhn_poker", "ada", "zoe", "ada")
    table.apply(e.Removed("ada", True), 5.0)
    table.apply(e.Removed("kai", True), 5.0)
    changed = table.changed
    table.apply(e.Passed("ada", "eve"), 9.0)
    assert table.changed == changed
    assert [place.user for place in table.places] == ["eve", "zoe", "eve"]
    assert [place.name for place in table.places] == ["ada", "zoe", "ada"]
    assert (table.host, table.removed) == ("eve", {"kai"})
    table.apply(e.Passed("zoe", "kim"), 9.0)
    assert (table.host, table.places[1].user, table.places[1].gone) == ("eve", "kim", False)


def test_who_leaves_for_good_is_struck_out() -> None:
    table = running_table(GAME, "ada", "zoe")
    table.apply(e.Removed("ada", True), 5.0)
    table.apply(e.Passed("ada"), 9.0)
    place = table.places[0]
    assert (place.user, place.name, place.gone, place.is_open) == ("", "", True, False)
    assert (table.host, table.removed) == ("", frozenset())
    assert table.places[1] == Place("zoe", "zoe", ready=True)


def test_it_is_known_for_whom_bots_have_sat_in() -> None:
    table = running_table("kuhn_poker", "ada", "zoe", "cem")
    says(table, "cem", Leave, 2, "easy")
    says(table, "cem", Return, 2)
    says(table, "ada", Leave, 0, "easy")
    assert table.stood_in == {0, 2}


def test_the_table_knows_what_was_asked_for() -> None:
    table = running_table("kuhn_poker", "ada", "zoe", "cem")
    table.apply(e.Asked(0, 3), 4.0)
    assert table.offer == TakebackOffer(0, 3)
    table.apply(e.Answered(1, True), 4.0)
    assert table.offer == TakebackOffer(0, 3, frozenset({1}))
    for event in (e.Answered(2, False), e.Resigned(1, "easy"), e.Moved(0, 0), e.TakenBack(0, 3)):
        trial = table.fork()
        trial.apply(event, 5.0)
        assert trial.offer is None
    table.apply(e.Rematched("t2"), 6.0)
    assert table.rematch == "t2"


def test_it_is_known_who_plays_and_who_gets_hints() -> None:
    alone = running_table(GAME, "ada", "*easy")
    assert (alone.hinting, alone.is_shared) == ("alone", False)
    assert alone.seats_of("ada") == (0,)
    assert alone.seats_of("") == alone.seats_of(None) == ()
    two = running_table(GAME, "ada", "zoe")
    assert (two.hinting, two.is_shared) == ("none", True)
    assert running_table(GAME, "ada", "zoe", hints=True).hinting == "all"
    assert running_table(GAME, "ada", "*easy", rated=True, hints=True).hinting == "none"
    for event in (e.Dealt("2026-11-23"), e.Paired("cup", 1)):
        table = running_table(GAME, "ada", "*easy", hints=True)
        table.apply(event, 3.0)
        assert table.hinting == "none"
    half = empty_table(GAME, 2)
    half.apply(e.Seated(0, "ada", "Ada"), 1.0)
    assert half.is_shared
    left = running_table("kuhn_poker", "ada", "zoe", "*easy")
    left.apply(e.Resigned(1, "easy"), 3.0)
    assert left.hinting == "alone"


def test_it_is_foreseen_that_the_game_begins() -> None:
    table = empty_table(GAME, 2)
    table.apply(e.Seated(0, "ada", "Ada"), 1.0)
    table.apply(e.BotSeated(1, "easy"), 1.0)
    ready: list[e.Event] = [e.ReadySaid(0, True, "")]
    assert gathers(table, ready)
    assert gathers(table, [e.Started(1)])
    assert not gathers(table, [])
    assert not gathers(table, [e.ReadySaid(0, False, "")])
    assert not gathers(table, [*ready, e.Closed()])
    assert (table.seq, table.places[0].ready) == (3, False)
    begun = running_table(GAME, "ada", "zoe")
    assert not gathers(begun, [*play(begun, 0)])


def test_nonces_and_the_given_steps_are_in_the_setup() -> None:
    table = empty_table(GAME, 2, given=(3, 4))
    for seat, user in enumerate(("ada", "zoe")):
        says(table, user, Sit, seat)
        says(table, user, Ready, seat, True, f"nonce-{user}")
    assert table.setup.nonces == (b"nonce-ada", b"nonce-zoe")
    assert (table.rules, table.setup.rules) == (info(GAME).rules_version,) * 2
    assert [ply.action for ply in table.log] == [3, 4]
    assert table.state.to_bytes() == after(3, 4)
    assert table.state_at(1).to_bytes() == after(3)
