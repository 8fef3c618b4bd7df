"""A match in this terminal: its players, its log in sentences, and its file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ...core.facts.court import choose_character, name_character, style_of
from ...core.facts.errors import InvalidAction
from ...core.facts.info import OptionValue
from ...core.objects.registry import load
from ...match import BotSeat, Match, Record, save_match
from ...match.chance import commitment, new_seed, seed_from_number
from ..parts.problems import Problem
from ..parts.records import resume_record
from ..parts.signals import shielded
from .sentences import Sentences, seated_bots

if TYPE_CHECKING:
    from ...core.objects.state import State
    from ...match.setup import Seating
    from ...words import Words


class Said(NamedTuple):
    """A sentence of the log, and its ply."""

    ply: int
    text: str


class Session(Sentences):
    """One match, played here: its decisions, its log in sentences, and its file."""

    def __init__(
        self, match: Match, bots: Mapping[int, str], say: Words, *, watched: bool = False
    ) -> None:
        super().__init__(match, bots, say, watched=watched)
        self.file: Path | None = None
        self.saved_at = -1
        """The ply at the last save; −1: never saved."""
        self.log = [Said(-1, text) for text in self.introductions()]
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
        """Begin a match. ``bots`` maps seats to bots as the command line names them.

        Raises BadOption, and what ``Match.start`` raises.
        """
        from ...bots.spec import BotSpec, in_style  # brings Numba

        secret = new_seed() if seed is None else seed_from_number(seed)
        known = load(game)
        court, sitting = known.info.court, dict[int, str]()
        seated: dict[int, BotSeat] = {}
        for seat, name in bots.items():
            spec = BotSpec.parse(name, own_code=True)
            shown = spec.name if spec.runs_code else str(spec)  # a record tells no paths
            key = f"{commitment(secret).hex()} {seat}"
            sitting[seat] = choose_character(court, spec.name, sitting.values(), key)
            styled = in_style(spec, style_of(court, sitting[seat], spec.name))
            plays = shown if spec.runs_code else str(styled.spell_out(known, players))
            seated[seat] = BotSeat(shown, "" if plays == shown else plays)
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
        """Go on with a saved match. ``bots`` maps seats to bots; None: the bots that it had.

        Raises Problem where the record is wrong, lacks the seed of a match that is not over, or
        names a program that is to play: records come from anywhere.
        """
        match = resume_record(record, path, say)
        if match.secret_seed is None and not match.is_over:
            raise Problem("no-seed", file=str(path))
        session = cls(match, recorded_bots(match.table) if bots is None else bots, say)
        session.file = path
        session.saved_at = match.ply
        return session

    @property
    def state(self) -> State:
        return self.match.state

    # ---- playing -------------------------------------------------------------------------------

    def play(self, action: int | str) -> None:
        """Play a decision, then the draws after it and every forced decision.

        Raises InvalidAction, IllegalAction.
        """
        state = self.match.state
        with shielded():
            self._play(state, action)
            while (only := self._forced(state)) is not None:
                self.log.append(Said(self.match.ply, self.say("forced")))
                self._play(state, only)

    def typed(self, text: str) -> str | int:
        """The action for a typed word: notation, or the catalogue's words for a choice. Raises
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
        """The forced action of the person to act; None where they have a choice, or a bot acts."""
        from ...match.forced import forced_action  # brings Numba

        return forced_action(state) if state.current_player in self.people else None

    def undo(self) -> None:
        """Go back to the last decision of a person here that was not forced.

        Raises Problem where there is none.
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
        """Give up for the player to act; the others win."""
        with shielded():
            self.match.resign(self.match.current_player)

    def _tell_all(self) -> None:
        state = self.match.setup.new_state()
        opening = True
        for ply in self.match.plies():
            opening = opening and ply.player < 0
            if not opening:  # the deal itself can be seen on the board
                self._tell(state, ply.number, ply.action)
            state.apply(ply.action)

    def _tell(self, state: State, ply: int, action: int) -> None:
        for text in self.sentences(state, action, "event", ply):
            if text:
                self.log.append(Said(ply, text))

    # ---- files ---------------------------------------------------------------------------------

    def save(self, path: Path | None = None) -> Path:
        """Write the record to ``path``; by default to the file that it came from, or to a new one.

        Returns the file. Raises OSError.
        """
        target = path or self.file or new_file(self.match.setup.game)
        with shielded():
            save_match(self.match, target, secret=True)
        self.file, self.saved_at = target, self.match.ply
        return target


def recorded_bots(table: Seating) -> dict[int, str]:
    """The bots of a recorded match, by seat. Raises Problem where one would run a program or code:
    such are named on the command line only."""
    from ...bots.spec import BotSpec

    bots = seated_bots(table)
    for name in bots.values():
        if BotSpec.parse(name, own_code=True).runs_code:
            raise Problem("record-names-program", bot=name)
    return bots


def games_folder() -> Path:
    """The folder of saved matches: ``TAFELRONDE_GAMES``, or one in the user's data folder."""
    chosen = os.environ.get("TAFELRONDE_GAMES")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_data_dir("tafelronde", appauthor=False)) / "games"


def new_file(game: str) -> Path:
    """A new file name for a match of this game, made of the game and the time.

    Makes the folder. Raises OSError.
    """
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    endings = ("", *(f"-{number}" for number in range(2, 10_000)))
    files = (folder / f"{stem}{ending}.txt" for ending in endings)
    return next(file for file in files if not file.exists())
