"""Games played without a network, handed over to the site."""

from ...base.feature import Feature
from .owned import OWNED
from .routes import handover_routes
from .service import Handover

FEATURE = Feature(
    name="handover",
    tables=("handed_over",),
    owned=OWNED,
    parts=(Handover,),
    routes=(handover_routes,),
)
