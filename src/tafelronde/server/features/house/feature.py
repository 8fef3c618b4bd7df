"""The house: whose it is, and who may come in."""

from ...base.feature import Feature
from ...live.tables import Tables
from ...people.asked import Admission, Departing
from ...people.moderation import Moderation
from .door import Door
from .owned import OWNED, DepartingHouse
from .routes import house_routes
from .service import HouseService

FEATURE = Feature(
    name="house",
    tables=("house", "house_members", "house_invites", "house_requests"),
    owned=OWNED,
    parts=(Door, lambda parts: HouseService(parts[Tables].store, parts[Moderation])),
    routes=(house_routes,),
    answers=(
        (Admission, lambda parts: parts[Door]),
        (Departing, lambda parts: DepartingHouse(parts[Tables].store)),
    ),
)
