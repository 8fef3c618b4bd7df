"""People: their identities, what signs them in, and merged or deleted identities."""

from __future__ import annotations

import sqlalchemy as sa

from .columns import METADATA, Boolean, ByBytes, Double

users = sa.Table(
    "users",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", Double, nullable=False),
    # The name as it is searched for, see text.fold.
    sa.Column("folded", ByBytes, nullable=False, server_default=sa.text("''")),
    # Who may see that they are here, see wire.PresenceWish.
    sa.Column("presence", sa.Text, nullable=False, server_default=sa.text("'everybody'")),
    sa.Index("users_folded", "folded", "id"),
)

devices = sa.Table(
    "devices",  # where people are signed in; the id stands in the cookie, beside its signature
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("label", sa.Text, nullable=False),  # what the browser calls itself
    sa.Column("created", Double, nullable=False),
    sa.Column("seen", Double, nullable=False),
    sa.Column("gone", Double, nullable=False),  # when it was signed out; 0: it is not
    sa.Index("devices_user", "user_id", "seen"),
    sa.Index("devices_gone", "gone"),
)

tokens = sa.Table(
    "tokens",  # of programs that sign in; only hashes
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("owner", sa.Text, nullable=False),
    sa.Column("scope", sa.Text, nullable=False, server_default=sa.text("'all'")),  # see wire.Scope
    sa.Column("created", Double, nullable=False, server_default=sa.text("0")),
    sa.Index("tokens_owner", "owner"),
    sa.Index("tokens_user", "user_id"),
)

codes = sa.Table(
    "codes",  # that move an identity to another device; only hashes
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),
    sa.Index("codes_user", "user_id"),
    sa.Index("codes_until", "until"),
)

accounts = sa.Table(
    "accounts",  # what people have added to their identity; who has nothing has no row
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("handle", sa.Text, nullable=False),  # '': none; the row in ``handles`` decides
    sa.Column("skeleton", sa.Text, nullable=False),
    sa.Column("changed", Double, nullable=False),  # when the handle was chosen; 0: never
    sa.Column("email", sa.Text, nullable=False),  # confirmed; '': none
    sa.Index("accounts_skeleton", "skeleton"),
    sa.Index("accounts_email", "email"),
)

handles = sa.Table(
    "handles",  # whose each handle is, by what it looks like; also those that were given up
    METADATA,
    sa.Column("skeleton", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),  # kept from others until then; 0: in use
    sa.Index("handles_user", "user_id"),
)

passkeys = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),  # the credential's, in base64url
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("public_key", sa.LargeBinary, nullable=False),  # COSE
    sa.Column("count", sa.Integer, nullable=False),  # of its signatures, as it last said
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", Double, nullable=False),
    sa.Column("used", Double, nullable=False),  # 0: not yet
    sa.Index("passkeys_user", "user_id", "created"),
)

recovery_codes = sa.Table(
    "recovery_codes",  # that have not been used; only hashes
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Index("recovery_codes_user", "user_id"),
)

proofs = sa.Table(
    "proofs",  # what somebody is to bring back, once: challenges for passkeys, links in mails
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),  # '': anybody who brings it
    sa.Column("purpose", sa.Text, nullable=False),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),
    sa.Index("proofs_until", "until"),
    sa.Index("proofs_user", "user_id"),
)

departed = sa.Table(
    "departed",  # identities that have become others, or nobody; kept for ever
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("into_id", sa.Text, nullable=False),  # the identity that has all of it now; '': none
    sa.Column("at", Double, nullable=False),
    sa.Column("done", Boolean, nullable=False),  # whether all their rows were moved or deleted
    sa.Column("lease_node", sa.Text, nullable=False),
    sa.Column("lease_until", Double, nullable=False),
    sa.Index("departed_due", "done", "lease_until"),
)
