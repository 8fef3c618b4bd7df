"""The plan of a corpus, and its card, which describes the files."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from ..core.facts.errors import TafelrondeError
from ..core.facts.info import OptionValue
from ..match.files import TORN, write_atomically
from ..work.lines import read_json
from .parquet import SCHEMA, checksum, names_of, sweep

PLAN = "plan.json"
"""The file of the plan."""
CARD = "card.json"
"""The file that describes the others, for programs."""
SHARD = 5_000
"""Games in a shard, unless the plan says otherwise."""


class BadCorpus(TafelrondeError):
    """A folder that is not a corpus, or not the expected one."""


@dataclass(frozen=True)
class Plan:
    """Everything that the content of a corpus depends on: equal plans make equal games, whatever
    the number of workers.

    Examples:
        >>> plan = Plan("rosenkoenig", 1, 2, {}, ("random", "greedy"), games=12_000, seed=7)
        >>> plan.shards, plan.games_of(2)
        (3, range(10000, 12000))
        >>> plan.is_random
        False
    """

    game: str
    """The name of the game; '' in a corpus of played games."""
    rules: int
    players: int
    options: Mapping[str, OptionValue]
    bots: tuple[str, ...]
    """The bots, as text; from game to game they move on by one seat."""
    games: int
    seed: int
    shard: int = SHARD
    schema: int = SCHEMA
    random: float = 0.0
    """The share of the bots' decisions that are drawn at random, in the mean: each game draws its
    own, as far below it as above. What is told of them is what the bot thought."""
    digests: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """The rules, bots and networks that play (``origin.digests``); empty: not known yet."""

    @property
    def shards(self) -> int:
        """The number of shards."""
        return -(-self.games // self.shard)

    def games_of(self, shard: int) -> range:
        """The numbers of the games in a shard."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    @property
    def is_random(self) -> bool:
        """Whether all bots play randomly; then compiled code plays the games."""
        return set(self.bots) == {"random"}


@dataclass
class Counts:
    """The counts of everything that was written so far."""

    games: int = 0
    steps: int = 0
    decisions: int = 0
    files: dict[str, str] = field(default_factory=dict[str, str])
    """The SHA-256 of each file, in hex."""

    def add(self, folder: Path, shard: int, counted: tuple[int, int, int]) -> None:
        """Add a shard that was written: its games, steps and decisions. Raises OSError."""
        self.games += counted[0]
        self.steps += counted[1]
        self.decisions += counted[2]
        for name in names_of(shard):
            self.files[name] = checksum(folder / name)


def prepare(folder: Path, plan: Plan) -> None:
    """Make the folder with its plan; a folder with the same plan is continued. Raises BadCorpus,
    OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PLAN
    if file.exists():
        if file.read_bytes() != _plan_text(plan):
            raise BadCorpus(
                f"{folder} holds another data set: see {_differs(file, plan)} in {PLAN}"
            )
        sweep(folder)
        return
    if not is_fresh(folder):
        raise BadCorpus(f"{folder} is not empty")
    sweep(folder)
    write_plan(folder, plan)


def is_fresh(folder: Path) -> bool:
    """Whether a folder holds nothing but plans that were not written to their end. Raises
    OSError."""
    return all(path.match(TORN) for path in folder.iterdir())


def write_plan(folder: Path, plan: Plan) -> None:
    """Write ``plan.json``. Raises OSError."""
    write_atomically(folder / PLAN, _plan_text(plan))


def _plan_text(plan: Plan) -> bytes:
    return msgspec.json.format(msgspec.json.encode(asdict(plan)), indent=1)


def _differs(file: Path, plan: Plan) -> str:
    """The first entry of a plan's file that is not the plan's."""
    try:
        before = read_json(file.read_bytes(), dict[str, Any])
    except msgspec.DecodeError:
        return "what is no plan"
    now = msgspec.json.decode(_plan_text(plan), type=dict[str, Any])
    return next((name for name in now if before.get(name) != now[name]), "the order of entries")


def is_whole(folder: Path, shard: int) -> bool:
    """Whether a shard is complete."""
    return all((folder / name).exists() for name in names_of(shard))


def read_card(folder: Path) -> dict[str, Any]:
    """The card of a corpus. Raises BadCorpus, OSError."""
    try:
        card = read_json((folder / CARD).read_bytes(), dict[str, Any])
    except msgspec.DecodeError as error:
        raise BadCorpus(f"{CARD}: {error}") from error
    if card.get("schema") != SCHEMA:
        raise BadCorpus(f"{CARD}: schema version {card.get('schema')}; expected {SCHEMA}")
    if not isinstance(card.get("sha256"), dict):
        raise BadCorpus(f"{CARD}: sha256 is missing")
    return card


def shards_of(folder: Path) -> int:
    """The number of shards of a whole corpus. Raises as ``read_card``."""
    return sum(name.startswith("games-") for name in read_card(folder)["sha256"])
