"""Jobs of a worker, and its answers."""

from msgspec import Struct

from ...advice.continuations import Pairs
from ...advice.judge import Judgement
from ...bots.agents.history import Memory
from ...bots.base import Advice
from ...core.facts.gains import Reason


class Warm(Struct, frozen=True, tag="warm", tag_field="t"):
    """Compile the rules of a game (no bot), or a bot."""

    number: int
    game: str
    bot: str = ""


class Think(Struct, frozen=True, tag="think", tag_field="t"):
    number: int
    game: str
    bot: str
    state: bytes
    key: str
    """The seat of a table: its bot and search tree are kept for the next turn. '': nothing is kept,
    so that position and seed alone decide."""
    seed: int
    own_code: bool = False
    """Whether ``bot`` comes from the host's settings, and so may be a program or code."""
    memory: Memory | None = None
    """All that its seat has seen, for an agent or a program of the host."""


class Advise(Struct, frozen=True, tag="advise", tag_field="t"):
    """Give advice to a person, by what the player to act knows (``tafelronde.advise``)."""

    number: int
    game: str
    state: bytes
    effort: float


class Judge(Struct, frozen=True, tag="judge", tag_field="t"):
    """Judge a decision of a finished game, by what its player could know."""

    number: int
    game: str
    state: bytes
    action: int
    effort: float
    seed: int
    why: bool = True
    """Whether reasons are sought."""


class Refute(Struct, frozen=True, tag="refute", tag_field="t"):
    """Find what refutes a worse action of the player to act, beside a better one."""

    number: int
    game: str
    state: bytes
    better: int
    worse: int


class Compare(Struct, frozen=True, tag="compare", tag_field="t"):
    """Play on from two actions of a decision, a pair of continuations for each number."""

    number: int
    game: str
    state: bytes
    first: int
    second: int
    begin: int
    end: int
    seed: int


class End(Struct, frozen=True, tag="end", tag_field="t"):
    """End the bots of a seat. ``key`` '': of all seats. ``results``: of their game; None: it goes
    on without them. It is answered if it has a ``number``."""

    key: str
    results: tuple[float, ...] | None = None
    number: int = 0


Job = Warm | Think | Advise | Judge | Compare | Refute | End


class Thought(Struct, frozen=True):
    """The answer to a job; ``error`` says why there is none."""

    number: int
    action: int = -1
    advice: Advice | None = None
    judgement: Judgement | None = None
    pairs: Pairs | None = None
    refutation: Reason | None = None
    error: str = ""
    trace: str = ""
    """The traceback of the error, for the log."""
    fault: str = ""
    """The fault of a program for which its seat gives the game up."""
