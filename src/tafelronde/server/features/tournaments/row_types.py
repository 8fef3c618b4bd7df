"""What a tournament is in the database: its row, its players, its rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, cast

import msgspec
from msgspec import Struct

from ....match.clock import TimeControl
from ....tournament import Kind, Round, Rules
from ...storage.store import Value

Status = Literal["open", "running", "over", "off"]
Spot = tuple[float, str]
"""A place in a list: when it changed, and its id."""
FIRST: Spot = 1e18, ""
"""Before all others."""


class StoredSetup(Struct, frozen=True):
    """How a tournament is played, written once. As ``stored_card`` says, rows are kept for ever."""

    game: str
    options: dict[str, bool | int | str]
    kind: Kind
    size: int
    least: int
    """The fewest players of the game."""
    rounds: int
    advance: int
    shared: bool
    streaks: bool
    minutes: int
    """The length of an arena."""
    bound: int
    """Seconds that a table may take."""
    fill: int
    """When it begins, bots join until there are so many players."""
    level: str
    """Theirs."""
    rated: bool = False
    time: TimeControl | None = None
    days: int = 0
    """Of a league by the calendar: how long each round takes; 0."""

    @property
    def rules(self) -> Rules:
        return Rules(
            self.kind, self.size, self.rounds, self.advance, self.least, self.shared, self.streaks
        )


class StoredPlan(Struct, frozen=True):
    """How a round was paired."""

    present: tuple[int, ...]
    boards: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()
    deal: str = ""
    order: tuple[int, ...] = ()
    apart: tuple[tuple[int, int], ...] = ()


class StoredResult(Struct, frozen=True):
    returns: tuple[float, ...]
    scores: tuple[float, ...]
    gave_up: tuple[int, ...] = ()


class Row(NamedTuple):
    """A tournament."""

    id: str
    name: str
    user: str
    """Who made it."""
    public: bool
    status: Status
    created: float
    starts: float
    """When it is to begin, in seconds since 1970; 0: when who made it says so."""
    begun: float
    ended: float
    changed: float
    setup: StoredSetup
    seed: bytes
    seq: int


class Player(NamedTuple):
    """Somebody who plays in it."""

    number: int
    user: str
    """'': a bot."""
    name: str
    level: str
    character: str
    gone: float
    """Since when they play no more; 0: they do."""


class RoundRow(NamedTuple):
    """A round, as far as its results are known."""

    number: int
    closed: float
    round: Round
    untils: tuple[float, ...]
    """The time bound of each table; 0 where it is not noted yet."""


class Listed(NamedTuple):
    """A tournament in a list."""

    row: Row
    players: int
    rounds: int
    """So many have begun."""
    mine: bool


COLUMNS = (
    "t.id, t.name, t.user_id, t.public, t.status, t.created, t.starts, t.begun, t.ended,"
    " t.changed, t.setup, t.seed, t.seq"
)
"""The columns of ``t``, a row of ``tournaments``, as ``row_of`` reads them."""
_setups = msgspec.json.Decoder(StoredSetup)


def row_of(values: Sequence[Value]) -> Row:
    """The tournament that these columns tell of; what follows them is passed over."""
    told = cast("list[object]", list(values[:13]))
    told[3] = bool(told[3])
    told[10] = _setups.decode(cast("str", told[10]))
    told[11] = bytes(cast("bytes", told[11]))
    return Row(*told)  # pyright: ignore[reportArgumentType]
