"""Moderation: reports, bans, roles, unwanted words, the audit log."""

from ...base.bus import ModerationChanged
from ...base.feature import Feature
from ...live.tables import Tables
from ...people.asked import Departing, Sanctions
from ...people.moderation import Moderation
from ...socket.asked import Notices
from .asked import StoredSanctions
from .banned_games import BannedGames
from .host_routes import host_routes
from .owned import OWNED, DepartingModeration
from .routes import order_routes
from .tables import TableModeration

FEATURE = Feature(
    name="moderation",
    tables=("roles", "invites", "reports", "bans", "unwanted", "audit"),
    owned=OWNED,
    parts=(TableModeration, BannedGames),
    routes=(order_routes, host_routes),
    listens=(
        (ModerationChanged, lambda parts: parts[TableModeration].close_those),
        (ModerationChanged, lambda parts: parts[BannedGames].hear),
    ),
    answers=(
        (Sanctions, lambda parts: StoredSanctions(parts[Tables].store)),
        (Notices, lambda parts: parts[TableModeration]),
        (Departing, lambda parts: DepartingModeration(parts[Tables].store, parts[Moderation])),
    ),
)
