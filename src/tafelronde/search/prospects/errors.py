"""Errors about networks."""

from ...core.facts.errors import TafelrondeError


class BadProspects(TafelrondeError):
    """A network that is not for this game, or a file that is no network."""


def other_features(
    what: str, game: str, wanted: tuple[str, ...], found: tuple[str, ...]
) -> BadProspects:
    """The error that weights (``what``, which begins the sentence) are for other features than the
    game has: it names those."""
    unlike = sorted(set(wanted) ^ set(found)) or ["their order or number"]
    names = ", ".join(unlike)
    return BadProspects(f"{what} for other features than those of {game}: {names}")
