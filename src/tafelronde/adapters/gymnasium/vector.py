"""Many games at once on ``core.objects.batch``, as a vector environment of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ...core.facts.errors import BadOption, InvalidAction, TafelrondeError
from ...core.facts.info import OptionValue
from ...core.objects.batch import Batch
from ...core.objects.game import Game
from ..table import Actions, Table
from .seen import Observation, observation_space


class VectorTable(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """``num_envs`` games that step together in compiled code; every seat is the learner's, or with
    ``opponents="random"`` one of each game.

    Each step takes one choice for every game, of the seat that is to act there
    (``infos["player"]``, int8[num_envs]), and shows what the next seat to act may know. The reward
    of a game is the result of the seat that has just chosen, −1 … 1, where the step finished it,
    and 0 elsewhere; ``infos["rewards"]``, float64[num_envs, players], has the results of all seats.

    Against ``opponents="random"`` the learner has the seat ``seat`` in all games, or with
    ``seat=None`` each in turn: game i has seat i mod players. The others choose uniformly from what
    they may, within the step. (Other bots: ``adapters.gymnasium.vector_env``.)

    The autoreset mode is SAME_STEP: where ``terminations`` is true, the observation is already that
    of a new game, and the next choice is made in it. There is no ``final_obs``: nobody is to act in
    a finished game, no game is truncated, and its results are all there is to learn.

    ``infos`` also has the games' own actions: ``legal_actions``, int32[num_envs, most], of which
    the first ``legal_count``, int32[num_envs], of a row count; ``most`` is the longest list of now.

    With ``actions="parts"`` each choice is one of the two parts of an action, as in
    ``adapters.pettingzoo``; a game in which a second part is to be chosen stands still meanwhile.

    With ``copy=False`` all arrays are read-only views of the batch's own, which the next step
    writes anew. Raises UnknownGame, BadOption.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        players: int | None = None,
        *,
        opponents: str | None = None,
        seat: int | None = 0,
        actions: Actions | None = None,
        copy: bool = True,
        **options: OptionValue,
    ) -> None:
        self.table = Table(game, players, actions, options)
        if num_envs < 1:
            raise BadOption("num_envs", num_envs, "1 or more")
        if opponents not in (None, "random"):
            raise BadOption("opponents", opponents, "random, or None: every seat is the learner's")
        last = self.table.players - 1
        if seat is not None and not 0 <= seat <= last:
            raise BadOption("seat", seat, f"0 to {last}, or None")
        self.num_envs = num_envs
        self._copy = copy
        self._rows = np.arange(num_envs)
        self.single_observation_space = observation_space(self.table)
        self.single_action_space = spaces.Discrete(self.table.choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        game, players = self.table.game, self.table.players
        masks = not (self.table.by_index or self.table.in_parts)
        given: dict[str, Any] = dict(options)
        own = self._rows % players if seat is None else seat
        seats = -1 if opponents is None else own
        self.batch = Batch(game, num_envs, players, mask=masks, seats=seats, **given)
        self._places = np.arange(self.table.choices)
        self._unseen = np.zeros((num_envs, 1), np.float32)
        self._first = np.full(num_envs, -1, np.int64)
        self._now = np.zeros((num_envs, 0), np.int32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere. Without a seed they are others than before."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 32)))
        self._first[:] = -1
        return self._observation(), self._infos()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """One choice in every game.

        Raises BadBatchAction where one is not legal, InvalidAction for a place that is not in the
        list, TafelrondeError for anything but whole numbers; no game has changed then.
        """
        acted = self.batch.player.astype(np.intp)
        if self.table.in_parts:
            chosen, whole = self._wholes(np.asarray(actions))
            self.batch.step(chosen, whole)
        else:
            chosen = self._actions(np.asarray(actions)) if self.table.by_index else actions
            self.batch.step(chosen)
        reward = self.batch.reward[self._rows, acted]
        ended = self._given(self.batch.done)
        return self._observation(), reward, ended, np.zeros(self.num_envs, np.bool_), self._infos()

    def _actions(self, places: npt.NDArray[Any]) -> npt.NDArray[np.int32]:
        """The games' actions of places in the legal lists."""
        if places.shape != (self.num_envs,) or places.dtype.kind not in "iu":
            raise TafelrondeError(f"actions: expected {self.num_envs} whole numbers")
        bad = (places < 0) | (places >= self.batch.legal_count)
        if bad.any():
            game = int(np.argmax(bad))
            last = int(self.batch.legal_count[game]) - 1
            raise InvalidAction(f"actions[{game}] = {places[game]}", f"0 to {last}")
        return self.batch.legal[self._rows, places]

    def _parts(self) -> npt.NDArray[np.int32]:
        """The part of each legal action that is chosen now, int32[num_envs, most]; −1: of none."""
        parts, first = self.batch.parts(), self._first[:, None]
        second = np.where(parts[:, :, 0] == first, parts[:, :, 1], -1)
        return np.where(first < 0, parts[:, :, 0], second)

    def _wholes(
        self, chosen: npt.NDArray[Any]
    ) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.bool_]]:
        """The games' actions of these parts, and where they are whole: elsewhere the second part is
        asked for next."""
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise TafelrondeError(f"actions: expected {self.num_envs} whole numbers")
        meant = (self._now == chosen[:, None]) & (chosen[:, None] >= 0)
        number = meant.sum(1)
        if not number.all():
            game = int(np.argmin(number))
            raise InvalidAction(f"actions[{game}] = {chosen[game]}", "a part, as the mask says")
        whole = number == 1
        self._first = np.where(whole, -1, chosen)
        return self.batch.legal[self._rows, meant.argmax(1)], whole

    def _observation(self) -> Observation:
        batch = self.batch
        parts: Observation = {}
        if self.table.in_parts:
            possible = np.zeros((self.num_envs, self.table.choices + 1), np.int8)
            self._now = self._parts()
            possible[self._rows[:, None], self._now] = 1
            mask, parts = possible[:, :-1], {"first": self._first + 1}
        elif self.table.by_index:
            mask = (self._places < batch.legal_count[:, None]).view(np.int8)
        else:
            mask = self._given(batch.mask).view(np.int8)
        seen = self._given(batch.observation) if batch.observation.shape[1] else self._unseen
        return {"observation": seen, "action_mask": mask, **parts}

    def _infos(self) -> dict[str, Any]:
        batch = self.batch
        shown = {
            "player": batch.player,
            "rewards": batch.reward,
            "legal_actions": batch.legal[:, : batch.legal_count.max()],
            "legal_count": batch.legal_count,
        }
        return {name: self._given(array) for name, array in shown.items()}

    def _given(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copy else array
