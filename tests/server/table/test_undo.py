"""Taking back: what is free, what needs the others, and what is impossible."""

import random

import pytest

from server.tables import running_table
from tafelronde.core.facts.constants import CHANCE
from tafelronde.server.table import events as e
from tafelronde.server.table.playing import play
from tafelronde.server.table.table import Table
from tafelronde.server.table.taking_back import UndoAnswer, can_undo


def _table(*seats: str) -> Table:
    return running_table("rosenkoenig", *seats)


def _move(table: Table, text: str | None = None) -> None:
    """The player to act plays this, or the first action he may."""
    state = table.state
    action = state.legal_actions()[0] if text is None else state.parse(text)
    for event in play(table, action):
        table.apply(event, 3.0)
    table.settle()


def test_ones_own_move_before_anybody_decides() -> None:
    table = _table("ada", "zoe")
    assert can_undo(table, 0).reason == "nothing"
    ply = table.ply
    _move(table)
    assert can_undo(table, 0) == UndoAnswer("now", "", ply)
    assert can_undo(table, 1).reason == "nothing"


def test_what_another_person_decided_on_is_asked_for() -> None:
    table = _table("ada", "zoe")
    ply = table.ply
    _move(table)
    _move(table)
    assert can_undo(table, 0) == UndoAnswer("ask", "others-decided", ply, (1,))


def test_a_drawn_card_is_new_information() -> None:
    table = _table("ada", "zoe")
    _move(table)
    _move(table)
    ply = table.ply
    _move(table, "draw")
    assert table.log[-1].player == CHANCE
    assert can_undo(table, 0) == UndoAnswer("ask", "new-information", ply, (1,))
    offered = table.fork()
    offered.apply(e.Asked(0, ply), 4.0)
    assert can_undo(offered, 0).reason == "offer-stands"


@pytest.mark.parametrize("text", [None, "draw"])
def test_who_plays_with_bots_alone_needs_to_ask_nobody(text: str | None) -> None:
    table = _table("ada", "*greedy")
    _move(table)
    _move(table)
    ply = table.ply
    _move(table, text)
    _move(table)
    assert can_undo(table, 0) == UndoAnswer("now", "", ply)


def test_one_person_on_both_seats_is_nobody_else() -> None:
    table = _table("ada", "ada")
    _move(table)
    _move(table)
    _move(table, "draw")
    assert can_undo(table, 0).state == "now"


def test_nothing_is_taken_from_somebody_who_is_away() -> None:
    table = _table("ada", "zoe")
    _move(table)
    table.apply(e.Left(1, "greedy"), 3.0)
    assert can_undo(table, 0).state == "now"
    _move(table)
    answer = can_undo(table, 0)
    assert (answer.state, answer.reason, answer.asked) == ("no", "others-decided", ())
    table.apply(e.Returned(1), 3.0)
    assert can_undo(table, 0).state == "ask"


def _announced(*seats: str) -> tuple[Table, int]:
    """A table of König der Elfen after its first announcement that searches the pile, and the ply
    of that."""
    for seed in range(50):
        table, chooser = running_table("koenig_der_elfen", *seats), random.Random(seed)
        while table.status == "playing" and table.ply < 400:
            legal = [table.state.format(action) for action in table.state.legal_actions()]
            text = "no-location" if "no-location" in legal else chooser.choice(legal)
            ply, player = table.ply, table.player
            _move(table, text)
            if text == "no-location" and player == 0:
                return table, ply
    raise AssertionError("nobody announces")


def test_what_the_pile_shows_is_new_information() -> None:
    """Announce, read which terrains lie in the pile, take it back: not without the others."""
    table, ply = _announced("ada", "zoe")
    assert all(move.player != CHANCE for move in table.log[ply:])
    assert can_undo(table, 0) == UndoAnswer("ask", "new-information", ply, (1,))
    table.apply(e.Left(1, "greedy"), 3.0)
    assert can_undo(table, 0).state == "no"
    alone, ply = _announced("ada", "*greedy")
    assert can_undo(alone, 0) == UndoAnswer("now", "", ply)


@pytest.mark.parametrize(("game", "share"), [("drakon", 1.0), ("koenig_der_elfen", 0.95)])
def test_what_reveals_nothing_is_still_taken_back_at_once(game: str, share: float) -> None:
    """These are decisions after which nothing was drawn and nobody else decided."""
    table, chooser = running_table(game, "ada", "zoe", "eve"), random.Random(4)
    counted: list[bool] = []
    while table.status == "playing" and table.ply < 400:
        player, ply = table.player, table.ply
        _move(table, table.state.format(chooser.choice(table.state.legal_actions())))
        if all(move.player == player for move in table.log[ply:]) and table.status == "playing":
            counted.append(can_undo(table, player).state == "now")
    assert len(counted) > 10
    assert sum(counted) >= share * len(counted)


def test_what_is_played_instead_is_looked_at_anew() -> None:
    table, ply = _announced("ada", "zoe")
    assert table.reveals(ply)
    other = table.fork()
    other.apply(e.TakenBack(0, ply), 3.0)
    _move(other, "buy" if "buy" in map(other.state.format, other.state.legal_actions()) else None)
    assert other.log[ply].action != table.log[ply].action
    assert not other.reveals(ply)
    assert table.reveals(ply)
