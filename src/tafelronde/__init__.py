"""Tafelronde: an open table for board games, with fast simulators, bots and checkable records.

Examples:
    A game by its name, and a position of it. First chance acts: the cards are dealt.

    >>> import tafelronde
    >>> game = tafelronde.load("rosenkoenig")
    >>> state = game.new(players=2)
    >>> state.is_chance, state.chance_outcomes()[:3]  # outcomes with their weights
    (True, [(49, 1), (50, 1), (51, 1)])
    >>> rng = tafelronde.new_rng(7)  # the same seed, the same cards
    >>> [state.format(card) for card in state.apply_chance(rng)]
    ['+SE2', '+SW3', '+SW1', '+S3', '+W1', '+SE3', '+W2', '+W3', '+SE1', '+E1']

    Then players act, by numbers or by text. An error says why an action is not possible.

    >>> state.current_player, state.legal_actions()
    (0, [9, 10, 15, 18, 19])
    >>> [state.format(action) for action in state.legal_actions()]
    ['SE1', 'SE2', 'SW1', 'W1', 'W2']
    >>> state.apply("draw")
    Traceback (most recent call last):
        ...
    IllegalAction: draw is not legal now: hand-full (R-4.1)
    >>> state.apply("SE2")
    >>> state.current_player
    1

    What a player may see is data with types; what a player may know is an array too:

    >>> table = state.view(player=0)
    >>> table.crown, table.seats[1].hand
    ('g3', ('E1', 'SE3', 'S3', 'SW3', 'W3'))
    >>> state.observation(0).shape, state.action_features().shape
    ((342,), (2, 31))

    A game is over when nobody is left to act. Here both players always take their first action:

    >>> while not state.is_terminal:
    ...     state.apply(state.legal_actions()[0])
    ...     drawn = state.apply_chance(rng)
    >>> state.current_player == tafelronde.TERMINAL
    True
    >>> state.scores(), state.returns(), state.winners()
    ([196.0, 98.0], [1.0, -1.0], [0])

    Many games step together, in arrays, with one action for each of them:

    >>> batch = tafelronde.Batch(game, 1000, seed=7)
    >>> reward, done = batch.step(batch.legal[:, 0])
    >>> reward.shape, done.shape, batch.mask.shape
    ((1000, 2), (1000,), (1000, 49))
"""

from typing import TYPE_CHECKING

from .core.facts.constants import CHANCE, TERMINAL
from .core.facts.errors import (
    BadOption,
    BadState,
    IllegalAction,
    InvalidAction,
    TafelrondeError,
    UnknownGame,
)
from .core.facts.info import GameInfo, Option
from .core.objects.registry import infos, load, register
from .games import announce
from .moved import keep_former_names

if TYPE_CHECKING:
    from .advice.adviser import advise
    from .core.contract.rng import new_rng
    from .core.objects.batch import Batch
    from .core.objects.game import Game
    from .core.objects.state import State

__version__ = "0.1.0"

_LAZY = {
    "Batch": "core.objects.batch",
    "Game": "core.objects.game",
    "State": "core.objects.state",
    "advise": "advice.adviser",
    "new_rng": "core.contract.rng",
}


def __getattr__(name: str) -> object:
    """Import names that need the compiler when they are first used."""
    if name in _LAZY:
        from importlib import import_module

        return getattr(import_module(f".{_LAZY[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "CHANCE", "TERMINAL", "BadOption", "BadState", "Batch", "Game", "GameInfo", "IllegalAction",
    "InvalidAction", "Option", "State", "TafelrondeError", "UnknownGame", "advise", "infos",
    "load", "new_rng", "register",
]  # fmt: skip

keep_former_names()
announce()  # last: games from outside may import anything of this package
