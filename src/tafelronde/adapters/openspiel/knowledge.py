"""Information states: the memory of each player of a game."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.contract.rng import new_rng
from ...core.facts.constants import CHANCE
from ...core.objects.state import State

_ALWAYS = new_rng(0)
"""The random numbers with which ``State.resample`` makes the position that stands for a player's
knowledge."""
_HALF, _PART = 1 << 15, float(1 << 15)
_DIGEST = float(1 << 24)

WIDTH = 3
"""float32 numbers of a step in the memory of a player (``Past.recall``)."""

START = -9
"""The ``player`` of a past without a step before it."""


def known(position: State, player: int) -> State:
    """The position in which all that ``player`` cannot know is always the same: two positions that
    they cannot tell apart become equal."""
    return position.resample(player, _ALWAYS.copy())


class Past:
    """The way to a position, and for each player a key of all that they have seen.

    Two pasts of a game have the same key for a player exactly when the player cannot tell them
    apart (but for a collision of 128-bit hashes), though they remember everything: all that they
    could know after each step, and their own actions. Keys and memories are worked out when they
    are first asked for, by playing the steps again. A past never changes, so states that are copied
    share it.

    The player may be ``SPECTATOR``.
    """

    __slots__ = ("action", "before", "earlier", "keys", "player", "position", "rows")

    def __init__(
        self, position: State | None, before: Past | None = None, player: int = START,
        action: int = 0,
    ) -> None:  # fmt: skip
        self.position = position
        """The position as it was, where it is known; nobody changes it."""
        self.before = before
        """None at the start."""
        self.player = player
        """The player of the last step; CHANCE, or START."""
        self.action = action
        """The game's own number of it."""
        self.keys: dict[int, bytes] = {}
        """The keys that have been worked out, by player."""
        self.rows: dict[int, npt.NDArray[np.float32]] = {}
        """The rows worked out for the last step, by player."""
        self.earlier: dict[int, npt.NDArray[np.float32]] = {}
        """The memory of each player of the time before a start, as ``recall`` writes it."""

    @property
    def first(self) -> Past:
        """The start, without a step before it."""
        past = self
        while past.before is not None:
            past = past.before
        return past

    def key(self, player: int) -> bytes:
        """A digest of all that ``player`` has seen, 16 bytes."""
        unknown: list[Past] = []
        past: Past | None = self
        while past is not None and player not in past.keys:
            unknown.append(past)
            past = past.before
        seen = b"" if past is None else past.keys[player]
        positions = self._positions(len(unknown))
        for later, position in zip(reversed(unknown), positions, strict=True):
            own = later.action if later.player == player else None
            now = known(position, player).to_bytes()
            seen = blake2b(seen + repr(own).encode() + now, digest_size=16).digest()
            later.keys[player] = seen
        return seen

    def recall(self, player: int, out: npt.NDArray[np.float32]) -> None:
        """Write what ``player`` remembers of the last steps into ``out`` (zeros, float32[steps,
        ``WIDTH``]), the last one first. A row has

        - who took the step: 1 + how many seats ahead of the player they sit, over players + 1 (1:
          chance; 0: there is no step); then two numbers:
        - the step as the player may understand it, its high bits and its low ones, where it is an
          own decision or there is such a step in what they know: the first one that would have
          shown them the same;
        - else 48 bits of what they know after it, as 1 + two numbers of 24 bits.
        """
        past, nodes = self, list[Past]()
        while past.before is not None and len(nodes) < len(out):
            nodes.append(past)
            past = past.before
        unknown = [place for place, node in enumerate(nodes) if player not in node.rows]
        if unknown:
            self._understand(player, unknown[-1] + 1)
        for row, node in zip(out, nodes, strict=False):
            row[:] = node.rows[player]
        earlier = past.earlier.get(player)
        if past.before is None and earlier is not None:
            left = min(len(out) - len(nodes), len(earlier))
            out[len(nodes) : len(nodes) + left] = earlier[:left]

    def _understand(self, player: int, steps: int) -> None:
        """Work out the rows of the last so many steps."""
        nodes: list[Past] = []
        past: Past = self
        for _ in range(steps):
            nodes.append(past)
            assert past.before is not None
            past = past.before
        positions = self._positions(steps + 1)
        before = positions[0]
        for node, after in zip(reversed(nodes), positions[1:], strict=True):
            if player not in node.rows:
                node.rows[player] = _row(player, node.player, node.action, before, after)
            before = after

    def _positions(self, count: int) -> list[State]:
        """The last so many positions, in order. The last one is kept."""
        if count == 0:
            return []
        chain: list[Past] = []
        past: Past = self
        while len(chain) + 1 < count or past.position is None:
            chain.append(past)
            assert past.before is not None
            past = past.before
        position = past.position
        found = [position]
        for later in reversed(chain):
            position = later.position or position.after(later.action)
            found.append(position)
        self.position = position
        return found[-count:]

    def believed(self, player: int, position: State, steps: int) -> Past:
        """The start of another past, at a position that ``player`` cannot tell from this one: they
        remember the same, of the last so many steps. The others remember nothing."""
        other = Past(position)
        other.keys[player] = self.key(player)
        other.earlier[player] = np.zeros((steps, WIDTH), np.float32)
        self.recall(player, other.earlier[player])
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Past:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        steps: list[tuple[State | None, int, int, dict[int, bytes]]] = []
        past: Past | None = self
        while past is not None:
            steps.append((past.position, past.player, past.action, past.keys))
            past = past.before
        return _restore, (steps[::-1], self.first.earlier)


def _restore(
    steps: list[tuple[State | None, int, int, dict[int, bytes]]],
    earlier: dict[int, npt.NDArray[np.float32]],
) -> Past:
    past: Past | None = None
    for position, player, action, keys in steps:
        past = Past(position, past, player, action)
        past.keys.update(keys)
    assert past is not None
    past.first.earlier.update(earlier)
    return past


def _row(
    player: int, actor: int, action: int, before: State, after: State
) -> npt.NDArray[np.float32]:
    """A step as ``Past.recall`` writes it. It follows from what the player knows before and after
    it alone."""
    row = np.zeros(WIDTH, np.float32)
    players = before.players
    ahead = players if actor == CHANCE else (actor - max(player, 0)) % players
    row[0] = (1 + ahead) / (players + 1)
    if actor == player:
        understood: int | None = action
    else:
        understood = _understood(player, action, before, after)
    if understood is not None:
        row[1], row[2] = understood // _HALF / _PART, understood % _HALF / _PART
        return row
    digest = blake2b(known(after, player).to_bytes(), digest_size=6).digest()
    row[1] = 1.0 + int.from_bytes(digest[:3], "little") / _DIGEST
    row[2] = 1.0 + int.from_bytes(digest[3:], "little") / _DIGEST
    return row


def _understood(player: int, action: int, before: State, after: State) -> int | None:
    """The first step in what ``player`` knew that shows them what this one did; None: none does."""
    if not before.game.info.hidden:
        return action
    world, shown = known(before, player), known(after, player).to_bytes()
    for step in world.steps():
        if known(world.after(step), player).to_bytes() == shown:
            return step
    return None
