"""The numbers of an observation, as a game names them: in the order in which its ``observe`` writes
them, in plain Python. ``observation`` reads observations by these names."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Numbers:
    """Numbers of one meaning, float32[shape], each from ``low`` to ``high``."""

    name: str
    meaning: str
    low: float = 0
    high: float = 1
    shape: tuple[int, ...] = ()
    private: bool = False
    """Whether not everybody at the table knows them."""


@dataclass(frozen=True)
class Block:
    """The same fields several times, one time after the other: for each seat, tile or place."""

    name: str
    meaning: str
    shape: int | tuple[int, ...]
    fields: tuple[Numbers, ...]


Encoding = tuple[Numbers | Block, ...]
