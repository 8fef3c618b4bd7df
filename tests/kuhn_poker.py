"""Kuhn poker for two to four players: a tiny game with hidden cards, for the batteries and bots.

Everyone antes 1 and gets one of players + 1 cards. In turn, players check (0) or bet (1); after a
bet, everyone else in turn folds (0) or calls (1). The highest card of those who did not fold wins.
The option ``open`` shows all cards, so that options are enumerated, too.
Actions: 0, 1; chance: 2 + card.
"""

from types import SimpleNamespace
from typing import Any

import numpy as np
from msgspec import Struct

from tafelronde.core.compile.compiler import compiled
from tafelronde.core.contract.bits import lowest_bit, popcount
from tafelronde.core.contract.implement import implement
from tafelronde.core.contract.rng import below
from tafelronde.core.facts.constants import CHANCE, TERMINAL
from tafelronde.core.facts.errors import InvalidAction
from tafelronde.core.facts.info import GameInfo, Option
from tafelronde.core.facts.layout import Record, int8
from tafelronde.core.facts.position import Position
from tafelronde.core.objects.game import Bounds, Game
from tafelronde.core.objects.registry import register

MOST = 4
NOBODY = -1


class KuhnRecord(Record):
    """A position."""

    kuhn_cards = int8(MOST)
    """−1: none yet."""
    stakes = int8(MOST)
    folded = int8(MOST)
    bettor = int8()
    """The player who bet, or NOBODY."""
    acted = int8()
    """Decisions since the deal or the bet."""
    shown = int8()
    """Whether cards lie open."""


@compiled
def setup(state, players, options):
    state.player = CHANCE
    state.players = players
    state.bettor = NOBODY
    state.acted = 0
    state.shown = options[0]
    for player in range(MOST):
        state.kuhn_cards[player] = -1
        state.stakes[player] = 1 if player < players else 0
        state.folded[player] = 0


@compiled
def _cards_left(state):
    left = (1 << (state.players + 1)) - 1
    for player in range(state.players):
        if state.kuhn_cards[player] >= 0:
            left &= ~(1 << state.kuhn_cards[player])
    return left


@compiled
def legal_actions(state, out):
    out[0] = 0
    out[1] = 1
    return 2


@compiled
def chance_outcomes(state, out, weights):
    left = _cards_left(state)
    count = 0
    while left:
        out[count] = 2 + lowest_bit(left)
        weights[count] = 1
        left &= left - 1
        count += 1
    return count


@compiled
def _deal(state, card):
    seat = 0
    while state.kuhn_cards[seat] >= 0:
        seat += 1
    state.kuhn_cards[seat] = card
    if seat == state.players - 1:
        state.player = 0


@compiled
def apply_action(state, action):
    if state.player == CHANCE:
        _deal(state, action - 2)
        return
    mover = np.int64(state.player)
    state.acted += 1
    if action == 1:
        state.stakes[mover] += 1
        if state.bettor == NOBODY:
            state.bettor = mover
            state.acted = 1
    elif state.bettor != NOBODY:
        state.folded[mover] = 1
    state.player = (mover + 1) % state.players
    if state.acted == state.players:
        state.player = TERMINAL


@compiled
def returns(state, out):
    pot, winner = 0, -1
    for player in range(state.players):
        out[player] = 0.0
        pot += state.stakes[player]
        better = winner < 0 or state.kuhn_cards[player] > state.kuhn_cards[winner]
        if better and not state.folded[player]:
            winner = player
    if state.player != TERMINAL:
        return
    scale = 2.0 * (state.players - 1)
    for player in range(state.players):
        out[player] = 2.0 / state.players - 1.0 - state.stakes[player] / scale
    out[winner] += pot / scale


@compiled
def scores(state, out):
    for player in range(state.players):
        out[player] = state.stakes[player]


@compiled
def resample(state, player, rng):
    """Deal the other cards anew, all equally likely."""
    if state.shown or state.player == TERMINAL:
        return
    for other in range(state.players):
        if other != player and state.kuhn_cards[other] >= 0:
            state.kuhn_cards[other] = -2  # dealt, unknown
    for other in range(state.players):
        if state.kuhn_cards[other] == -2:
            left = _cards_left(state)
            for _ in range(below(rng, popcount(left))):
                left &= left - 1
            state.kuhn_cards[other] = lowest_bit(left)


@compiled
def observe(state, player, out):
    for other in range(state.players):
        seen = other == player or state.shown or state.player == TERMINAL
        if seen and state.kuhn_cards[other] >= 0:
            out[other * (MOST + 1) + state.kuhn_cards[other]] = 1.0
        out[MOST * (MOST + 1) + other] = state.stakes[other]
        out[MOST * (MOST + 2) + other] = state.folded[other]


implement(
    KuhnRecord,
    setup,
    legal_actions,
    chance_outcomes,
    apply_action,
    returns,
    scores,
    resample,
    observe,
)


class KuhnView(Struct, frozen=True, tag_field="t", tag="kuhn_poker"):
    player: int
    cards: tuple[int | None, ...]
    stakes: tuple[int, ...]
    folded: tuple[bool, ...]


def view(state: Position[KuhnRecord], player: int | None) -> KuhnView:
    record, players = state.record, range(state.players)
    open_to_all = bool(record.shown) or state.is_terminal
    cards = record.kuhn_cards[: state.players]
    return KuhnView(
        player=state.current_player,
        cards=tuple(cards[p] if open_to_all or p == player else None for p in players),
        stakes=record.stakes[: state.players],
        folded=tuple(bool(record.folded[p]) for p in players),
    )


_WORDS = ("pass", "bet", *(f"+{card}" for card in range(MOST + 1)))


def format_action(action: int) -> str:
    if not 0 <= action < len(_WORDS):
        raise InvalidAction(action, f"0 to {len(_WORDS) - 1}")
    return _WORDS[action]


def parse_action(text: str) -> int:
    if text.strip().lower() not in _WORDS:
        raise InvalidAction(text, "pass, bet or a card such as +2")
    return _WORDS.index(text.strip().lower())


def decode_action(data: Any) -> int:
    match data:
        case {"t": str(word), **rest} if not rest and word in _WORDS:
            return _WORDS.index(word)
    raise InvalidAction(dict(data), 'an object such as {"t": "bet"}')


INFO = GameInfo(
    name="kuhn_poker",
    title="Kuhn Poker",
    min_players=2,
    max_players=MOST,
    colours=("red", "white", "blue", "green"),
    rules_version=1,
    load=lambda: GAME,
    options=(Option("open", (False, True), False, ""),),
    hidden=True,
)

GAME = Game(
    info=INFO,
    record=KuhnRecord,
    bounds=Bounds(legal=2, outcomes=5, steps=11, actions=2, observation=MOST * (MOST + 3)),
    notation=SimpleNamespace(
        format_action=format_action,
        parse_action=parse_action,
        encode_action=lambda action: {"t": format_action(action)},
        decode_action=decode_action,
    ),
    view=view,
    draw=lambda view: f"cards {view.cards} stakes {view.stakes}",
    refusals={1: ("not-a-choice", "")},
    levels={},
)

register(INFO)
