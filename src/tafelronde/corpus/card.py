"""The card of a corpus: its files and where they come from, for programs and for people."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from ..core.objects.registry import info as info_of
from ..match.files import write_atomically
from .origin import citation, commit
from .parquet import schemas
from .plan import CARD, BadCorpus, Counts, Plan

README = "README.md"
"""The same for people, and for the Hugging Face Hub, whose ``load_dataset`` reads its head."""
LICENSE = "apache-2.0"
"""The licence of this program, as the Hub spells it: that of games by its bots, unless their maker
says otherwise."""
_LICENSE = re.compile(r"[a-z0-9][a-z0-9.+-]*")


def check_license(license: str) -> str:
    """A licence as the Hub spells it: ``cc-by-4.0``. Raises BadCorpus."""
    if not _LICENSE.fullmatch(license):
        raise BadCorpus(f"license: {license!r} is not possible; expected a name such as cc-by-4.0")
    return license


def write_card(
    folder: Path, plan: Plan, counts: Counts, source: str, digests: Mapping[str, Any], license: str
) -> None:
    """Write ``card.json``, and ``README.md`` for people. Raises OSError, BadCorpus."""
    from .. import __version__

    card = {
        "schema": plan.schema,
        "plan": msgspec.to_builtins(plan),
        "source": source,
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "tafelronde": __version__,
        "commit": commit(),
        "digests": dict(digests),
        "license": check_license(license),
        "citation": citation(__version__),
        "games": counts.games,
        "steps": counts.steps,
        "decisions": counts.decisions,
        "sha256": dict(sorted(counts.files.items())),
    }
    write_atomically(folder / README, _readme(plan, card))
    write_atomically(folder / CARD, msgspec.json.format(msgspec.json.encode(card), indent=1))


def _readme(plan: Plan, card: Mapping[str, Any]) -> str:
    title = info_of(plan.game).title if plan.game else "Played games"
    columns = [
        f"- `{name}`: " + ", ".join(f"{field.name} ({field.type})" for field in schema)
        for name, schema in zip(("games", "steps"), schemas(), strict=True)
    ]
    version = f"Tafelronde {card['tafelronde']}"
    made = f"{version}, commit {card['commit']}" if card["commit"] else version
    return "\n".join(
        [
            "---",
            f"license: {card['license']}",
            "configs:",
            *_config("steps", default=True),
            *_config("games"),
            "---",
            "",
            f"# {title}: {card['games']:,} games, {card['decisions']:,} decisions",
            "",
            f"Source: {card['source']}. Made by {made}. Schema version {plan.schema}.",
            f"Checksums: `{CARD}`. Licence: {card['license']}.",
            "",
            *columns,
            "",
            "A row of `steps` with seat −1 is an outcome of chance. `result` is that of the seat,",
            " −1 … 1. Names of people are not in it.",
            "",
            "## Who played",
            "",
            *_digests(card["digests"]),
            "",
            "## How to cite it",
            "",
            "```bibtex",
            card["citation"],
            "```",
            "",
        ]
    )


def _config(name: str, default: bool = False) -> list[str]:
    lines = [f"- config_name: {name}", f"  data_files: {name}-*.parquet"]
    return [*lines, "  default: true"] if default else lines


def _digests(digests: Mapping[str, Any]) -> list[str]:
    """One line for each digest."""
    lines: list[str] = []
    for name, value in digests.items():
        of_each: dict[str, str] = {"": value} if isinstance(value, str) else value
        lines += [f"- {name} {of}".rstrip() + f": `{digest}`" for of, digest in of_each.items()]
    return lines
