"""Actions of people at a table in play, and their consequences."""

import pytest

from server.tables import moves, refused, running_table, says
from tafelronde.match.clock import TimeControl
from tafelronde.server.table import decide
from tafelronde.server.table import events as e
from tafelronde.server.table.decide import program_failed
from tafelronde.server.table.table import Table
from tafelronde.server.table.taking_back import UndoAnswer, can_undo, waiting_for
from tafelronde.server.wire.commands import Answer, Leave, Move, Pause, Resign, Return, Undo

GAME = "connect_four"


def two(**created: object) -> Table:
    """Ada is to move."""
    return running_table(GAME, "ada", "zoe", **created)


def three() -> Table:
    return running_table("kuhn_poker", "ada", "zoe", "cem")


# ---- moves --------------------------------------------------------------------------------------


def test_who_is_to_move_plays_in_words_or_as_data() -> None:
    table = two()
    as_data = table.state.game.notation.encode_action(2)
    assert says(table.fork(), "ada", Move, 0, table.seq, "c") == [e.Moved(0, 2)]
    assert says(table.fork(), "ada", Move, 0, table.seq, as_data) == [e.Moved(0, 2)]
    for nothing in ("x", {"t": "x"}):
        found = refused(says, table, "ada", Move, 0, table.seq, nothing)
        assert found == ("no-such-action", {})
    moves(table, *"aaaaaa")
    found = refused(says, table, "ada", Move, 0, table.seq, "a")
    assert found == ("column-full", {"action": "a"})


def test_nobody_else_plays() -> None:
    table = two()
    move = (Move, 0, table.seq, "a")
    assert refused(says, table, "zoe", *move) == ("not-your-seat", {"seat": 0})
    assert refused(says, table, "", *move) == ("not-your-seat", {"seat": 0})
    other = refused(says, table, "zoe", Move, 1, table.seq, "a")
    assert other == ("not-your-turn", {"player": 0})
    says(table, "ada", Leave, 0, "easy")
    move = (Move, 0, table.seq, "a")
    assert refused(says, table, "ada", *move) == ("bot-plays", {})
    says(table, "zoe", Resign, 1)
    assert refused(says, table, "ada", *move) == ("not-playing", {})


def test_what_was_chosen_before_the_table_moved_on_is_not_played() -> None:
    table = two()
    before = table.seq
    for seq in (before - 1, before + 1):
        found = refused(says, table, "ada", Move, 0, seq, "a")
        assert found == ("stale", {"seq": before})
    moves(table, "a", "b")
    found = refused(says, table, "ada", Move, 0, before, "a")
    assert found == ("stale", {"seq": table.seq})


def test_what_is_said_of_the_time_does_not_make_a_choice_stale() -> None:
    table = two(time=TimeControl("live", 300, 5))
    seq = table.seq
    table.apply(e.PauseAsked(1, True), 2.5)
    [moved] = says(table, "ada", Move, 0, seq, "a")
    assert moved == e.Moved(0, 0)


def test_a_table_has_so_many_events(monkeypatch: pytest.MonkeyPatch) -> None:
    table = two()
    monkeypatch.setattr(decide, "MAX_ENTRIES", table.seq + 1)
    moves(table, "a")
    found = refused(says, table, "zoe", Move, 1, table.seq, "a")
    assert found == ("too-many", {})


# ---- being away, and giving up ------------------------------------------------------------------


def test_a_bot_sits_in_until_one_comes_back() -> None:
    table = two()
    assert refused(says, table, "ada", Return, 0) == ("not-away", {})
    assert says(table, "ada", Leave, 0, "hard") == [e.Left(0, "hard", "bot-1")]
    place = table.places[0]
    assert (place.user, place.name, place.level) == ("ada", "ada", "hard")
    assert table.stood_in == {0}
    assert table.bot_acts
    assert refused(says, table, "ada", Pause, 0) == ("bot-plays", {})
    assert says(table, "ada", Return, 0) == [e.Returned(0)]
    assert (table.places[0].level, table.places[0].character) == ("", "")
    assert table.stood_in == {0}
    for kind in (Leave, Return, Resign, Pause):
        assert refused(says, table, "ada", kind, 1) == ("not-your-seat", {"seat": 1})


