"""Accounts: handles, addresses, passkeys, merge, export and deletion."""

from ...base.answers import Answers
from ...base.background import Background
from ...base.config import Settings
from ...base.feature import Feature
from ...base.owned import AllOwned
from ...base.parts import Parts
from ...live.tables import Tables
from ...outbox.mail import Mails
from ...people.identities import Identities
from ...people.moderation import Moderation
from ...people.relations import Relations
from .email_links import EmailLinks
from .identity_routes import identity_routes
from .merge_and_deletion import MergesAndDeletions
from .owned_rows import OwnedData
from .routes import account_routes
from .signing_in import sign_in_routes


def _links(parts: Parts) -> EmailLinks:
    tables, address = parts[Tables], parts[Settings].public_site
    return EmailLinks(tables.store, Background(tables.outage), parts[Mails], address)


def _owned(parts: Parts) -> OwnedData:
    return OwnedData(parts[Tables].store, parts[AllOwned].rows, parts[Answers])


def _merges(parts: Parts) -> MergesAndDeletions:
    rooms = parts[Identities], parts[Moderation], parts[Relations]
    return MergesAndDeletions(parts[Tables], *rooms, parts[OwnedData])


FEATURE = Feature(
    name="accounts",
    parts=(_links, _owned, _merges),
    routes=(identity_routes, sign_in_routes, account_routes),
)
