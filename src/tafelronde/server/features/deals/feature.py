"""The deal of the day."""

from ...base.feature import Feature
from ...live.asked import Tries
from ...live.tables import Tables
from ...people.asked import Departing
from .asked import StoredTries
from .owned import OWNED, DepartingTries
from .pars import Pars
from .routes import deal_routes
from .service import Deals

FEATURE = Feature(
    name="deals",
    tables=("deals", "deal_tries", "deal_pars"),
    owned=OWNED,
    parts=(Deals, Pars),
    routes=(deal_routes,),
    answers=(
        (Departing, lambda parts: DepartingTries(parts[Tables].store)),
        (Tries, lambda parts: StoredTries(parts[Tables].store)),
    ),
)
