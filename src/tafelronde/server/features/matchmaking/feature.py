"""Matchmaking: what people seek, and pairing them."""

from ...base.bus import Feed, ModerationChanged
from ...base.feature import Feature
from ...base.parts import Parts
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...people.presence import Presence
from .owned import OWNED
from .pairing import FOUND, Pairing
from .pool import SeekPool
from .routes import seek_routes
from .service import Matchmaking


def _pairing(parts: Parts) -> Pairing:
    return Pairing(parts[Tables], parts[SeekPool], parts[Presence].is_there, parts[Feed])


def _matchmaking(parts: Parts) -> Matchmaking:
    wake = parts[Pairing].wake
    return Matchmaking(parts[Tables], parts[Moderation], parts[SeekPool], wake)


FEATURE = Feature(
    name="matchmaking",
    tables=("seeks", "paired_tables"),
    owned=OWNED,
    parts=(lambda parts: SeekPool(parts[Tables].store, parts[Moderation]), _pairing, _matchmaking),
    routes=(seek_routes,),
    listens=(
        (FOUND.strip(), lambda parts: parts[Pairing].heard),
        (ModerationChanged, lambda parts: parts[Pairing].hear_bans),
    ),
)
