"""Tournaments."""

from ...base.bus import Feed, ModerationChanged, TableChanged
from ...base.feature import Feature
from ...live.asked import Rounds
from ...live.clocks import TimeBounds
from ...live.tables import Tables
from ...people.asked import Departing
from ...people.moderation import Moderation
from ...socket.asked import Notices
from .asked import RoundBounds, StoredRounds
from .desk.asked import UntoldRulings
from .desk.routes import desk_routes
from .desk.service import DirectorsDesk
from .owned import OWNED, DepartingEntries
from .routes import tournament_routes
from .service import Tournaments

FEATURE = Feature(
    name="tournaments",
    tables=(
        *("tournaments", "tournament_players", "tournament_rounds", "tournament_tables"),
        *("tournament_acts", "tournament_directors", "tournament_entry", "tournament_told"),
    ),
    owned=OWNED,
    parts=(
        Tournaments,
        lambda parts: DirectorsDesk(parts[Tables].store, parts[Moderation], parts[Feed]),
    ),
    routes=(tournament_routes, desk_routes),
    listens=(
        (TableChanged, lambda parts: parts[Tournaments].hear),
        (ModerationChanged, lambda parts: parts[Tournaments].hear_bans),
    ),
    answers=(
        (Departing, lambda parts: DepartingEntries(parts[Tables].store, parts[Moderation])),
        (Rounds, lambda parts: StoredRounds(parts[Tables].store)),
        (Notices, lambda parts: UntoldRulings(parts[Tables].store)),
        (TimeBounds, lambda parts: RoundBounds(parts[Tables].store)),
    ),
)
