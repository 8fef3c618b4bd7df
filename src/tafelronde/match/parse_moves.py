"""Reading the section ``[moves]`` of a record strictly: the log, and who acted."""

import re

from ..core.facts.errors import InvalidAction
from ..core.objects import registry
from .errors import because
from .layout import CHANCE_LABEL, moves_lines
from .sections import Section, cut
from .setup import Setup
from .text import QUOTED, unquote

_MOVES = re.compile(r" *[0-9]{1,9}\. (?P<label>[^ ]+) +(?P<rest>.+)")
_TOKEN = re.compile(rf'(?P<gap>^|, | )(?:(?P<quoted>{QUOTED})|(?P<plain>[^\s,"]+))')


def parse_moves(
    section: Section, setup: Setup
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """For each ply its action, who acted by this section (−1: chance), and its line in the file.

    Raises RecordError.
    """
    notation = registry.load(setup.game).notation
    labels = setup.labels()
    actor_of = {CHANCE_LABEL: -1, **{label: seat for seat, label in enumerate(labels)}}
    log: list[int] = []
    actors: list[int] = []
    texts: list[str] = []
    lines: list[int] = []
    for index, line in enumerate(section.lines):
        shape = _MOVES.fullmatch(line)
        if shape is None:
            reason = because("expected", expected="'12. white  draw'", found=cut(line))
            raise section.error(index, "line", reason)
        if shape["label"] not in actor_of:
            reason = because("none-of", found=cut(shape["label"]), known=", ".join(labels))
            raise section.error(index, "seat", reason)
        holder = actor_of[shape["label"]]
        for gap, text in _tokens(section, index, shape["rest"]):
            try:
                action = notation.parse_action(text)
                spelled = notation.format_action(action)
            except InvalidAction as error:
                reason = because("no-action", found=cut(text), expected=error.expected)
                raise section.error(index, "action", reason) from None
            if not -(2**31) <= action < 2**31:
                raise section.error(index, "action", because("out-of-range", found=cut(text)))
            if spelled != text:
                reason = because("spelled", found=cut(text), expected=cut(spelled))
                raise section.error(index, "action", reason)
            log.append(action)
            actors.append(-1 if gap == " " else holder)
            texts.append(text)
            lines.append(section.line + 1 + index)
    section.expect(moves_lines(labels, actors, texts))
    return tuple(log), tuple(actors), tuple(lines)


def _tokens(section: Section, index: int, rest: str) -> list[tuple[str, str]]:
    """The actions of a line, each with the separator before it: '', ", " or a blank."""
    tokens: list[tuple[str, str]] = []
    at = 0
    while at < len(rest):
        token = _TOKEN.match(rest, at)
        if token is None:
            raise section.error(index, "action", because("unread", found=cut(rest[at:])))
        try:
            text = unquote(token["quoted"]) if token["quoted"] is not None else token["plain"]
        except ValueError as error:
            raise section.error(index, "action", f"{cut(rest[at:])}: {error}") from None
        tokens.append((token["gap"], text))
        at = token.end()
    return tokens
