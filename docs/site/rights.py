"""Writes ``docs/rights.md``: ``python -m docs.site.rights``."""

from pathlib import Path

from litestar.routes import HTTPRoute

from tafelronde.server.base.config import Settings
from tafelronde.server.http.rights import CALLERS, Right
from tafelronde.server.node.node import Node

PAGE = Path(__file__).parents[1] / "rights.md"


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
        "# Rights of callers",
        "",
        "Written by `python -m docs.site.rights` from the routes;",
        "`tests/server/http/test_rights.py` makes each request as each caller. Where one has no",
        "right, the host’s routes do not exist (404).",
        "",
        "*Nobody* has no cookie. A *guest* came just now. An *other person* came some time ago and",
        "sits at another table. A *member* sits at the table of the request. The *site host* looks",
        "after the site and trusts a *moderator*; both see a table as a stranger sees it.",
        "A *program* has the token of a person and never more rights than that person. An *invited",
        "program* (a token of scope `invited`) watches, and commands only at tables that its owner",
        "made or sits at; anything else is refused (`not-invited`). At lessons and puzzles it gets",
        "the answers that anybody gets, and nothing is kept of its tries.",
        "A person who is banned from signing in has the rights of *nobody*.",
        "",
        f"| route | {' | '.join(CALLERS)} | but |",
        f"|---|{'---|' * (len(CALLERS) + 1)}",
        *(f"| {line} |".replace("  |", " |") for line in marks),
        "",
        "Over the socket (`/api/ws`) everybody may watch and look at the lobby; commands at tables",
        "are those of `POST /api/command`.",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
