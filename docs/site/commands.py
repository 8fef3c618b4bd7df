"""Writes ``docs/commands.md``: ``python -m tafelronde.server.node.commands_page``."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from msgspec import structs

from ..wire.commands import ClientMessage


def _rows() -> Iterator[str]:
    for command in get_args(ClientMessage):
        fields = [
            f"`{field.name}`" if field.required else f"`{field.name}?`"
            for field in structs.fields(command)
            if field.name not in ("id", "table")
        ]
        said = " ".join(inspect.cleandoc(command.__doc__).split()).replace("``", "`")
        yield f"| `{command.__struct_config__.tag}` | {', '.join(fields)} | {said} |"


def page() -> str:
    """The text of ``docs/commands.md``."""
    lines = [
        "# Commands",
        "",
        "Written by `python -m tafelronde.server.node.commands_page` from the commands of the",
        "program (`src/tafelronde/server/wire/commands.py`). They go over",
        "[the socket](api.md#the-socket) or, but for the first four, as the body of",
        "`POST /api/command`. Each has its name as `t`, an `id` that the client chooses, and the",
        "`table` that is meant, where there is one. What may be left out has a `?`.",
        "",
        "| command | with | what it does |",
        "|---|---|---|",
        *(row.replace("|  |", "| |") for row in _rows()),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page; called in the top folder of the repository."""
    Path("docs/commands.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
