"""The definition of a game: its description, its rules and its Python functions, in one object."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from ...drawing.table import Drawing, Pen
from .dtype import dtype_of
from .encoding import Encoding, Numbers
from .gains import Cause, Gain
from .info import GameInfo, OptionValue
from .layout import Record
from .observation import Layout
from .position import Position
from .puzzling import Puzzling
from .questions import Question
from .scoring import Stage
from .telling import Telling

LARGEST = float(1 << 24)
"""No number of an observation is larger: up to here float32 holds every whole number."""


@dataclass(frozen=True)
class Bounds:
    """Sizes of buffers, and the bound within which every game ends.

    Examples:
        >>> Bounds(legal=5, outcomes=24, steps=190).buffer
        24
    """

    legal: int
    """The longest list of legal actions."""
    outcomes: int
    """The longest list of chance outcomes."""
    steps: int
    """The longest game, in decisions and chance outcomes."""
    actions: int = 0
    """Decisions are 0 … actions−1, so that a mask has this length; 0: too many for a mask."""
    observation: int = 0
    """float32 numbers in an observation; 0: the game has none."""
    parts: int = 0
    """Decisions can be made in two parts of 0 … parts−1 (``State.parts``); 0: they are too few for
    that."""

    @property
    def buffer(self) -> int:
        """Room for either list."""
        return max(self.legal, self.outcomes)


class Notation(Protocol):
    """Action ↔ text ↔ JSON, both ways; parsing needs no state. Errors: InvalidAction.

    Examples:
        >>> notation = tafelronde.load("rosenkoenig").notation
        >>> notation.format_action(4), notation.parse_action("ne2")
        ('NE2', 4)
        >>> notation.encode_action(4)
        {'t': 'play', 'card': 'NE2', 'hero': False}
        >>> notation.decode_action({"t": "play", "card": "NE2", "hero": False})
        4
    """

    def format_action(self, action: int) -> str:
        """The action's text, ``NE2``."""
        ...

    def parse_action(self, text: str) -> int:
        """The action of a text."""
        ...

    def encode_action(self, action: int) -> dict[str, Any]:
        """The action as JSON."""
        ...

    def decode_action(self, data: Mapping[str, Any]) -> int:
        """The action of its JSON."""
        ...


@dataclass(frozen=True)
class Level:
    """The bot that plays a named level of this game: its kind and its settings.

    Examples:
        >>> tafelronde.load("rosenkoenig").levels["medium"].bot
        'mcts'
        >>> Level("mcts", {"simulations": 60}, more=Level("greedy", {})).more.bot
        'greedy'
    """

    bot: str
    settings: Mapping[str, float | int | bool]
    more: Level | None = None
    """The bot for three and more players, where it is another one."""


@dataclass(frozen=True)
class Onward:
    """How a position is played on when a review compares two actions (``advice.continuations``).

    Examples:
        >>> tafelronde.load("drakon").onward.settings["simulations"]
        24
    """

    settings: Mapping[str, float | int | bool]
    """The settings of the quick search that decides for everybody."""
    horizon: int
    """After so many decisions for each player at the table, the evaluation by which it searches
    says what came of it."""
    bot: str = "mcts"
    """Its kind: ``mcts`` or ``alpha_beta``."""
    varied: bool = False
    """Whether of nearly equal moves one is drawn: where nothing is drawn or hidden, all
    continuations would be the same without. A tree draws in proportion to the squares of the
    visits."""


class Trust(NamedTuple):
    """How the chances that a game's judge expects come true, as it was measured
    (docs/experiments/hints.md).

    Examples:
        >>> sorted(tafelronde.load("koenig_der_elfen").trust)  # by players
        [2, 3, 4, 6]
    """

    slope: float
    """The logarithm of the odds, over that of even ones, is told as so many times what the judge
    expects, above 0."""
    lift: float
    """The share that is then added."""
    error: float
    """The error of the share that is then told: the standard deviation from the one that comes
    true, over ten bins."""


