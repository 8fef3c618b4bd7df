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
from ...people.company import Company
from ...people.presence import Presence
from ...people.rests import Rests
from ...socket.hub import Hub
from .digests import Digests
from .nudging import Nudging
from .routes import news_routes
from .service import Notices


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    tables, rests = parts[Tables], parts[Rests]
    beside, address = Background(tables.outage), parts[Settings].public_address
    digests = parts.add(Digests(tables.store, beside, parts[Mails], rests, address))
    looks = parts[Hub].is_looking
    feed = parts[Feed]
    notices = Notices(tables, parts[Presence], parts[Push], rests, digests, looks, feed)
    parts.add(notices)
    parts.add(Nudging(tables, parts[Company], notices, feed))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*news_routes(parts, callers)]
