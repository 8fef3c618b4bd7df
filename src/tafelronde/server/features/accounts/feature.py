"""Accounts: handles, addresses, passkeys, merge, export and deletion."""

from ...base.feature import Feature
from .email_links import EmailLinks
from .identity_routes import identity_routes
from .merge_and_deletion import MergesAndDeletions
from .owned_rows import OwnedData
from .routes import account_routes
from .signing_in import sign_in_routes

FEATURE = Feature(
    name="accounts",
    parts=(EmailLinks, OwnedData, MergesAndDeletions),
    routes=(identity_routes, sign_in_routes, account_routes),
)
