"""A game for the tests of match: dice at a fair, 2 to 6 players, with all that is awkward.

Chance says who begins. In his turn a player rolls up to three times or holds; the dice are
weighted. Who has ``GOAL`` points is skipped. Texts of actions hold blanks, commas, quotation
marks and letters beyond ASCII; results are fractions.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np

from tafelronde.core.compile.compiler import compiled
from tafelronde.core.contract.implement import implement
from tafelronde.core.facts import known
from tafelronde.core.facts.constants import CHANCE, TERMINAL
from tafelronde.core.facts.errors import InvalidAction
from tafelronde.core.facts.info import GameInfo, Option
from tafelronde.core.facts.layout import Record, int8
from tafelronde.core.facts.position import Position
from tafelronde.core.objects import registry
from tafelronde.core.objects.game import Bounds, Game

ROLL, HOLD, BEGIN, FACE = 0, 1, 2, 8
FACES, ROLLS, GOAL = 3, 3, 6
TEXTS = ("roll", "hold, please", *(f'"{seat}" begins' for seat in range(6)), "⚀", "⚁", "⚂")


class FairRecord(Record):
    """A position."""

    fair_points = int8(6)
    fair_rounds = int8()
    """Rounds to be played."""
    fair_turns = int8()
    """Turns played."""
    fair_rolls = int8()
    """In this turn."""
    fair_holder = int8()
    """The player whose turn it is; −1 before the first."""


@compiled
def setup(state, players, options):
    state.player = CHANCE
    state.players = players
    state.fair_rounds = options[1] + 1
    state.fair_turns = 0
    state.fair_rolls = 0
    state.fair_holder = -1
    for seat in range(6):
        state.fair_points[seat] = 0


@compiled
def legal_actions(state, out):
    out[0] = ROLL
    out[1] = HOLD
    return 2


@compiled
def chance_outcomes(state, out, weights):
    if state.fair_holder < 0:
        for seat in range(state.players):
            out[seat] = BEGIN + seat
            weights[seat] = 1
        return state.players
    for face in range(FACES):
        out[face] = FACE + face
        weights[face] = FACES - face
    return FACES


@compiled
def _next_turn(state):
    state.fair_rolls = 0
    state.fair_turns += 1
    state.player = TERMINAL
    if state.fair_turns >= state.fair_rounds * state.players:
        return
    for step in range(1, state.players + 1):
        seat = (state.fair_holder + step) % state.players
        if state.fair_points[seat] < GOAL:
            state.fair_holder = seat
            state.player = seat
            return


@compiled
def apply_action(state, action):
    if action == ROLL:
        state.player = CHANCE
    elif action == HOLD:
        _next_turn(state)
    elif action < FACE:
        state.fair_holder = action - BEGIN
        state.player = state.fair_holder
    else:
        state.fair_points[state.fair_holder] += action - FACE + 1
        state.fair_rolls += 1
        state.player = state.fair_holder
        if state.fair_rolls == ROLLS:
            _next_turn(state)


@compiled
def scores(state, out):
    for seat in range(state.players):
        out[seat] = state.fair_points[seat] / 4.0


@compiled
def returns(state, out):
    best, sharers = 0, 0
    for seat in range(state.players):
        out[seat] = 0.0
        best = max(best, np.int64(state.fair_points[seat]))
    for seat in range(state.players):
        if state.fair_points[seat] == best:
            sharers += 1
    if state.player != TERMINAL:
        return
    for seat in range(state.players):
        out[seat] = 1.0 / sharers if state.fair_points[seat] == best else -1.0


implement(FairRecord, setup, legal_actions, chance_outcomes, apply_action, scores, returns)


class _Notation:
    def format_action(self, action: int) -> str:
        if not 0 <= action < len(TEXTS):
            raise InvalidAction(action, f"0 to {len(TEXTS) - 1}")
        return TEXTS[action]

    def parse_action(self, text: str) -> int:
        if text.lower() not in TEXTS:
            raise InvalidAction(text, "such as roll")
        return TEXTS.index(text.lower())

    def encode_action(self, action: int) -> dict[str, Any]:
        return {"t": self.format_action(action)}

    def decode_action(self, data: Mapping[str, Any]) -> int:
        return self.parse_action(data["t"])


def _view(state: Position[FairRecord], player: int | None) -> list[int]:
    return list(state.record.fair_points)


INFO = GameInfo(
    name="fair",
    title="Fair",
    min_players=2,
    max_players=6,
    colours=("red", "blue", "green", "white", "black", "purple"),
    rules_version=3,
    load=lambda: GAME,
    options=(
        Option("lucky", (False, True), False, "F-1", players=(2, 3)),
        Option("rounds", (1, 2, 3), 2, "F-2"),
        Option("mode", ("fast", 'slow, "sure"'), "fast", "F-3"),
    ),
)

GAME = Game(
    info=INFO,
    record=FairRecord,
    bounds=Bounds(legal=2, outcomes=6, steps=200),
    notation=_Notation(),
    view=_view,
    draw=str,
    refusals={},
    levels={},
)


@contextmanager
def registered() -> Iterator[None]:
    """Make the game known for a while: other tests shall not meet it."""
    registry.register(INFO)
    try:
        yield
    finally:
        known._infos.pop(INFO.name)
