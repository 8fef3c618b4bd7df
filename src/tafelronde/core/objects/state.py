"""A position in a game: the Python face of one record. OpenSpiel's vocabulary."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ...extras import NeedsExtra
from ..facts.constants import CHANCE, SPECTATOR, TERMINAL
from ..facts.definition import GameDefinition
from ..facts.errors import IllegalAction, check_rng, check_whole, whole_action
from ..facts.layout import Record
from ..kernels import calls
from ..kernels.replay import replay_log


class State:
    """A position, which ``apply`` changes in place; ``copy`` makes another.

    Actions are given and taken as int; everything that takes an action takes its text too
    (``state.apply("NE2")``). States compare equal when game and position are equal.

    Examples:
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> other = state.copy()
        >>> other.apply("SE2")
        >>> other == state, state.after(state.parse("SE2")) == other
        (False, True)
        >>> state.action_features().shape, state.observation(0).shape
        ((5, 31), (342,))
    """

    __slots__ = ("_acts", "_record", "array", "game")

    def __init__(self, game: GameDefinition, array: npt.NDArray[Any]) -> None:
        self.game = game
        self.array = array
        """The record, as an array of length 1 of the game's dtype."""
        self._acts = array["player"]
        self._record: Any = None

    @property
    def current_player(self) -> int:
        """The player to act: 0 … players−1, ``CHANCE`` (−1) or ``TERMINAL`` (−4)."""
        return self._acts.item()

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.array["players"].item()

    @property
    def is_chance(self) -> bool:
        """Whether chance acts."""
        return self.current_player == CHANCE

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player == TERMINAL

    @property
    def record(self) -> Any:
        """The record's fields as attributes, for plain Python: of the class ``game.record``. What
        was read before the state changed stays as it was; states in the same position share it."""
        data = self.array.tobytes()
        record = self._record
        if record is None or record.data != data:
            record = self._record = _record(self.game, data)
        return record

    def ask(self, question: str, *numbers: int) -> tuple[int, ...]:
        """Ask the game's compiled rules one of ``game.questions`` about this position; worked out
        once for each position. Raises KeyError for a question that the game does not have."""
        answers = self.record.answers
        found = answers.get((question, numbers))
        if found is None:
            found = self.game.questions[question](self.array, *numbers)
            answers[question, numbers] = found
        return found

    def legal_actions(self) -> list[int]:
        """The legal actions of the player to act, ascending; empty when nobody decides."""
        if self.current_player < 0:
            return []
        buffer = np.empty(self.game.bounds.legal, np.int32)
        count = calls.legal_actions(self.array, buffer)
        return buffer[:count].tolist()

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """The possible outcomes with their integer weights; empty unless chance acts."""
        if not self.is_chance:
            return []
        outcomes, weights = self._buffers()
        count = calls.chance_outcomes(self.array, outcomes, weights)
        return list(zip(outcomes[:count].tolist(), weights[:count].tolist(), strict=True))

    def _buffers(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        size = max(1, self.game.bounds.buffer)
        return np.empty(size, np.int32), np.empty(size, np.int32)

    def steps(self) -> list[int]:
        """The next steps that are possible: legal actions, or outcomes of chance."""
        return [outcome for outcome, _ in self.chance_outcomes()] or self.legal_actions()

    def format(self, action: int) -> str:
        """The action's text. Raises InvalidAction."""
        return self.game.notation.format_action(action)

    def parse(self, text: str) -> int:
        """The action of a text, legal or not. Raises InvalidAction."""
        return self.game.notation.parse_action(text)

    def _number(self, action: int | str) -> int:
        if type(action) is int:  # which is quicker
            return action
        return self.parse(action) if isinstance(action, str) else whole_action(action)

    def apply(self, action: int | str) -> None:
        """Carry out an action (or, where chance acts, an outcome) given as int or text. Raises
        InvalidAction (no such action) or IllegalAction (not allowed now, with reason and clause);
        the state is unchanged then."""
        number = self._number(action)
        if number not in self.steps():
            raise self.explain(number)
        calls.apply_action(self.array, number)

    def after(self, action: int) -> State:
        """Another state: this one after an action or outcome that has been checked before."""
        other = self.copy()
        calls.apply_action(other.array, action)
        return other

    def apply_known(self, action: int) -> None:
        """Carry out an action or outcome that has been checked before; nothing is checked here."""
        calls.apply_action(self.array, action)

    def explain(self, action: int | str) -> IllegalAction:
        """The error that says why an action is not legal now. Raises InvalidAction."""
        number = self._number(action)
        text = self.format(number)
        if self.is_terminal:
            return IllegalAction(text, "game-over", "")
        if self.is_chance:
            return IllegalAction(text, "chance-acts", "")
        code = int(calls.refusal(self.array, number))
        reason, clause = self.game.refusals.get(code, ("not-a-choice", ""))
        return IllegalAction(text, reason, clause)

    def apply_chance(self, rng: npt.NDArray[np.uint32]) -> list[int]:
        """Draw outcomes (see ``new_rng``) until a player acts or the game is over; returns them."""
        check_rng(rng)
        drawn: list[int] = []
        if not self.is_chance:
            return drawn
        out, weights = self._buffers()
        while self.is_chance:
            action = int(calls.random_action(self.array, rng, out, weights))
            calls.apply_action(self.array, action)
            drawn.append(action)
        return drawn

    def replay(self, actions: Iterable[int | str]) -> None:
        """Apply one after the other, in one compiled call. Raises as ``apply`` does at the first
        that fails; the state then stands before it."""
        numbers = [self._number(action) for action in actions]
        out, weights = self._buffers()
        small = [number if abs(number) < 1 << 63 else -1 for number in numbers]
        done = int(replay_log(self.array, np.array(small, np.int64), out, weights))
        if done < len(numbers):
            raise self.explain(numbers[done])

    def scores(self) -> list[float]:
        """Every player's points by the game's own count, also before the end."""
        return self._vector(calls.scores)

    def returns(self) -> list[float]:
        """Every player's result, −1 … 1; zeros before the end."""
        return self._vector(calls.returns)

    def winners(self) -> list[int]:
        """The players with the best result; empty before the end."""
        if not self.is_terminal:
            return []
        results = self.returns()
        return [player for player, result in enumerate(results) if result == max(results)]

    def _vector(self, kernel: Any) -> list[float]:
        out = np.zeros(self.players, np.float64)
        kernel(self.array, out)
        return out.tolist()

    def _seat(self, player: int) -> int:
        if type(player) is int and 0 <= player < self.players:  # which takes half as long
            return player
        return check_whole("player", player, 0, self.players - 1)

    def view(self, player: int | None = None) -> Any:
        """The table as ``player`` (None: a spectator) may see it, a struct. Raises BadOption."""
        return self.game.view(self, None if player is None else self._seat(player))

    def observation(self, player: int) -> npt.NDArray[np.float32]:
        """The knowledge of ``player`` in numbers, float32[game.bounds.observation]."""
        out = np.zeros(self.game.bounds.observation, np.float32)
        calls.observe(self.array, self._seat(player), out)
        return out

    def features(self, player: int) -> npt.NDArray[np.float32]:
        """The features of a player's prospects, float32[``game.feature_layout.size``]. They follow
        from the whole position: where something is hidden, ask a redrawn one (``resample``)."""
        out = np.zeros(self.game.feature_layout.size, np.float32)
        calls.features(self.array, self._seat(player), out)
        return out

    def action_features(self) -> npt.NDArray[np.float32]:
        """Each legal action in numbers, as float32[legal actions, ``game.action_width``], as the
        game describes it (or its 31 bits), from what the player to act may know; no rows when
        nobody decides."""
        out = np.zeros((len(legal := self.legal_actions()), self.game.action_width), np.float32)
        calls.describe(self.array, np.array(legal, np.int32), out)
        return out

    def parts(self) -> npt.NDArray[np.int32]:
        """Each legal action as two numbers below ``game.bounds.parts``, int32[legal actions, 2]."""
        out = np.zeros((len(legal := self.legal_actions()), 2), np.int32)
        calls.parts(self.array, np.array(legal, np.int32), out)
        return out

    def resample(self, player: int, rng: npt.NDArray[np.uint32]) -> State:
        """A copy drawn uniformly from all that is possible for ``player`` or ``SPECTATOR``.

        Examples:
            >>> state = tafelronde.load("drakon").new()  # a game in which hands are hidden
            >>> drawn = state.apply_chance(tafelronde.new_rng(7))
            >>> believed = state.resample(0, tafelronde.new_rng(1))
            >>> believed.view(0) == state.view(0), believed.view(1) == state.view(1)
            (True, False)
        """
        check_rng(rng)
        other = self.copy()
        everybody = type(player) is int and player == SPECTATOR
        seat = player if everybody else self._seat(player)
        calls.resample(other.array, seat, rng)
        return other

    def copy(self) -> State:
        """Another state in the same position."""
        array = self.array  # whose own copy goes field by field: 20 times as long
        return State(self.game, np.frombuffer(bytearray(array.tobytes()), array.dtype))

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def to_bytes(self) -> bytes:
        """The position as bytes; ``game.from_bytes`` reads them (same machine type, version)."""
        return self.array.tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game.name == other.game.name and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]  # mutable

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        game: Any = self.game  # found by its name in the process that reads it
        return game.from_bytes, (self.to_bytes(),)

    def __str__(self) -> str:
        """The table as anybody may see it: drawn, or as JSON where the extra ``terminal`` that
        draws it is not installed."""
        view = self.view(None)
        try:
            return self.game.draw(view)
        except NeedsExtra as error:
            return f"{msgspec.json.encode(view).decode()}\n(To draw it: {error.command})"

    def __repr__(self) -> str:
        player = self.current_player
        who = {CHANCE: "chance to act", TERMINAL: "over"}.get(player, f"player {player} to act")
        return f"<{self.game.name}: {who}>\n{self}"


@functools.lru_cache(maxsize=256)
def _record(game: GameDefinition, data: bytes) -> Record:
    """The record of a position: the view, the choices and what is told share one."""
    return game.record(data)
