"""Chance that anyone can check when the match is over, as docs/record.md specifies it.

The host of a match draws a seed and publishes its ``commitment``; only then do the players add
their nonces. So nobody can choose the outcomes: the commitment binds the host, and the players do
not know the seed. All outcomes follow from the ply and a key made of seed, nonces and setup
(HMAC-SHA256, RFC 2104). When the seed is published, everybody can compute them again.

The outcomes do not depend on what is played: no choice of moves changes what is drawn at a ply, and
a ply that is taken back and played again draws from the same numbers.
"""

from __future__ import annotations

import functools
import hashlib
import hmac
import secrets
import struct
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..core.objects.state import State

SEED_BYTES = 32
"""The length of a match's seed."""
WORD_BITS = 32
"""The bits of the stream that one try of a draw takes."""
MAX_TOTAL = 1 << WORD_BITS
"""The greatest sum of weights that one word can decide."""

# Each use of the hash has a prefix of its own, so that no value of one serves as another's.
_SEED = b"tafelronde seed 1\0"
_NUMBER = b"tafelronde number 1\0"
_KEY = b"tafelronde key 1\0"
_DRAW = b"tafelronde draw 1\0"
_BOT = b"tafelronde bot 1\0"


def new_seed() -> bytes:
    """32 bytes from the operating system's secure generator."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_number(number: int) -> bytes:
    """A seed for repeatable matches (``--seed 7``). Anyone can guess it: not for real ones.

    Examples:
        >>> seed_from_number(7).hex()[:16]
        '0f6decba6fe53d6b'
    """
    return hashlib.sha256(_NUMBER + str(number).encode()).digest()


def commitment(seed: bytes) -> bytes:
    """The hash of the seed, 32 bytes, which is published before anybody adds a nonce.

    Raises ValueError for a seed of another length than 32 bytes.

    Examples:
        >>> commitment(seed_from_number(7)).hex()[:16]
        '5ad8cf4b1ebde9da'
        >>> commitment(b"a king")
        Traceback (most recent call last):
            ...
        ValueError: a seed has 32 bytes, not 6
    """
    _check_seed(seed)
    return hashlib.sha256(_SEED + seed).digest()


def derive_key(seed: bytes, setup_digest: bytes) -> bytes:
    """The key of all draws of a match, 32 bytes.

    ``setup_digest`` is ``Setup.digest()``: it covers the game, the version of its rules, the number
    of players, the options, the commitment and all nonces. Raises ValueError as ``commitment``
    does.
    """
    _check_seed(seed)
    return hmac.digest(seed, _KEY + setup_digest, "sha256")


def draw(key: bytes, ply: int, weights: Sequence[int]) -> int:
    """The index of the outcome that is drawn at this ply, with exactly these odds.

    ``weights`` are whole numbers from 1, whose sum is at most 2**32. Raises ValueError.

    Examples:
        Outcome 1 has three chances in four; the same key and ply give the same outcome:

        >>> key = derive_key(seed_from_number(7), setup_digest=bytes(32))
        >>> [draw(key, ply, [1, 3]) for ply in range(12)]
        [0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]
        >>> draw(key, 0, [1, 0])
        Traceback (most recent call last):
            ...
        ValueError: weights must be 1 or more, and 4294967296 at most together
    """
    total = sum(weights)
    if not weights or min(weights) < 1 or total > MAX_TOTAL:
        raise ValueError(f"weights must be 1 or more, and {MAX_TOTAL} at most together")
    ticket = _ticket(_words(key, ply), total)
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise AssertionError("the ticket is below the sum")


def bot_numbers(key: bytes, ply: int) -> tuple[int, int]:
    """The numbers of a bot that must decide alike in every match with this key: for this ply, how
    it imagines what it may not know (63 bits), and its own seed (31 bits)."""
    block = hmac.digest(key, _BOT + ply.to_bytes(4, "big"), "sha256")
    return int.from_bytes(block[:8], "big") >> 1, int.from_bytes(block[8:12], "big") >> 1


def draw_chance(state: State, key: bytes, ply: int) -> list[int]:
    """Draw and apply outcomes until a player is to act or the game is over; returns them.

    ``ply`` is the number of the first of them. The state changes in place.
    """
    drawn: list[int] = []
    while state.is_chance:
        outcome = next_outcome(state, key, ply + len(drawn))
        state.apply_known(outcome)
        drawn.append(outcome)
    return drawn


def next_outcome(state: State, key: bytes, ply: int) -> int:
    """The outcome that is drawn at this ply in a state where chance acts; the state stays.

    Examples:
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> key = derive_key(seed_from_number(7), setup_digest=bytes(32))
        >>> outcome = next_outcome(state, key, ply=0)
        >>> state.format(outcome), state.is_chance
        ('+NE1', True)
        >>> drawn = draw_chance(state, key, ply=0)
        >>> drawn[0] == outcome, len(drawn), state.is_chance
        (True, 10, False)
    """
    outcomes = state.chance_outcomes()
    return outcomes[draw(key, ply, [weight for _, weight in outcomes])][0]


def _check_seed(seed: bytes) -> None:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")


def _words(key: bytes, ply: int) -> Iterator[int]:
    """The 32-bit numbers of a ply, eight from each block, without end."""
    for counter in count():
        block = _keyed(key).copy()
        block.update(_DRAW + ply.to_bytes(4, "big") + counter.to_bytes(4, "big"))
        yield from struct.unpack(">8I", block.digest())


@functools.lru_cache(maxsize=4096)
def _keyed(key: bytes) -> hmac.HMAC:
    """To be copied. (Finding the hash function by its name takes longer than a digest.)"""
    return hmac.new(key, digestmod="sha256")


def _ticket(words: Iterable[int], total: int) -> int:
    """A number 0 … total−1: the first word whose top bits are below ``total``.

    As many bits are taken as ``total − 1`` has. Each number comes from equally many words and the
    others are passed over, so that all numbers are equally likely, exactly.
    """
    bits = (total - 1).bit_length()
    for word in words:
        ticket = word >> (WORD_BITS - bits)
        if ticket < total:
            return ticket
    raise AssertionError("the words have no end")
