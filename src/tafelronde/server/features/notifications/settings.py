"""What people want to be told while they are away, and by which way.

Who has said nothing is told all, through the browsers that they have let, and gets no mails.
"""

from __future__ import annotations

import secrets
from typing import Literal, NamedTuple, cast, get_args

from ...base.refusal import Refusal
from ...storage.store import Store
from .wire import NewNews, NewsWay

NoticeKind = Literal["turn", "filled", "short", "over", "round"]
_COLUMNS = "turn, filled, short, over, round, mail_hours, language, mailed, word"


class Wishes(NamedTuple):
    """What somebody wants to be told."""

    turn: NewsWay = "push"
    filled: NewsWay = "push"
    short: NewsWay = "push"
    over: NewsWay = "push"
    round: NewsWay = "push"
    mail_hours: int = 6
    language: str = "en"
    mailed: float = 0.0
    """When they last got a mail; 0: never."""
    word: str = ""
    """Of the link that ends all mails; '': they have wished nothing."""

    def way(self, kind: NoticeKind) -> NewsWay:
        """How they are told of this kind."""
        return cast("NewsWay", getattr(self, kind))


async def wishes_of(store: Store, user: str) -> Wishes:
    """What this person wants."""
    rows = await store.read(f"SELECT {_COLUMNS} FROM news_wishes WHERE user_id = $1", user)
    if not rows:
        return Wishes()
    return Wishes(*cast("tuple[NewsWay]", rows[0]))


async def wish(store: Store, user: str, news: NewNews) -> None:
    """Want these."""
    await store.write(
        "INSERT INTO news_wishes (user_id, word, language, turn, filled, short, over, round,"
        " mail_hours, mailed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0)"
        " ON CONFLICT (user_id) DO UPDATE SET language = $3, turn = $4, filled = $5, short = $6,"
        " over = $7, round = $8, mail_hours = $9",
        user,
        secrets.token_urlsafe(24),
        news.language,
        news.turn,
        news.filled,
        news.short,
        news.over,
        news.round,
        news.mail_hours,
    )


async def end_mails(store: Store, word: str) -> None:
    """No mails any more for whom this word was made. Raises Refusal where it is nobody's."""
    parts = [
        f"{kind} = CASE WHEN {kind} = 'both' THEN 'push' WHEN {kind} = 'mail' THEN 'none'"
        f" ELSE {kind} END"
        for kind in get_args(NoticeKind)
    ]
    changed = await store.write(f"UPDATE news_wishes SET {', '.join(parts)} WHERE word = $1", word)
    if changed != 1:
        raise Refusal("bad-link", "this link ends no mails")


async def address_of(store: Store, user: str) -> str:
    """The confirmed address of a person; '' where they have none."""
    rows = await store.read("SELECT email FROM accounts WHERE user_id = $1", user)
    return str(rows[0][0]) if rows else ""
