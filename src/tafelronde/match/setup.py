"""Agreements before the first step: ``Setup``, the game and its chance; ``Seating``, the
players."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from ..core.facts.errors import BadOption
from ..core.facts.info import OptionValue
from ..core.facts.lru import LruCache
from ..core.objects import registry
from .errors import OtherRules
from .given import NOTHING, Given
from .text import format_option, is_encodable, quote, quote_bytes

if TYPE_CHECKING:
    from ..core.objects.state import State

MAX_NAME = 200
"""Characters in a seat's name."""

MAX_NONCES = 1000
"""The most that a setup may hold."""
MAX_NONCE = 1000
"""Bytes in a nonce."""

TIME_FORMAT = "%Y-%m-%dT%H:%M:%SZ"
"""The format of times in records: UTC, to the second."""
_BEGINNINGS: LruCache[tuple[object, ...], bytes] = LruCache(256)
"""States before the first step. (To make one, a game may have to read a whole board.)"""
_GAME = re.compile(r"[a-z0-9_-]{1,64}")
_LABEL = re.compile(r"[a-z0-9_-]{1,32}")
_BOT = re.compile(r"[!-~]{1,400}")
_MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def section_digest(section: str, lines: Sequence[str]) -> bytes:
    """SHA-256 of a section of a record: its heading and its lines, in UTF-8, each ended by LF.

    Examples:
        >>> section_digest("result", ["status: running"]).hex()[:16]
        'b8226e3caf472eb5'
    """
    text = "".join(f"{line}\n" for line in (f"[{section}]", *lines))
    return hashlib.sha256(text.encode()).digest()


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that the chance of a match depends on, and nothing else. Made by ``Setup.of``.

    Examples:
        >>> setup = Setup.of("rosenkoenig", None, None, commitment=bytes(32), nonces=["roses"])
        >>> for line in setup.lines():
        ...     print(line)
        game: rosenkoenig
        rules: 1
        players: 2
        commitment: 0000000000000000000000000000000000000000000000000000000000000000
        nonce: "roses"
        >>> setup.labels()
        ('red', 'white')
    """

    game: str
    rules: int
    """The version of the game's rules."""
    players: int
    options: Mapping[str, OptionValue]
    """Every option of the game, in its order, defaults filled in."""
    commitment: bytes
    nonces: tuple[bytes, ...] = ()
    given: Given = NOTHING
    """The first steps, where the match goes on from the middle of another match."""

    @classmethod
    def of(
        cls,
        game: str,
        players: int | None,
        options: Mapping[str, OptionValue] | None,
        commitment: bytes,
        nonces: Sequence[bytes | str] = (),
        given: Given = NOTHING,
    ) -> Setup:
        """The setup of a new match by the rules that this program has.

        ``players`` is by default the smallest number that the game allows; missing ``options`` have
        their defaults; ``commitment`` has 32 bytes; nonces that are text become their UTF-8. Raises
        UnknownGame, BadOption.
        """
        info = registry.info(game)
        if not _GAME.fullmatch(game):
            raise BadOption("game", game, "a name of small letters, digits, _ and -")
        count = info.min_players if players is None else players
        info.check_players(count)
        info.refuse_exercise(options or {})
        settled = info.settle_options(count, options or {})
        if len(commitment) != 32:
            raise BadOption("commitment", commitment.hex(), "32 bytes")
        settled_nonces = tuple(_nonce(nonce) for nonce in nonces)
        if len(settled_nonces) > MAX_NONCES:
            raise BadOption("nonces", len(settled_nonces), f"at most {MAX_NONCES}")
        return cls(game, info.rules_version, count, settled, commitment, settled_nonces, given)

    def lines(self) -> list[str]:
        """The section ``[setup]`` of a record."""
        return [
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"players: {self.players}",
            *(line for name in self.options for line in self.option_lines(name)),
            *([f"given: {self.given.steps} {self.given.digest.hex()}"] if self.given.steps else []),
            f"commitment: {self.commitment.hex()}",
            *(f"nonce: {quote_bytes(nonce)}" for nonce in self.nonces),
        ]

    def option_lines(self, name: str) -> list[str]:
        """The lines of an option in a record; a data set has a second one with its SHA-256."""
        value = self.options[name]
        lines = [f"option {name}: {format_option(value)}"]
        option = next(o for o in registry.info(self.game).options if o.name == name)
        if option.data is not None:
            lines.append(f"sha256 {name}: {option.data.digest(str(value))}")
        return lines

    def digest(self) -> bytes:
        """The digest of the record's section ``[setup]``, 32 bytes; chance depends on it."""
        return section_digest("setup", self.lines())

    def labels(self) -> tuple[str, ...]:
        """The seats' names in a record: their colours, or ``player-1`` … where those do not
        serve."""
        colours = registry.info(self.game).colours_at(self.players, self.options)
        usable = all(_LABEL.fullmatch(colour) and colour != "chance" for colour in colours)
        if usable and len(set(colours)) == self.players:
            return colours
        return tuple(f"player-{seat + 1}" for seat in range(self.players))

    def new_state(self) -> State:
        """The state before the first step. Raises OtherRules."""
        self.check_rules()
        game = registry.load(self.game)
        key = game, self.players, *self.options.items()
        return game.from_bytes(
            _BEGINNINGS.get(key, lambda: game.new(self.players, **self.options).to_bytes())
        )

    def check_rules(self) -> None:
        """Raise OtherRules unless this program has the version of the rules."""
        today = registry.info(self.game).rules_version
        if self.rules != today:
            raise OtherRules(self.game, self.rules, today)


