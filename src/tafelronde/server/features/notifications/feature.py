"""Notifications: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.background import Background
from ...base.bus import Feed
from ...base.config import Settings
from ...base.parts import Parts
from ...http.caller import Callers
from ...live.tables import Tables
from ...outbox.mail import Mails
from ...outbox.push import Push
from ...people.pauses import Pauses
from ...people.presence import Presence
from ...people.relations import Relations
from ...socket.hub import Hub
from .digests import Digests
from .nudging import Nudging
from .routes import news_routes
from .service import Notifications


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    tables, pauses = parts[Tables], parts[Pauses]
    beside, address = Background(tables.outage), parts[Settings].public_site
    digests = parts.add(Digests(tables.store, beside, parts[Mails], pauses, address))
    looks = parts[Hub].is_looking
    feed = parts[Feed]
    notifications = Notifications(
        tables, parts[Presence], parts[Push], pauses, digests, looks, feed
    )
    parts.add(notifications)
    parts.add(Nudging(tables, parts[Relations], notifications, feed))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*news_routes(parts, callers)]
