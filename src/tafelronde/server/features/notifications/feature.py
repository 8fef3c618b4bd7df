"""Notifications: by push and by mail, and reminders between players."""

from ...base.bus import ModerationChanged, PeopleParted, TableLookedAt, TournamentLookedAt
from ...base.feature import Feature
from ...live.asked import Reminding
from ...live.tables import Tables
from ...people.asked import Departing
from .challenges import INVITED, Challenges, DepartingChallenges
from .digests import Digests
from .invitation_routes import invitation_routes
from .inviting import Inviting
from .nudging import NUDGED, Nudging
from .owned import OWNED
from .routes import news_routes
from .service import ASKED, Notifications

FEATURE = Feature(
    name="notifications",
    tables=("news_wishes", "push_subscriptions", "notifications", "challenges"),
    owned=OWNED,
    parts=(Digests, Notifications, Nudging, Challenges, Inviting),
    routes=(news_routes, invitation_routes),
    listens=(
        (ASKED.strip(), lambda parts: parts[Notifications].heard),
        (NUDGED.strip(), lambda parts: parts[Nudging].heard),
        (INVITED.strip(), lambda parts: parts[Inviting].heard),
        (ModerationChanged, lambda parts: parts[Challenges].hear),
        (PeopleParted, lambda parts: parts[Challenges].hear_of),
        (TableLookedAt, lambda parts: parts[Notifications].looked),
        (TournamentLookedAt, lambda parts: parts[Notifications].looked_at_tournament),
    ),
    answers=(
        (Reminding, lambda parts: parts[Nudging]),
        (Departing, lambda parts: DepartingChallenges(parts[Tables].store)),
    ),
)
