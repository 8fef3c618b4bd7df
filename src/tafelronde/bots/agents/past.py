"""What the players of a game remember: their information states."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Any

from ...core.contract.rng import new_rng
from ...core.objects.state import State


class Past:
    """A position, how it came about, and for each player a key of all that they have seen.

    Two pasts of a game have the same key for a player exactly when the player cannot tell them
    apart (but for a collision of 128-bit hashes), though they remember everything: all that they
    could know after each step, and their own actions. What a player knows of one position is what
    ``State.resample`` makes of it with always the same random numbers. Keys are worked out when
    they are first asked for. A past never changes, so states that are copied share it.
    """

    __slots__ = ("before", "choice", "keys", "position")

    def __init__(
        self, position: State, before: Past | None = None, choice: tuple[int, int] | None = None
    ) -> None:
        self.position = position
        """As it was; nobody changes it."""
        self.before = before
        """None at the start."""
        self.choice = choice
        """The player and their action that led here; None: the start, or chance."""
        self.keys: dict[int, bytes] = {}
        """The keys that have been worked out, by player."""

    def key(self, player: int) -> bytes:
        """What ``player`` has seen, as 16 bytes."""
        unknown: list[Past] = []
        past: Past | None = self
        while past is not None and player not in past.keys:
            unknown.append(past)
            past = past.before
        known = b"" if past is None else past.keys[player]
        for later in reversed(unknown):
            own = later.choice if later.choice is not None and later.choice[0] == player else None
            seen = later.position.resample(player, new_rng(0)).to_bytes()
            known = blake2b(known + repr(own).encode() + seen, digest_size=16).digest()
            later.keys[player] = known
        return known

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

    def believed(self, player: int, position: State) -> Past:
        """Another position that ``player`` cannot tell from this one, with this past for them."""
        other = Past(position)
        other.keys[player] = self.key(player)
        return other

    def steps(self) -> list[Past]:
        """From the start to here."""
        found = list(self._backwards())
        return found[::-1]

    def _backwards(self) -> Iterator[Past]:
        past: Past | None = self
        while past is not None:
            yield past
            past = past.before

    def __deepcopy__(self, memo: dict[int, Any]) -> Past:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        steps = [(past.position, past.choice, past.keys) for past in self.steps()]
        return _restore, (steps,)


def _restore(steps: list[tuple[State, tuple[int, int] | None, dict[int, bytes]]]) -> Past:
    past: Past | None = None
    for position, choice, keys in steps:
        past = Past(position, past, choice)
        past.keys.update(keys)
    assert past is not None
    return past
