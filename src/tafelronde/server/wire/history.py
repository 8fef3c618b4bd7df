"""Server → client: the history of a table: its frames, its scoring, the check of its record."""

from typing import Any

from msgspec import Struct

from .shown import Entry, Telling


class Verified(Struct, frozen=True):
    """GET /api/tables/{id}/verify: whether the record of a finished game is consistent."""

    ok: bool
    decisions: int
    draws: int
    draws_checked: bool
    findings: tuple[str, ...]


class ScoringStage(Struct, frozen=True):
    """A step of the scoring of a finished game."""

    telling: Telling
    """The sentence; ``stage-<code>`` in the game's catalogue."""
    counts: tuple[int, ...]
    """The points of each seat so far."""
    things: tuple[str, ...]
    """The things of the table that are counted here, as tellings name them."""


class Scoring(Struct, frozen=True):
    """GET /api/tables/{id}/scoring: the scoring of a finished game in stages; none where the game
    has no stages, or giving up ended it."""

    stages: tuple[ScoringStage, ...]


class Frame(Struct, frozen=True):
    """GET /api/tables/{id}/replay/{ply}: the table after the first ``ply`` steps."""

    ply: int
    last: int
    """The last ply of the game."""
    player: int
    eye: int
    view: Any
    entry: Entry | None
    """The step that led here."""


class Replay(Struct, frozen=True):
    """GET /api/tables/{id}/replay?since=0&count=50: ``count`` frames from ply ``since`` on."""

    frames: tuple[Frame, ...]
