"""The results of finished games, and the ratings that follow from them."""

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Boolean, Double

results = sa.Table(
    "results",  # the results of finished games, a row for each seat, bots' seats too
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.Text, nullable=False),  # '': a bot's seat
    sa.Column("level", sa.Text, nullable=False),  # a bot's level; '': a person's seat
    sa.Column("character", sa.Text, nullable=False),
    sa.Column("away", Boolean, nullable=False),  # a bot sat in for the person at the end
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("ended", Double, nullable=False),
    sa.Column("shown", Double),  # when everybody may see the game; null: only its players
    sa.Column("place", sa.Integer, nullable=False),  # 1: the best; equals share one
    sa.Column("share", Double, nullable=False),  # the share of the victory, 0 to 1
    sa.Column("points", Double, nullable=False),
    sa.Column("outcome", sa.Text, nullable=False),  # won, shared, lost
    sa.Column("resigned", Boolean, nullable=False),
    sa.Index(
        "results_user",
        *("user_id", "ended", "table_id", "game", "outcome", "seat", "players", "shown"),
    ),
    sa.Index("results_ended", "ended", "table_id"),
)

rated_games = sa.Table(
    "rated_games",  # rated tables, from when they are made; see service.py
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("ended", Double, nullable=False, server_default=sa.text("0")),  # 0: not yet
    sa.Column("number", sa.Integer),  # the order in which they were counted; null: not yet
    sa.Column("body", sa.Text, nullable=False, server_default=sa.text("''")),  # JSON: game.Played
    sa.Index("rated_games_number", "number", unique=True),
    sa.Index("rated_games_due", "number", "ended", "table_id"),
)

ratings = sa.Table(
    "ratings",  # the rating of each person on each ladder; follows from rated_games
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("pace", sa.Text, primary_key=True),  # live, days
    sa.Column("mu", Double, nullable=False),
    sa.Column("sigma", Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("changed", Double, nullable=False),
    sa.Column("standing", Double, nullable=False),  # the key of lists
    sa.Column("settled_until", Double, nullable=False),  # when it becomes provisional
    sa.Index("ratings_list", "game", "players", "pace", "standing", "user_id", "settled_until"),
)

rating_changes = sa.Table(
    "rating_changes",  # how each game changed each rating
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("at", Double, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),  # 1: first
    sa.Column("before_mu", Double, nullable=False),
    sa.Column("before_sigma", Double, nullable=False),
    sa.Column("mu", Double, nullable=False),
    sa.Column("sigma", Double, nullable=False),
    sa.Index("rating_changes_curve", "user_id", "game", "players", "pace", "number"),
    sa.Index("rating_changes_at", "user_id", "game", "players", "pace", "at"),
)

corrected_games = sa.Table(
    "corrected_games",  # rated games whose result somebody corrected; see corrections.py
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("at", Double, nullable=False),  # when it was corrected last
    sa.Column("places", sa.Text, nullable=False),  # JSON; '[]': void; '': as it was played
    sa.Column("original", sa.Text, nullable=False),  # the body of rated_games before that; ''
    sa.Column("done", Boolean, nullable=False),  # whether ratings follow from it already
    sa.Index("corrected_games_due", "done", "at"),
)
