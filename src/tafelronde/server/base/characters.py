"""Characters as a reader counts them, and the invisible ones that words and emoji are spelt with.

A joiner stands between two others and is not seen itself. It stays where it changes what is seen:
in the contexts of RFC 5892, appendix A (UAX 31, section 2.3, has the same two), narrowed to one
script, before a virama as Bengali writes it, after a letter that would join a next one, and between
the pictures of one emoji. A selector stays after a character of which it chooses a form.
"""

import re
import unicodedata
from collections.abc import Iterator

from .joining import CAUSING, DUAL, LEFT, PICTURED, RIGHT

NON_JOINER, JOINER = "\u200c", "\u200d"
_TAGS = "\U000e0020-\U000e007f"
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,6}\U000e007f")
"""The flag of a part of a country: a black flag, and letters and digits that nobody sees."""
_JOINING = re.compile(f"[{NON_JOINER}{JOINER}]+|[{_TAGS}]+")
_SELECTORS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]+")
"""They choose one of the forms of the character before them."""
_SKIN = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
_REGIONAL = re.compile("[\U0001f1e6-\U0001f1ff]")
_HALF_FORMS = ("DEVANAGARI", "BENGALI", "GUJARATI", "MALAYALAM")
"""Scripts with a form of their own of a letter without a vowel and without a next letter."""
_KEYCAP = "\u20e3"
_VIRAMA = 9
"""The combining class of the signs that take a letter's vowel away, so that it joins the next."""


def is_invisible_part(character: str) -> bool:
    """Whether words or emoji may be spelt with this character, which nobody sees."""
    return bool(_JOINING.match(character) or _SELECTORS.match(character))


def without_invisible(text: str) -> str:
    """The text without any joiner, tag or selector, also those that words and emoji need."""
    return _JOINING.sub("", _SELECTORS.sub("", text))


def without_needless(text: str) -> str:
    """The text without joiners, tags and selectors that change nothing of what is seen."""
    text = _SELECTORS.sub(_selector, text)
    return _JOINING.sub(_joiner, text)


def _selector(found: re.Match[str]) -> str:
    """Keep the first after a character of which it chooses a form."""
    start, end, one = found.start(), found.end(), found.group()[0]
    before, after = found.string[start - 1 : start], found.string[end : end + 1]
    script = _script(before)
    if one in "\ufe0e\ufe0f":
        keeps = before in PICTURED or (after == _KEYCAP and before in set("#*0123456789"))
    elif one >= "\U000e0100":
        keeps = script == "CJK"
    elif one >= "\ufe00":
        keeps = script == "CJK" or (one == "\ufe00" and script in ("MYANMAR", "PHAGS-PA"))
    else:
        keeps = script == "MONGOLIAN"
    return one if keeps else ""


def _joiner(found: re.Match[str]) -> str:
    text, start, end = found.string, found.start(), found.end()
    if start and _FLAG.fullmatch(text[start - 1 : end]):
        return found.group()
    one, before, after = found.group()[0], text[:start], text[end:]
    return one if one in (JOINER, NON_JOINER) and _joins(one, before, after) else ""


def _joins(one: str, before: str, after: str) -> bool:
    last = next((c for c in reversed(before) if unicodedata.category(c)[0] != "M"), "")
    next_one = after[:1]
    if before and unicodedata.combining(before[-1]) == _VIRAMA:
        if one == JOINER and _script(last) in _HALF_FORMS:
            return _is_of_one_script(last, before[-1])
        fuses = one == NON_JOINER or _script(last) != "TAMIL"
        return fuses and _is_letter(next_one) and _is_of_one_script(last, before[-1], next_one)
    if one == JOINER and next_one and unicodedata.combining(next_one) == _VIRAMA:
        follows = after[1:2]
        return _is_letter(follows) and _is_of_one_script(last, next_one, follows)
    right = next((c for c in after if not _is_transparent(c)), "")
    left = next((c for c in reversed(before) if not _is_transparent(c)), "")
    if left in DUAL or left in LEFT:
        joins_on = right in DUAL or right in RIGHT
        return joins_on == (one == NON_JOINER) and right not in CAUSING
    picture = next((c for c in reversed(before) if c not in _SKIN and c != "\ufe0f"), "")
    return one == JOINER and _is_picture(picture) and _is_picture(next_one)


def _script(character: str) -> str:
    """The script of a letter or sign, by the first word of its name; "" without one."""
    return unicodedata.name(character, "").partition(" ")[0] if character else ""


def _is_of_one_script(letter: str, *others: str) -> bool:
    return _is_letter(letter) and {_script(letter)} == {_script(other) for other in others}


def _is_letter(character: str) -> bool:
    return bool(character) and unicodedata.category(character)[0] == "L"


def _is_transparent(character: str) -> bool:
    """Whether letters join across it."""
    return unicodedata.category(character) in ("Mn", "Me")


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
