"""The judge of decisions: the expected results of the best action, and of the action played.

It is given a position as the player to act may believe it to be, and judges from what that player
knows, as every bot does. Simulations are counted, never seconds, and each question has a bot and a
seed of its own: so an answer follows from the question alone, in every version of Python and in a
browser.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from ..bots.alpha_beta import AlphaBetaBot
from ..bots.base import Advice
from ..bots.mcts import MctsBot
from ..bots.spec import BotSpec
from ..core.facts.definition import GameDefinition, Level
from ..core.facts.errors import BadOption
from ..core.facts.gains import Reason
from ..core.objects.game import Game
from ..core.objects.state import State
from ..search.shares import Shares, shares
from .reasons import reasons_for

JUDGE = 14
"""The version of the judge; it rises when the same question may get another answer."""
SMALL = 0.02
"""A share of the victory that is less than a search can tell apart."""
_EFFORT = ("simulations", "nodes")
"""The settings that say how long a bot thinks."""


@dataclass(frozen=True)
class Judgement:
    """The judge's answer about one decision."""

    best: int
    """The action that the judge would have played."""
    before: Shares
    """The shares that are expected when the best action is played."""
    after: Shares
    """The shares that are expected when this action is played."""
    second: int | None
    """The best of the other actions that is another idea; None where none was looked at."""
    second_shares: Shares
    reasons: tuple[Reason, ...]
    """The reasons for the best action rather than this one; empty where this one costs little."""


def judge(
    state: State,
    action: int,
    *,
    effort: float = 1.0,
    seed: int = 0,
    why: bool = True,
    by: BotSpec | None = None,
) -> Judgement:
    """Judge a legal action of the player to act.

    The worth of the best action is searched anew, like that of the action played: in the search
    that chose it, the best of many actions looks better than it is. Searches err by more than
    their samples show: a review compares what they find by continuations (``continuations``).

    ``effort`` multiplies the simulations or nodes that the game's judge is set to. Without ``why``,
    as for a first look, no reasons are sought. ``by`` is another bot that judges (``check_judge``);
    None: the game's own.
    """
    game = cast("Game", state.game)

    def spelled(effort: float) -> BotSpec:
        if by is None:
            return settings_of(game, state.players, effort)
        whole = by.spell_out(game, state.players)
        return replace(whole, settings=scaled(whole.settings, effort))

    settings = spelled(effort)
    mover = state.current_player

    def expected(which: int) -> Shares:
        return worth(state, which, settings, seed)

    advice = choice(state, settings, seed)
    best = advice.action
    after = expected(action)
    before = after if action == best else expected(best)
    second, second_shares = advice.second, shares(advice.second_expected)
    if second == action:
        second_shares = after
    reasons: tuple[Reason, ...] = ()
    if why and before[mover] - after[mover] >= SMALL:
        reasons = reasons_for(state, best, action, before[mover], after[mover], instead="played")
    return Judgement(best, before, after, second, second_shares, reasons)


def check_judge(by: BotSpec, game: Game, players: int) -> None:
    """Raise BadOption unless this bot can judge: it must search, with the method ``judge``."""
    if not hasattr(by.spell_out(game, players).create(game), "judge"):
        raise BadOption("by", str(by), "a bot that searches: a level, mcts or alpha_beta")


def settings_of(game: GameDefinition, players: int, effort: float = 1.0) -> BotSpec:
    """The bot that judges a game at a table of so many, spelled out."""
    level: Level | None = game.judge
    if level is None:
        spec = BotSpec("mcts", {"simulations": 1000})
    else:
        level = level.more if players > 2 and level.more is not None else level
        spec = BotSpec(level.bot, dict(level.settings))
    return replace(spec, settings=scaled(spec.settings, effort))


def scaled(settings: Mapping[str, Any], effort: float) -> dict[str, Any]:
    """A bot's settings with so many times its simulations or nodes."""
    return {
        name: max(16, round(value * effort)) if name in _EFFORT else value
        for name, value in settings.items()
    }


def thought(settings: BotSpec) -> int:
    """The effort of a search: simulations or positions."""
    return int(settings.settings.get("simulations", settings.settings.get("nodes", 0)))


def choice(state: State, settings: BotSpec, seed: int) -> Advice:
    """The choice of a search of all actions. The expected result of the choice is the best of many
    guesses, so it is too high."""
    return _bot(state, settings, seed).advise(state)


def worth(state: State, action: int, settings: BotSpec, seed: int) -> Shares:
    """The shares that are expected when this legal action is played: a search that tries no
    other."""
    return shares(_bot(state, settings, seed).judge(state, action))


def _bot(state: State, settings: BotSpec, seed: int) -> MctsBot | AlphaBetaBot:
    return cast("MctsBot | AlphaBetaBot", settings.create(cast("Game", state.game), seed))
