"""A state as plain Python sees it. Views, tellings and the like are made from it.

Their modules import neither NumPy nor Numba, so that they run wherever the bytes of a state and
answers of the rules can be had. ``state.State`` is such a position.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

from .layout import Record

RecordT_co = TypeVar("RecordT_co", bound=Record, covariant=True)


class Position(Protocol[RecordT_co]):
    """A position in a game whose record is of this class.

    Examples:
        A ``State`` is a position:

        >>> state = tafelronde.load("rosenkoenig").new()
        >>> state.current_player, state.players, state.is_chance, state.is_terminal
        (-1, 2, True, False)
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> state.current_player, state.is_chance
        (0, False)
        >>> state.record.crown, state.record.heroes  # the fields of its record
        (40, (4, 4))
    """

    @property
    def record(self) -> RecordT_co:
        """The position's fields by name. Read anew when the position has changed; one that was
        read before stays as it was."""
        ...

    @property
    def current_player(self) -> int:
        """The player to act: 0 … players−1, ``CHANCE`` (−1) or ``TERMINAL`` (−4)."""
        ...

    @property
    def players(self) -> int:
        """How many sit at the table."""
        ...

    @property
    def is_chance(self) -> bool:
        """Whether an outcome of chance is due."""
        ...

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        ...

    def legal_actions(self) -> list[int]:
        """The legal actions of the player to act, ascending; empty when nobody decides.

        Examples:
            >>> state = tafelronde.load("rosenkoenig").new()
            >>> state.legal_actions()  # chance is to act
            []
            >>> drawn = state.apply_chance(tafelronde.new_rng(7))
            >>> state.legal_actions()
            [9, 10, 15, 18, 19]
        """
        ...

    def after(self, action: int) -> Position[RecordT_co]:
        """The position after a legal action or possible outcome; this one stays. Unchecked.

        Examples:
            >>> state = tafelronde.load("rosenkoenig").new()
            >>> drawn = state.apply_chance(tafelronde.new_rng(7))
            >>> following = state.after(state.legal_actions()[0])
            >>> state.current_player, following.current_player
            (0, 1)
        """
        ...

    def scores(self) -> list[float]:
        """Every player's points by the game's own count, also before the end."""
        ...

    def returns(self) -> list[float]:
        """Every player's result, −1 … 1; zeros before the end."""
        ...

    def winners(self) -> list[int]:
        """The players with the best result; empty before the end.

        Examples:
            >>> state = tafelronde.load("rosenkoenig").new()
            >>> state.scores(), state.returns(), state.winners()
            ([0.0, 0.0], [0.0, 0.0], [])
        """
        ...

    def ask(self, question: str, *numbers: int) -> tuple[int, ...]:
        """Ask the game's compiled rules one of the ``questions`` that its ``game.py`` hands over,
        by name. The answer is worked out once for each position.

        Raises KeyError for a question that the game does not have.

        Examples:
            >>> state = tafelronde.load("rosenkoenig").new()
            >>> state.ask("who is the king")
            Traceback (most recent call last):
                ...
            KeyError: 'who is the king'
        """
        ...
