"""Bots as text, as on a command line: ``mcts:simulations=2000,exploration=0.7``; code of one's own,
``py:mybots:Fox,depth=3``; programs, ``exec:./mybot`` (docs/own-bots.md)."""

from __future__ import annotations

import contextlib
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from ..core.facts.definition import GameDefinition
from ..core.facts.errors import BadOption
from ..core.objects.game import Game
from ..search.evaluator import Evaluator
from ..search.prospects.named import is_file
from .agents.load import find_named, make_own
from .agents.protocol import Agent, Policy
from .base import Bot
from .create import create

Setting = float | int | bool

EXEC = "exec"
"""The name of the kind that is a program."""
PY = "py"
"""The name of the kind that is code in Python."""
SEARCH = "mcts"
"""The kind that takes an evaluator."""
NETWORK = "network"
"""The setting that names a learned evaluation: a number, or a file."""
STYLE = "style"
"""The setting that names a style (``style``)."""
OWN = "py:module:Name,key=value,…"
"""The form of a name of one's own code."""
_CLOCK = re.compile(r"(move|start)=([^,]*),")
_EVALUATOR = re.compile(r"(?:^|,)\s*evaluator\s*=\s*")


@dataclass(frozen=True)
class BotSpec:
    """The name of a kind or level of bot, and the settings that differ from its defaults.

    Examples:
        >>> spec = BotSpec.parse("mcts:simulations=2000,exploration=0.7")
        >>> spec.name, spec.settings
        ('mcts', {'simulations': 2000, 'exploration': 0.7})
        >>> str(spec)
        'mcts:simulations=2000,exploration=0.7'
        >>> BotSpec.parse("mcts:2000")
        Traceback (most recent call last):
            ...
        BadOption: bot: 'mcts:2000' is not possible; expected name or name:key=value,…

        Code that the reader's computer would run is taken only where it is asked for:

        >>> BotSpec.parse("exec:move=2,./mybot --deep", own_code=True).command
        './mybot --deep'
        >>> BotSpec.parse("exec:move=2,./mybot --deep")
        Traceback (most recent call last):
            ...
        BadOption: bot: 'exec:move=2,./mybot --deep' is not possible; expected a bot of this program
    """

    name: str
    settings: dict[str, Any] = field(default_factory=dict[str, Any])
    """Numbers and truths (``Setting``); of a ``py`` also texts."""
    command: str = ""
    """The program of an ``exec``, the ``module:Name`` of a ``py``; else empty."""
    evaluator: BotSpec | Evaluator | None = None
    """The evaluator of positions for a tree search: a function, or a ``py`` that makes one."""
    given: object = None
    """The object that ``command`` names, where it was given as an object."""

    @classmethod
    def parse(cls, text: str, *, own_code: bool = False) -> BotSpec:
        """Read ``name``, ``name:key=value,…``, ``exec:key=value,…,command``,
        ``py:module:Name,key=value,…`` or ``mcts:key=value,…,evaluator=py:module:Name,key=value,…``.

        ``own_code``: whether it may name programs and code. It may where the text comes from a
        command line or a host's settings, and never where it comes from a request, a record or a
        data set. Raises BadOption.
        """
        spec = cls._parse(text.strip())
        if spec.runs_code and not own_code:
            raise BadOption("bot", text, "a bot of this program")
        return spec

    @classmethod
    def of(cls, bot: object) -> BotSpec:
        """A bot as Python code names it: a spec, its text, an agent, a policy, or a class or
        function that makes one (called as ``Name(game, seed=seed)``). Raises BadOption.

        An object is shared by all seats that it plays; a class or function makes one for each.

        Examples:
            >>> class First:
            ...     def __init__(self, game, seed):
            ...         self.game = game
            ...
            ...     def act(self, known):
            ...         return known.legal_actions[0]
            >>> game = tafelronde.load("rosenkoenig")
            >>> BotSpec.of(First).name, BotSpec.of("hard").create(game).name
            ('py', 'hard')
            >>> BotSpec.of(7)
            Traceback (most recent call last):
                ...
            BadOption: bot: 7 is not possible; expected a text, an agent, or what makes one
        """
        if isinstance(bot, BotSpec):
            return bot
        if isinstance(bot, str):
            return cls.parse(bot, own_code=True)
        if not (callable(bot) or isinstance(bot, Agent | Policy) or _is_bot(bot)):
            raise BadOption("bot", bot, "a text, an agent, or what makes one")
        named: Any = bot if hasattr(bot, "__qualname__") else type(bot)
        name = named.__qualname__.rpartition(".")[2]
        return cls(PY, command=f"{named.__module__}:{name}", given=bot)

    @classmethod
    def _parse(cls, text: str) -> BotSpec:
        name, colon, rest = text.partition(":")
        if name == EXEC:
            settings = dict[str, Any]()
            while clock := _CLOCK.match(rest):
                settings[clock[1]] = _number(clock[1], clock[2].strip())
                rest = rest[clock.end() :]
            return cls(name, settings, rest.strip())
        if name == PY:
            target, comma, rest = rest.partition(",")
            pairs = _pairs(rest, text, OWN) if comma else ()
            return cls(name, {key: _setting(value) for key, value in pairs}, target.strip())
        evaluator = None
        if name == SEARCH and (found := _EVALUATOR.search(rest)):
            evaluator = cls._parse(rest[found.end() :].strip())
            if evaluator.name != PY:
                raise BadOption("evaluator", rest[found.end() :], OWN)
            rest = colon = rest[: found.start()]
        pairs = _pairs(rest, text, "name or name:key=value,…") if colon else ()
        settings = {
            key: _named(key, value) if key in (NETWORK, STYLE) else _number(key, value)
            for key, value in pairs
        }
        return cls(name, settings, evaluator=evaluator)

    @property
    def runs_code(self) -> bool:
        """Whether it is a program or code of somebody's own, asks such code, or reads a file."""
        own = self.name in (EXEC, PY) or self.evaluator is not None
        return own or is_file(self.settings.get(NETWORK))

    def spell_out(self, game: GameDefinition, players: int) -> BotSpec:
        """The kind of bot behind a level at a table of ``players``, with all its settings.

        A spec that names a kind already is returned unchanged.

        Examples:
            >>> game = tafelronde.load("rosenkoenig")
            >>> BotSpec("hard", {"simulations": 50}).spell_out(game, players=2).name
            'mcts'
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
        if self.name == PY:
            return self._own_bot(game, self._made(game, seed), seed)
        settings = dict(self.settings)
        if isinstance(self.evaluator, BotSpec):
            settings["evaluator"] = self.evaluator._made(game, seed)
        elif self.evaluator is not None:
            settings["evaluator"] = self.evaluator
        return create(game, self.name, seed=seed, **settings)

    def _made(self, game: Game, seed: int) -> Any:
        found: object = find_named(self.command) if self.given is None else self.given
        return make_own(found, self.command, game, seed, self.settings)

    def _own_bot(self, game: Game, made: Any, seed: int) -> Bot:
        if _is_bot(made):
            return made
        if isinstance(made, Agent | Policy):
            from .agents.bot import AgentBot

            return AgentBot(game, made, str(self), seed)
        if callable(made):  # an evaluator
            return create(game, SEARCH, seed=seed, evaluator=made)  # type: ignore[arg-type]
        expected = "an object with act or probabilities, a bot, or an evaluator"
        raise BadOption("py", self.command, expected)

    def __str__(self) -> str:
        parts = [f"{key}={_spell(value)}" for key, value in self.settings.items()]
        if self.evaluator is not None:
            spelled = self.evaluator if isinstance(self.evaluator, BotSpec) else PY
            parts.append(f"evaluator={spelled}")
        if self.command:
            parts.insert(0 if self.name == PY else len(parts), self.command)
        return f"{self.name}:{','.join(parts)}" if parts else self.name


def in_style(spec: BotSpec, style: str) -> BotSpec:
    """The same bot in the style of a character; "" is none. One that has a style keeps it.

    Examples:
        >>> str(in_style(BotSpec("hard"), "bold")), str(in_style(BotSpec("hard"), ""))
        ('hard:style=bold', 'hard')
    """
    return replace(spec, settings={STYLE: style, **spec.settings}) if style else spec


def _is_bot(made: object) -> bool:
    return all(callable(getattr(made, name, None)) for name in ("choose", "decide", "advise"))


def _pairs(rest: str, text: str, expected: str) -> Iterator[tuple[str, str]]:
    """``key=value,…`` in pairs. Raises BadOption."""
    for part in rest.split(","):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not (key.isidentifier() and equals):
            raise BadOption("bot", text, expected)
        yield key, value


def _setting(text: str) -> Setting | str:
    """A finite number or a truth where the text is one, else the text."""
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    for read in (int, float):
        with contextlib.suppress(ValueError):
            number = read(text)
            return number if math.isfinite(number) else text
    return text


def _named(key: str, text: str) -> Setting | str:
    """The name of a network or a style. Raises BadOption for nothing."""
    if not text:
        raise BadOption(key, text, "a number or a file" if key == NETWORK else "a name")
    return _setting(text) if key == NETWORK else text


def _number(key: str, text: str) -> Setting:
    found = _setting(text)
    if isinstance(found, str):
        raise BadOption(key, text, "a number, true or false")
    return found


def _spell(value: Setting) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
