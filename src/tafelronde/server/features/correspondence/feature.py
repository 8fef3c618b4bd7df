"""Games by days: answers left beforehand, quiet hours and vacations."""

from ...base.feature import Feature
from ...live.asked import Answering
from ...live.clocks import Clocks
from ...live.tables import Tables
from ...people.asked import Departing
from ...people.moderation import Moderation
from ...people.pauses import Pauses
from .answer_routes import answer_routes
from .answers import LeftAnswers
from .owned import OWNED, DepartingPauses
from .pause_routes import rest_routes

FEATURE = Feature(
    name="correspondence",
    tables=("answers",),
    owned=OWNED,
    routes=(rest_routes, answer_routes),
    answers=(
        (Answering, lambda parts: LeftAnswers(parts[Tables].store, parts[Moderation])),
        (Departing, lambda parts: DepartingPauses(parts[Pauses], parts[Clocks])),
    ),
)