def test_at_the_deal_of_a_day_and_in_a_rated_game_nobody_plays_for_another() -> None:
    assert refused(says, two(rated=True), "ada", Leave, 0) == ("rated", {})
    table = two()
    table.apply(e.Dealt("2026-11-23"), 2.0)
    assert refused(says, table, "ada", Leave, 0) == ("one-try", {})


def test_of_two_who_gives_up_ends_the_game() -> None:
    table = two()
    assert says(table, "zoe", Resign, 1, "easy") == [e.Resigned(1)]
    assert (table.status, table.ended_by, table.resigned) == ("over", 1, (1,))
    for kind in (Resign, Leave, Return, Pause):
        assert refused(says, table, "ada", kind, 0) == ("not-playing", {})


def test_of_three_a_bot_plays_on_for_who_gives_up_until_one_is_left() -> None:
    table = three()
    assert says(table, "zoe", Resign, 1, "easy") == [e.Resigned(1, "easy", "bot-1")]
    assert (table.status, table.resigned, table.resigned_at) == ("playing", (1,), (table.ply,))
    for kind in (Resign, Leave, Return, Pause):
        assert refused(says, table, "zoe", kind, 1) == ("has-resigned", {"seat": 1})
    assert refused(says, table, "zoe", Undo, 1) == ("has-resigned", {})
    assert says(table.fork(), "cem", Resign, 2, "easy") == [e.Resigned(2)]
    bots = running_table("kuhn_poker", "ada", "*easy", "*easy")
    assert says(bots, "ada", Resign, 0, "easy") == [e.Resigned(0)]


def test_a_program_that_plays_no_more_gives_up_or_is_replaced_by_a_bot() -> None:
    table = running_table("kuhn_poker", "ada", "*exec", "zoe")
    assert program_failed(table, 1, "hard") == [e.Resigned(1, "hard", "bot-1")]
    says(table, "ada", Leave, 0, "exec")
    assert program_failed(table, 0, "hard") == [e.Left(0, "hard", "bot-1")]
    alone = running_table(GAME, "ada", "*exec")
    assert program_failed(alone, 1, "hard") == [e.Resigned(1)]


# ---- taking back --------------------------------------------------------------------------------


def test_ones_last_decision_is_taken_back_at_once_or_asked_for() -> None:
    table = two()
    assert refused(says, table, "ada", Undo, 0) == ("nothing", {})
    assert refused(says, table, "ada", Undo, 1) == ("not-your-seat", {"seat": 1})
    moves(table, "a")
    assert says(table, "ada", Undo, 0) == [e.TakenBack(0, 0)]
    assert (table.ply, table.player, table.state.legal_actions()[0]) == (0, 0, 0)
    moves(table, "a", "b")
    assert says(table, "ada", Undo, 0) == [e.Asked(0, 0)]
    assert refused(says, table, "ada", Undo, 0) == ("offer-stands", {})


def test_there_is_no_taking_back_where_it_would_spoil_the_game() -> None:
    for made, event, reason in (
        ({}, e.Dealt("2026-11-23"), "one-try"),
        ({"rated": True}, None, "rated"),
        ({}, e.Paired("cup", 1), "in-tournament"),
        ({}, e.Resigned(1), "over"),
        ({}, e.Closed(), "not-playing"),
    ):
        table = two(**made)
        moves(table, "a")
        if event is not None:
            table.apply(event, 3.0)
        assert can_undo(table, 0) == UndoAnswer("no", reason)


def test_steps_that_were_given_are_nobodys_to_take_back() -> None:
    table = two(given=(3, 4))
    assert can_undo(table, 0) == can_undo(table, 1) == UndoAnswer("no", "nothing")
    moves(table, "a")
    assert can_undo(table, 0) == UndoAnswer("now", "", 2)
    assert can_undo(table, 1) == UndoAnswer("no", "nothing")


