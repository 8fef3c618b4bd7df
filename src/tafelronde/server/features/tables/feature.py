"""Tables over HTTP; the tables themselves are in the room ``live``."""

from ...base.feature import Feature
from .history_routes import history_routes
from .routes import table_routes

FEATURE = Feature(name="tables", routes=(table_routes, history_routes))
