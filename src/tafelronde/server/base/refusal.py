"""Refusals: the reasons why requests are not carried out, as data."""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec import Struct

STATUS = {
    "no-session": 401,
    "bad-code": 403,
    "bad-passkey": 403,
    "bad-link": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "not-director": 403,
    "entry": 403,
    "removed": 403,
    "not-for-programs": 403,
    "not-invited": 403,
    "deal-first": 403,
    "round-first": 403,
    "no-tournaments": 403,
    "devices-only": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "apart": 403,
    "no-seat-here": 403,
    "not-together": 409,
    "banned": 403,
    "newcomer": 403,
    "members-only": 403,
    "accounts-only": 403,
    "no-member": 403,
    "circle-removed": 403,
    "circle-maker": 403,
    "bad-house-code": 403,
    "bad-emblem": 400,
    "requests-enough": 429,
    "bad-invite": 403,
    "not-moderator": 403,
    "has-role": 403,
    "no-challenges": 403,
    "unknown-table": 404,
    "unknown-game": 404,
    "not-found": 404,
    "no-such-seat": 404,
    "not-allowed": 405,
    "malformed": 400,
    "too-large": 413,
    "reading-died": 422,
    "reading-too-long": 422,
    "not-json": 415,
    "too-fast": 429,
    "bots-alone": 429,
    "bots-waiting": 429,
    "reviews-waiting": 429,
    "reports-enough": 429,
    "handed-over-enough": 429,
    "reading-paused": 429,
    "busy": 503,
    "reading-busy": 503,
    "no-database": 503,
    "rules-warm-up": 503,
    "internal": 500,
}
"""The HTTP status of a reason; reasons that are missing here have 409."""


class Refused(Struct, frozen=True, tag="refused", tag_field="t"):
    """The reason for a refusal: also the body of every HTTP answer from 400 on.

    ``reason`` is a code for the catalogue (``refusal-<reason>``), ``clause`` the rule concerned
    (``R-3.3``) or ''. ``message`` is English, for developers.
    """

    id: str
    reason: str
    clause: str = ""
    args: dict[str, str | int] = {}
    message: str = ""
    retry_after: float = 0.0
    """Seconds after which the same request may succeed, if it came too early or too often; then
    ``args`` has them too, in whole ``seconds``. 0: unknown."""


class Refusal(Exception):
    """A request that is not carried out. ``reason`` is a code of the catalogue; ``retry_after`` are
    the seconds after which the request may succeed, if it only came too early."""

    def __init__(
        self,
        reason: str,
        message: str = "",
        clause: str = "",
        args: Mapping[str, str | int] | None = None,
        retry_after: float = 0.0,
    ) -> None:
        super().__init__(message or reason)
        self.reason = reason
        self.clause = clause
        self.retry_after = math.ceil(1000 * retry_after) / 1000
        self.arguments = dict(args or {})
        if retry_after:
            self.arguments["seconds"] = self.seconds
        self.message = message

    @classmethod
    def of(cls, sent: Refused) -> Refusal:
        """The refusal that was told so, by another process."""
        return cls(sent.reason, sent.message, sent.clause, sent.args, sent.retry_after)

    @property
    def status(self) -> int:
        return STATUS.get(self.reason, 409)

    @property
    def seconds(self) -> int:
        """``retry_after`` in whole seconds."""
        return math.ceil(self.retry_after)

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the answer to an HTTP request."""
        return {"Retry-After": str(self.seconds)} if self.retry_after else {}

    def wire(self, command: str = "") -> Refused:
        return Refused(
            command, self.reason, self.clause, self.arguments, self.message, self.retry_after
        )


def unsaved() -> Refusal:
    """The refusal while the database fails; it is unknown whether the request was carried out."""
    return Refusal("no-database", "nothing can be saved now: send it again", retry_after=1)
