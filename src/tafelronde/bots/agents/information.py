"""A decision as the player who makes it knows it."""

import functools
from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.contract.rng import new_rng
from ...core.facts.definition import GameDefinition
from ...core.facts.telling import Telling
from ...core.objects.state import State
from ...core.prompts.prompt import Prompt, make_prompt
from ...core.prompts.sentences import Event
from .history import History


class InformationState:
    """All that the player to act may know of a position, and nothing else.

    It is made of a position in which all that the player cannot know was drawn anew, so no field of
    it holds a secret. Positions that the player cannot tell apart make the same information state.

    Examples:
        >>> state = tafelronde.load("drakon").new(players=3)  # a game in which hands are hidden
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> known = InformationState(state)
        >>> known.seat, known.players, known.legal_actions == tuple(state.legal_actions())
        (1, 3, True)
        >>> known.observation.shape == (known.game.bounds.observation,)
        True
        >>> len(known.action_features) == len(known.legal_actions)
        True
        >>> world = known.redraw(tafelronde.new_rng(1))  # a whole position that it may be
        >>> world.view(1) == known.view, world.view(0) == state.view(0)
        (True, False)
    """

    def __init__(self, state: State, history: History | None = None) -> None:
        """``history`` is what the seat has seen, for agents that remember. Raises ValueError where
        nobody is to decide."""
        if state.current_player < 0:
            raise ValueError("nobody decides in this position")
        self.game: GameDefinition = state.game
        self.seat = state.current_player
        """The player to act, from 0."""
        self.players = state.players
        self._world = state.resample(self.seat, new_rng(0))
        self._history = history

    @functools.cached_property
    def history(self) -> History:
        """All that the seat has seen until now, for an agent that ``remembers``; else nothing but
        the present."""
        history = self._history
        if (
            history is None
            or history.seat != self.seat
            or history.present != self._world.to_bytes()
        ):
            return History(self._world, self.seat)
        return history

    @functools.cached_property
    def legal_actions(self) -> tuple[int, ...]:
        """The legal actions, ascending; never empty."""
        return tuple(self._world.legal_actions())

    @functools.cached_property
    def view(self) -> Any:
        """The table as the seat sees it (``State.view``)."""
        return self._world.view(self.seat)

    @functools.cached_property
    def observation(self) -> npt.NDArray[np.float32]:
        """The same in numbers, float32[game.bounds.observation]; ``game.observation_layout`` names
        them."""
        return self._world.observation(self.seat)

    @functools.cached_property
    def action_features(self) -> npt.NDArray[np.float32]:
        """Each legal action in numbers, float32[legal actions, game.action_width]."""
        return self._world.action_features()

    @functools.cached_property
    def mask(self) -> npt.NDArray[np.bool_]:
        """The legal actions as bool[game.bounds.actions]; empty where there are too many for it."""
        found = np.zeros(self.game.bounds.actions, np.bool_)
        if len(found):
            found[list(self.legal_actions)] = True
        return found

    def prompt(self, history: Iterable[Event] = (), language: str = "en") -> Prompt:
        """The decision in words, for a player made of words (``Game.prompt``). ``history``: the
        events that the seat was told since its last decision, the oldest first."""
        return make_prompt(
            self.game,
            self.view,
            history,
            seat=self.seat,
            players=self.players,
            legal=self.legal_actions,
            language=language,
            tell=self.telling,
            explain=self._world.explain,
        )

    def telling(self, action: int) -> Telling | None:
        """The telling of a legal action, for the catalogue's ``choice-<code>``; None where the game
        tells nothing."""
        tell = self.game.tell
        return None if tell is None else next(tell(self._world, action, self.seat), None)

    def format(self, action: int) -> str:
        """The action's text. Raises InvalidAction."""
        return self.game.notation.format_action(action)

    def parse(self, text: str) -> int:
        """The action of a text, legal or not. Raises InvalidAction."""
        return self.game.notation.parse_action(text)

    def redraw(self, rng: npt.NDArray[np.uint32]) -> State:
        """A position drawn uniformly from all that the player cannot tell from the true one
        (``State.resample``). ``rng`` is ``tafelronde.new_rng(…)``."""
        return self._world.resample(self.seat, rng)

    def __repr__(self) -> str:
        return f"<what player {self.seat} of {self.players} knows at {self.game.name}>"
