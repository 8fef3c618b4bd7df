"""The house: whose it is, and who may come in."""

from ...base.background import Background
from ...base.bus import Feed
from ...base.feature import Feature
from ...base.parts import Parts
from ...live.tables import Tables
from ...people.asked import Admission, Departing
from ...people.moderation import Moderation
from ...socket.hub import Hub
from .door import Door
from .owned import OWNED, DepartingHouse
from .routes import house_routes
from .service import HouseService


def _door(parts: Parts) -> Door:
    tables, beside = parts[Tables], Background(parts[Tables].outage)
    return Door(tables.store, parts[Moderation], parts[Hub], beside, parts[Feed])


FEATURE = Feature(
    name="house",
    tables=("house", "house_members", "house_invites", "house_requests"),
    owned=OWNED,
    parts=(_door, lambda parts: HouseService(parts[Tables].store, parts[Moderation])),
    routes=(house_routes,),
    answers=(
        (Admission, lambda parts: parts[Door]),
        (Departing, lambda parts: DepartingHouse(parts[Tables].store)),
    ),
)
