"""The setups of a corpus read back, for whoever plays its games again."""

import json
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..core.facts.errors import TafelrondeError
from ..core.objects.game import Game
from ..core.objects.registry import info as info_of
from ..core.objects.registry import load
from .parquet import BadShard


class GameSetup(NamedTuple):
    """A setup, and buffers with which kernels play its games."""

    game: Game
    players: int
    options: npt.NDArray[np.int32]
    """The settled options, as the rules read them."""
    states: npt.NDArray[Any]
    """game.dtype[1]"""
    out: npt.NDArray[np.int32]
    weights: npt.NDArray[np.int32]
    """Buffers for lists, int32[Bounds.buffer]."""


def read_setup(text: str) -> GameSetup:
    """The setup that a text of ``columns.setup_text`` means. Raises BadShard where it cannot be
    played here."""
    try:
        setup: dict[str, Any] = json.loads(text)
        info, players = info_of(str(setup["game"])), setup["players"]
        if setup["rules"] != info.rules_version:
            today = f"today's are {info.rules_version}"
            raise BadShard(f"rules of version {setup['rules']} of {info.name}; {today}")
        info.check_players(players)
        game = load(info.name)
        options = game.encode_options(info.settle_options(players, setup["options"]))
    except BadShard:
        raise
    except (ValueError, KeyError, TypeError, TafelrondeError) as error:
        raise BadShard(f"a setup that cannot be played: {error}") from error
    out, weights = np.zeros((2, max(1, game.bounds.buffer)), np.int32)
    return GameSetup(game, players, options, np.zeros(1, game.dtype), out, weights)
