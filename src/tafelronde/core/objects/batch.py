"""Many games at once, in arrays: for reinforcement learning and for statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from ..facts.errors import BadOption, IllegalAction, InvalidAction, TafelrondeError, check_whole
from ..facts.info import OptionValue
from .batch_actions import BadBatchAction as BadBatchAction
from .batch_actions import checked_places, features_of, parts_of, whole_numbers
from .batch_arrays import Arrays, read_only, seats_of
from .batch_rows import Rows
from .batch_shares import Shares
from .game import Game
from .state import State


class Batch(Rows):
    """N games of one kind that step together; a finished game is replaced by a new one at once.

    Chance acts within a step (the deal, draws), so a player is to act in every game at all times.
    The arrays below hold what the players see. Every step writes them anew, in place, so copy what
    is to last. They cannot be written from outside.

    ``player``       int8[N]: who acts, 0 … players−1
    ``legal``        int32[N, columns]: their legal actions, ascending …
    ``legal_count``  int32[N]: … that is, the first so many of the row
    ``mask``         bool[N, game.bounds.actions]: the same as a mask; no columns where the game
                     has too many actions for one
    ``observation``  float32[N, game.bounds.observation]: what the player to act may know
    ``reward``       float64[N, players]: the results of the games that the last step finished,
                     −1 … 1; zeros in all others
    ``done``         bool[N]: whether the last step finished a game there

    ``legal`` has game.bounds.legal columns. Where that is more than 1,040 and there is no mask, it
    begins with 1,040, and a step that finds a longer list makes all rows longer: take ``legal``
    anew after each step then, for it may be another array.

    ``player``, ``legal``, ``mask`` and ``observation`` of a row with ``done`` are those of the new
    game. Every game draws from a generator of its own, so game i plays the same whatever N is.
    Steps release the GIL: one batch a thread uses all cores, or one batch with ``threads``.

    With ``seats`` (int[N] or one number) a game asks only this seat: the other seats take random
    legal actions, each as likely, within the step. With −1 every seat is asked.

    With ``again=False`` a finished game stays as it is: ``player`` is ``TERMINAL`` (−4), nothing is
    legal or observed, and a step takes any action for it and does nothing.

    With ``chance="asked"`` the batch stops where chance acts: ``player`` is ``CHANCE`` (−1),
    nothing is legal or observed, and the step takes one of the first ``outcome_count`` (int32[N])
    of the row of ``outcomes`` (int32[N, game.bounds.outcomes]), which have the integer ``weights``
    (the same shape). Where chance is drawn, these two have no columns.

    ``Batch.of`` begins in given positions; ``set_state`` and ``set_positions`` set others, and
    ``restart`` deals new games in some places.

    Libraries that know DLPack take the arrays without a copy (``torch.from_dlpack(batch.mask)``;
    JAX: see ``shared``). They too change with every step. **JAX on the processor reads these arrays
    after a jitted call has returned**, since they are aligned: hand it copies, or fetch the result
    (``np.asarray``, ``block_until_ready``) before the next step. Where a game has too many actions
    for a mask, choose by the place in the row of ``legal``.

    Examples:
        >>> batch = Batch(tafelronde.load("rosenkoenig"), 1024, seed=7)
        >>> batch.player.shape, batch.legal.shape, batch.mask.shape, batch.observation.shape
        ((1024,), (1024, 5), (1024, 49), (1024, 342))
        >>> batch.legal[0], int(batch.legal_count[0])
        (array([ 9, 10, 15, 18, 19], dtype=int32), 5)
        >>> batch.mask[0].nonzero()[0]  # the same actions
        array([ 9, 10, 15, 18, 19])
        >>> reward, done = batch.step(batch.legal[:, 0])
        >>> reward.shape, int(done.sum())
        ((1024, 2), 0)
        >>> batch.mask[0, 0] = True  # the arrays are for reading
        Traceback (most recent call last):
            ...
        ValueError: assignment destination is read-only

        Only seat 0 is asked; what the other seat does is drawn:

        >>> batch = Batch(tafelronde.load("rosenkoenig"), 4, seed=7, seats=0)
        >>> for _ in range(10):
        ...     reward, done = batch.step(batch.legal[:, 0])
        >>> batch.player
        array([0, 0, 0, 0], dtype=int8)
    """

    def __init__(
        self,
        game: Game,
        size: int,
        players: int | None = None,
        seed: int = 0,
        *,
        mask: bool = True,
        observation: bool = True,
        seats: npt.ArrayLike = -1,
        chance: Literal["drawn", "asked"] = "drawn",
        again: bool = True,
        threads: int = 1,
        **options: OptionValue,
    ) -> None:
        """Deal ``size`` games. ``mask=False`` and ``observation=False`` leave out these arrays, and
        the work for them. With ``threads`` each step is shared among so many; the games are the
        same for any number.

        Raises BadOption for players, seats, threads and options that there are not.
        """
        check_whole("size", size, 1, expected="1 or more")
        if chance not in ("drawn", "asked"):
            raise BadOption("chance", chance, "drawn or asked")
        bounds = game.bounds
        self.game = game
        self.size = size
        self.players = game.info.min_players if players is None else players
        game.info.check_players(self.players)
        settled = game.info.settle_options(self.players, options)
        asks = chance == "asked"
        self._states: npt.NDArray[Any] = np.zeros(size, game.dtype)
        self._bytes = self._states.view(np.uint8).reshape(size, game.dtype.itemsize)
        self._rngs = np.zeros((size, 4), np.uint32)
        asked = seats_of(seats, size, self.players)
        rules = (asked, self.players, game.encode_options(settled), asks, again)
        arrays = Arrays(bounds, size, self.players, mask=mask, observation=observation, asks=asks)
        super().__init__(arrays)
        self._shares = Shares(threads, self._states, self._rngs, rules, arrays, bounds)
        self.positions = read_only(self._bytes)
        """The positions as bytes, uint8[N, bytes of a state]: rows of ``State.to_bytes()``."""
        self._given: npt.NDArray[np.uint8] | None = None
        self._settings: dict[str, Any] = {
            "mask": mask, "observation": observation, "seats": asked, "chance": chance,
            "again": again, "threads": threads, **options,
        }  # fmt: skip
        self.reset(seed)

    @classmethod
    def of(cls, states: Sequence[State], seed: int = 0, **settings: Any) -> Batch:
        """A batch in these positions, of one game and size of table; each is copied. Finished games
        stay as they are (``again=False``). ``settings`` are the constructor's. Raises
        TafelrondeError, BadOption.

        Examples:
            >>> state = tafelronde.load("rosenkoenig").new()
            >>> drawn = state.apply_chance(tafelronde.new_rng(7))
            >>> batch = Batch.of([state] * 5)
            >>> reward, done = batch.step(batch.legal[0])  # all that can be done there
            >>> [batch.state(k) == state.after(a) for k, a in enumerate(state.legal_actions())]
            [True, True, True, True, True]
        """
        if not states:
            raise TafelrondeError("states: none is not possible; expected 1 or more")
        first = states[0]
        game: Any = first.game
        batch = cls(game, len(states), first.players, seed, again=False, **settings)
        for index, state in enumerate(states):
            batch._write(index, state)
        batch._given = batch._bytes.copy()
        batch.reset(seed)
        return batch

    def copy(self) -> Batch:
        """Another batch in the same positions, whose chance draws the same from here on."""
        return self._again(*self._kept())

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return self._again, self._kept()

    def _kept(self) -> tuple[Any, ...]:
        made = (self.game, self.size, self.players), self._settings
        return *made, self._given, self._bytes, self._rngs, self.reward, self.done

    @classmethod
    def _again(
        cls, made: tuple[Any, ...], settings: dict[str, Any], given: Any, positions: Any, *more: Any
    ) -> Batch:
        """A copy: what else the arrays hold follows from the positions, and is written anew."""
        batch = cls(*made, **settings)
        batch._given = given
        batch.set_positions(positions)
        batch._rngs[:], batch._arrays.reward[:], batch._arrays.done[:] = more
        return batch

    def reset(self, seed: int) -> None:
        """New games everywhere, as the constructor made them for this seed; or the positions that
        the batch is ``of``."""
        self.reseed(seed)
        self._arrays.reward[:] = 0.0
        self._arrays.done[:] = False
        if self._given is not None:
            self.set_positions(self._given)
            return
        self._shares.begin()

    def reseed(self, seed: int) -> None:
        """Chance draws from this seed on; the games stay as they are. Raises BadOption."""
        check_whole("seed", seed, 0, seed, "0 or more")
        words = np.random.SeedSequence(seed).generate_state(4 * self.size, np.uint32)
        self._rngs[:] = words.reshape(self.size, 4)

    def step(
        self, actions: npt.ArrayLike, where: npt.NDArray[np.bool_] | None = None
    ) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.bool_]]:
        """One action (int[N]) of the player to act in every game; ``reward`` and ``done``. With
        ``where``, bool[N], the other games stand still, whatever is given for them.

        Raises BadBatchAction, or TafelrondeError for anything but N whole numbers, or bool[N]. No
        game has changed then.

        Examples:
            >>> batch = Batch(tafelronde.load("rosenkoenig"), 3, seed=7)
            >>> batch.step([0, 1])
            Traceback (most recent call last):
                ...
            TafelrondeError: actions: int64[2] is not possible; expected 3 whole numbers
        """
        given = whole_numbers("actions", actions, self.size)
        taken = given.astype(np.int32)
        large = taken != given  # more than 32 bits
        if where is not None:
            where = checked_places(where, self.size)
            large &= where
        if large.any():
            bad = int(np.argmax(large))
            raise self._explain(bad, int(given[bad]))
        bad = self._shares.step(taken, where)
        if bad >= 0:
            raise self._explain(bad, int(taken[bad]))
        return self.reward, self.done

    def rollout(self, steps: int) -> tuple[int, npt.NDArray[np.float64]]:
        """``steps`` random legal actions in every game, drawn and played in one compiled loop.

        The arrays are written at every step as ``step`` does. Returns how many games were
        finished, and the sum of their rewards, float64[players].

        Examples:
            >>> batch = Batch(tafelronde.load("rosenkoenig"), 100, seed=7)
            >>> batch.rollout(200)
            (111, array([ 7., -7.]))
        """
        return self._shares.roll(check_whole("steps", steps, 0))

    def action_features(self, *, flat: bool = False) -> npt.NDArray[np.float32]:
        """All legal actions of all games in numbers, worked out now: float32[N, most,
        game.action_width] with ``most`` the longest list of now, shorter ones filled up with zeros.
        ``flat``: float32[all, game.action_width], one game after the other.

        Examples:
            >>> batch = Batch(tafelronde.load("drakon"), 4, seed=7)
            >>> batch.legal_count, batch.action_features().shape
            (array([36, 24, 28, 32], dtype=int32), (4, 36, 71))
            >>> batch.action_features(flat=True).shape
            (120, 71)
        """
        legal, counts = self._arrays.legal, self._arrays.legal_count
        return features_of(self.game, self._states, legal, counts, flat=flat)

    def parts(self) -> npt.NDArray[np.int32]:
        """All legal actions of all games in two parts (``State.parts``), worked out now: int32[N,
        most, 2], shorter lists filled up with −1."""
        return parts_of(self._states, self._arrays.legal, self._arrays.legal_count)

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Batch of {self.size} games of {self.game.name}>"

    def _explain(self, index: int, action: int) -> BadBatchAction:
        try:
            cause: IllegalAction | InvalidAction = self.state(index).explain(action)
        except InvalidAction as error:
            cause = error
        return BadBatchAction(index, action, cause)
