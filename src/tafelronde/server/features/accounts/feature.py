"""Accounts: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.background import Background
from ...base.config import Settings
from ...base.parts import Parts
from ...http.caller import Callers
from ...live.tables import Tables
from ...outbox.mail import Mails
from ...people.identities import Identities
from ...people.moderation import Moderation
from ...people.relations import Relations
from .email_links import EmailLinks
from .identity_routes import identity_routes
from .merge_and_deletion import MergesAndDeletions
from .routes import account_routes
from .signing_in import sign_in_routes


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    tables = parts[Tables]
    address = parts[Settings].public_site
    parts.add(EmailLinks(tables.store, Background(tables.outage), parts[Mails], address))
    parts.add(MergesAndDeletions(tables, parts[Identities], parts[Moderation], parts[Relations]))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [
        *identity_routes(parts, callers),
        *sign_in_routes(parts, callers),
        *account_routes(parts, callers),
    ]
