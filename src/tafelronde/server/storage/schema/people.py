"""People: their identities, what signs them in, identities that were merged or deleted, and whom
they follow, block and mute."""

import sqlalchemy as sa

from .columns import METADATA, Boolean, ByBytes, Double

users = sa.Table(
    "users",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", Double, nullable=False),
    # The name in the form in which it is searched, see text.fold.
    sa.Column("folded", ByBytes, nullable=False, server_default=sa.text("''")),
    # The people who may see that the person is here: see wire.PresenceWish.
    sa.Column("presence", sa.Text, nullable=False, server_default=sa.text("'everybody'")),
    # The people who may challenge the person: see wire.ChallengeWish.
    sa.Column("challenges", sa.Text, nullable=False, server_default=sa.text("'everybody'")),
    # The look of the name, see names.look; '': not yet noted.
    sa.Column("look", ByBytes, nullable=False, server_default=sa.text("''")),
    # The name before the person was renamed for somebody's handle; '': they know, or were not.
    sa.Column("was", sa.Text, nullable=False, server_default=sa.text("''")),
    sa.Index("users_folded", "folded", "id"),
    sa.Index("users_look", "look", "id"),
)

devices = sa.Table(
    "devices",  # the browsers where people are signed in; the signed cookie holds the id
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("label", sa.Text, nullable=False),  # the name that the browser gives itself
    sa.Column("created", Double, nullable=False),
    sa.Column("seen", Double, nullable=False),
    sa.Column("gone", Double, nullable=False),  # when it was signed out; 0: it is signed in
    sa.Index("devices_user", "user_id", "seen"),
    sa.Index("devices_gone", "gone"),
)

tokens = sa.Table(
    "tokens",  # of programs that sign in; only hashes are stored
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
    "codes",  # codes that move an identity to another device; only hashes are stored
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),
    sa.Index("codes_user", "user_id"),
    sa.Index("codes_until", "until"),
)

accounts = sa.Table(
    "accounts",  # what people have added to their identity; a person without additions has no row
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("handle", sa.Text, nullable=False),  # '': none; the row in ``handles`` decides
    sa.Column("skeleton", sa.Text, nullable=False),
    sa.Column("changed", Double, nullable=False),  # when the handle was chosen; 0: never
    sa.Column("email", sa.Text, nullable=False),  # a confirmed address; '': none
    sa.Index("accounts_skeleton", "skeleton"),
    sa.Index("accounts_email", "email"),
)

handles = sa.Table(
    "handles",  # the owner of each handle, by what it looks like; also of given-up ones
    METADATA,
    sa.Column("skeleton", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),  # until when it is kept from others; 0: in use
    sa.Index("handles_user", "user_id"),
)

passkeys = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),  # the id of the credential, in base64url
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("public_key", sa.LargeBinary, nullable=False),  # COSE
    sa.Column("count", sa.Integer, nullable=False),  # its count of signatures when last used
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", Double, nullable=False),
    sa.Column("used", Double, nullable=False),  # 0: not yet
    sa.Index("passkeys_user", "user_id", "created"),
)

recovery_codes = sa.Table(
    "recovery_codes",  # codes that have not been used; only hashes are stored
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Index("recovery_codes_user", "user_id"),
)

one_time_tokens = sa.Table(
    "one_time_tokens",  # what a person has to bring back once: a passkey's challenge, a mail's link
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),  # '': anybody may bring it
    sa.Column("purpose", sa.Text, nullable=False),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),
    sa.Index("proofs_until", "until"),  # named so for ever: no version renames an index
    sa.Index("proofs_user", "user_id"),
)

departed = sa.Table(
    "departed",  # identities that were merged or deleted; kept for ever
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("into_id", sa.Text, nullable=False),  # the identity that goes on; '': none
    sa.Column("at", Double, nullable=False),
    sa.Column("done", Boolean, nullable=False),  # whether all rows were moved or deleted
    sa.Column("lease_node", sa.Text, nullable=False),
    sa.Column("lease_until", Double, nullable=False),
    sa.Index("departed_due", "done", "lease_until"),
)


follows = sa.Table(
    "follows",  # whom a person follows; the other is not told
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
    sa.Column("since", Double, nullable=False),
    sa.Index("follows_other", "other"),
)

blocks = sa.Table(
    "blocks",  # whom a person blocks; it counts both ways
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
    sa.Column("since", Double, nullable=False),
    sa.Index("blocks_other", "other", "user_id"),
)

mutes = sa.Table(
    "mutes",  # whose chat a person does not want to read
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
    sa.Column("since", Double, nullable=False),
    sa.Index("mutes_other", "other"),
)
