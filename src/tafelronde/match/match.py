"""A match as one object: its setup, and an append-only log of actions, chance included."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from ..core.facts.constants import TERMINAL
from ..core.facts.errors import IllegalAction
from ..core.facts.info import OptionValue
from . import ending
from .account import Account, account_of
from .chance import commitment, derive_key, new_seed
from .course import Course, Takeback
from .errors import MatchError
from .given import Given
from .outcome import GaveUp, winning
from .play import Ply, audit, check_given, open_state
from .setup import BotSeat, Seating, Setup
from .timing import Timing

if TYPE_CHECKING:
    from ..core.objects.state import State


class Match:
    """A match, running or over. Made by ``start``, ``from_log`` or ``record.load_match``.

    Chance is drawn at once: after every call either a player is to decide or the game is over.

    Examples:
        >>> from tafelronde.match.chance import seed_from_number
        >>> match = Match.start("rosenkoenig", names=["Ada", "Ben"], seed=seed_from_number(7))
        >>> match
        <Match of rosenkoenig: ply 10>
        >>> match.play("N2")  # a ply: its number, who acted, the action
        [Ply(number=10, player=0, action=1)]
        >>> match.play("N9")
        Traceback (most recent call last):
            ...
        InvalidAction: 'N9' is no action; expected a card (NE2), a card with a hero (NE2*), ...
        >>> match.take_back(10)
        >>> match.ply, match.takebacks
        (10, (Takeback(at=11, to=10),))
        >>> match.resign(1)
        >>> match.is_over, match.winners(), match.returns()
        (True, [0], [1.0, -1.0])
    """

    __slots__ = ("_course", "_key", "_resigned", "_seed", "gone", "table", "timing")

    def __init__(
        self,
        setup: Setup,
        table: Seating,
        state: State,
        log: Sequence[int],
        seed: bytes | None,
        takebacks: Sequence[Takeback] = (),
        resigned: Sequence[int] = (),
        timing: Timing | None = None,
        gone: Sequence[int] = (),
    ) -> None:
        """Put a match together from parts that fit each other; nothing is checked."""
        self.table = table
        self.timing = timing
        """The players' time, where they had a clock."""
        self.gone = tuple(sorted(gone))
        """The seats that gave up without ending the match: somebody else played on for them."""
        self._course = Course(setup, log, takebacks, state)
        self._seed = seed
        self._key = None if seed is None else derive_key(seed, setup.digest())
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
        """Begin a match: deal, or play the steps that are given.

        ``players`` is by default the smallest number that the game allows, ``options`` missing here
        have their defaults, ``names`` has one entry for each seat. ``seed`` (32 bytes) is drawn
        when missing. ``nonces`` are the players' random numbers; they only make chance fairer if
        ``commitment(seed)`` was published before the players chose them. ``given`` are first steps
        from another match; chance after them is new. ``started`` is now by default. ``bots`` says
        which seats bots play.

        Raises UnknownGame; BadOption; MatchError for a seed of another length; InvalidAction or
        IllegalAction for given steps that cannot be played.

        Examples:
            >>> Match.start("rosenkoenig", seed=b"too short")
            Traceback (most recent call last):
                ...
            MatchError: a seed has 32 bytes, not 9
        """
        secret = new_seed() if seed is None else seed
        try:
            promised = commitment(secret)
        except ValueError as error:
            raise MatchError(str(error)) from None
        setup = Setup.of(game, players, options, promised, nonces, Given.of(given))
        table = Seating.of(setup.players, names, started, match_id, bots)
        state, opening = open_state(setup, derive_key(secret, setup.digest()), given)
        return cls(setup, table, state, [ply.action for ply in opening], secret)

    @classmethod
    def from_log(
        cls,
        setup: Setup,
        table: Seating,
        log: Sequence[int],
        *,
        seed: bytes | None = None,
        takebacks: Sequence[Takeback] = (),
        resigned: Sequence[int] = (),
        timing: Timing | None = None,
        gone: Sequence[int] = (),
    ) -> Match:
        """Make a match from its log. Every step is checked, and with the seed every draw.

        Without the seed the match can be looked at, but not played on. Raises MatchError, which
        names the ply that is wrong.
        """
        if seed is not None and commitment(seed) != setup.commitment:
            raise MatchError("the seed is not the one that was promised by the commitment")
        check_given(setup, log)
        state = setup.new_state()
        key = None if seed is None else derive_key(seed, setup.digest())
        for fault in audit(state, log, key, given=setup.given.steps):
            raise MatchError(f"ply {fault.ply}: {fault.found} ({fault.code}): {fault.expected}")
        match = cls(setup, table, state, log, seed, takebacks, timing=timing, gone=gone)
        if resigned:
            match.resign(*resigned)
        return match

    # ---- reading -------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """The setup: everything that was agreed before the first step."""
        return self._course.setup

    @property
    def state(self) -> State:
        """The position now, as a copy: changing it does not change the match."""
        return self._course.state.copy()

    @property
    def log(self) -> tuple[int, ...]:
        """All actions so far, chance included; the action of ply k is the entry k."""
        return tuple(self._course.log)

    @property
    def ply(self) -> int:
        """The number of the next ply: how many entries the log has."""
        return self._course.ply

    @property
    def current_player(self) -> int:
        """The player to decide, or ``TERMINAL`` when the match is over."""
        return TERMINAL if self._resigned else self._course.state.current_player

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, by the rules or because players gave up."""
        return self._course.state.is_terminal or bool(self._resigned)

    @property
    def resigned(self) -> tuple[int, ...]:
        """The seats that gave up, ascending; empty where the match runs or ended by the rules."""
        return self._resigned

    def returns(self) -> list[float]:
        """Every player's result, −1 … 1; zeros before the end."""
        return ending.returns(self._course.state, self._resigned)

    def winners(self) -> list[int]:
        """The players who have won (docs/outcomes.md); empty before the end."""
        return winning(self._course.state, self._resigned, self.gone)

    def account(self) -> Account:
        """The end of a match that is over, in tellings, and what it is for each seat. Records do
        not say how a seat was given up: here each has resigned."""
        gone: dict[int, GaveUp] = dict.fromkeys((*self.gone, *self._resigned), "resigned")
        return account_of(self._course.state, self._resigned, gone)

    @property
    def takebacks(self) -> tuple[Takeback, ...]:
        """All takebacks so far, in their order."""
        return tuple(self._course.takebacks)

    @property
    def seed(self) -> bytes | None:
        """The seed, for everybody to see: None while the match runs, or where it was never
        known."""
        return self._seed if self.is_over else None

    @property
    def secret_seed(self) -> bytes | None:
        """The seed at any time (None where unknown). Whoever sees it can foresee all chance."""
        return self._seed

    def state_at(self, ply: int) -> State:
        """The position after the first ``ply`` entries of the log. Raises MatchError.

        Examples:
            >>> match = Match.start("rosenkoenig")
            >>> match.state_at(0).is_chance, match.state_at(match.ply) == match.state
            (True, True)
            >>> match.state_at(11)
            Traceback (most recent call last):
                ...
            MatchError: no ply 11; this match has 0 to 10
        """
        if not 0 <= ply <= self.ply:
            raise MatchError(f"no ply {ply}; this match has 0 to {self.ply}")
        return self._course.state_at(ply)

    def plies(self) -> list[Ply]:
        """The log as plies, which also say who acted."""
        state = self.setup.new_state()
        plies: list[Ply] = []
        for number, action in enumerate(self._course.log):
            plies.append(Ply(number, state.current_player, action))
            state.apply(action)
        return plies

    # ---- playing -------------------------------------------------------------------------------

    def play(self, action: int | str) -> list[Ply]:
        """Play a decision (a number, or the game's notation) and draw the chance that follows.

        Returns the new plies. Raises InvalidAction or IllegalAction, and then nothing has changed;
        MatchError where the seed is not known.
        """
        if self._key is None:
            raise MatchError("this match cannot be played on here: its seed is not known")
        if self._resigned:
            text = action if isinstance(action, str) else self._course.state.format(action)
            raise IllegalAction(text, "game-over", "")
        return self._course.play(action, self._key)

    def resign(self, *players: int) -> None:
        """End the match: these players give up, and the others share the victory.

        With three or more players a game usually goes on when one of them gives up; call this when
        the match ends, with everybody who has given up by then. Raises MatchError when the match is
        over, or where nobody would be left to win.
        """
        if self.is_over:
            raise MatchError("this match is over")
        try:
            ending.check_resigned(self.setup.players, players)
        except ValueError as error:
            raise MatchError(str(error)) from None
        self._resigned = tuple(sorted(players))

    def take_back(self, to: int) -> None:
        """Cut the log back to its first ``to`` entries; the record will say so.

        A player must be to decide there. Players who had resigned are back in the match. Chance
        follows from the ply: a draw that is made again at the same ply, from the same outcomes, has
        the same result. So a takeback behind a draw shows the players the future; where that
        matters, ask the others first. Raises MatchError.
        """
        if not self.setup.given.steps <= to < self.ply:
            raise MatchError(f"cannot take back to ply {to}; this match has {self.ply}")
        if self.state_at(to).is_chance:
            raise MatchError(f"cannot take back to ply {to}: nobody decides there")
        self._course.take_back(to)
        self._resigned = self.gone = ()
        self.table = self.table.cut(to)
        self.timing = None  # of what is played now nobody takes the time

    def __repr__(self) -> str:
        return f"<Match of {self.setup.game}: ply {self.ply}{', over' if self.is_over else ''}>"
