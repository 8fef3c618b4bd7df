"""The ends of many games: which are over or cut off, and when others begin in their places."""

from typing import Any, cast

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from ...core.facts.errors import BadOption
from ..histories import Observation

Where = npt.NDArray[np.bool_]


class Episodes:
    """The choices made in each game since it began, and the games that are over.

    Raises BadOption for a mode or a limit that there is not.
    """

    def __init__(self, size: int, mode: AutoresetMode | str, most: int | None) -> None:
        try:
            self.mode = AutoresetMode(mode)
        except ValueError:
            names = ", ".join(one.value for one in AutoresetMode)
            raise BadOption("autoreset_mode", mode, names) from None
        if most is not None and most < 1:
            raise BadOption("max_episode_steps", most, "1 or more, or None")
        self._size, self._most = size, most
        self.begin_at_once = most is None and self.mode == AutoresetMode.SAME_STEP
        """Whether a finished game is replaced within the compiled step."""
        self._chosen = np.zeros(size, np.int64)
        self._over = np.zeros(size, np.bool_)

    def mask_of(self, options: object) -> Where | None:
        """The games that a reset with these options begins anew; None: all of them.

        Raises BadOption.
        """
        if options is not None and not isinstance(options, dict):
            raise BadOption("options", options, "a dict, or None")
        given = cast(dict[str, Any], options or {})
        if "reset_mask" not in given:
            return None
        where = np.asarray(given["reset_mask"])
        if where.shape != (self._size,) or where.dtype != np.bool_:
            found = f"{where.dtype}{list(where.shape)}"
            raise BadOption("reset_mask", found, f"bool[{self._size}]")
        return where

    def begin(self, where: Where) -> None:
        """New games began in these places."""
        self._chosen[where] = 0
        self._over[where] = False

    def waiting(self) -> Where | None:
        """The games that this step begins anew, whatever is chosen there; None: none, in any step.

        Raises gymnasium's ResetNeeded where games are over, and it is for the caller to reset them.
        """
        if self.mode == AutoresetMode.SAME_STEP:
            return None
        if self.mode == AutoresetMode.DISABLED:
            if self._over.any():
                games = np.flatnonzero(self._over).tolist()
                raise ResetNeeded(f"the games {games} are over: reset(options={{'reset_mask': …}})")
            return None
        return self._over.copy()

    def count(self, ended: Where, waiting: Where | None) -> Where:
        """Count the choices of a step, which ended these games; where it cuts games off."""
        self._chosen += 1 if waiting is None else ~waiting
        cut = np.zeros(self._size, np.bool_)
        if self._most is not None:
            cut = (self._chosen >= self._most) & ~ended
        self._over = ended | cut
        return cut

    def final(self, shown: Observation, over: Where) -> dict[str, Any]:
        """``final_obs`` as Gymnasium's own vectors tell it: an observation of its own for each game
        that is over, None for the others; ``_final_obs`` says where."""
        each = np.full(self._size, None, np.object_)
        for game in np.flatnonzero(over):
            each[game] = {name: array[game].copy() for name, array in shown.items()}
        return {"final_obs": each, "_final_obs": over}
