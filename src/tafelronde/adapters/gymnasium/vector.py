"""Many games at once on ``core.objects.batch``, as a vector environment of Gymnasium."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ...core.facts.errors import BadOption, InvalidAction, check_whole
from ...core.facts.info import OptionValue
from ...core.facts.results import given_up
from ...core.objects.batch import BadBatchAction, Batch
from ...core.objects.batch_arrays import SHORT
from ...core.objects.game import Game
from ..histories import Histories, Observation
from ..table import Actions, Table
from .buffers import Buffers
from .choices import Choices
from .episodes import Episodes

VectorStep = tuple[
    Observation, npt.NDArray[Any], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
]


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

    ``infos`` always has the same arrays of the same shapes, also the games' own actions:
    ``legal_actions``, int32[num_envs, Bounds.legal], of which the first ``legal_count``,
    int32[num_envs], of a row count.

    ``autoreset_mode`` is Gymnasium's. SAME_STEP: where a game ended, the observation is already
    that of a new game, and the next choice is made in it. There is no ``final_obs`` then, for
    nobody is to act in a finished game and its results are all there is to learn; but with
    ``max_episode_steps`` there is, as Gymnasium's own vectors have it. NEXT_STEP: the observation
    is the last one, as the seat that chose last sees it, with an empty mask; the next step begins
    a new game there, whatever is chosen. DISABLED: games begin anew by
    ``reset(options={"reset_mask": …})``.

    ``max_episode_steps`` cuts a game off after so many choices (``truncations``). ``illegal`` is
    what an illegal choice does: ``"raise"``, or ``"lose"``, the reward −1 and the end of the game,
    with the reason in ``infos["illegal"]``. None: it loses against opponents, as a ``SeatEnv``
    does, and is refused where every seat is the learner's. ``threads`` share each step.

    With ``actions="parts"`` each choice is one of the two parts of an action, as in
    ``adapters.pettingzoo``; a game in which a second part is to be chosen stands still meanwhile.

    With ``copy=False`` arrays may be read-only views of the batch's own, which the next step
    writes anew; ``legal_actions`` has as many columns then as ``Batch.legal``. Raises UnknownGame,
    BadOption.
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
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        max_episode_steps: int | None = None,
        illegal: str | None = None,
        threads: int = 1,
        copy: bool = True,
        **options: OptionValue,
    ) -> None:
        self.table = Table(game, players, actions, options)
        check_whole("num_envs", num_envs, 1, expected="1 or more")
        if opponents not in (None, "random"):
            raise BadOption("opponents", opponents, "random, or None: every seat is the learner's")
        last = self.table.players - 1
        if seat is not None:
            check_whole("seat", seat, 0, last, f"0 to {last}, or None")
        if illegal not in (None, "lose", "raise"):
            raise BadOption("illegal", illegal, "lose or raise")
        self.num_envs = num_envs
        self._copies = Buffers() if copy else None
        self._rows = np.arange(num_envs)
        self._episodes = Episodes(num_envs, autoreset_mode, max_episode_steps)
        self.autoreset_mode = self._episodes.mode
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self._loses = illegal == "lose" or (illegal is None and opponents is not None)
        self.single_observation_space = Histories(self.table, 0).space()
        self.single_action_space = spaces.Discrete(self.table.choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        game, players = self.table.game, self.table.players
        bounds = game.bounds
        masked = not (self.table.by_index or self.table.in_parts)
        self._actions = bounds.actions if masked else 0
        given: dict[str, Any] = dict(options)
        own = self._rows % players if seat is None else seat
        self.batch = Batch(
            game, num_envs, players, mask=masked and not copy, observation=not copy,
            seats=-1 if opponents is None else own, again=self._episodes.begin_at_once,
            threads=threads, **given,
        )  # fmt: skip
        self._choices = Choices(self.table, self.batch)
        self._unseen = np.zeros((num_envs, 1), np.float32)
        self._listed: npt.NDArray[np.int32] | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere, or where ``options["reset_mask"]``, bool[num_envs], says so.
        Without a seed they are others than before.

        Raises BadOption for a mask that is none, or with a seed.
        """
        super().reset(seed=seed)
        where = self._episodes.mask_of(options)
        if where is not None and seed is not None:
            raise BadOption("seed", seed, "None, where only some games begin anew")
        if where is None:
            self.batch.reset(int(self.np_random.integers(1 << 32)))
            self._begun(np.ones(self.num_envs, np.bool_))
        else:
            self._begin(where)
        return self._observation(), self._infos()

    def step(self, actions: npt.NDArray[Any]) -> VectorStep:
        """One choice in every game.

        Raises BadBatchAction where one is not legal, InvalidAction for a place that is not in the
        list, TafelrondeError for anything but whole numbers; no game has changed then. Raises
        gymnasium's ResetNeeded where a game is over and its reset is left to the caller.
        """
        waiting = self._episodes.waiting()
        acted = np.maximum(self.batch.player, 0).astype(np.intp)  # 0 where nobody chooses
        illegal: npt.NDArray[np.object_] | None = None
        try:
            chosen, whole = self._choices.own(actions, waiting)
            self.batch.step(chosen, whole)
        except (BadBatchAction, InvalidAction):
            if not self._loses:
                raise
            chosen, whole, illegal = self._choices.own_or_why_not(actions, waiting)
            self.batch.step(chosen, whole)
        reward = self.batch.reward[self._rows, acted]
        if waiting is not None:
            self._begin(waiting)
        if self._episodes.begin_at_once and illegal is None:
            ended = self._given("done", self.batch.done)
            cut = np.zeros(self.num_envs, np.bool_)
            return self._observation(), reward, ended, cut, self._infos()
        return self._end(reward, acted, waiting, illegal)

    def random_choices(self, dice: np.random.Generator | None = None) -> npt.NDArray[np.int64]:
        """A choice for each game, int64[num_envs], every one that is possible there as likely; 0
        where none is. ``dice``: without it, they are drawn from ``np_random``.

        Where there are many actions this is a hundred times as fast as a random number for each
        place of the masks.
        """
        return self._choices.draw(self.np_random if dice is None else dice)

    def _end(
        self,
        reward: npt.NDArray[Any],
        acted: npt.NDArray[np.intp],
        waiting: npt.NDArray[np.bool_] | None,
        illegal: npt.NDArray[np.object_] | None,
    ) -> VectorStep:
        """Tell how the step ended games, and begin others where the mode says so."""
        ended = self.batch.done.copy()
        more: dict[str, Any] = {}
        if illegal is not None:
            lost, results = illegal != "", self.batch.reward.copy()
            ended |= lost
            results[lost] = given_up(self.table.players, 1)
            results[lost, acted[lost]] = reward[lost] = -1.0
            more = {"illegal": illegal, "rewards": results}
        cut = self._episodes.count(ended, waiting)
        over = ended | cut
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            return self._last(over, acted), reward, ended, cut, {**self._infos(), **more}
        if not self._episodes.begin_at_once:
            more |= self._episodes.final(self._last(over, acted), over)
        restarting = over & ~self.batch.done if self._episodes.begin_at_once else over
        self._begin(restarting)
        return self._observation(), reward, ended, cut, {**self._infos(), **more}

    def _begin(self, where: npt.NDArray[np.bool_]) -> None:
        """Begin new games in these places."""
        if where.any():
            self.batch.restart(where)
            self._begun(where)

    def _begun(self, where: npt.NDArray[np.bool_]) -> None:
        self._episodes.begin(where)
        self._choices.begin(where)

    def _last(self, over: npt.NDArray[np.bool_], acted: npt.NDArray[np.intp]) -> Observation:
        """The observations, those of games that are over as the seat sees them that chose last."""
        shown = self._observation()
        if not over.any():
            return shown
        shown = {name: np.array(array) for name, array in shown.items()}
        shown["action_mask"][over] = 0
        finished = np.flatnonzero(over & self.batch.done)
        if self.table.game.bounds.observation:
            shown["observation"][finished] = self.batch.observe(finished, acted[finished])
        return shown

    def _observation(self) -> Observation:
        """Observations and masks; with copies, lists of legal actions too, for ``_infos``."""
        batch = self.batch
        if self._copies is None:
            mask, parts = self._choices.masks()
            seen = batch.observation if batch.observation.shape[1] else self._unseen
            return {"observation": seen, "action_mask": mask, **parts}
        size, bounds = self.num_envs, self.table.game.bounds
        listed = bounds.legal if bounds.legal <= SHORT else 0  # columns that nobody looks at
        mask = self._copies.empty("mask", (size, self._actions), np.bool_)
        legal = self._copies.empty("legal_actions", (size, listed), np.int32)
        seen = self._copies.empty("observation", (size, bounds.observation), np.float32)
        batch.write(mask, legal, seen)
        self._listed = legal if listed else None
        shown: Observation = {"observation": seen if bounds.observation else self._unseen.copy()}
        if self._actions:
            return {**shown, "action_mask": mask.view(np.int8)}
        possible, parts = self._choices.masks()
        return {**shown, "action_mask": possible, **parts}

    def _infos(self) -> dict[str, Any]:
        batch = self.batch
        infos = {
            "player": self._given("player", batch.player),
            "rewards": self._given("rewards", batch.reward),
            "legal_actions": self._legal(),
            "legal_count": self._given("legal_count", batch.legal_count),
        }
        if self._loses:
            infos["illegal"] = np.full(self.num_envs, "", np.object_)
        return infos

    def _legal(self) -> npt.NDArray[np.int32]:
        batch = self.batch
        if self._copies is None:
            return batch.legal
        listed, self._listed = self._listed, None  # whoever has it last lets it be used again
        if listed is None:  # columns that nobody looks at cost no memory
            listed = np.zeros((self.num_envs, self.table.game.bounds.legal), np.int32)
            most = int(batch.legal_count.max())
            counts = np.arange(most) < batch.legal_count[:, None]  # behind lies what another had
            np.copyto(listed[:, :most], batch.legal[:, :most], where=counts)
        return listed

    def _given(self, name: str, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array if self._copies is None else self._copies.copy(name, array)
