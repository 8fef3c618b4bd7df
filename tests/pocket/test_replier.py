"""How the others answer a wrong decision of a puzzle, in a page."""

from __future__ import annotations

import base64

import msgspec
import pytest

from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.registry import load
from tafelronde.pocket import replier
from tafelronde.server.features.school.puzzle_wire import Reply


def asked(game: str, bot: str) -> bytes:
    state = load(game).new(2)
    state.apply_chance(new_rng(1))
    return msgspec.json.encode(Reply(game, bot, base64.b64encode(state.to_bytes()).decode(), 1))


def test_it_answers_with_an_action_that_is_legal_there() -> None:
    said = list[str]()
    replier.start(said.append)(asked("kaiser_koenig_edelmann", "easy").decode())
    state = load("kaiser_koenig_edelmann").new(2)
    assert state.parse(said[0]) in state.legal_actions()


def test_what_it_cannot_answer_is_an_error() -> None:
    """The worker of the page tells its reader that it failed."""
    with pytest.raises(RuntimeError):
        replier.start(print)(asked("kaiser_koenig_edelmann", "py:os:system").decode())
