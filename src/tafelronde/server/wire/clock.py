"""The time that players have: as a new table asks for it, and as it stands at a table."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict

from ...match import clock
from .bounds import Request

Pace = Literal["live", "days"]
"""``live``: people sit at the table together; ``days``: each comes when they like."""
OutOfTime = Literal["bot", "resign", "stand-in"]
"""The consequence for a player without time: a bot plays to the end for them, who have lost; they
give up; or a bot sits in until they are back, and from then on no clock runs for them (in a
tournament as ``bot``)."""

MAX_BANK = 6 * 3600
MAX_RESERVE = 30 * 86_400
MAX_INCREMENT = 600
MAX_DAYS = 30


class TimeControl(clock.TimeControl, Request, frozen=True):
    """The time of every person at a table; bots have as much as they need.

    ``live``: each has ``bank`` seconds for the whole game, and gets ``increment`` seconds after
    each of their decisions. ``days``: each decision may take ``days`` days; a longer one takes the
    rest out of the ``bank``, which is for the whole game.

    A bank has 1 to 21,600 seconds for ``live``, 0 to 2,592,000 (30 days) for ``days``; an increment
    0 to 600 seconds; ``days`` are 1 to 30.
    """

    # Stricter than the stored struct: only known words and no other field may be sent. Without
    # ``out`` a player who runs out of time resigns here; in old rows a bot plays on.

    kind: Pace
    out: OutOfTime = "resign"
    """The consequence at the end of a player's time; in a rated game always ``resign``."""

    def fault(self) -> tuple[str, str] | None:
        """The first field that is out of bounds, and why; None where all are right."""
        live = self.kind == "live"
        bounds = {
            "bank": (1, MAX_BANK) if live else (0, MAX_RESERVE),
            "increment": (0, MAX_INCREMENT) if live else (0, 0),
            "days": (0, 0) if live else (1, MAX_DAYS),
        }
        for field, (least, most) in bounds.items():
            if not least <= getattr(self, field) <= most:
                span = f"{least} to {most}" if most else "0"
                return f"time.{field}", f"must be {span} where the kind is {self.kind}"
        return None


def asked_time(time: TimeControl | None) -> clock.TimeControl | None:
    """A sent time as it is played and stored."""
    return None if time is None else clock.TimeControl(**asdict(time))


def sent_time(time: clock.TimeControl | None) -> TimeControl | None:
    """A stored time as it is sent."""
    return None if time is None else TimeControl(**asdict(time))


class Missing(Struct, frozen=True):
    """At a table without clocks: from when on the others may remind the player to act (``nudge``),
    and may go on without them (``go-on``), if nothing happens before. Times are the server's."""

    seat: int
    nudge: float
    """The time from which on they may be reminded, once."""
    bot: float
    """The time from which on a bot may sit in for them; 0: never."""
    end: float
    """The time from which on they may be taken out of the game; 0: never, among friends (at a
    private table that is not rated)."""


class Clocks(Struct, frozen=True):
    """The time that each seat has left. Nothing is sent while a clock runs: at the time ``now`` the
    player whose clock runs has ``due - now`` seconds. That is more than ``left`` says while the
    clock stands, as during a vacation in a game by days."""

    left: tuple[float, ...]
    """Seconds of each seat; for the seat whose clock runs, at the begin of this decision."""
    running: int
    """The seat whose clock runs; −1: none does."""
    due: float
    """When the time of that seat will be out, by the server's clock; 0: none runs."""
    paused: bool
    asked: tuple[int, ...]
    """The seats that have asked for a pause."""
    resumed: int
    """The seat that has ended a pause since the last decision; −1: none."""
