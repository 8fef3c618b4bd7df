"""Previews: the Open Graph tags of a page, for messengers that show a preview of its link.

The preview of a table tells what everybody with the link may see: the game, the players, the open
seats. It comes from the table's card for the lobby, which has no secrets.
"""

from html import escape
from typing import NamedTuple

from ...core.facts.info import GameInfo
from ...core.objects.registry import infos
from ...words import SHARED, Words, load_words
from ..storage.stored_card import StoredCard, StoredSeat

PROGRAM = "Tafelronde"
"""The name of a house that has none of its own."""


class Preview(NamedTuple):
    """The preview of a link."""

    title: str
    """'': that of the house."""
    text: str
    game: str = ""
    """The game whose picture is shown; '': the picture of the program."""
    private: bool = False
    """Whether search engines are asked to leave the page out."""


def _words(language: str, info: GameInfo | None = None) -> Words:
    own = () if info is None else (info.messages, info.messages / "web")
    return load_words(language, SHARED / "web", *own)


def house(language: str, welcome: str = "") -> Preview:
    """The preview of the house itself; ``welcome``: what its host says there."""
    return Preview("", welcome or _words(language)("lobby-text"))


def rules(language: str, info: GameInfo) -> Preview:
    say = _words(language, info)
    return Preview(say("rules-title", game=info.title), say("pitch"), info.name)


def lessons(language: str, info: GameInfo) -> Preview:
    own = load_words(language, SHARED / "lessons")
    say = _words(language, info)
    return Preview(own("learn-title", game=info.title), say("pitch"), info.name)


def table(language: str, card: StoredCard) -> Preview:
    """The preview of a table: an invitation while it is open, then the state of its game."""
    info = _info(card.game)
    if info is None:
        return house(language)._replace(private=True)
    say = _words(language, info)
    names = " – ".join(_called(say, seat) for seat in card.seats if seat.kind != "open")
    title = say("preview-title", game=info.title, names=names) if names else info.title
    free = sum(seat.kind == "open" for seat in card.seats)
    state = say(f"preview-{card.status}", free=free)
    facts = [say("table-size", count=len(card.seats)), _duration(say, info, len(card.seats))]
    if card.status == "open":
        state = f"{state} {' · '.join(fact for fact in facts if fact)}"
    return Preview(title, state, info.name, private=True)


def tournament(
    language: str, name: str, game: str, kind: str, status: str, public: bool
) -> Preview:
    """The preview of a tournament: its name, and what it is of which game."""
    info = _info(game)
    if info is None:
        return house(language)._replace(private=True)
    said = load_words(language, SHARED / "tournaments")
    facts = [said("tournament-kind", kind=kind), info.title]
    if status in ("open", "running", "over", "off"):
        facts.append(said("tournament-status", status=status))
    return Preview(name, " · ".join(facts), info.name, private=not public)


def person(language: str, name: str, called: str = PROGRAM) -> Preview:
    """The preview of a person's page: the name, which everybody meets at tables. ``called``: the
    name of the house."""
    return house(language)._replace(title=f"{name} – {called}", private=True)


def circle(language: str, name: str) -> Preview:
    """The preview of the link of a circle of friends: its name."""
    own = load_words(language, SHARED / "inviting")
    return Preview(name, own("circle-preview"), private=True)


def sealed(language: str, game: str) -> Preview:
    """The preview of a table at whose deal others still play: the game alone. Who plays there, and
    how far they are, is for nobody else to know."""
    info = _info(game)
    if info is None:
        return house(language)._replace(private=True)
    return Preview(info.title, _words(language, info)("pitch"), info.name, private=True)


def _info(game: str) -> GameInfo | None:
    """The facts about a game; None: this program no longer has it."""
    return next((one for one in infos() if one.name == game), None)


def _duration(say: Words, info: GameInfo, players: int) -> str:
    at = players - info.min_players
    return say("minutes", most=info.minutes[at]) if 0 <= at < len(info.minutes) else ""


def tags(
    preview: Preview, language: str, base: str, path: str, picture: str, name: str = PROGRAM
) -> str:
    """The tags for the head of the page. ``base``: the server's address as the caller used it.
    ``name``: that of the house."""
    title = preview.title or name
    properties = {
        "og:type": "website",
        "og:site_name": name,
        "og:locale": language,
        "og:title": title,
        "og:description": preview.text,
        "og:url": base + path,
        "og:image": base + picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": title,
    }
    lines = [_meta("property", name, value) for name, value in properties.items()]
    lines.append(_meta("name", "twitter:card", "summary_large_image"))
    if preview.private:
        lines.append(_meta("name", "robots", "noindex"))
    return "\n".join(lines) + "\n"


def _called(say: Words, seat: StoredSeat) -> str:
    """The name on a seat; a bot's is marked as one."""
    return say("bot-sitting", name=seat.name) if seat.kind == "bot" else seat.name


def _meta(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(value, quote=True)}" />'
