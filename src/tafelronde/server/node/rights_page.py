"""Writes ``docs/rights.md``: ``python -m tafelronde.server.node.rights_page``."""

from __future__ import annotations

import sys
from pathlib import Path

from litestar.routes import HTTPRoute

from ..base.config import Settings
from ..http.rights import CALLERS, Right
from .node import Node


def routes() -> dict[str, Right]:
    """Route (``GET /api/me``) → the callers who may use it."""
    app = Node(Settings(database="unused.db")).make_app()  # opens nothing
    return {
        f"{method} {route.path_format}": handler.opt["who"]
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in sorted(route.route_handler_map.items())
        if handler.fn.__module__.startswith("tafelronde.")
    }


def page() -> str:
    """The text of ``docs/rights.md``."""
    marks = [
        " | ".join(
            (f"`{route}`", *("✓" if who in right.who else "–" for who in CALLERS), right.but)
        )
        for route, right in sorted(routes().items(), key=lambda one: one[0].split()[::-1])
    ]
    lines = [
        "# Who may ask for what",
        "",
        "Written by `python -m tafelronde.server.node.rights_page` from the routes of the program;",
        "`tests/server/http/test_rights.py` asks each of them as each caller. For who may not, the",
        "host’s routes do not exist (404).",
        "",
        "*Nobody* has no cookie. A *guest* came just now, an *other person* is here for longer and",
        "sits elsewhere. A *member* sits at the table that is meant. A *moderator* is trusted by",
        "the *site host*, who looks after the site; both see a table as a stranger sees it.",
        "A *program* has a token of somebody’s; one that only plays where it is invited may less",
        "(`not-invited`), and none may more than the person whose it is.",
        "Who is banned from signing in may ask for what nobody may.",
        "",
        f"| route | {' | '.join(CALLERS)} | but |",
        f"|---|{'---|' * (len(CALLERS) + 1)}",
        *(f"| {line} |".replace("  |", " |") for line in marks),
        "",
        "Over the socket (`/api/ws`) everybody may watch and look at the lobby; commands at tables",
        "are those of `POST /api/command`.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page; called in the top folder of the repository."""
    Path("docs/rights.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
