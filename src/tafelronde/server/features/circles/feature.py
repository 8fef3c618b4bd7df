"""Circles of friends."""

from ...base.feature import Feature
from ...live.asked import WrittenAlong
from ...live.tables import Tables
from ...people.asked import Acquaintance, Departing
from ...people.moderation import Moderation
from .calling import Calling
from .evening_rows import Rematches
from .evenings import Evenings
from .owned import OWNED, DepartingMembers
from .routes import circle_routes
from .service import Circles, Companions

FEATURE = Feature(
    name="circles",
    tables=("circles", "circle_members", "circle_tables"),
    owned=OWNED,
    parts=(Evenings, Circles, Calling),
    routes=(circle_routes,),
    answers=(
        (WrittenAlong, lambda _: Rematches()),
        (Acquaintance, lambda parts: Companions(parts[Tables].store)),
        (Departing, lambda parts: DepartingMembers(parts[Tables].store, parts[Moderation])),
    ),
)
