"""The plan of a course of training, and the names of its files."""

import hashlib
import math
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from ..bots.spec import BotSpec
from ..core.facts.errors import BadOption, TafelrondeError
from ..core.facts.info import OptionValue
from ..core.objects.game import Game
from ..core.objects.registry import load
from ..corpus.make import check_bots
from ..corpus.parquet import sweep
from ..corpus.plan import is_fresh
from ..match.files import write_atomically
from ..search.prospects.errors import BadProspects
from ..search.prospects.named import network_of
from ..search.prospects.weights import Prospects, feature_names
from ..work.lines import read_json

PLAN = "plan.json"
"""The file of the course."""
NETWORK = "network.json"
"""The file of a generation's network; in the course's folder, of the best one."""
HISTORY = "fit.json"
"""The file with the outcome of a generation's fit."""
ROUNDS = "gate.jsonl"
"""The rounds of a generation's gate, line by line."""
GATE = "gate.json"
"""The outcome of a generation's gate."""
PUZZLES = "puzzles.json"
"""The file with the number of puzzles that a generation's network finds."""
REPORT = "report.html"
"""The page with all of it."""


HELD_OUT = 12
"""The number of games of which one is held out of those that are learned from."""


class BadCourse(TafelrondeError):
    """A folder that holds another course, or a course that is impossible.

    ``code`` says which fault it is, where a command has a sentence of its own for it: ``features``,
    ``other``, ``full``, ``same`` or ``begin``; else it is empty.
    """

    def __init__(self, text: str, code: str = "") -> None:
        super().__init__(text)
        self.code = code


@dataclass(frozen=True)
class Table:
    """A table at which a course plays."""

    players: int
    games: int
    """In each generation."""
    options: Mapping[str, OptionValue] = field(default_factory=dict[str, OptionValue])

    @property
    def name(self) -> str:
        """The name of its folder: ``4`` or ``4-escape=true``; with a whole board among the
        options, their digest."""
        options = [f"{key}={str(value).lower()}" for key, value in sorted(self.options.items())]
        name = "-".join([str(self.players), *options])
        if _FOLDER.fullmatch(name):
            return name
        return f"{self.players}-{hashlib.sha256(name.encode()).hexdigest()[:12]}"


_FOLDER = re.compile(r"[\w=.-]{1,80}", re.ASCII)
"""The names of a folder that every system takes."""
_LEAST = {
    "generations": 1, "simulations": 2, "gate_simulations": 2, "gate_games": 2, "units": 1,
    "window": 1, "epochs": 1, "seed": 0, "begin": 0,
}  # fmt: skip