def no_questions() -> Mapping[str, Question]:
    """The questions of a game whose plain functions ask none."""
    return {}


def no_trust() -> Mapping[int, Trust]:
    """The trust of a game whose chances were not measured."""
    return {}


@dataclass(frozen=True, eq=False)
class GameDefinition:
    """All that a game is made of (``game.Game`` begins states of it)."""

    info: GameInfo
    record: type[Record]
    """The class whose fields are those of a state."""
    bounds: Bounds
    notation: Notation
    view: Callable[[Position[Any], int | None], Any]
    """``view(state, player)``: what a player (None: a spectator) may see, as a typed struct."""
    draw: Callable[[Any], str]
    """The board of a view as plain text, for notebooks and logs."""
    refusals: Mapping[int, tuple[str, str]]
    """The rules' numbers of refusals → (the catalogue's code, clause)."""
    levels: Mapping[str, Level]
    """The settings of ``easy``, ``medium``, ``hard``, ``master``."""
    table: Callable[[Any, Pen], Drawing] | None = None
    """``table(view, pen)``: the whole table drawn for a terminal; without it, ``draw`` serves."""
    tell: Callable[[Position[Any], int, int | None], Iterator[Telling]] | None = None
    """``tell(state, action, player)``: what ``player`` (None: a spectator) is told when this step
    is made in this state: the step itself, then what follows of itself (a turn skipped, say).
    The iterator works out what follows only when it is asked to go on: a choice needs the first
    telling of every legal action, and no more. Without it, the notation is told."""
    choice_keys: Callable[[Position[Any], Sequence[int]], Sequence[Hashable]] | None = None
    """``choice_keys(state, actions)``: a key for each of these legal actions, which ascend
    (``actions`` is empty while a bot decides for the player). Wherever the same action has the same
    key, at any table, ``tell`` says the same of it to the player to act, so that a choice can be
    cached by the two. Without it, nothing is cached."""
    verdict: Callable[[Position[Any]], tuple[Telling, ...]] | None = None
    """``verdict(state)``: why a finished game ended as it did, with the numbers of the scoring. The
    sentence of a telling also gets ``came``: the outcome for the seats that it names, ``lost``
    where one of them has lost; where it names none, ``lost`` if somebody gave up
    (``match.account``)."""
    ranking: Callable[[Position[Any]], Sequence[float]] | None = None
    """``ranking(state)``: the count by which players of equal results are placed in a finished
    game, by seat; without it, their scores."""
    missed: Callable[[Position[Any], int, int], Telling | None] | None = None
    """``missed(state, seat, other)``: what a player lacked to stand where ``other`` does."""
    scoring: Callable[[Iterable[Position[Any]]], Iterator[Stage]] | None = None
    """``scoring(positions)``: the scoring of a finished game in stages, from all its positions."""
    reasons: Callable[[Position[Any], int, int | None], Sequence[Telling]] | None = None
    """``reasons(state, action, other)``: the reasons for a legal action of the player to act
    rather than for ``other`` (None: for any other), the weightiest first; empty where there is
    none. Only from what this player may know: the same whatever ``resample`` makes of the rest."""
    gains: Callable[[Position[Any]], Sequence[Gain]] | None = None
    """``gains(state)``: what the player to act can win or lose at once, by what this player may
    know. Reasons compare what everybody can win after two actions (``advice.consequences``).
    Without it, points and victories that one action brings are compared."""
    prospects: Callable[[Position[Any]], Mapping[int, Gain]] | None = None
    """``prospects(state)``: what each seat (or some of them) may come to have as the position lies,
    however far ahead, with its amount as the argument ``count``. It may ask for all that is in the
    state. Reasons compare the prospects right after two actions."""
    because: Callable[[Cause], Telling | None] | None = None
    """``because(cause)``: a closer reason for a difference in gains, where the game knows one, such
    as a defender that was taken; None for the plain one."""
    idea: Callable[[Position[Any], int], Hashable] | None = None
    """``idea(state, action)``: what a legal action of the player to act is about. Actions of one
    idea are the same thing done otherwise, such as a tile laid with another turn: the second-best
    that is named is always another idea. Without it, each action is one of its own."""
    standing: Callable[[Position[Any], int], Hashable] | None = None
    """``standing(state, player)``: what of a position this player alone arranges, such as his own
    pieces. Who arranges the same again takes moves back, whatever the others have done since; bots
    with ``repeats`` avoid that. Without it, only the whole position comes again."""
    judge: Level | None = None
    """The bot that judges the decisions of finished games (``advice.judge``); without it, a tree
    search without settings of its own."""
    onward: Onward = Onward({"simulations": 40}, 1000)
    """How a review plays a position on, to compare two actions."""
    trust: Mapping[int, Trust] = field(default_factory=no_trust)
    """The trust by number of players: how the chances that the judge expects come true; a number
    that is missing is taken for the nearest. Without it, they are told as the judge expects them,
    with wide ranges."""
    questions: Mapping[str, Question] = field(default_factory=no_questions)
    """The questions that views and tellings may ask of the compiled rules, by name
    (``Position.ask``)."""
    puzzling: Puzzling | None = None
    """The ways in which its puzzles are found; without it, those that serve any game."""
    action_width: int = 31
    """float32 numbers for each action in ``State.action_features``, as the game's ``describe``
    writes them; without one, the bits of the action."""
    encoding: Encoding = ()
    """The meaning of the numbers of an observation; without it, they have one name
    (``observation``)."""
    insights: Encoding = ()
    """The meaning of the numbers that ``features`` writes; without it, it writes none."""
    policy_insights: Encoding = ()
    """The meaning of the numbers that ``policy_features`` writes; without it, it writes none."""
    mover_alone: bool = False
    """Whether a network judges only the player to act, at a table of two: what one wins the other
    loses. Else it judges every player, and their chances are shares of the whole."""

    @property
    def name(self) -> str:
        """The game's name, as ``load`` takes it."""
        return self.info.name

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The record's NumPy dtype, as compiled functions work on it."""
        return dtype_of(self.record)

    @cached_property
    def observation_layout(self) -> Layout:
        """The fields of an observation by name, each with place, shape, range and meaning.

        Examples:
            >>> game = tafelronde.load("rosenkoenig")
            >>> game.observation_layout.fields[3]
            Field(name='own_hand', offset=243, shape=(24,), low=0, high=1, meaning='1 for each ...
            >>> state = game.new()
            >>> drawn = state.apply_chance(tafelronde.new_rng(7))
            >>> seen = game.observation_layout.read(state.observation(0))
            >>> int(seen["own_hand"].sum()), int(seen["own_heroes"]), seen["crown"].argmax().item()
            (5, 4, 40)
        """
        meaning = "what the player may know, as the game's ``observe`` writes it"
        shape = (self.bounds.observation,)
        hidden = self.info.hidden
        whole = Numbers("observation", meaning, -LARGEST, LARGEST, shape, private=hidden)
        return Layout(self.encoding or (whole,))

    @cached_property
    def feature_layout(self) -> Layout:
        """The hand-made features of a player's prospects (``State.features``) by name, each with
        place, shape, range and meaning: the second encoding, from which networks learn faster than
        from observations. Empty where a game has none.

        Examples:
            >>> layout = tafelronde.load("drakon").feature_layout
            >>> layout.fields[0].name, layout.fields[0].meaning
            ('coins', 'coins in hand, over the five that win')
        """
        return Layout(self.insights)

    @cached_property
    def policy_layout(self) -> Layout:
        """The hand-made features of a legal action by name, as ``feature_layout``: what a learned
        policy looks at. Empty where a game has none."""
        return Layout(self.policy_insights)

    def encode_options(self, options: Mapping[str, OptionValue]) -> npt.NDArray[np.int32]:
        """Settled options as the rules read them (``GameInfo.encode_options``), int32."""
        return np.array(self.info.encode_options(options), np.int32)
