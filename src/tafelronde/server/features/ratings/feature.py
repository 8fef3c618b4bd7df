"""Ratings, and the results that they follow from."""

from ...base.bus import ResultsCorrected, TableChanged
from ...base.feature import Feature
from ...live.asked import WrittenAlong
from ...live.tables import Tables
from ...people.asked import Departing
from .owned import OWNED, DepartingRatings
from .rated import RatedAndResults
from .routes import rating_routes
from .service import Ratings

FEATURE = Feature(
    name="ratings",
    tables=("results", "rated_games", "ratings", "rating_changes", "corrected_games"),
    owned=OWNED,
    parts=(Ratings,),
    routes=(rating_routes,),
    listens=(
        (TableChanged, lambda parts: parts[Ratings].hear),
        (ResultsCorrected, lambda parts: parts[Ratings].hear_correction),
    ),
    answers=(
        (WrittenAlong, lambda _: RatedAndResults()),
        (Departing, lambda parts: DepartingRatings(parts[Tables].store)),
    ),
)
