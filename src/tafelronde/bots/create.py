"""Making bots by name: kinds (``random``, ``greedy``, ``mcts``, ``alpha_beta``) and levels."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from inspect import signature
from typing import Any

from ..core.facts.errors import BadOption, check_whole
from ..core.facts.levels import ADVISER, LEVELS
from ..core.objects.game import Game, Level
from ..search.uct.settings import SearchSettings
from .alpha_beta import AlphaBetaBot
from .base import Bot
from .by_players import ByPlayers
from .greedy import GreedyBot
from .mcts import MctsBot
from .random import RandomBot

_MAKERS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "mcts": MctsBot,
    "alpha_beta": AlphaBetaBot,
}

KINDS = tuple(_MAKERS)
"""The kinds of bots that there are."""


def kinds_for(game: Game) -> tuple[str, ...]:
    """The kinds of bots that can play a game; alpha-beta cannot where something is hidden.

    Examples:
        >>> kinds_for(tafelronde.load("rosenkoenig"))
        ('random', 'greedy', 'mcts', 'alpha_beta')
        >>> "alpha_beta" in kinds_for(tafelronde.load("drakon"))
        False
    """
    return tuple(kind for kind in KINDS if kind != "alpha_beta" or not game.info.hidden)


def create(game: Game, name: str, seed: int = 0, **settings: Any) -> Bot:
    """Make a bot of a kind, or of a level that the game has.

    ``settings`` replace those of the kind or the level: numbers, and for ``mcts`` an ``evaluator``
    that judges positions, with the settings of ``EvaluatedBot``. Where a level is another
    kind of bot with more than two, each of both has those that it takes; who knows the table asks
    ``BotSpec.spell_out``, so that none is left out unsaid. Bots with the same seed
    and settings play the same moves in the same positions. Raises BadOption for an unknown name or
    setting.

    Examples:
        >>> game = tafelronde.load("rosenkoenig")
        >>> create(game, "hard").name, create(game, "mcts", seed=7, simulations=200).name
        ('hard', 'mcts')
        >>> create(game, "brilliant")
        Traceback (most recent call last):
            ...
        BadOption: bot: 'brilliant' is not possible; expected one of: random, greedy, ...
        >>> create(game, "random", simulations=200)
        Traceback (most recent call last):
            ...
        BadOption: settings: {'simulations': 200} is not possible; expected what random takes (...)
    """
    check_whole("seed", seed, 0, seed, "0 or more")
    if name == ADVISER:  # it plays on with bots, which are made here
        from ..advice.adviser import Adviser

        return _made(Adviser, ADVISER, game, name, seed, settings)
    level = game.levels.get(name) if name in LEVELS else Level(name, {})
    if level is None or level.bot not in _MAKERS:
        names = ", ".join(
            [*KINDS, *(known for known in LEVELS if known in game.levels), "exec:PROGRAM"]
        )
        raise BadOption("bot", name, f"one of: {names}")
    if level.more is None:
        return _make(game, name, level, seed, settings)
    two, more = (_taken_by(one.bot) for one in (level, level.more))
    of_two = {key: value for key, value in settings.items() if key in two or key not in more}
    of_more = {key: value for key, value in settings.items() if key in more or key not in two}
    bot = _make(game, name, level, seed, of_two)
    return ByPlayers(name, bot, _make(game, name, level.more, seed, of_more))


def _taken_by(kind: str) -> frozenset[str]:
    """The names of the settings that bots of a kind take."""
    search = [one.name for one in fields(SearchSettings)] if kind == "mcts" else ()
    return frozenset([*signature(_MAKERS[kind]).parameters, *search])


def _make(game: Game, name: str, level: Level, seed: int, settings: Mapping[str, Any]) -> Bot:
    whole = {**level.settings, **settings}
    if level.bot == "mcts" and "evaluator" in whole:
        from .with_evaluator import EvaluatedBot

        return _made(EvaluatedBot, "mcts with an evaluator", game, name, seed, whole)
    return _made(_MAKERS[level.bot], level.bot, game, name, seed, whole)


def _made(
    maker: Callable[..., Bot],
    kind: str,
    game: Game,
    name: str,
    seed: int,
    settings: Mapping[str, Any],
) -> Bot:
    try:
        return maker(game, name=name, seed=seed, **settings)
    except TypeError as error:
        raise BadOption("settings", settings, f"what {kind} takes ({error})") from error
