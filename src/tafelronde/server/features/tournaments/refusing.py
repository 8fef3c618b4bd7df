"""Refusals of tournaments and of their directors' acts."""

from ...base.refusal import Refusal


def bad(field: str, expected: str) -> Refusal:
    """A refusal that names the field."""
    return Refusal("bad-option", f"{field}: {expected}", args={"field": field})


def unfit(why: str, message: str) -> Refusal:
    """A refusal because of the kind or the state of the event."""
    return Refusal("bad-act", message, args={"why": why})


def too_late(message: str) -> Refusal:
    return Refusal("too-late", message)
