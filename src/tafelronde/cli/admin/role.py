"""``tafelronde admin role``: gives or takes a role."""

from typing import Annotated

import typer

from ..parts.options import Database
from .acting import BY, User, Why, act_on, done, typed


def role(
    user: User,
    role: Annotated[str, typer.Argument(metavar="host|moderator|none")],
    why: Why = "–",
    database: Database = "",
) -> None:
    """Give a person a role, or take it away."""
    from ...server.features.moderation.wire import NewRole

    wish = typed(NewRole, {"role": "" if role == "none" else role, "why": why}, role="ROLE")
    act_on(database, lambda store, moderation: moderation.role(BY, user, wish))
    done()
