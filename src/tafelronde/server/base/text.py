"""Names and chat, without invisible characters that change nothing of what is seen."""

import re
import unicodedata
from collections.abc import Collection

from .characters import characters, is_invisible_part, without_invisible, without_needless
from .refusal import Refusal

LONGEST_NAME = 40
"""Characters of a name, as a reader counts them: a letter with its marks is one, and an emoji."""
MOST_POINTS = 160
"""Code points of a name."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Invisible characters that count as letters, marks or signs."""


def visible(text: str, keep: str = "") -> str:
    """The text without invisible characters: control characters, marks that turn the direction of
    writing, spaces without width and so on. The characters of ``keep`` stay, and joiners where
    words and emoji are spelt with them."""
    kept = (
        c
        for c in text
        if (c.isprintable() and c not in _BLANK) or c in keep or is_invisible_part(c)
    )
    return without_needless("".join(kept))


def clean_name(name: str, *, cut: bool = False) -> str:
    """A name as it is shown: one line, no invisible characters. ``cut``: shorten one that is too
    long. Raises Refusal."""
    kept = " ".join(visible(name).split())
    if len(list(characters(kept))) > LONGEST_NAME or len(kept) > MOST_POINTS:
        if not cut:
            raise Refusal("bad-name", f"name: at most {LONGEST_NAME} characters")
        kept = _shortened(kept)
    if not any(unicodedata.category(c)[0] in "LNPS" for c in kept):
        raise Refusal("bad-name", "a name has at least one visible character")
    return kept


def with_number(name: str, number: int) -> str:
    """The name with a number behind it, shortened where it would be too long.

    Examples:
        >>> with_number("Ada", 2), len(with_number("A" * LONGEST_NAME, 12))
        ('Ada 2', 40)
    """
    end = f" {number}"
    return _shortened(name, len(end)) + end


def apart(name: str, others: Collection[str]) -> str:
    """The name, or with a number where it reads like one of these.

    Examples:
        >>> apart("Anna", ["Ben"]), apart("anna", ["Anna", "Anna 2"])
        ('Anna', 'anna 3')
    """
    taken = set(map(_form, others))
    number, shown = 1, name
    while _form(shown) in taken:
        number += 1
        shown = with_number(name, number)
    return shown


def _form(name: str) -> str:
    """The form by which names at one table are compared; that of signs alone is the name itself."""
    return as_read(name) or name


def _shortened(name: str, spare: int = 0) -> str:
    """The name as far as there is room, with room left for ``spare`` characters."""
    one_by_one = list(characters(name))[: LONGEST_NAME - spare]
    while sum(map(len, one_by_one)) > MOST_POINTS - spare:
        one_by_one.pop()
    return visible("".join(one_by_one)).strip()


def clean_chat(text: str) -> str:
    """A line of chat as it is shown; it may contain line breaks. Raises Refusal."""
    kept = visible(text, keep="\n").strip()
    if not kept:
        raise Refusal("malformed", "nothing is said")
    return kept


def fold(name: str) -> str:
    """A name as it is searched for: without capitals, accents, needless spaces and what nobody
    sees. Never ''."""
    parts = without_invisible(unicodedata.normalize("NFKD", name.casefold()))
    bare = "".join(c for c in parts if not unicodedata.combining(c))
    return " ".join(unicodedata.normalize("NFC", bare.casefold()).split()) or name


# ---- comparing ----------------------------------------------------------------------------------

_ALIKE = str.maketrans(
    {
        **dict.fromkeys("1l|\u0131\u0456\u04cf\u03b9", "i"),
        **dict.fromkeys("0\u043e\u03bf\u00f8", "o"),
        **dict.fromkeys("3\u0435\u0454\u03b5", "e"),
        **dict.fromkeys("4@\u0430\u03b1", "a"),
        **dict.fromkeys("5$\u0455", "s"),
        **dict.fromkeys("7\u0442\u03c4", "t"),
        **dict.fromkeys("\u0441\u03f2", "c"),
        **dict.fromkeys("\u0440\u03c1", "p"),
        **dict.fromkeys("\u0445\u03c7", "x"),
        **dict.fromkeys("\u0443\u03c5", "y"),
        **dict.fromkeys("\u043a\u03ba", "k"),
        **dict.fromkeys("\u043c", "m"),
        **dict.fromkeys("\u0432\u03b2", "b"),
        **dict.fromkeys("\u043d\u03b7", "n"),
        "\u0458": "j", "\u0501": "d", "\u051b": "q", "\u051d": "w", "\u03bd": "v",
        "\u0111": "d", "\u0142": "i", "\u00e6": "ae", "\u0153": "oe",
    }
)  # fmt: skip
"""Small letters and signs that stand for others: of other alphabets, and digits."""
_RUN = re.compile(r"(.)\1{2,}")
_WORD = re.compile(r"[^\W_]+")


def as_read(text: str) -> str:
    """The text as unwanted words are compared: characters that look or read alike become equal. The
    result is words of small letters with blanks between them, without accents and joiners; three
    and more of a letter become one."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    seen = (c for c in without_invisible(plain) if unicodedata.category(c)[0] != "M")
    bare = "".join(seen).translate(_ALIKE)
    return " ".join(_RUN.sub(r"\1", word) for word in _WORD.findall(bare))
