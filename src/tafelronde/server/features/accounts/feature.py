"""Accounts: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.background import Background
from ...base.config import Settings
from ...base.parts import Parts
from ...http.caller import Callers
from ...live.tables import Tables
from ...outbox.mail import Mails
from ...people.company import Company
from ...people.identities import Identities
from ...people.order import Order
from .departures import Departures
from .identity_routes import identity_routes
from .letters import Letters
from .routes import account_routes
from .signing_in import sign_in_routes


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    tables = parts[Tables]
    address = parts[Settings].public_address
    parts.add(Letters(tables.store, Background(tables.outage), parts[Mails], address))
    parts.add(Departures(tables, parts[Identities], parts[Order], parts[Company]))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [
        *identity_routes(parts, callers),
        *sign_in_routes(parts, callers),
        *account_routes(parts, callers),
    ]
