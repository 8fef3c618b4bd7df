"""Notifications: by push and by mail, and reminders between players."""

from ...base.background import Background
from ...base.bus import Feed, ModerationChanged, PeopleParted, TableLookedAt, TournamentLookedAt
from ...base.config import Settings
from ...base.feature import Feature
from ...base.parts import Parts
from ...live.asked import Reminding
from ...live.commands import Commands
from ...live.tables import Tables
from ...outbox.mail import Mails
from ...outbox.push import Push
from ...people.asked import Departing
from ...people.moderation import Moderation
from ...people.pauses import Pauses
from ...people.presence import Presence
from ...people.relations import Relations
from ...socket.hub import Hub
from .challenges import INVITED, Challenges, DepartingChallenges
from .digests import Digests
from .invitation_routes import invitation_routes
from .inviting import Inviting
from .nudging import NUDGED, Nudging
from .owned import OWNED
from .routes import news_routes
from .service import ASKED, Notifications


def _digests(parts: Parts) -> Digests:
    tables, address = parts[Tables], parts[Settings].public_site
    beside = Background(tables.outage)
    people = parts[Pauses], parts[Moderation]
    return Digests(tables.store, beside, parts[Mails], *people, address)


def _notifications(parts: Parts) -> Notifications:
    people = parts[Presence], parts[Push], parts[Pauses]
    ways = parts[Digests], parts[Moderation]
    return Notifications(parts[Tables], *people, *ways, parts[Hub].is_looking)


def _nudging(parts: Parts) -> Nudging:
    return Nudging(parts[Tables], parts[Relations], parts[Notifications], parts[Feed])


def _challenges(parts: Parts) -> Challenges:
    return Challenges(parts[Tables], parts[Relations], parts[Moderation])


def _inviting(parts: Parts) -> Inviting:
    people = parts[Relations], parts[Moderation]
    ways = parts[Notifications], parts[Commands], parts[Challenges]
    return Inviting(parts[Tables], *people, *ways, parts[Feed])


FEATURE = Feature(
    name="notifications",
    tables=("news_wishes", "push_subscriptions", "notifications", "challenges"),
    owned=OWNED,
    parts=(_digests, _notifications, _nudging, _challenges, _inviting),
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
