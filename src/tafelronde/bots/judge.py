"""The judge of decisions: what was to be expected, and what is once a certain action is played.

It is given a position as the player to act may believe it to be, and judges from what that player
knows, as every bot does. Simulations are counted, never seconds, and each question has a bot and a
seed of its own: so an answer follows from the question alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from .alpha_beta import AlphaBetaBot
from .mcts import MctsBot
from .spec import BotSpec, Setting

if TYPE_CHECKING:
    from ..core.facts.definition import GameDefinition, Level
    from ..core.facts.telling import Telling
    from ..core.objects.game import Game
    from ..core.objects.state import State

JUDGE = 2
"""The version of the judge; it rises when the same question may get another answer."""
SMALL = 0.02
"""A share of the victory that is less than the judge can tell apart."""
_EFFORT = ("simulations", "nodes")
"""The settings that say how long a bot thinks."""

Shares = tuple[float, ...]
"""What every player may expect of the victory, 0 … 1; together 1."""


@dataclass(frozen=True)
class Judgement:
    """The judge's answer about one decision."""

    best: int
    """The action that the judge would have played."""
    before: Shares
    """What was to be expected when the best action is played."""
    after: Shares
    """What is to be expected when this action is played. Now and then the player expects more of it
    than of the judge's action: then nothing was lost."""
    second: int | None
    """The best of the other actions; None where there is none, or none was looked at."""
    second_shares: Shares
    reasons: tuple[Telling, ...]
    """What speaks for the best action rather than for this one; empty where it costs little."""


def judge(state: State, action: int, *, effort: float = 1.0, seed: int = 0) -> Judgement:
    """Judge a legal action of the player to act.

    What the best action is worth is searched anew, like what was played: the best of many looks
    better than it is in the search that chose it.

    ``effort``: how long it thinks, as a multiple of what the game's judge is set to.
    """
    game = cast("Game", state.game)
    settings = settings_of(game, state.players, effort)
    mover = state.current_player

    def expected(which: int) -> Shares:
        return shares(game, _bot(game, settings, seed).judge(state, which))

    advice = _bot(game, settings, seed).advise(state)
    best = advice.action
    after = expected(action)
    before = after if action == best else expected(best)
    second, second_shares = advice.second, shares(game, advice.second_expected)
    if second == action:
        second_shares = after
    reasons: tuple[Telling, ...] = ()
    if before[mover] - after[mover] >= SMALL and game.reasons is not None:
        reasons = tuple(game.reasons(state, best, action))
    return Judgement(best, before, after, second, second_shares, reasons)


def settings_of(game: GameDefinition, players: int, effort: float = 1.0) -> BotSpec:
    """The bot that judges a game at a table of so many, spelled out."""
    level: Level | None = game.judge
    if level is None:
        spec = BotSpec("mcts", {"simulations": 1000})
    else:
        level = level.more if players > 2 and level.more is not None else level
        spec = BotSpec(level.bot, dict(level.settings))
    return replace(spec, settings=_scaled(spec.settings, effort))


def shares(game: GameDefinition, results: tuple[float, ...]) -> Shares:
    """Results (−1 … 1) as what everybody may expect of the victory."""
    parts = [game.share(result, len(results)) for result in results]
    whole = sum(parts)
    return tuple(part / whole if whole > 0 else 1 / len(parts) for part in parts)


def _scaled(settings: dict[str, Setting], effort: float) -> dict[str, Setting]:
    return {
        name: max(16, round(value * effort)) if name in _EFFORT else value
        for name, value in settings.items()
    }


def _bot(game: Game, settings: BotSpec, seed: int) -> MctsBot | AlphaBetaBot:
    return cast("MctsBot | AlphaBetaBot", settings.create(game, seed))
