"""Puzzles of a game: ``GameDefinition.puzzling``. All of it has a default."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .info import OptionValue
from .position import Position
from .telling import Telling

Setting = float | int | bool

UNSEEN = ("deal",)
"""The ideas that ask to weigh what others may hold in their hands."""


@dataclass(frozen=True)
class PuzzleTable:
    """A table at which games are played to find puzzles in."""

    players: int
    options: Mapping[str, OptionValue] = field(default_factory=dict[str, OptionValue])
    bots: tuple[str, ...] = ("medium",)
    """Levels or kinds of bots; the seats take them in turn, game by game from another one on."""


@dataclass(frozen=True)
class Measure:
    """A measure by which the game itself can work out exactly what each action is worth."""

    worths: Callable[[Any], Mapping[int, float] | None]
    """``worths(state)``: the worth of each legal action to who acts, from what they may know; None
    where there is nothing to solve."""
    second_worth: Callable[[Any, int], float]
    """``second_worth(state, action)``: the same by an independent way, for one action."""


@dataclass(frozen=True)
class Deals:
    """The hands that the next player may hold, as far as a seat can know."""

    unseen: Mapping[int, int]
    """How many tiles or cards of each kind the seat does not see; the next player's are some of
    them, each choice as likely."""
    held: int
    """How many of them the next player holds."""
    world: Callable[[Collection[int]], Any]
    """``world(kinds)``: the ``State`` in which they hold one of each of these kinds, and nobody
    draws."""


@dataclass(frozen=True)
class Puzzling:
    """How puzzles of a game are found.

    Without it they come from games at the smallest table, found by searching far ahead.
    """

    ideas: Mapping[str, Mapping[str, Setting]]
    """The names of ideas (``school.finding``) with their settings, the most wanted first."""
    tables: tuple[PuzzleTable, ...] = ()
    players: Mapping[str, int] = field(default_factory=dict[str, int])
    """For ideas that need a table of so many players: how many."""
    measures: Mapping[str, Measure] = field(default_factory=dict[str, Measure])
    """The measures that the game can work out by itself: each is an idea of this name."""
    worst: Callable[[Any, int], Any] | None = None
    """``worst(state, seat)``: for games in which something is hidden, the ``State`` in which all
    others can do at least what they can do in any that the seat thinks possible: a victory that
    they cannot prevent there they can prevent nowhere. For the idea ``attack``."""
    deals: Callable[[Any, int], Deals | None] | None = None
    """``deals(state, seat)``: what the next player may hold, where they can lay one of it at most
    before the seat's next turn, and nobody else's hand matters; else None. For the idea
    ``deal``."""
    told: Callable[[Position[Any], str, int, float, float], Sequence[Telling]] | None = None
    """``told(state, idea, answer, worth, second)``: what one is told about the worths once a puzzle
    is over; ``why-<code>`` of the game's catalogue says it."""
    theme: Callable[[Position[Any], int, str], str] | None = None
    """``theme(state, action, theme)``: what the puzzle with this answer is about, where the game
    knows it better than the idea, which calls it ``theme``. Small letters, digits and ``-``."""
    hint: Callable[[Position[Any], int], Telling] | None = None
    """``hint(state, action)``: what the right decision is about, without saying which it is;
    ``puzzle-idea-<code>`` of the game's catalogue says it. Without it, the code of the first reason
    for it (``GameDefinition.reasons``) or, where there is none, the theme."""
