"""A table at which programs play: its game, its size, and how choices are numbered there."""

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from ..arena.deal import Dice, Listener
from ..core.facts.errors import BadOption, InvalidAction, whole_action
from ..core.facts.info import OptionValue
from ..core.kernels import turning
from ..core.objects.game import Game
from ..core.objects.registry import load
from ..core.objects.state import State

Actions = Literal["number", "index", "parts"]
"""The number of a choice: the game's number of the action, the place of the action in the list of
legal actions, or one of its two parts, the first one first."""


class Table:
    """A game with so many players and these options, and the numbers of choices there.

    With ``actions="number"`` a choice is the game's own number of the action, 0 … size−1, and the
    mask says which are legal. With ``"index"`` it is a place in the ascending list of the legal
    actions, whose features say what each one does; the mask is true for as many as there are. By
    default a table has numbers where the game has few enough actions for that. With ``"parts"``
    (where the game has ``Bounds.parts``) a choice is one of the two parts of an action, and the
    mask says which are possible; a second part is asked for where several actions have the first.

    Raises UnknownGame, BadOption.

    Examples:
        >>> numbered = Table("rosenkoenig", None, None, {})
        >>> state = numbered.deal(tafelronde.new_rng(7))
        >>> numbered.choices, numbered.mask(state.legal_actions()).nonzero()[0].tolist()
        (49, [9, 10, 15, 18, 19])
        >>> placed = Table("rosenkoenig", None, "index", {})
        >>> placed.choices, placed.mask(state.legal_actions()).tolist()
        (5, [1, 1, 1, 1, 1])
        >>> numbered.action(state, 10) == placed.action(state, 1)
        True
        >>> numbered.action(state, 48)
        Traceback (most recent call last):
            ...
        IllegalAction: draw is not legal now: hand-full (R-4.1)
        >>> placed.action(state, 5)
        Traceback (most recent call last):
            ...
        InvalidAction: 5 is no action; expected 0 to 4: places in the legal list
        >>> Table("drakon", 3, "number", {})
        Traceback (most recent call last):
            ...
        BadOption: actions: 'number' is not possible; expected 'index' or 'parts', for the game ...
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None,
        actions: Actions | None,
        options: dict[str, OptionValue],
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        numbered, bounds = self.game.bounds.actions > 0, self.game.bounds
        possible = ["number"] * numbered + ["index"] + ["parts"] * (bounds.parts > 0)
        if actions is not None and actions not in possible:
            few = "" if numbered else ", for the game has too many"
            raise BadOption("actions", actions, f"{' or '.join(map(repr, possible))}{few}")
        self.start = self.game.new(players, **options)
        """The position before the first step; nobody changes it."""
        self.players = self.start.players
        self.in_parts = actions == "parts"
        self.by_index = not self.in_parts and (actions == "index" or not numbered)
        self.choices = (
            bounds.parts if self.in_parts else bounds.legal if self.by_index else bounds.actions
        )
        """The number of choices that there can be: the length of a mask."""
        self._expected = f"a whole number from 0 to {self.choices - 1}"
        self.listener: Listener | None = None
        """Hears of every step before it is made; then turns take longer."""
        self._legal, self._pair = np.zeros(bounds.legal, np.int32), np.zeros(2, np.int32)
        size = max(1, bounds.buffer)
        self._out, self._weights = np.empty(size, np.int32), np.empty(size, np.int32)

    def deal(self, rng: npt.NDArray[np.uint32]) -> State:
        """A new game at the first decision."""
        state = self.start.copy()
        Dice(rng).apply_chance(state, self.listener)
        return state

    def mask(self, legal: Sequence[int]) -> npt.NDArray[np.int8]:
        """1 for every legal choice, int8[choices]; ``legal`` are the game's actions."""
        mask = np.zeros(self.choices, np.int8)
        if self.by_index:
            mask[: len(legal)] = 1
        else:
            mask[list(legal)] = 1
        return mask

    def action(self, state: State, choice: Any) -> int:
        """The game's action of a legal choice.

        Raises IllegalAction with the reason, or InvalidAction.
        """
        legal, number = state.legal_actions(), whole_action(choice, self._expected)
        if self.by_index:
            if not 0 <= number < len(legal):
                raise InvalidAction(number, f"0 to {len(legal) - 1}: places in the legal list")
            return legal[number]
        if number not in legal:
            raise state.explain(number)
        return number

    def play(self, state: State, action: int, rng: npt.NDArray[np.uint32]) -> None:
        """Carry out a legal action, and draw the chance that follows it."""
        if self.listener is not None:
            self.listener(state, action)
        state.apply_known(action)
        if self.listener is None:
            state.apply_chance(rng)
        else:
            Dice(rng).apply_chance(state, self.listener)

    def act(
        self,
        state: State,
        choice: Any,
        legal: npt.NDArray[np.int32],
        rng: npt.NDArray[np.uint32],
        first: int = -1,
    ) -> int:
        """``action`` and ``play`` at once; ``legal`` are the legal actions, as ``look`` found them.
        −1; or, where a second part is needed, the first one, which is ``first`` then.

        Raises IllegalAction or InvalidAction; nothing has changed then.
        """
        number = whole_action(choice, self._expected)
        if self.listener is not None:
            having = self._having(state, number, first) if self.in_parts else ()
            if len(having) > 1:
                return number
            self.play(state, having[0] if having else self.action(state, choice), rng)
            return -1
        if self.in_parts:
            return self._act_in_parts(state, number, legal, rng, first)
        if not 0 <= number < self.choices or not turning.act(
            state.array, number, self.by_index, legal, rng, self._out, self._weights
        ):
            self.action(state, choice)
        return -1

    def _having(self, state: State, part: int, first: int) -> list[int]:
        """The legal actions that have a part after a ``first`` one (−1: none yet). Raises
        InvalidAction where none has it."""
        pairs = zip(state.legal_actions(), state.parts().tolist(), strict=True)
        found = [
            action
            for action, (one, two) in pairs
            if (one == part if first < 0 else (one, two) == (first, part))
        ]
        if not found:
            raise InvalidAction(part, "a part of a legal action, as the mask says")
        return found

    def _act_in_parts(
        self,
        state: State,
        part: int,
        legal: npt.NDArray[np.int32],
        rng: npt.NDArray[np.uint32],
        first: int,
    ) -> int:
        found = turning.NONE_HAS
        if part >= 0:
            found = turning.act_in_part(
                state.array, part, first, legal, self._pair, rng, self._out, self._weights
            )
        if found == turning.NONE_HAS:
            raise InvalidAction(part, "a part of a legal action, as the mask says")
        return part if found == turning.WAITS else -1

    def look(
        self, state: State, player: int, first: int = -1
    ) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int8], npt.NDArray[np.int32]]:
        """The knowledge of ``player`` as ``observe`` has it, and the mask and the legal actions if
        they are to act: no 1 and no actions if not. ``first``: the part that was chosen."""
        bounds = self.game.bounds
        seen, mask = np.zeros(bounds.observation, np.float32), np.zeros(self.choices, np.int8)
        if self.in_parts:
            count = turning.look_in_parts(
                state.array, player, first, self._legal, self._pair, mask, seen
            )
        else:
            count = turning.look(state.array, player, self.by_index, self._legal, mask, seen)
        return (
            seen if bounds.observation else np.zeros(1, np.float32),
            mask,
            self._legal[:count].copy(),
        )

    def observe(self, state: State, player: int) -> npt.NDArray[np.float32]:
        """The knowledge of ``player``, float32[numbers]; one 0 where the game observes nothing."""
        if self.game.bounds.observation == 0:
            return np.zeros(1, np.float32)
        return state.observation(player)

    @property
    def limits(self) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """The least and the most that each number of an observation can be, float32[numbers]."""
        if self.game.bounds.observation == 0:
            return np.zeros(1, np.float32), np.ones(1, np.float32)
        layout = self.game.observation_layout
        return layout.low, layout.high