def _nonce(nonce: bytes | str) -> bytes:
    if isinstance(nonce, str) and not is_encodable(nonce):
        raise BadOption("nonces", nonce, "text that UTF-8 can hold")
    data = nonce.encode() if isinstance(nonce, str) else bytes(nonce)
    if len(data) > MAX_NONCE:
        raise BadOption("nonces", f"{len(data)} bytes", f"at most {MAX_NONCE} bytes each")
    return data


class BotSeat(NamedTuple):
    """The bot that plays a seat."""

    level: str
    """The bot that was asked for: a level, or a kind with settings (``mcts:simulations=200``).
    """
    plays: str = ""
    """The kind of bot with all its settings; '' where ``level`` says it already."""


class Later(NamedTuple):
    """Somebody decides for a seat from a ply on, in the place of whoever did before."""

    ply: int
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Seating:
    """The players, and the time of the start: they may change without changing the game."""

    names: tuple[str, ...]
    """One for each seat, at most 200 characters; '' where nobody has a name."""
    started: str
    """UTC, ``2026-11-21T18:05:00Z``."""
    match_id: str = ""
    bots: Mapping[int, BotSeat] = field(default_factory=dict[int, BotSeat])
    """The bots by seat; also a bot that took over for a person who left."""
    later: tuple[Later, ...] = ()
    """The players who took seats over since, in the order of the plies."""

    @classmethod
    def of(
        cls,
        players: int,
        names: Sequence[str] | None = None,
        started: datetime | None = None,
        match_id: str = "",
        bots: Mapping[int, BotSeat] | None = None,
        later: Sequence[Later] = (),
    ) -> Seating:
        """The table of a match for so many players; it starts now by default. Raises BadOption."""
        seats = tuple(names) if names is not None else ("",) * players
        if len(seats) != players:
            raise BadOption("names", len(seats), f"one for each of the {players} seats")
        for name in (*seats, *(one.name for one in later)):
            if len(name) > MAX_NAME or not is_encodable(name):
                raise BadOption("names", name, f"at most {MAX_NAME} characters of Unicode text")
        if match_id and not _MATCH_ID.fullmatch(match_id):
            raise BadOption("match_id", match_id, "1 to 64 letters, digits, _ and -")
        time = (started or datetime.now(UTC)).astimezone(UTC)
        if time.year < 1000:
            raise BadOption("started", str(time), "a year of four digits")
        seated = dict(sorted((bots or {}).items()))
        for seat, bot in seated.items():
            if not 0 <= seat < players or not all(map(_BOT.fullmatch, filter(None, bot))):
                raise BadOption("bots", f"{seat}: {bot}", "a seat, and visible ASCII, no blanks")
            if not bot.level:
                raise BadOption("bots", f"{seat}: {bot}", "a level")
        for one, after in pairwise((Later(0, 0, ""), *later)):
            if not 0 <= after.seat < players or after.ply < one.ply:
                raise BadOption("later", f"{after.ply} {after.seat}", "seats, in their order")
        return cls(seats, time.strftime(TIME_FORMAT), match_id, seated, tuple(later))

    def name_at(self, seat: int, ply: int) -> str:
        """The name of the player who decides for a seat at this ply.

        Examples:
            >>> seating = Seating.of(2, ["Ada", "Ben"], later=[Later(30, 1, "Cleo")])
            >>> seating.name_at(1, ply=29), seating.name_at(1, ply=30)
            ('Ben', 'Cleo')
        """
        later = (one.name for one in reversed(self.later) if one.seat == seat and one.ply <= ply)
        return next(later, self.names[seat])

    def cut(self, ply: int) -> Seating:
        """The table where the match has been taken back to so many plies."""
        later = (one._replace(ply=min(one.ply, ply)) for one in self.later)
        return replace(self, later=tuple(later))

    def lines(self, labels: Sequence[str]) -> list[str]:
        """The section ``[table]`` of a record."""
        return [
            *([f"match: {self.match_id}"] if self.match_id else []),
            f"started: {self.started}",
            *(
                f"seat {seat + 1} {label}: {quote(name)}"
                for seat, (label, name) in enumerate(zip(labels, self.names, strict=True))
            ),
            *(
                f"bot {seat + 1} {labels[seat]}: {' '.join(filter(None, bot))}"
                for seat, bot in self.bots.items()
            ),
            *(f"from ply {one.ply} {labels[one.seat]}: {quote(one.name)}" for one in self.later),
        ]
