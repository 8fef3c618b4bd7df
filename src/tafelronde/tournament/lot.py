"""The lot: everything that chance decides in a tournament follows from its seed."""

import hashlib
import hmac
from collections.abc import Iterable

_LABEL = b"tafelronde tournament 1"


def ticket(seed: bytes, *what: str | int) -> int:
    """The number (256 bits) that the lot draws for this purpose."""
    return int.from_bytes(_drawn(seed, *what))


def shuffled(seed: bytes, what: str, numbers: Iterable[int]) -> list[int]:
    """These players in the order of the lot, whatever order they are given in."""
    return sorted(numbers, key=lambda number: (ticket(seed, what, number), number))


def deal_seed(seed: bytes, round: int) -> bytes:
    """The seed of the deal that all tables of a round play; the first round is 1. It reveals
    nothing about the tournament's seed or other deals."""
    return _drawn(seed, "deal", round)


def _drawn(seed: bytes, *what: str | int) -> bytes:
    parts = (_LABEL, *(str(part).encode() for part in what))
    return hmac.new(seed, b"\0".join(parts), hashlib.sha256).digest()
