# pyright: reportMissingModuleSource=false
"""OpenSpiel's observers: the view of a player, of everybody, or of a player alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from ...core.facts.constants import SPECTATOR
from ...core.facts.errors import BadOption
from ...core.objects.game import Game
from .knowledge import WIDTH
from .shown import Shown

_KEY = 128


def observer_of(game: Game, kind: pyspiel.IIGObservationType, recall: int) -> Observer:
    """The observer of a kind; with perfect recall the last ``recall`` steps are in its tensor.

    Raises BadOption.
    """
    none, own = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    if kind.private_info not in (none, own):
        raise BadOption("iig_obs_type", str(kind), "private_info of one player, or of none")
    steps = recall if kind.perfect_recall else 0
    return Observer(game, kind.public_info, kind.private_info == own, kind.perfect_recall, steps)


class Observer:
    """A view of states for one player, who is given with each state.

    ``string_from``: the table as the player sees it, or as spectators do (public only), or the
    numbers of the observation that are not everybody's, by name (private only). With perfect recall
    also the key of all that was seen (``Past.key``).

    ``tensor`` has these parts, which are also in ``dict``:

    - ``observation``: the numbers of the game's observation now. Public only: without those that
      are not everybody's, which are 0; private only: those alone.
    - with perfect recall ``steps``, float32[steps, WIDTH]: the last steps, as the player remembers
      them (``Past.recall``), the last one first;
    - and where a game may last longer than that, ``key``: 128 bits that differ (but for a collision
      of 128-bit hashes) wherever what was seen since the start does.
    """

    def __init__(self, game: Game, public: bool, private: bool, recalls: bool, steps: int) -> None:
        self._game, self._public, self._private, self._recalls = game, public, private, recalls
        numbers = game.bounds.observation
        hidden = np.zeros(numbers, np.bool_)
        for field in game.observation_layout.fields if numbers else ():
            hidden[game.observation_layout.places(field.name)] = field.private
        self._hidden = hidden
        sizes: dict[str, tuple[int, ...]] = {}
        seen = numbers if public else int(hidden.sum()) if private else 0
        if seen:
            sizes["observation"] = (seen,)
        if recalls and (public or private):
            sizes["steps"] = (steps, WIDTH)
            if steps < game.bounds.steps:
                sizes["key"] = (_KEY,)
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if sizes:
            ends = np.cumsum([int(np.prod(size)) for size in sizes.values()])
            self.tensor = np.zeros(int(ends[-1]), np.float32)
            parts = np.split(self.tensor, ends[:-1])
            pairs = zip(sizes.items(), parts, strict=True)
            self.dict = {name: part.reshape(size) for (name, size), part in pairs}

    def set_from(self, state: Shown, player: int) -> None:
        """Write what ``player`` sees in ``state`` into ``tensor``."""
        if self.tensor is None:
            return
        self.tensor[:] = 0.0
        if "observation" in self.dict:
            seen = state.position.observation(player)
            if not self._public:
                seen = seen[self._hidden]
            elif not self._private:
                seen[self._hidden] = 0.0
            self.dict["observation"][:] = seen
        if self._recalls:
            self._remember(state, player if self._private else SPECTATOR)

    def _remember(self, state: Shown, player: int) -> None:
        past = state.memory()
        past.recall(player, self.dict["steps"])
        if "key" in self.dict:
            key = np.frombuffer(past.key(player), np.uint8)
            self.dict["key"][:] = np.unpackbits(key)

    def string_from(self, state: Shown, player: int) -> str:
        """The view of ``player`` as text; an information state has the key of all that they saw."""
        if not self._public and not self._private:
            return ""
        if not self._public:
            seen = self._own_alone(state, player)
        else:
            seen = state.drawn(player if self._private else SPECTATOR)
        if not self._recalls:
            return seen
        return f"{seen}\n#{state.memory().key(player if self._private else SPECTATOR).hex()}"

    def _own_alone(self, state: Shown, player: int) -> str:
        """The numbers that are not everybody's; where the game has no numbers, all that is seen."""
        if not self._hidden.any():
            return state.drawn(player) if self._game.info.hidden else ""
        layout, seen = self._game.observation_layout, state.position.observation(player)
        lines: list[str] = []
        for field in layout.fields:
            if field.private:
                numbers: Any = seen[layout.places(field.name)].tolist()
                lines.append(f"{field.name}: {numbers}")
        return "\n".join(lines)
