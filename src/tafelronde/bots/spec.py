"""Bots as text, as on a command line: ``mcts:simulations=2000,exploration=0.7``, and programs:
``exec:./mybot``, ``exec:move=2,./mybot --deep``."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ..core.facts.definition import GameDefinition
from ..core.facts.errors import BadOption
from ..core.objects.game import Game
from .base import Bot
from .create import create

Setting = float | int | bool

EXEC = "exec"
"""The name of the kind that is a program."""
_CLOCK = re.compile(r"(move|start)=([^,]*),")


def _no_settings() -> dict[str, Setting]:
    return {}


@dataclass(frozen=True)
class BotSpec:
    """The name of a kind or level of bot, and the settings that differ from its defaults."""

    name: str
    settings: dict[str, Setting] = field(default_factory=_no_settings)
    command: str = ""
    """The program of an ``exec``; else empty."""

    @classmethod
    def parse(cls, text: str) -> BotSpec:
        """Read ``name`` or ``name:key=value,…`` or ``exec:key=value,…,command``.

        Raises BadOption.
        """
        name, colon, rest = text.strip().partition(":")
        settings: dict[str, Setting] = {}
        if name == EXEC:
            while clock := _CLOCK.match(rest):
                settings[clock[1]] = _value(clock[1], clock[2].strip())
                rest = rest[clock.end() :]
            return cls(name, settings, rest.strip())
        for part in rest.split(",") if colon else ():
            key, equals, value = (piece.strip() for piece in part.partition("="))
            if not (key.isidentifier() and equals):
                raise BadOption("bot", text, "name or name:key=value,…")
            settings[key] = _value(key, value)
        return cls(name, settings)

    def spell_out(self, game: GameDefinition, players: int) -> BotSpec:
        """The kind of bot behind a level at a table of ``players``, with all its settings.

        A spec that names a kind already is returned unchanged.
        """
        level = game.levels.get(self.name)
        if level is None:
            return self
        if players > 2 and level.more is not None:
            level = level.more
        return BotSpec(level.bot, {**level.settings, **self.settings})

    def create(self, game: Game, seed: int = 0) -> Bot:
        """Make the bot. Raises BadOption."""
        if self.name == EXEC:
            from .external import ExecBot

            return ExecBot(game, self.command, str(self), seed, **self.settings)
        return create(game, self.name, seed=seed, **self.settings)

    def __str__(self) -> str:
        pairs = ",".join(f"{key}={_spell(value)}" for key, value in self.settings.items())
        given = ",".join(part for part in (pairs, self.command) if part)
        return f"{self.name}:{given}" if given else self.name


def _value(key: str, text: str) -> Setting:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    for read in (int, float):
        try:
            return read(text)
        except ValueError:
            continue
    raise BadOption(key, text, "a number, true or false")


def _spell(value: Setting) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
