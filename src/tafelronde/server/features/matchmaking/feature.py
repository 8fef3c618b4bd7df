"""Matchmaking: what people seek, and pairing them."""

from ...base.bus import ModerationChanged
from ...base.feature import Feature
from .owned import OWNED
from .pairing import FOUND, Pairing
from .pool import SeekPool
from .routes import seek_routes
from .service import Matchmaking

FEATURE = Feature(
    name="matchmaking",
    tables=("seeks", "paired_tables"),
    owned=OWNED,
    parts=(SeekPool, Pairing, Matchmaking),
    routes=(seek_routes,),
    listens=(
        (FOUND.strip(), lambda parts: parts[Pairing].heard),
        (ModerationChanged, lambda parts: parts[Pairing].hear_bans),
    ),
)
