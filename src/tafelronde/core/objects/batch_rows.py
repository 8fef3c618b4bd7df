"""The games of a batch one by one: positions are read and set, and new games dealt in places."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ..facts.constants import TERMINAL
from ..facts.errors import TafelrondeError
from .batch_actions import checked_places, whole_numbers
from .batch_arrays import Showing
from .batch_shares import Shares
from .game import Game
from .state import State


class Rows(Showing):
    """The rows of a batch, which ``Batch`` fills."""

    game: Game
    size: int
    players: int
    _states: npt.NDArray[Any]
    _bytes: npt.NDArray[np.uint8]
    _shares: Shares

    def state(self, index: int) -> State:
        """A copy of one game's position."""
        return State(self.game, self._states[[index]])

    def set_state(self, index: int, state: State) -> None:
        """Put a copy of this position in the place of one game; the batch goes on from there (where
        chance is drawn and acts, it is drawn now). Raises TafelrondeError where the game or the
        size of the table is another."""
        place = range(self.size)[index]
        self._write(place, state)
        self._shares.go_on(np.arange(self.size) == place)

    def set_positions(self, positions: npt.ArrayLike) -> None:
        """Put these positions in the places of all games: uint8[N, bytes of a state] as
        ``positions`` gives them. As for ``Game.from_bytes``, it is not checked that they can be.

        Raises TafelrondeError for another shape, type or size of table.
        """
        given, wanted = np.asarray(positions), self._bytes.shape
        if given.shape != wanted or given.dtype != np.uint8:
            raise TafelrondeError(
                f"positions: {given.dtype}{list(given.shape)} is not possible; "
                f"expected uint8{list(wanted)}"
            )
        states = np.ascontiguousarray(given).view(self.game.dtype)[:, 0]
        if (states["players"] != self.players).any():
            raise TafelrondeError(f"positions: expected those of tables of {self.players}")
        self._states[:] = states
        self._shares.go_on()

    def restart(self, where: npt.NDArray[np.bool_]) -> None:
        """Deal new games in these places (bool[N]), also where the last one is not over; chance
        draws on from each game's generator. A game that ends before anybody is asked is passed
        over. Raises TafelrondeError for anything but bool[N].

        Examples:
            >>> batch = Batch(tafelronde.load("rosenkoenig"), 3, seed=7, again=False)
            >>> before = batch.positions.copy()
            >>> batch.restart(np.array([True, False, True]))
            >>> (batch.positions == before).all(axis=1)
            array([False,  True, False])
        """
        begun = checked_places(where, self.size).copy()
        while begun.any():
            self._shares.begin(begun)
            begun &= self.player == TERMINAL

    def observe(self, rows: npt.ArrayLike, seats: npt.ArrayLike) -> npt.NDArray[np.float32]:
        """Observations of ``seats`` (int[K] or one number) in the games of these ``rows`` (int[K]),
        also where a game is over or another seat acts: float32[K, game.bounds.observation].

        Raises TafelrondeError for a row or a seat that is not there, other shapes and types.
        """
        count = np.size(rows)
        each = seats if np.ndim(seats) else np.full(count, seats)
        places = whole_numbers("rows", rows, count).astype(np.int64)
        asked = whole_numbers("seats", each, count).astype(np.int64)
        for name, given, most in (("rows", places, self.size), ("seats", asked, self.players)):
            if ((given < 0) | (given >= most)).any():
                raise TafelrondeError(f"{name}: expected 0 to {most - 1}")
        out = np.zeros((len(places), self.game.bounds.observation), np.float32)
        if out.size:
            self._shares.observe(places, asked, out)
        return out

    def write(
        self,
        mask: npt.NDArray[np.bool_],
        legal: npt.NDArray[np.int32],
        observation: npt.NDArray[np.float32],
    ) -> None:
        """Write what can be done and seen in all games into arrays of the caller's: the ``mask``,
        bool[N, game.bounds.actions]; ``legal``, int32[N, columns], with zeros after each list; the
        ``observation``, float32[N, game.bounds.observation]. Each may be of no columns: then it is
        left out. The batch needs none of its own for that (``mask=False``, ``observation=False``).

        Raises TafelrondeError for other shapes and types, and where a list is too long.

        Examples:
            >>> batch = Batch(tafelronde.load("rosenkoenig"), 4, seed=7, mask=False)
            >>> mask, legal = np.empty((4, 49), np.bool_), np.empty((4, 5), np.int32)
            >>> batch.write(mask, legal, np.empty((4, 0), np.float32))
            >>> mask[0].nonzero()[0], legal[0]
            (array([ 9, 10, 15, 18, 19]), array([ 9, 10, 15, 18, 19], dtype=int32))
        """
        bounds = self.game.bounds
        longest = int(self.legal_count.max())
        for name, given, dtype, widths in (
            ("mask", mask, np.bool_, (bounds.actions,)),
            ("legal", legal, np.int32, range(longest, bounds.legal + 1)),
            ("observation", observation, np.float32, (bounds.observation,)),
        ):
            fits = given.ndim == 2 and given.shape[0] == self.size and given.flags.c_contiguous
            fits = fits and (given.shape[1] == 0 or given.shape[1] in widths)
            if not fits or given.dtype != dtype or not given.flags.writeable:
                raise TafelrondeError(
                    f"{name}: {given.dtype}{list(given.shape)} is not possible; expected "
                    f"{np.dtype(dtype)}[{self.size}, {widths[-1]}] or no columns"
                )
        self._shares.show(mask, legal, observation)

    def _write(self, index: int, state: State) -> None:
        if state.game.name != self.game.name or state.players != self.players:
            raise TafelrondeError(
                f"state: {state.game.name} of {state.players} is not possible; "
                f"expected {self.game.name} of {self.players}"
            )
        self._states[index] = state.array[0]
