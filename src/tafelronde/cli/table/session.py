"""A match in this terminal: its people and bots, its log in sentences, and its file."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ...core.court import Character, choose_character, name_character
from ...core.errors import InvalidAction
from ...core.info import OptionValue
from ...core.telling import SEATS, Telling
from ..parts.problems import Problem
from ..parts.signals import shielded
from .files import new_file

if TYPE_CHECKING:
    from ...core.game import Game
    from ...core.state import State
    from ...match import Match, Record, Seating
    from ...words import Words

_OLD_BOT = re.compile(r"(.+) \(bot\)")


class Said(NamedTuple):
    """A sentence of the log, and the ply that it is about."""

    ply: int
    text: str


class Session:
    """One match, played here by ``people`` (seats) and bots (``bots``: seat → name of the bot)."""

    def __init__(
        self, match: Match, bots: Mapping[int, str], say: Words, *, watched: bool = False
    ) -> None:
        from ...core.registry import load

        self.match = match
        self.watched = watched
        """Whether the match is only looked at, so that no seat is played from here."""
        self.bots = dict(bots)
        self.say = say
        self.game: Game = load(match.setup.game)
        self.colours = self.game.info.colours_at(match.setup.players, match.setup.options)
        self.file: Path | None = None
        self.saved_at = -1
        """The ply at the last save; −1 before it."""
        self.log: list[Said] = self._introductions()
        self._tell_all()

    @classmethod
    def start(
        cls,
        game: str,
        players: int,
        options: Mapping[str, OptionValue],
        bots: Mapping[int, str],
        seed: int | None,
        say: Words,
    ) -> Session:
        """Begin a match. ``bots`` has a level or kind of bot by seat.

        Raises what ``Match.start`` raises.
        """
        from ...bots.spec import BotSpec
        from ...core.registry import load
        from ...match import BotSeat, Match
        from ...match.chance import commitment, new_seed, seed_from_number

        secret = new_seed() if seed is None else seed_from_number(seed)
        known = load(game)
        court, sitting = known.info.court, dict[int, str]()
        seated: dict[int, BotSeat] = {}
        for seat, name in bots.items():
            spec = BotSpec.parse(name)
            if spec.command:
                raise Problem("bot-only-arena", bot=name)
            plays = str(spec.spell_out(known, players))
            key = f"{commitment(secret).hex()} {seat}"
            sitting[seat] = choose_character(court, spec.name, sitting.values(), key)
            seated[seat] = BotSeat(str(spec), "" if plays == str(spec) else plays)
        names = [
            name_character(court, sitting[seat]) if seat in sitting else ""
            for seat in range(players)
        ]
        match = Match.start(game, players, options, names, seed=secret, bots=seated)
        return cls(match, bots, say)

    @classmethod
    def resume(
        cls, record: Record, path: Path, bots: Mapping[int, str] | None, say: Words
    ) -> Session:
        """Go on with a saved match, with these bots by seat or, for None, the ones it had.

        Raises Problem where the record is wrong, or lacks the seed of a match that is not over.
        """
        from ...match import RecordError, resume

        try:
            match = resume(record)
        except RecordError as error:
            raise Problem("false-record", file=str(path), why=str(error)) from error
        if match.secret_seed is None and not match.is_over:
            raise Problem("no-seed", file=str(path))
        session = cls(match, seated_bots(match.table) if bots is None else bots, say)
        session.file = path
        session.saved_at = match.ply
        return session

    # ---- who and what --------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def people(self) -> list[int]:
        """The seats that are played from this terminal."""
        if self.watched:
            return []
        return [seat for seat in range(self.match.setup.players) if seat not in self.bots]

    @property
    def alone(self) -> bool:
        """Whether one person plays here; then sentences say "you"."""
        return len(self.people) == 1

    def name(self, seat: int, ply: int | None = None) -> str:
        """What a seat is called: its character's name where a bot plays, or played at this ply,
        otherwise its colour."""
        character = self.character(seat, ply)
        return self.colour(seat) if character is None else character.name

    def colour(self, seat: int) -> str:
        """A seat's colour, or its number."""
        return seat_name(self.colours, seat, self.say)

    def character(self, seat: int, ply: int | None = None) -> Character | None:
        """The character of the bot that plays this seat, or played it at this ply; None for people
        and bots without one."""
        name = self.match.table.name_at(seat, self.match.ply if ply is None else ply)
        if seat not in self.match.table.bots:
            return None
        return next((c for c in self.game.info.court if c.name == name), None)

    def sitter(self, seat: int) -> str:
        """Who plays a seat, shown beside its colour; '' for one of several people."""
        character = self.character(seat)
        if character is not None:
            return self.say("bot-sitting", name=character.name)
        return self.bots.get(seat) or (self.say("you") if self.alone else "")

    def _introductions(self) -> list[Said]:
        """A sentence about each character at the table."""
        lines: list[Said] = []
        for seat in self.bots:
            character = self.character(seat)
            temperament = "" if character is None else f"court-{character.id}"
            if character is not None and temperament in self.say:
                level = self.say("level-name", level=character.level)
                text = self.say(temperament)
                told = self.say("introduction", name=character.name, level=level, temperament=text)
                lines.append(Said(-1, told))
        return lines

    # ---- what happens --------------------------------------------------------------------------

    def play(self, action: int | str) -> None:
        """Play a decision, the draws after it, and all decisions that are forced then.

        Raises InvalidAction, IllegalAction.
        """
        state = self.match.state
        with shielded():
            self._play(state, action)
            while (only := self._forced(state)) is not None:
                self.log.append(Said(self.match.ply, self.say("forced")))
                self._play(state, only)

    def typed(self, text: str) -> str | int:
        """The action of a typed word: notation, or a choice's own words in the catalogue. Raises
        InvalidAction."""
        state, say, tell = self.state, self.say, self.game.tell
        try:
            return state.parse(text)
        except InvalidAction:
            for action in state.legal_actions():
                message = "" if tell is None else f"typed-{next(tell(state, action, None)).code}"
                if message in say and text.casefold() in say(message).split(", "):
                    return action
            raise

    def _play(self, state: State, action: int | str) -> None:
        for ply in self.match.play(action):
            self._tell(state, ply.number, ply.action)
            state.apply(ply.action)

    def _forced(self, state: State) -> int | None:
        """The forced action of the person to act; None where there is a choice, or a bot acts."""
        from ...match.forced import forced_action

        return forced_action(state) if state.current_player in self.people else None

    def undo(self) -> None:
        """Take back to the last decision of a person here that was not forced.

        Raises Problem when there is none.
        """
        for ply in reversed(self.match.plies()):
            if ply.number < self.match.setup.given.steps:
                break
            if ply.player in self.people and self._forced(self.match.state_at(ply.number)) is None:
                with shielded():
                    self.match.take_back(ply.number)
                self.log = [said for said in self.log if said.ply < ply.number]
                return
        raise Problem("nothing-to-undo")

    def resign(self) -> None:
        """The player to move gives up, and the others win."""
        with shielded():
            self.match.resign(self.match.current_player)

    def sentence(self, state: State, action: int, kind: str = "event") -> str:
        """An action as a sentence; ``kind`` is ``event`` or ``choice``."""
        return self._sentences(state, action, kind)[0]

    def account(self) -> list[str]:
        """How the match ended, in sentences; the last one names the winners."""
        state = self.match.state
        gone = [self.say("gave-up", player=self.colour(seat)) for seat in self.match.gone]
        if self.match.resigned:
            given = [self.say("resigned", player=self.colour(k)) for k in self.match.resigned]
            return [*given, *gone, self._winning()]
        if self.game.verdict is not None:
            told = [self.words(telling, "result") for telling in self.game.verdict(state)]
            return [*told, *gone, self._winning()] if gone else told
        return [*gone, self._winning()]

    def _winning(self) -> str:
        winners = self.match.winners()
        names = ", ".join(self.name(seat) for seat in winners)
        return self.say("winners", names=names, count=len(winners))

    def _sentences(
        self, state: State, action: int, kind: str, ply: int | None = None
    ) -> Sequence[str]:
        """The sentences about a step, one for each telling; some may be empty."""
        if self.game.tell is None:
            player = state.current_player
            if kind == "choice" or (player < 0 and self.game.info.hidden):
                return [""]
            message = "plays" if player >= 0 else "happens"
            who = self.name(max(player, 0), ply)
            return [self.say(message, player=who, action=state.format(action))]
        tellings = self.game.tell(state, action, self._reader())
        return [self.words(telling, kind, ply) for telling in tellings]

    def words(self, telling: Telling, kind: str, ply: int | None = None) -> str:
        """A telling as a sentence of the catalogue, with those named who play, or played at this
        ply; ``kind`` is the message's prefix."""
        arguments = dict(telling.arguments)
        for name in SEATS:
            if name in arguments:
                arguments[name] = self.name(int(arguments[name]), ply)
        return self.say(f"{kind}-{telling.code}", **arguments)

    def reason(self, telling: Telling, decider: int, *, to_decider: bool) -> str:
        """What speaks for a decision, as a sentence that calls who decides by name, or "you" where
        it is said to them."""
        who = "you" if to_decider else "they"
        told = {**telling.arguments, "player": decider, "who": who}
        return self.words(Telling(telling.code, told), "why")

    def _reader(self) -> int | None:
        return self.people[0] if self.alone else None

    def _tell_all(self) -> None:
        state = self.match.setup.new_state()
        opening = True
        for ply in self.match.plies():
            opening = opening and ply.player < 0
            if not opening:  # the deal can be seen on the board
                self._tell(state, ply.number, ply.action)
            state.apply(ply.action)

    def _tell(self, state: State, ply: int, action: int) -> None:
        for text in self._sentences(state, action, "event", ply):
            if text:
                self.log.append(Said(ply, text))

    # ---- files ---------------------------------------------------------------------------------

    def save(self, path: Path | None = None) -> Path:
        """Write the record to ``path``, by default to the file it came from or a new one.

        Returns the file. Raises OSError.
        """
        from ...match import save_match

        target = path or self.file or new_file(self.match.setup.game)
        with shielded():
            save_match(self.match, target, secret=True)
        self.file, self.saved_at = target, self.match.ply
        return target


def seated_bots(table: Seating) -> dict[int, str]:
    """The levels or kinds of a table's bots, by seat."""
    if table.bots:
        return {seat: bot.level for seat, bot in table.bots.items()}
    found = ((seat, _OLD_BOT.fullmatch(name)) for seat, name in enumerate(table.names))
    return {seat: bot[1] for seat, bot in found if bot}


def seat_name(colours: Sequence[str], seat: int, say: Words) -> str:
    """A seat's colour in the reader's language, or its number."""
    message = f"colour-{colours[seat]}" if seat < len(colours) else ""
    return say(message) if message in say else say("seat-number", number=seat + 1)
