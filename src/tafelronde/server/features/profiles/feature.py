"""Profiles: people as others see them."""

from ...base.feature import Feature
from .routes import people_routes
from .service import People

FEATURE = Feature(name="profiles", parts=(People,), routes=(people_routes,))
