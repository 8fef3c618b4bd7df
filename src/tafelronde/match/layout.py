"""Layout of the sections of a record: exactly one text for each content."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ..core.facts.constants import CHANCE
from . import ending
from .course import Takeback
from .outcome import winning
from .setup import section_digest
from .text import format_number, quote_token

if TYPE_CHECKING:
    from ..core.objects.state import State

FORMAT_VERSION = 1
FIRST_LINE = f"tafelronde record {FORMAT_VERSION}"
SECTIONS = ("setup", "table", "moves", "takebacks", "clock", "result", "seed", "digests")
OPTIONAL = ("takebacks", "clock")
"""The sections that are left out where nothing was taken back, and where nobody had a clock."""

CHANCE_LABEL = "chance"


def moves_lines(labels: Sequence[str], actors: Sequence[int], texts: Sequence[str]) -> list[str]:
    """The lines of ``[moves]``. A line holds all that one player decides before another does, each
    decision followed by the draws after it. Draws before the first decision are line 0.

    ``actors`` and ``texts`` have an entry for each ply: the player, and the action's notation.
    """
    width = max(len(label) for label in (CHANCE_LABEL, *labels))
    lines: list[list[str]] = []
    number, holder = 0, CHANCE
    for actor, text in zip(actors, texts, strict=True):
        if actor not in (CHANCE, holder):
            number, holder = number + 1, actor
            lines.append([f"{number:3}. {labels[actor]:<{width}} "])
        elif not lines:
            lines.append([f"{number:3}. {CHANCE_LABEL:<{width}} "])
        elif actor != CHANCE:
            lines[-1].append(",")
        lines[-1].append(" " + quote_token(text))
    return ["".join(parts) for parts in lines]


def takeback_lines(takebacks: Sequence[Takeback]) -> list[str]:
    return [f"ply {takeback.at} to ply {takeback.to}" for takeback in takebacks]


def resigned_line(labels: Sequence[str], resigned: Sequence[int]) -> str:
    return f"resigned: {', '.join(labels[seat] for seat in sorted(resigned))}"


def gone_line(labels: Sequence[str], gone: Sequence[int]) -> str:
    return f"gave up: {', '.join(labels[seat] for seat in sorted(gone))}"


def result_lines(
    labels: Sequence[str], state: State, resigned: Sequence[int] = (), gone: Sequence[int] = ()
) -> list[str]:
    """The lines of ``[result]``."""
    status = ending.status(state, resigned)
    if status == "running":
        return ["status: running"]

    won = winning(state, resigned, gone)

    def by_seat(values: Sequence[float]) -> str:
        pairs = zip(labels, values, strict=True)
        return ", ".join(f"{label} {format_number(value)}" for label, value in pairs)

    return [
        f"status: {status}",
        *([resigned_line(labels, resigned)] if status == "resigned" else []),
        *([gone_line(labels, gone)] if gone else []),
        f"returns: {by_seat(ending.returns(state, resigned))}",
        f"scores: {by_seat(state.scores())}",
        f"winners: {', '.join(labels[seat] for seat in won) or 'none'}",
    ]


def seed_lines(seed: bytes | None, secret: bool) -> list[str]:
    """The line of ``[seed]``: ``none`` where it is unknown, and a warning name while it is
    secret."""
    if seed is None:
        return ["seed: none"]
    return [f"{'secret-seed' if secret else 'seed'}: {seed.hex()}"]


def digest_lines(sections: Mapping[str, Sequence[str]]) -> list[str]:
    return [f"{name}: {section_digest(name, lines).hex()}" for name, lines in sections.items()]


def assemble(sections: Mapping[str, Sequence[str]]) -> str:
    """The text of a record: these sections in their order, then their digests."""
    parts = [FIRST_LINE]
    for name, lines in [*sections.items(), ("digests", digest_lines(sections))]:
        parts += ["", f"[{name}]", *lines]
    return "\n".join(parts) + "\n"
