"""Names, bytes and numbers as text in a record, each with exactly one spelling."""

import json
import re
from decimal import Decimal

from ..core.facts.info import OptionValue

# Characters that are invisible or make a line look like another are written as escapes: controls,
# zero-width characters, line separators, changes of direction, the byte order mark.
_HIDDEN = re.compile(
    '["\\\\\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
)
_SURROGATE = re.compile("[\ud800-\udfff]")
_PLAIN = re.compile(r'[^\s,"\\\x00-\x20\x7f-\x9f]+')
QUOTED = r'"(?:[^"\\]|\\.)*"'
"""The pattern of a text in quotation marks."""


def is_encodable(text: str) -> bool:
    """Whether UTF-8 can hold the text: it has no lone surrogates."""
    return _SURROGATE.search(text) is None


def quote(text: str) -> str:
    """The text as a JSON string; only quotation mark, backslash and hidden characters are
    escaped."""

    def escape(match: re.Match[str]) -> str:
        character = match.group()
        return "\\" + character if character in '"\\' else f"\\u{ord(character):04x}"

    return '"' + _HIDDEN.sub(escape, text) + '"'


def unquote(text: str) -> str:
    """The text that ``quote`` wrote so. Raises ValueError for every other spelling."""
    try:
        value = json.loads(text) if text.startswith('"') else None
    except ValueError:
        value = None
    if not isinstance(value, str) or not is_encodable(value) or quote(value) != text:
        raise ValueError("no text in quotation marks as this format writes it")
    return value


def quote_token(text: str) -> str:
    """An action's text on a line of moves: quoted only where it could not be told from the
    others."""
    if _PLAIN.fullmatch(text) and quote(text) == f'"{text}"':
        return text
    return quote(text)


def quote_bytes(data: bytes) -> str:
    """Quoted text where the bytes are UTF-8, else ``hex`` and two digits a byte."""
    try:
        return quote(data.decode())
    except UnicodeDecodeError:
        return "hex " + data.hex()


def unquote_bytes(text: str) -> bytes:
    """The bytes that ``quote_bytes`` wrote so. Raises ValueError for every other spelling."""
    data = bytes.fromhex(text[4:]) if text.startswith("hex ") else unquote(text).encode()
    if quote_bytes(data) != text:
        raise ValueError("no bytes as this format writes them")
    return data


def format_option(value: OptionValue) -> str:
    """``true``, ``false``, a whole number, or quoted text."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else quote(value)


def parse_option(text: str) -> OptionValue:
    """The value that ``format_option`` wrote so. Raises ValueError for every other spelling."""
    if text in ("true", "false"):
        return text == "true"
    if re.fullmatch(r"-?[0-9]{1,10}", text):
        return int(text)
    return unquote(text)


def format_number(value: float) -> str:
    """The shortest decimal, without exponent, that reads back as this number."""
    return str(int(value)) if value == int(value) else format(Decimal(repr(value)), "f")
