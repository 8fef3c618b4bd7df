"""A played game: its setup and an append-only log of actions, chance included."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from ..core.constants import TERMINAL
from ..core.errors import IllegalAction
from ..core.info import OptionValue
from . import ending
from .chance import commitment, derive_key, new_seed
from .errors import MatchError
from .given import Given
from .play import Ply, advance, audit, check_given, open_state
from .setup import BotSeat, Setup, Table

if TYPE_CHECKING:
    from ..core.state import State


class Takeback(NamedTuple):
    """Play was taken back: the log had ``at`` entries, and ``to`` of them stayed."""

    at: int
    to: int


class Match:
    """A match in play or over. Made by ``start``, ``from_log`` or ``record.load_match``.

    After every call a player decides or the game is over: chance is drawn at once. What a match
    knows fits in a few kB.
    """

    __slots__ = ("_key", "_log", "_resigned", "_seed", "_state", "_takebacks", "setup", "table")

    def __init__(
        self,
        setup: Setup,
        table: Table,
        state: State,
        log: Sequence[int],
        seed: bytes | None,
        takebacks: Sequence[Takeback] = (),
        resigned: Sequence[int] = (),
    ) -> None:
        """From parts that belong together; nothing is checked."""
        self.setup = setup
        self.table = table
        self._state = state
        self._log = array("i", log)
        self._seed = seed
        self._key = None if seed is None else derive_key(seed, setup.digest())
        self._takebacks = list(takebacks)
        self._resigned = tuple(sorted(resigned))

    @classmethod
    def start(
        cls,
        game: str,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        names: Sequence[str] | None = None,
        *,
        seed: bytes | None = None,
        nonces: Sequence[bytes | str] = (),
        given: Sequence[int] = (),
        started: datetime | None = None,
        match_id: str = "",
        bots: Mapping[int, BotSeat] | None = None,
    ) -> Match:
        """A new match, dealt, or with the first steps of another one; chance after them is new.
         Without a seed one is drawn; ``started`` is now by default.

        Where nonces are to mean something, the caller has published ``commitment(seed)`` before
        he asked for them. Raises UnknownGame, BadOption, MatchError.
        """
        secret = new_seed() if seed is None else seed
        try:
            promised = commitment(secret)
        except ValueError as error:
            raise MatchError(str(error)) from None
        setup = Setup.of(game, players, options, promised, nonces, Given.of(given))
        table = Table.of(setup.players, names, started, match_id, bots)
        state, opening = open_state(setup, derive_key(secret, setup.digest()), given)
        return cls(setup, table, state, [ply.action for ply in opening], secret)

    @classmethod
    def from_log(
        cls,
        setup: Setup,
        table: Table,
        log: Sequence[int],
        *,
        seed: bytes | None = None,
        takebacks: Sequence[Takeback] = (),
        resigned: Sequence[int] = (),
    ) -> Match:
        """Replay a log. Every step is checked, and with the seed every draw.

        Without the seed the match can be looked at, not played on. Raises MatchError, naming the
        ply.
        """
        if seed is not None and commitment(seed) != setup.commitment:
            raise MatchError("the seed is not the one that was promised by the commitment")
        check_given(setup, log)
        state = setup.new_state()
        key = None if seed is None else derive_key(seed, setup.digest())
        for fault in audit(state, log, key, given=setup.given.steps):
            raise MatchError(f"ply {fault.ply}: {fault.found} ({fault.code}): {fault.expected}")
        match = cls(setup, table, state, log, seed, takebacks)
        if resigned:
            match.resign(*resigned)
        return match

    # ---- what stands ---------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position now, as a copy: changing it leaves the match alone."""
        return self._state.copy()

    @property
    def log(self) -> tuple[int, ...]:
        """All actions so far, chance included; their places are the plies."""
        return tuple(self._log)

    @property
    def ply(self) -> int:
        """How many entries the log has: the ply that comes next."""
        return len(self._log)

    @property
    def current_player(self) -> int:
        """Who decides, or ``TERMINAL``."""
        return TERMINAL if self._resigned else self._state.current_player

    @property
    def is_over(self) -> bool:
        """Whether it has ended, by the rules or because players gave up."""
        return self._state.is_terminal or bool(self._resigned)

    @property
    def resigned(self) -> tuple[int, ...]:
        """Who gave up, ascending; empty where the match runs or ended by the rules."""
        return self._resigned

    def returns(self) -> list[float]:
        """Every player's result, −1 … 1; zeros before the end."""
        return ending.returns(self._state, self._resigned)

    def winners(self) -> list[int]:
        """The players with the best result; empty before the end."""
        return ending.winners(self._state, self._resigned)

    @property
    def takebacks(self) -> tuple[Takeback, ...]:
        """All takebacks so far, in their order."""
        return tuple(self._takebacks)

    @property
    def seed(self) -> bytes | None:
        """The seed once the match is over (or None where it was never known): to be shown."""
        return self._seed if self.is_over else None

    @property
    def secret_seed(self) -> bytes | None:
        """The seed at any time. Whoever sees it before the end can foresee all chance."""
        return self._seed

    def state_at(self, ply: int) -> State:
        """The position after the first ``ply`` entries of the log. Raises MatchError."""
        if not 0 <= ply <= len(self._log):
            raise MatchError(f"no ply {ply}; this match has 0 to {len(self._log)}")
        state = self.setup.new_state()
        state.replay(self._log[:ply])
        return state

    def plies(self) -> list[Ply]:
        """The log with who acted."""
        state = self.setup.new_state()
        plies: list[Ply] = []
        for number, action in enumerate(self._log):
            plies.append(Ply(number, state.current_player, action))
            state.apply(action)
        return plies

    # ---- what can be done ----------------------------------------------------------------------

    def play(self, action: int | str) -> list[Ply]:
        """Play a decision, given as int or text, and draw what follows; the new entries.

        Raises InvalidAction, IllegalAction (nothing has changed then), MatchError without seed.
        """
        if self._key is None:
            raise MatchError("this match cannot be played on here: its seed is not known")
        if self._resigned:
            text = action if isinstance(action, str) else self._state.format(action)
            raise IllegalAction(text, "game-over", "")
        plies = advance(self._state, action, self._key, len(self._log))
        self._log.extend(ply.action for ply in plies)
        return plies

    def resign(self, *players: int) -> None:
        """End the match: these players give up, and the others share the victory.

        At a table of three or more a game usually goes on without who leaves; name all who gave
        up by the time when the match ends. Raises MatchError when it is over, or nobody is left.
        """
        if self.is_over:
            raise MatchError("this match is over")
        try:
            ending.check_resigned(self.setup.players, players)
        except ValueError as error:
            raise MatchError(str(error)) from None
        self._resigned = tuple(sorted(players))

    def undo(self, player: int | None = None) -> list[Ply]:
        """Take back to the last decision of ``player`` (None: of anybody), so that he decides
        anew; the entries taken back. Raises MatchError when there is none."""
        plies = self.plies()
        for ply in reversed(plies):
            if ply.number < self.setup.given.steps:
                break
            if ply.player >= 0 and player in (None, ply.player):
                self.take_back(ply.number)
                return plies[ply.number :]
        raise MatchError("there is no decision to take back")

    def take_back(self, to: int) -> None:
        """Cut the log to ``to`` entries, after which a player must decide; marked for the record.

        Chance follows from the ply: what was drawn at a ply is drawn there again if the choice is
        among the same outcomes. So a takeback over a draw shows a player the future. For a
        friendly match; whoever allows it where it matters asks the others first. Who had resigned
        is back.
        """
        if not self.setup.given.steps <= to < len(self._log):
            raise MatchError(f"cannot take back to ply {to}; this match has {len(self._log)}")
        state = self.state_at(to)
        if state.is_chance:
            raise MatchError(f"cannot take back to ply {to}: nobody decides there")
        self._takebacks.append(Takeback(len(self._log), to))
        self._state = state
        self._resigned = ()
        del self._log[to:]

    def __repr__(self) -> str:
        return f"<Match of {self.setup.game}: ply {self.ply}{', over' if self.is_over else ''}>"
