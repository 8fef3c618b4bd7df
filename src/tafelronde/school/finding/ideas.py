"""The ideas by name, and those of a game."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from ...core.facts.definition import GameDefinition
from ...core.facts.errors import BadOption
from ...core.facts.puzzling import PuzzleTable, Puzzling, Setting
from ...core.objects.game import Game
from .attack_idea import AttackIdea
from .deal_idea import DealIdea
from .far_idea import FarIdea
from .idea import Idea
from .odds_idea import OddsIdea
from .own_idea import OwnIdea
from .save_idea import SaveIdea

_MAKERS: dict[str, Callable[..., Idea]] = {
    "attack": AttackIdea,
    "deal": DealIdea,
    "far": FarIdea,
    "odds": OddsIdea,
    "save": SaveIdea,
}
_OWN: Callable[..., Idea] = OwnIdea
"""The maker of the ideas that are measures of a game."""


def idea_of(game: Game, name: str, settings: Mapping[str, Setting] | None = None) -> Idea:
    """Make an idea for a game; by default with the settings that the game chose.

    Raises BadOption for a name or settings that there are not.
    """
    puzzling = puzzling_of(game)
    chosen = puzzling.ideas.get(name, {}) if settings is None else settings
    measure = puzzling.measures.get(name)
    if measure is None and name not in _MAKERS:
        raise BadOption("idea", name, f"one of: {', '.join([*_MAKERS, *puzzling.measures])}")
    maker = partial(_MAKERS[name], game) if measure is None else partial(_OWN, name, measure)
    try:
        return maker(**chosen)
    except TypeError as error:
        raise BadOption("settings", chosen, f"what {name} takes ({error})") from error


def puzzling_of(game: GameDefinition) -> Puzzling:
    """The game's own settings of its puzzles, with defaults where it says nothing."""
    given = game.puzzling or Puzzling(ideas={"far": {}})
    if given.tables:
        return given
    level = "medium" if "medium" in game.levels else "mcts:simulations=200"
    table = PuzzleTable(game.info.min_players, {}, (level,))
    return replace(given, tables=(table,))
