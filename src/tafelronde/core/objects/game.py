"""A game that can be played: what it is made of, and how states of it begin."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from ..facts.definition import Bounds as Bounds
from ..facts.definition import GameDefinition
from ..facts.definition import Level as Level
from ..facts.definition import Notation as Notation
from ..facts.definition import Onward as Onward
from ..facts.definition import Trust as Trust
from ..facts.errors import BadState, InvalidAction, whole_action
from ..facts.info import OptionValue
from ..facts.known import info
from ..kernels import calls
from .state import State

if TYPE_CHECKING:
    from ..prompts import Prompt
    from ..prompts.sentences import Event


@dataclass(frozen=True)
class Checked:
    """A game's notation, which refuses numbers, texts and objects of other types, too."""

    notation: Notation

    def format_action(self, action: Any) -> str:
        """The action's text. Raises InvalidAction."""
        return self.notation.format_action(whole_action(action, "a whole number"))

    def parse_action(self, text: Any) -> int:
        """The action of a text. Raises InvalidAction."""
        if not isinstance(text, str):
            raise InvalidAction(text, "a text")
        return self.notation.parse_action(text)

    def encode_action(self, action: Any) -> dict[str, Any]:
        """The action as JSON. Raises InvalidAction."""
        return self.notation.encode_action(whole_action(action, "a whole number"))

    def decode_action(self, data: Any) -> int:
        """The action of its JSON. Raises InvalidAction."""
        if not isinstance(data, Mapping):
            raise InvalidAction(data, "an object")
        return self.notation.decode_action(cast("Mapping[str, Any]", data))


@dataclass(frozen=True, eq=False)
class Game(GameDefinition):
    """A game that can be played. Games are made with all that ``GameDefinition`` lists, and found
    by ``tafelronde.load``.

    Examples:
        >>> game = tafelronde.load("rosenkoenig")
        >>> game, game.name, game.info.hidden
        (<Game rosenkoenig>, 'rosenkoenig', False)
        >>> game.bounds.legal  # no position has more legal actions
        5
        >>> game.bounds.actions, game.bounds.observation  # the length of a mask, of an observation
        (49, 342)
        >>> list(game.levels)  # the levels of bots
        ['easy', 'medium', 'hard', 'master']

        The notation of actions needs no position:

        >>> game.notation.parse_action("NE2*")
        28
        >>> game.notation.format_action(28)
        'NE2*'
        >>> game.notation.encode_action(28)
        {'t': 'play', 'card': 'NE2', 'hero': True}
        >>> game.notation.decode_action({"t": "draw"})
        48
        >>> game.notation.parse_action("NE9")
        Traceback (most recent call last):
            ...
        InvalidAction: 'NE9' is no action; expected a card (NE2), a card with a hero (NE2*), ...
    """

    def __post_init__(self) -> None:
        if not isinstance(self.notation, Checked):
            object.__setattr__(self, "notation", Checked(self.notation))

    @classmethod
    def of(cls, definition: GameDefinition, **more: Any) -> Game:
        """The game of a definition, and what compiled modules add to it."""
        said = {one.name: getattr(definition, one.name) for one in fields(definition)}
        return cls(**{**said, **more})

    def new(self, players: int | None = None, **options: OptionValue) -> State:
        """A new game before its first step (usually chance: the deal).

        ``players`` defaults to the smallest table. Raises BadOption.

        Examples:
            >>> game = tafelronde.load("rosenkoenig")
            >>> game.new().players
            2
            >>> game.new(players=5)
            Traceback (most recent call last):
                ...
            BadOption: players: 5 is not possible; expected 2 for rosenkoenig
            >>> game.new(crowns=2)
            Traceback (most recent call last):
                ...
            BadOption: options: 'crowns' is not possible; expected one of: none
        """
        count = self.info.min_players if players is None else players
        self.info.check_players(count)
        settled = self.info.settle_options(count, options)
        array = np.zeros(1, self.dtype)
        calls.setup(array, count, self.encode_options(settled))
        return State(self, array)

    def prompt(
        self,
        view: Any,
        history: Iterable[Event] = (),
        *,
        seat: int,
        players: int,
        legal: Sequence[int] = (),
        language: str = "en",
        **more: Any,
    ) -> Prompt:
        """A decision in words, from what a seat may see: rules in short, position, events, legal
        actions. Needs the extra ``terminal``, which has the words.

        ``view`` is the seat's (``State.view``), ``history`` the events that it was told since its
        last decision (tellings, or objects with a ``code``), ``legal`` its legal actions, empty
        where it is not to act. ``InformationState.prompt`` hands over all of that, with words for
        the actions and reasons for refusals (``make_prompt`` of ``tafelronde.core.prompts``).

        Examples:
            >>> state = tafelronde.load("rosenkoenig").new()
            >>> drawn = state.apply_chance(tafelronde.new_rng(7))
            >>> legal = state.legal_actions()
            >>> prompt = state.game.prompt(state.view(0), seat=0, players=2, legal=legal)
            >>> print(prompt.seats[0])
            Player 1 (Red, X on the board, YOU): 0 points; SE1 SE2 SW1 W1 W2; Heroes 4
            >>> prompt.changing()["legal"][0]
            {'number': 1, 'action': 'SE1', 'words': ''}
        """
        from ..prompts import make_prompt

        return make_prompt(
            self, view, history, seat=seat, players=players, legal=legal, language=language, **more
        )

    def from_bytes(self, data: bytes) -> State:
        """The state that ``state.to_bytes()`` came from. Raises BadState.

        Examples:
            >>> game = tafelronde.load("rosenkoenig")
            >>> state = game.new()
            >>> game.from_bytes(state.to_bytes()) == state
            True
            >>> game.from_bytes(b"a king")
            Traceback (most recent call last):
                ...
            BadState: 6 bytes are no state of rosenkoenig, which has 276
        """
        size = self.dtype.itemsize
        try:
            copied = bytearray(memoryview(data))
        except TypeError:
            raise BadState(f"{data!r} is no state of {self.name}, which has {size} bytes") from None
        if len(copied) != size:
            raise BadState(f"{len(copied)} bytes are no state of {self.name}, which has {size}")
        return State(self, np.frombuffer(copied, self.dtype))

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        return _restore, (self.name,)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def _restore(name: str) -> Game:
    """Unpickle; games outside the package must be registered in the process that does it."""
    game: Any = info(name).load()
    return game
