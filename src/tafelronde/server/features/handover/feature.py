"""Games played without a network, handed over to the site."""

from ...base.feature import Feature
from ...live.tables import Tables
from ...people.names import Names
from ...reading.reading import Reading
from .owned import OWNED
from .routes import handover_routes
from .service import Handover

FEATURE = Feature(
    name="handover",
    tables=("handed_over",),
    owned=OWNED,
    parts=(lambda parts: Handover(parts[Tables], parts[Reading], parts[Names]),),
    routes=(handover_routes,),
)