def test_who_has_given_up_or_is_away_is_not_asked() -> None:
    table = three()
    ply = table.ply
    moves(table, "pass", "pass")
    says(table, "cem", Resign, 2, "easy")
    assert can_undo(table, 0) == UndoAnswer("ask", "others-decided", ply, (1,))
    says(table, "zoe", Leave, 1, "easy")
    assert can_undo(table, 0) == UndoAnswer("no", "others-decided", ply)
    assert can_undo(table, 2) == UndoAnswer("no", "has-resigned")
    assert waiting_for(table) == ()


def test_where_there_is_a_clock_it_is_noted_who_had_to_decide() -> None:
    table = two(time=TimeControl("live", 300))
    moves(table, "a")
    assert says(table.fork(), "ada", Undo, 0) == [e.TakenBack(0, 0, own=False)]
    moves(table, "b")
    says(table, "ada", Undo, 0)
    [_, back] = says(table, "zoe", Answer, 1, True)
    assert back == e.TakenBack(0, 0, own=True)


def test_it_is_taken_back_when_all_who_are_there_agree() -> None:
    table = running_table("kuhn_poker", "ada", "zoe", "cem")
    dealt = table.ply
    moves(table, "pass", "bet")
    assert refused(says, table, "zoe", Answer, 1, True) == ("no-offer", {})
    says(table, "ada", Undo, 0)
    assert refused(says, table, "ada", Answer, 0, True) == ("no-offer", {})
    assert refused(says, table, "ada", Answer, 1, True) == ("not-your-seat", {"seat": 1})
    assert says(table, "zoe", Answer, 1, True) == [e.Answered(1, True)]
    assert refused(says, table, "zoe", Answer, 1, False) == ("no-offer", {})
    no = table.fork()
    assert says(no, "cem", Answer, 2, False) == [e.Answered(2, False)]
    assert (no.offer, no.ply) == (None, dealt + 2)
    never_mind = table.fork()
    assert says(never_mind, "ada", Answer, 0, False) == [e.Answered(0, False)]
    assert never_mind.offer is None
    yes = says(table, "cem", Answer, 2, True)
    assert yes == [e.Answered(2, True), e.TakenBack(0, dealt)]
    assert (table.offer, table.ply) == (None, dealt)


def test_who_is_away_is_not_asked_and_two_seats_of_one_answer_together() -> None:
    table = running_table("kuhn_poker", "ada", "zoe", "zoe", "cem")
    dealt = table.ply
    moves(table, "pass", "pass")
    says(table, "cem", Leave, 3, "easy")
    says(table, "ada", Undo, 0)
    assert refused(says, table, "cem", Answer, 3, True) == ("no-offer", {})
    yes = says(table, "zoe", Answer, 2, True)
    assert yes == [e.Answered(2, True), e.TakenBack(0, dealt)]


def test_a_move_withdraws_what_was_asked() -> None:
    table = two()
    moves(table, "a", "b")
    says(table, "ada", Undo, 0)
    moves(table, "c")
    assert table.offer is None


@pytest.mark.parametrize("agreed", [True, False])
def test_nobody_waits_for_the_answer_of_who_leaves(agreed: bool) -> None:
    table = running_table("kuhn_poker", "ada", "zoe", "cem")
    dealt = table.ply
    moves(table, "pass", "bet")
    says(table, "ada", Undo, 0)
    [left, *_] = says(table, "zoe", Leave, 1, "easy")
    assert isinstance(left, e.Left)
    assert table.offer is not None  # the third one may still answer
    says(table, "zoe", Return, 1)
    if agreed:
        says(table, "zoe", Answer, 1, True)
    else:
        says(table, "zoe", Leave, 1, "easy")
    [left, then] = says(table, "cem", Leave, 2, "easy")
    assert then == (e.TakenBack(0, dealt) if agreed else e.Answered(0, False))
    assert table.offer is None


def test_where_there_is_a_clock_a_decision_is_taken_back_at_once_only_once() -> None:
    table = two(time=TimeControl("live", bank=5, increment=10))
    for expected in ("now", "ask"):
        moves(table, "a")
        answer = can_undo(table, 0)
        assert (answer.state, answer.reason) == (expected, "" if expected == "now" else "again")
        says(table, "ada", Undo, 0)
    assert table.offer is not None
    free = two()
    for _ in range(2):
        moves(free, "a")
        assert says(free, "ada", Undo, 0) == [e.TakenBack(0, 0)]