@dataclass(frozen=True)
class Course:
    """All that the networks of a course depend on, beside the versions of programs and how fast
    the machine is (the gate compares at equal time)."""

    game: str
    tables: tuple[Table, ...]
    generations: int = 2
    simulations: int = 400
    """The simulations of each decision in self-play; where alpha-beta plays, positions."""
    gate_simulations: int = 400
    """The simulations of each decision of the best network while a new one is tried against it."""
    gate_games: int = 200
    """At each table, at the most."""
    elo: float = 35.0
    """A new network takes the place of the best where it is likelier to be so much better than to
    be equal (sequential probability ratio test)."""
    units: int = 32
    random: float = 0.12
    """The share of random decisions in self-play, in the mean."""
    search_share: float = 0.6
    """The part of the search's expectation in what is learned; the rest is the result."""
    window: int = 2
    """The number of generations whose games a network learns from."""
    epochs: int = 8
    seed: int = 1
    against: str = ""
    """A bot that the network shall beat, as ``tafelronde arena`` names it: one learner sits among
    such bots, in play and in the gate. Empty: it plays itself."""
    policy_alone: bool = False
    """Whether nothing but a policy is learned: the network of ``begin`` judges all the while."""
    begin: int = 0
    """The game's network, by its number, that judges before anything is learned and that the first
    one must beat. 0: the game's own rule of thumb, or in a course against a bot what that bot
    judges by."""

    def check(self) -> None:
        """Raise BadCourse where a number is impossible or the game has no features, UnknownGame,
        BadOption where the game has no such table or bot, and BotFault for a bot of one's own that
        cannot make its first decision."""
        for name, low in _LEAST.items():
            if getattr(self, name) < low:
                raise BadCourse(f"{name}: {getattr(self, name)}; expected {low} or more")
        if not self.tables:
            raise BadCourse("tables: none; expected one or more")
        for name in ("random", "search_share"):
            if not 0.0 <= getattr(self, name) <= 1.0:
                raise BadCourse(f"{name}: {getattr(self, name)}; expected 0 to 1")
        if not 0.0 < self.elo < math.inf:
            raise BadCourse(f"elo: {self.elo}; expected more than 0")
        game = load(self.game)
        try:
            feature_names(game)
        except BadProspects as error:
            raise BadCourse(f"game: {error}", "features") from error
        for table in self.tables:
            if table.games < 1:
                raise BadCourse(f"tables: {table.games} games; expected 1 or more")
            if table.players < 2:
                raise BadCourse(f"tables: {table.players} players; expected 2 or more")
            game.info.check_players(table.players)
            game.info.settle_options(table.players, table.options)
            if self.against:
                check_bots(game, table.players, (self.against,))
        if self.begin and self.against:
            why = "begin: a course against a bot begins as that bot judges; expected 0"
            raise BadCourse(why, "begin")
        if self.policy_alone and not (self.begin and game.policy_insights):
            why = "policy_alone: needs a network that judges (begin), and features of actions"
            raise BadCourse(why, "policy")
        self.beginning()
        if len({table.name for table in self.tables}) < len(self.tables):
            raise BadCourse("tables: two are the same", "same")

    def beginning(self) -> Prospects | None:
        """The network that it begins with; None for the rule of thumb. Raises BadOption for a
        number that the game does not bring."""
        if not self.begin:
            return None
        game = load(self.game)
        try:
            return network_of(game, self.begin)
        except BadOption as error:
            raise BadOption("begin", self.begin, error.expected) from error


def folder_of(out: Path, generation: int) -> Path:
    """The folder of a generation, 1 …"""
    return out / f"generation-{generation:02d}"


def samples_of(out: Path, generation: int, table: Table) -> Path:
    """The data set of a table in a generation."""
    return folder_of(out, generation) / "samples" / table.name


def bot_of(game: Game, players: int, simulations: int, network: str | int | Prospects) -> BotSpec:
    """The search that plays at a table: that of ``hard``, with this network (0: the game's own rule
    of thumb) and so many simulations (positions, for alpha-beta), all of them for every decision,
    so that what it expects means the same everywhere, and visits say how good an action is."""
    spec = BotSpec("hard").spell_out(game, players)
    effort = "nodes" if spec.name == "alpha_beta" else "simulations"
    settings = {**spec.settings, effort: simulations, "network": network}
    for name in ("slip", "patience", "halving"):
        settings.pop(name, None)
    if network == 0:
        del settings["network"]
    return BotSpec(spec.name, settings)


def prepare(out: Path, course: Course) -> None:
    """Make the folder with its plan; a folder with the same plan goes on, as far as it came, and
    what was not written to its end is deleted. Raises BadCourse, OSError, and what ``check``
    raises."""
    course.check()
    text = msgspec.json.format(msgspec.json.encode(asdict(course)), indent=1)
    out.mkdir(parents=True, exist_ok=True)
    file = out / PLAN
    if file.exists():
        if _without_length(file.read_bytes()) != _without_length(text):
            raise BadCourse(f"{out} holds another course: see {PLAN} there", "other")
    elif not is_fresh(out):
        raise BadCourse(f"{out} is not empty", "full")
    for folder in (out, *out.glob("generation-*")):
        sweep(folder)
    write_atomically(file, text)


def _without_length(text: bytes) -> Any:
    """A plan without the number of generations: a course may be made longer."""
    try:
        fields = read_json(text, dict[str, Any])
    except msgspec.DecodeError:
        return None
    fields.pop("generations", None)
    return fields
