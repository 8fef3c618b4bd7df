"""Circles of friends."""

from ...base.feature import Feature
from ...base.parts import Parts
from ...live.asked import WrittenAlong
from ...live.boards import Boards
from ...live.commands import Commands
from ...live.tables import Tables
from ...people.asked import Acquaintance, Departing
from ...people.moderation import Moderation
from ...people.names import Names
from ...people.presence import Presence
from ...people.relations import Relations
from ..notifications.inviting import Inviting
from .calling import Calling
from .evening_rows import Rematches
from .evenings import Evenings
from .owned import OWNED, DepartingMembers
from .routes import circle_routes
from .service import Circles, Companions


def _circles(parts: Parts) -> Circles:
    people = parts[Names], parts[Moderation], parts[Relations]
    return Circles(parts[Tables].store, *people, parts[Evenings])


def _calling(parts: Parts) -> Calling:
    tables = parts[Tables], parts[Boards]
    people = parts[Moderation], parts[Presence]
    return Calling(parts[Circles], *tables, *people, parts[Commands], parts[Inviting])


FEATURE = Feature(
    name="circles",
    tables=("circles", "circle_members", "circle_tables"),
    owned=OWNED,
    parts=(lambda parts: Evenings(parts[Tables], parts[Relations]), _circles, _calling),
    routes=(circle_routes,),
    answers=(
        (WrittenAlong, lambda _: Rematches()),
        (Acquaintance, lambda parts: Companions(parts[Tables].store)),
        (Departing, lambda parts: DepartingMembers(parts[Tables].store, parts[Moderation])),
    ),
)
