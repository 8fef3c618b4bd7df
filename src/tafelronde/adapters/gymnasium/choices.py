"""The choices of many games: what they mean, and which there are."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.facts.errors import InvalidAction
from ...core.objects.batch import Batch
from ...core.objects.batch_actions import whole_numbers
from ..table import Table

Where = npt.NDArray[np.bool_]


class Choices:
    """The choices in all games of a batch: numbers, places in the legal lists, or parts."""

    def __init__(self, table: Table, batch: Batch) -> None:
        self._table, self._batch, self._size = table, batch, batch.size
        self._rows, self._places = np.arange(batch.size), np.arange(table.choices)
        self._first = np.full(batch.size, -1, np.int64)
        self._now = np.zeros((batch.size, 0), np.int32)

    def begin(self, where: Where) -> None:
        """New games began in these places."""
        self._first[where] = -1

    def own(
        self, given: npt.ArrayLike, waiting: Where | None
    ) -> tuple[npt.NDArray[Any], Where | None]:
        """The games' own actions of these choices, int[N], and where they are whole: elsewhere a
        second part is asked for next, or a game is ``waiting`` for no choice. None: everywhere.

        Raises InvalidAction, TafelrondeError.
        """
        choices = whole_numbers("actions", given, self._size)
        moving = None if waiting is None else ~waiting
        if not (self._table.in_parts or self._table.by_index):
            return choices, moving
        if self._table.by_index:
            return self._of_places(choices, moving), moving
        return self._of_parts(choices, moving)

    def _of_places(self, places: npt.NDArray[Any], moving: Where | None) -> npt.NDArray[np.int32]:
        count = self._batch.legal_count
        bad = (places < 0) | (places >= count)
        if moving is not None:
            bad &= moving
            places = np.where(moving, places, 0)
        if bad.any():
            game = int(np.argmax(bad))
            last = int(count[game]) - 1
            raise InvalidAction(f"actions[{game}] = {places[game]}", f"0 to {last}")
        return self._batch.legal[self._rows, places]

    def _of_parts(
        self, chosen: npt.NDArray[Any], moving: Where | None
    ) -> tuple[npt.NDArray[np.int32], Where]:
        meant = (self._now == chosen[:, None]) & (chosen[:, None] >= 0)
        number = meant.sum(1)
        fits = number > 0 if moving is None else (number > 0) | ~moving
        if not fits.all():
            game = int(np.argmin(fits))
            raise InvalidAction(f"actions[{game}] = {chosen[game]}", "a part, as the mask says")
        whole = number == 1
        first = np.where(whole, -1, chosen)
        self._first = first if moving is None else np.where(moving, first, self._first)
        return self._batch.legal[self._rows, meant.argmax(1)], (
            whole if moving is None else whole & moving
        )

    def own_or_why_not(
        self, given: npt.ArrayLike, waiting: Where | None
    ) -> tuple[npt.NDArray[Any], Where, npt.NDArray[np.object_]]:
        """``own``, where some choices are not legal: those games stand still, and the third array
        says why (texts[N], empty elsewhere).

        Raises TafelrondeError for anything but whole numbers.
        """
        choices = whole_numbers("actions", given, self._size)
        still = np.zeros(self._size, np.bool_) if waiting is None else waiting.copy()
        why = np.full(self._size, "", np.object_)
        for game in np.flatnonzero(~(self._are_legal(choices) | still)):
            why[game] = self._reason(int(game), int(choices[game]))
        still |= why != ""
        chosen, whole = self.own(choices, still)
        return chosen, ~still if whole is None else whole, why

    def _are_legal(self, choices: npt.NDArray[Any]) -> Where:
        if self._table.by_index:
            return (choices >= 0) & (choices < self._batch.legal_count)
        possible = self._now
        if not self._table.in_parts:
            most = int(self._batch.legal_count.max())
            listed = np.arange(most) < self._batch.legal_count[:, None]
            possible = np.where(listed, self._batch.legal[:, :most], -1)
        return (choices >= 0) & (possible == choices[:, None]).any(1)

    def _reason(self, game: int, choice: int) -> str:
        if self._table.in_parts:
            return str(InvalidAction(choice, "a part of a legal action, as the mask says"))
        if self._table.by_index:
            last = int(self._batch.legal_count[game]) - 1
            return str(InvalidAction(choice, f"0 to {last}: places in the legal list"))
        try:
            return str(self._batch.state(game).explain(choice))
        except InvalidAction as error:
            return str(error)

    def masks(self) -> tuple[npt.NDArray[np.int8], dict[str, npt.NDArray[np.int64]]]:
        """Masks of the choices, int8[N, choices], and where choices are parts ``first``: 1 + the
        first part that was chosen, 0 where none is. Where choices are actions, the batch's own."""
        batch = self._batch
        if self._table.in_parts:
            possible = np.zeros((self._size, self._table.choices + 1), np.int8)
            self._now = self._parts()
            possible[self._rows[:, None], self._now] = 1
            return possible[:, :-1], {"first": self._first + 1}
        if self._table.by_index:
            return (self._places < batch.legal_count[:, None]).view(np.int8), {}
        return batch.mask.view(np.int8), {}

    def draw(self, dice: np.random.Generator) -> npt.NDArray[np.int64]:
        """A random choice of each game, int64[N]; 0 where none is possible."""
        if self._table.in_parts:
            possible = np.nonzero(self.masks()[0])
            count = np.bincount(possible[0], minlength=self._size)
            places = np.cumsum(count) - count + dice.integers(np.maximum(count, 1))
            drawn = np.append(possible[1], 0)[np.minimum(places, len(possible[1]))]
        else:
            count = self._batch.legal_count
            drawn = dice.integers(np.maximum(count, 1))
            if not self._table.by_index:
                drawn = self._batch.legal[self._rows, drawn]
        return np.where(count > 0, drawn, 0).astype(np.int64)

    def _parts(self) -> npt.NDArray[np.int32]:
        """The part of each legal action that is chosen now, int32[N, most]; −1: of none."""
        parts, first = self._batch.parts(), self._first[:, None]
        second = np.where(parts[:, :, 0] == first, parts[:, :, 1], -1)
        return np.where(first < 0, parts[:, :, 0], second)
