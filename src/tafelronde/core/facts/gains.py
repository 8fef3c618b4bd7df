"""Gains: what the player to act can win at once, in the game's own words.

A game lists them (``GameDefinition.gains``). Comparing those that everybody has after two actions
tells what an action allows, leaves or gives away (``advice.consequences``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from .telling import Argument, Telling

if TYPE_CHECKING:
    from .position import Position

Relation = Literal["allows", "leaves", "brings", "costs", "keeps"]
"""How a gain tells two actions apart: the worse one makes it possible for another player, or leaves
it possible; the better one has it at once; the worse one has it at once, to the player's own harm;
after the better one alone the player has it in their next turn."""


class Gain(NamedTuple):
    """Something that the player to act can win, or lose, by actions that the rules allow.

    Examples:
        >>> Gain("coin", (7,), {0: 0.2}).worth.get(1, 0.0)
        0.0
    """

    code: str
    """``why-<relation>-<code>`` of the game's catalogue tells it."""
    actions: tuple[int, ...]
    """The actions of this turn that bring it, from the position on, without chance between."""
    worth: Mapping[int, float]
    """Seat by seat, the part of all that is at stake for this seat which it wins, or below 0 loses:
    1 for the victory. A seat that is missing wins and loses nothing."""
    arguments: Mapping[str, Argument] = {}
    """The arguments of the sentence. The mechanism adds ``other``, the seat that has the gain,
    where it is not the player who decides."""


@dataclass(frozen=True)
class Cause:
    """A gain that is had after one of two actions and not after the other, and how it comes
    about."""

    state: Position[Any]
    """The position in which the player decides."""
    better: int
    worse: int
    """The two actions."""
    relation: Relation
    gain: Gain
    seat: int
    """The seat that has the gain."""
    path: tuple[int, ...]
    """All steps from ``state`` on until that seat is to act, chance among them; the first is the
    worse action, or the better one where the relation is ``keeps`` or ``brings``."""

    def position(self) -> Position[Any]:
        """The position in which the gain is had."""
        state = self.state
        for step in self.path:
            state = state.after(step)
        return state


class Reason(Telling, frozen=True):
    """A reason for one action rather than another, with the course of the game that shows it.

    Examples:
        >>> Reason("allows-enters", {"other": 1}, line=(3, 4)).line
        (3, 4)
    """

    line: tuple[int, ...] = ()
    """Steps from the position on, chance among them, as the rules allow them there: the action
    that is worse (or the better one, where the reason is what that brings), the answer, and what
    follows. Empty where nothing is shown."""
    world: int = 0
    """The position in which the line is played: the redrawing of the real one with this number, by
    what the player who decides may know (``advice.courses.world_of``)."""
