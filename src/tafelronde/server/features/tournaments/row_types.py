"""The rows of a tournament as types: the tournament, its players, its rounds."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from ....match.clock import TimeControl
from ....tournament import Kind, Round, Rules
from ...base.stored import read_stored
from ...wire.shown import Standing

Status = Literal["open", "running", "over", "off"]
Spot = tuple[float, str]
"""A place in a list of tournaments: the time of the last change, and the id."""
FIRST: Spot = 1e18, ""
"""The place before all tournaments."""


class StoredSetup(Struct, frozen=True):
    """The setup of a tournament. It is written once and kept for ever, so its fields follow the
    rules of ``stored_card``."""

    game: str
    options: dict[str, bool | int | str]
    kind: Kind
    size: int
    least: int
    """The smallest number of players that the game allows."""
    rounds: int
    advance: int
    shared: bool
    streaks: bool
    minutes: int
    """The length of an arena."""
    bound: int
    """Seconds that a table may take."""
    fill: int
    """Bots join at the beginning until the tournament has so many players."""
    level: str
    """The level of those bots."""
    rated: bool = False
    time: TimeControl | None = None
    days: int = 0
    """The days of each round of a league by the calendar; 0 for all other tournaments."""
    walkovers: bool = False
    """Whether players who leave give walkovers (``Rules.walkovers``)."""

    @property
    def rules(self) -> Rules:
        return Rules(
            self.kind, self.size, self.rounds, self.advance, self.least, self.shared, self.streaks,
            walkovers=self.walkovers,
        )  # fmt: skip


class StoredPlan(Struct, frozen=True):
    """The pairing of a round."""

    present: tuple[int, ...]
    boards: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()
    deal: str = ""
    order: tuple[int, ...] = ()
    apart: tuple[tuple[int, int], ...] = ()
    acts: int = 0
    third: bool = False


class StoredResult(Struct, frozen=True):
    returns: tuple[float, ...]
    scores: tuple[float, ...]
    gave_up: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()


class Row(NamedTuple):
    """A tournament."""

    id: str
    name: str
    user: str
    """The user who made the tournament."""
    public: bool
    status: Status
    created: float
    starts: float
    """When the tournament is to begin, in seconds since 1970; 0: when its maker begins it."""
    begun: float
    ended: float
    changed: float
    setup: StoredSetup
    seed: bytes
    seq: int


class Player(NamedTuple):
    """A player of a tournament."""

    number: int
    user: str
    """The user; '' for a bot."""
    name: str
    level: str
    character: str
    gone: float
    """When the player left the tournament; 0: they still play."""
    account: bool = False
    """Whether the user has an account."""

    @property
    def standing(self) -> Standing:
        """The standing of the person; '' for a bot."""
        return "" if not self.user else "account" if self.account else "guest"


class RoundRow(NamedTuple):
    """A round, with the results that are known so far."""

    number: int
    closed: float
    round: Round
    untils: tuple[float, ...]
    """The time bound of each table; 0 where none is stored yet."""
    made: tuple[bool, ...]
    """Whether each table exists."""

    def table(self, at: int) -> str:
        """The id of a table as readers are told it; '' while or since it cannot be watched."""
        return self.round.boards[at].table if self.made[at] else ""


class Listed(NamedTuple):
    """A tournament in a list."""

    row: Row
    players: int
    rounds: int
    """The number of rounds that have begun."""
    mine: bool


COLUMNS = (
    "t.id, t.name, t.user_id, t.public, t.status, t.created, t.starts, t.begun, t.ended,"
    " t.changed, t.setup, t.seed, t.seq"
)
"""The columns of ``t``, a row of ``tournaments``, as ``row_of`` reads them."""
_setups = msgspec.json.Decoder(StoredSetup)


def row_of(values: Sequence[Any]) -> Row:
    """The tournament in these columns; values after them are ignored. Raises Refusal where a newer
    version has stored it."""
    fields = list[Any](values[:13])
    fields[3] = bool(fields[3])
    fields[10] = read_stored(_setups, fields[10])
    fields[11] = bytes(fields[11])
    return Row(*fields)
