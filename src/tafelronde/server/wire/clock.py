"""The time that players have: as somebody plans it, and as it stands at a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict

from ...match import clock
from .bounds import Request

Pace = Literal["live", "days"]
"""``live``: people sit at the table together; ``days``: each of them comes by when they like."""
OutOfTime = Literal["bot", "resign"]
"""What happens to who has no time left: a bot plays to the end for them, or they give up."""

MAX_BANK = 6 * 3600
MAX_RESERVE = 30 * 86_400
MAX_INCREMENT = 600
MAX_DAYS = 30


class TimeControl(clock.TimeControl, Request, frozen=True):
    """The time of every person at a table; bots have as much as they need.

    ``live``: each has ``bank`` seconds for the whole game, and gets ``increment`` seconds after
    each of their decisions. ``days``: each decision may take so many ``days``; what it takes beyond
    them comes out of the ``bank``, which is for the whole game.

    A bank has 1 to 21,600 seconds for ``live``, 0 to 2,592,000 (30 days) for ``days``; an increment
    0 to 600 seconds; ``days`` are 1 to 30.
    """

    # Stricter than what is stored: only known words and no other field may be sent. Who does not
    # say what follows at the end of their time resigns; in old rows a bot plays on.

    kind: Pace
    out: OutOfTime = "resign"
    """In a rated game always ``resign``."""

    def fault(self) -> tuple[str, str] | None:
        """The field with which no new table is made, and why; None where nothing is wrong."""
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
    """The time that somebody asked for, as it is played and stored."""
    return None if time is None else clock.TimeControl(**asdict(time))


def sent_time(time: clock.TimeControl | None) -> TimeControl | None:
    """The time that people have, as it is sent."""
    return None if time is None else TimeControl(**asdict(time))


class Missing(Struct, frozen=True):
    """The player to decide may be missing, where there are no clocks: when the others may remind
    them (``nudge``) and need not wait any more (``go-on``), if nothing happens before."""

    seat: int
    nudge: float
    """From when they may be reminded, once, by the server's clock."""
    bot: float
    """From when a bot may sit in for them; 0: never."""
    end: float
    """From when they may be taken out of the game."""


class Clocks(Struct, frozen=True):
    """How much time everybody has left. Nothing is sent while a clock runs: who has its time, at
    ``now``, has ``due - now`` seconds. That is more than ``left`` says while their clock stands, as
    on a vacation in a game by days."""

    left: tuple[float, ...]
    """Seconds of each seat; of one whose clock runs, when this decision began."""
    running: int
    """The seat whose clock runs; −1: none does."""
    due: float
    """When the time of that seat will be out, by the server's clock; 0: none runs."""
    paused: bool
    asked: tuple[int, ...]
    """The seats that would like a pause."""
    resumed: int
    """The seat that has ended a pause since the last decision; −1: none."""
