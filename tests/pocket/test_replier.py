"""Answers of the others to a wrong decision of a puzzle, in a page."""

import base64

import msgspec
import pytest

from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.registry import load
from tafelronde.pocket import replier
from tafelronde.server.features.school.puzzle_wire import Reply

GAME = "kaiser_koenig_edelmann"
STATE = load(GAME).new(2)
STATE.apply_chance(new_rng(1))


def asked(bot: str) -> str:
    reply = Reply(GAME, bot, base64.b64encode(STATE.to_bytes()).decode(), 1)
    return msgspec.json.encode(reply).decode()


def test_it_answers_with_an_action_that_is_legal_there() -> None:
    said = list[str]()
    replier.start(said.append)(asked("easy"))
    assert STATE.parse(said[0]) in STATE.legal_actions()


def test_what_it_cannot_answer_is_an_error() -> None:
    """The worker of the page tells its reader that it failed."""
    with pytest.raises(RuntimeError):
        replier.start(print)(asked("py:os:system"))
