"""Mails that wait to be sent."""

import sqlalchemy as sa

from .columns import METADATA, Double

mails = sa.Table(
    "mails",  # mails to be sent; a row is deleted once it was
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("subject", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("due", Double, nullable=False),
    sa.Column("until", Double, nullable=False),  # it is dropped at this time
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("lease_node", sa.Text, nullable=False),
    sa.Column("lease_until", Double, nullable=False),
    # The URL that ends all mails of this kind; '': none.
    sa.Column("unsubscribe", sa.Text, nullable=False, server_default=sa.text("''")),
    sa.Index("mails_due", "due"),
)
