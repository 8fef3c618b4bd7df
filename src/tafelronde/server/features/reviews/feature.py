"""Reviews of finished games, and their turning points as exercises."""

from ...base.config import Settings
from ...base.feature import Feature
from ...base.parts import Parts
from ...bots.turn import Thinkers
from ...live.tables import Tables
from ...people.last_seen import LastSeen
from ...views.history import History
from ..school.lessons import Learning
from .deciding import Deciding
from .moments import Moments
from .owned import OWNED
from .routes import review_routes
from .service import Reviews
from .trying import Trying


def _reviews(parts: Parts) -> Reviews:
    rooms = parts[Tables], parts[Thinkers], parts[LastSeen]
    return Reviews(*rooms, parts[Moments], devices_only=parts[Settings].devices_only)


def _trying(parts: Parts) -> Trying:
    rooms = parts[Tables], parts[Thinkers], parts[LastSeen]
    alone = parts[Settings].devices_only
    return Trying(*rooms, parts[Learning], parts[Moments], devices_only=alone)


FEATURE = Feature(
    name="reviews",
    tables=("reviews",),
    owned=OWNED,
    parts=(
        lambda parts: Moments(parts[Tables].store, parts[Learning].learnt),
        _reviews,
        _trying,
        lambda parts: Deciding(parts[Tables], parts[History]),
    ),
    routes=(review_routes,),
)
