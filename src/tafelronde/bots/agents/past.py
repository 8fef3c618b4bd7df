"""A position, and how it came about."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.objects.state import State


class Past:
    """A position and the steps that led to it, those of chance included. It never changes.

    Examples:
        >>> start = tafelronde.load("rosenkoenig").new()
        >>> actions = start.copy().apply_chance(tafelronde.new_rng(7))
        >>> past = Past.of(start, actions)
        >>> len(past.steps()) == 1 + len(actions), past.steps()[0].position == start
        (True, True)
        >>> past.choice is None, past.then(past.position.parse("SE2")).choice
        (True, (0, 10))
    """

    __slots__ = ("before", "choice", "position")

    def __init__(
        self, position: State, before: Past | None = None, choice: tuple[int, int] | None = None
    ) -> None:
        self.position = position
        """The position as it was; nobody changes it."""
        self.before = before
        """None at the start."""
        self.choice = choice
        """The player and their action that led here; None: the start, or chance."""

    def then(self, action: int) -> Past:
        """This past and one step more: a legal action, or an outcome of chance. Not checked."""
        player = self.position.current_player
        choice = None if player < 0 else (player, action)
        return Past(self.position.after(action), self, choice)

    @classmethod
    def of(cls, start: State, actions: Iterable[int]) -> Past:
        """The past of a log from ``start`` on, the steps of chance included."""
        past = cls(start.copy())
        for action in actions:
            past = past.then(action)
        return past

    def steps(self) -> list[Past]:
        """The pasts from the start to here."""
        found: list[Past] = []
        past: Past | None = self
        while past is not None:
            found.append(past)
            past = past.before
        return found[::-1]
