"""Characters as a reader counts them, and the invisible ones that words and emoji are spelt with.

A joiner stands between two others and is not seen itself. It stays where it changes what is seen:
in the contexts of UAX 31, section 2.3 (unicode.org/reports/tr31; RFC 5892, appendix A, has the
same two), before a virama as Bengali writes it, and between the pictures of one emoji.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

NON_JOINER, JOINER = "\u200c", "\u200d"
_TAGS = "\U000e0020-\U000e007f"
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,6}\U000e007f")
"""The flag of a part of a country: a black flag, and letters and digits that nobody sees."""
_JOINING = re.compile(f"[{NON_JOINER}{JOINER}]+|[{_TAGS}]+")
_SELECTORS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]+")
"""They choose one of the forms of the character before them."""
_SKIN = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
_REGIONAL = re.compile("[\U0001f1e6-\U0001f1ff]")
_CURSIVE = ("ARABIC", "SYRIAC", "MONGOLIAN", "NKO", "MANDAIC", "MANICHAEAN", "ADLAM", "PHAGS-PA")
"""Scripts, by how the names of their letters begin, in which letters join their neighbours."""
_VIRAMA = 9
"""The combining class of the signs that take a letter's vowel away, so that it joins the next."""


def is_invisible_part(character: str) -> bool:
    """Whether words or emoji may be spelt with this character, which nobody sees."""
    return bool(_JOINING.match(character) or _SELECTORS.match(character))


def without_needless(text: str) -> str:
    """The text without joiners, tags and selectors that change nothing of what is seen."""
    text = _SELECTORS.sub(_selector, text)
    return _JOINING.sub(_joiner, text)


def _selector(found: re.Match[str]) -> str:
    """Keep the first after a character that has several forms."""
    before = found.string[: found.start()][-1:]
    kinds = ("So", "Sm", "Sk", "Po", "Nd", "Lo")
    return found.group()[0] if before and unicodedata.category(before) in kinds else ""


def _joiner(found: re.Match[str]) -> str:
    text, start, end = found.string, found.start(), found.end()
    if start and _FLAG.fullmatch(text[start - 1 : end]):
        return found.group()
    one, before, after = found.group()[0], text[:start], text[end : end + 1]
    return one if one in (JOINER, NON_JOINER) and _joins(one, before, after) else ""


def _joins(one: str, before: str, after: str) -> bool:
    if not before:
        return False
    if unicodedata.combining(before[-1]) == _VIRAMA:
        return one == JOINER or unicodedata.category(after or " ")[0] == "L"
    last = next((c for c in reversed(before) if unicodedata.category(c)[0] != "M"), "")
    if one == NON_JOINER:
        return _is_cursive(last) and _is_cursive(after)
    if after and unicodedata.combining(after) == _VIRAMA:
        return unicodedata.category(last or " ")[0] == "L"
    picture = next((c for c in reversed(before) if c not in _SKIN and c != "\ufe0f"), "")
    return _is_cursive(last) or (_is_picture(picture) and _is_picture(after))


def _is_cursive(letter: str) -> bool:
    return bool(letter) and unicodedata.name(letter, "").startswith(_CURSIVE)


def _is_picture(sign: str) -> bool:
    return bool(sign) and sign > "\u2000" and unicodedata.category(sign) in ("So", "Sm")


def characters(text: str) -> Iterator[str]:
    """The characters of a text as a reader counts them: letters with their marks, whole emoji.
    Simpler than the grapheme clusters of UAX 29, which also hold whole syllables."""
    one = ""
    for c in text:
        if one and _belongs(one, c):
            one += c
            continue
        if one:
            yield one
        one = c
    if one:
        yield one


def _belongs(one: str, c: str) -> bool:
    """Whether ``c`` is part of the character that begins so."""
    if _REGIONAL.match(c):
        return len(one) == 1 and bool(_REGIONAL.match(one))
    mark = unicodedata.category(c)[0] == "M" or c in _SKIN or bool(_JOINING.match(c))
    return mark or one[-1] == JOINER
