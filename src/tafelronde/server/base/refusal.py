"""Refusals: the reasons why requests are not carried out, as data."""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec import Struct

_REASONS = {
    400: "bad-emblem malformed",
    401: "no-session",
    403: (
        "bad-code bad-passkey bad-link not-your-seat not-host not-director entry removed "
        "not-for-programs not-invited deal-first round-first no-tournaments devices-only "
        "wrong-origin apart no-seat-here banned newcomer members-only accounts-only "
        "no-member circle-removed circle-maker bad-house-code bad-invite not-moderator "
        "has-role no-challenges"
    ),
    404: "unknown-table unknown-game not-found no-such-seat",
    405: "not-allowed",
    409: "not-together",
    413: "too-large",
    415: "not-json",
    421: "wrong-host",
    422: "reading-died reading-too-long",
    429: (
        "requests-enough too-fast bots-alone bots-waiting reviews-waiting reports-enough "
        "handed-over-enough reading-paused"
    ),
    500: "internal",
    503: "busy reading-busy no-database rules-warm-up",
}
STATUS = {reason: status for status, reasons in _REASONS.items() for reason in reasons.split()}
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
