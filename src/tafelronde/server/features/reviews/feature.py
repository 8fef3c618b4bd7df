"""Reviews of finished games, and their turning points as exercises."""

from ...base.feature import Feature
from ...live.tables import Tables
from ..school.lessons import Learning
from .deciding import Deciding
from .moments import Moments
from .owned import OWNED
from .routes import review_routes
from .service import Reviews
from .trying import Trying

FEATURE = Feature(
    name="reviews",
    tables=("reviews",),
    owned=OWNED,
    parts=(
        lambda parts: Moments(parts[Tables].store, parts[Learning].learnt),
        Reviews,
        Trying,
        Deciding,
    ),
    routes=(review_routes,),
)
