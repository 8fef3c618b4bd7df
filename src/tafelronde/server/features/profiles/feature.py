"""Profiles: people as others see them."""

from ...base.bus import Feed
from ...base.feature import Feature
from ...live.tables import Tables
from ...people.relations import Relations
from .routes import people_routes
from .service import People

FEATURE = Feature(
    name="profiles",
    parts=(lambda parts: People(parts[Tables], parts[Relations], parts[Feed]),),
    routes=(people_routes,),
)
