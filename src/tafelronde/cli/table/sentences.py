"""A match in sentences: names of seats, events, the end."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ...core.facts.court import Character, style_of
from ...core.facts.telling import SEATS, Telling
from ...core.objects.registry import load

if TYPE_CHECKING:
    from ...core.objects.game import Game
    from ...core.objects.state import State
    from ...match import Match, Seating
    from ...words import Words

_OLD_BOT = re.compile(r"(.+) \(bot\)")


class Sentences:
    """A match in the language of ``say``. ``bots`` maps seats to the names of their bots. People at
    this terminal have the other seats, unless they only watch (``watched``)."""

    def __init__(
        self, match: Match, bots: Mapping[int, str], say: Words, *, watched: bool = False
    ) -> None:
        self.match = match
        self.watched = watched
        self.bots = dict(bots)
        self.say = say
        self.game: Game = load(match.setup.game)
        self._colours: tuple[int, tuple[str, ...]] = (-1, ())

    # ---- names ----------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The seats that people at this terminal play."""
        if self.watched:
            return []
        return [seat for seat in range(self.match.setup.players) if seat not in self.bots]

    @property
    def alone(self) -> bool:
        """Whether exactly one person plays here, to whom sentences then say "you"."""
        return len(self.people) == 1

    @property
    def colours(self) -> tuple[str, ...]:
        """The seats' colours as they are shown now."""
        match = self.match
        if self._colours[0] != match.ply:
            setup, info = match.setup, self.game.info
            view = partial(match.state.view, None)
            found = info.shown_colours(setup.players, setup.options, view)
            self._colours = match.ply, found
        return self._colours[1]

    def name(self, seat: int, ply: int | None = None) -> str:
        """The name of a seat: of the character where a bot plays or played at this ply, otherwise
        the colour."""
        character = self.character(seat, ply)
        return self.colour(seat) if character is None else character.name

    def colour(self, seat: int) -> str:
        """The colour of a seat, or its number."""
        return seat_name(self.colours, seat, self.say)

    def character(self, seat: int, ply: int | None = None) -> Character | None:
        """The character of the bot that plays this seat, or played it at this ply; None for a
        person or a bot without a character."""
        name = self.match.table.name_at(seat, self.match.ply if ply is None else ply)
        if seat not in self.match.table.bots:
            return None
        return next((c for c in self.game.info.court if c.name == name), None)

    def style(self, seat: int) -> str:
        """The style in which the bot of a seat plays: its character's, at the character's level."""
        character, level = self.character(seat), self.bots[seat].partition(":")[0]
        return "" if character is None else style_of(self.game.info.court, character.id, level)

    def sitter(self, seat: int) -> str:
        """The player of a seat, to be shown beside its colour; '' for one of several people."""
        character = self.character(seat)
        if character is not None:
            return self.say("bot-sitting", name=character.name)
        return self.bots.get(seat) or (self.say("you") if self.alone else "")

    def introductions(self) -> list[str]:
        """A sentence of introduction for each character at the table."""
        lines: list[str] = []
        for seat in self.bots:
            character = self.character(seat)
            temperament = "" if character is None else f"court-{character.id}"
            if character is not None and temperament in self.say:
                level = self.say("level-name", level=character.level)
                if character.style:
                    level += ", " + self.say(f"style-{character.style}")
                text = self.say(temperament)
                line = self.say("introduction", name=character.name, level=level, temperament=text)
                lines.append(line)
        return lines

    # ---- events ---------------------------------------------------------------------------------

    def sentence(self, state: State, action: int, kind: str = "event") -> str:
        """An action as a sentence; ``kind`` is ``event`` or ``choice``."""
        return self.sentences(state, action, kind)[0]

    def account(self) -> list[str]:
        """The end of the match, in sentences; the last one names the winners."""
        match = self.match
        account = match.account()
        lines = [self.words(telling, "result") for telling in account.tellings]
        if lines and not match.resigned and not match.gone:
            return lines  # the last one names the winners
        names = ", ".join(self.name(seat) for seat in account.winners)
        return [*lines, self.say("winners", names=names, count=len(account.winners))]

    def sentences(
        self, state: State, action: int, kind: str, ply: int | None = None
    ) -> Sequence[str]:
        """The sentences about a step, one for each of its tellings; some may be empty."""
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
        """A telling as a sentence of the catalogue, with the names of players at this ply. ``kind``
        is the prefix of the message."""
        arguments = dict(telling.arguments)
        for name in SEATS:
            if name in arguments:
                arguments[name] = self.name(int(arguments[name]), ply)
        if "leaver" in arguments:  # the person; who played on may have a name
            leaver = self.colour(int(arguments["leaver"]))
            who = "nobody" if arguments.get("player") == leaver else "they"
            arguments.update(leaver=leaver, who=who)
        return self.say(f"{kind}-{telling.code}", **arguments)

    def reason(self, telling: Telling, decider: int, *, to_decider: bool) -> str:
        """A reason for a decision, as a sentence about the player who decides; it says "you" if the
        reader is that player."""
        who = "you" if to_decider else "they"
        arguments = {**telling.arguments, "player": decider, "who": who}
        return self.words(Telling(telling.code, arguments), "why")

    def _reader(self) -> int | None:
        return self.people[0] if self.alone else None


def seated_bots(table: Seating) -> dict[int, str]:
    """The level or kind of each bot at a table, by seat."""
    if table.bots:
        return {seat: bot.level for seat, bot in table.bots.items()}
    found = ((seat, _OLD_BOT.fullmatch(name)) for seat, name in enumerate(table.names))
    return {seat: bot[1] for seat, bot in found if bot}


def seat_name(colours: Sequence[str], seat: int, say: Words) -> str:
    """The colour of a seat in the reader's language, or its number."""
    message = f"colour-{colours[seat]}" if seat < len(colours) else ""
    return say(message) if message in say else say("seat-number", number=seat + 1)
