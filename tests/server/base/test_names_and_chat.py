"""Names and chat: words and emoji keep the joiners that they are spelt with, and nothing that
nobody sees tells two names apart."""

import pytest
from idna import idnadata

from server.cups import make
from server.helpers import Browser, Server
from tafelronde.server.base.characters import JOINER, characters, is_invisible_part
from tafelronde.server.base.joining import CAUSING, DUAL, LEFT, RIGHT
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.base.text import as_read, clean_chat, clean_name, fold, visible
from tafelronde.server.people.unwanted import Unwanted

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
SPELT = {
    "Persian half-space": "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
    "Persian, after a mark": "\u06cc\u0650\u200c\u0645",
    "an abbreviation": "\u0647\u200d.\u0634",
    "Sinhala": "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
    "Malayalam chillu": "\u0d05\u0d35\u0d28\u0d4d\u200d",
    "Bengali, before the virama": "\u09b0\u200d\u09cd\u09af\u09be\u09ac",
    "Persian, two marks": "\u06cc\u0651\u200c\u0651\u0645",
    "Persian, three half-spaces": "\u0645\u06cc\u200c\u0646\u0648\u06cc\u0633\u0645\u200c\u0634",
    "Hindi, half a letter": "\u0915\u094d\u200d",
    "Malayalam, two words": "\u0d05\u0d35\u0d28\u0d4d\u200d \u0d30\u0d3e\u0d2e\u0d28\u0d4d\u200d!",
    "Malayalam, inside": "\u0d28\u0d4d\u200d\u0d2e",
    "Bengali, an older letter": "\u09a4\u09cd\u200d",
    "a heart": "\u2764\ufe0f",
    "a copyright": "\u00a9\ufe0e",
    "a form of a Han letter": "\u845b\U000e0100",
    "Mongolian": "\u1820\u180b\u1828",
    "Hindi, no ligature": "\u0915\u094d\u200c\u0937",
    "a family": FAMILY,
    "a family of one skin": "\u200d".join(f"{c}\U0001f3fd" for c in "\U0001f468\U0001f467"),
    "the pirates' flag": "\U0001f3f4\u200d\u2620\ufe0f",
    "a rainbow": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "Scotland": "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "a key": "1\ufe0f\u20e3",
    "a flag at the limit": "x" * 39 + "\U0001f1f3\U0001f1f1",
    "a skin at the limit": "x" * 39 + "\U0001f44d\U0001f3fd",
    "a family at the limit": "x" * 39 + FAMILY,
}  # fmt: skip
NEEDLESS = {
    "A\u200dda": "Ada",
    "A\u200cd\u200ca": "Ada",
    "\u200dAda\u200c": "Ada",
    "\u0410\u200d\u0434\u0430": "\u0410\u0434\u0430",
    "Ada\ufe0f": "Ada",
    "Ada\U000e0100": "Ada",
    "Ad\U000e0061a": "Ada",
    "\U0001f3f4\U000e0067": "\U0001f3f4",
    "\U0001f468\u200d": "\U0001f468",
    "\U0001f468\u200dAda": "\U0001f468Ada",
    "\u0639\u0644\u06cc\u200c\u200c\u0631": "\u0639\u0644\u06cc\u200c\u0631",
    "\u0639\u0644\u06cc\u200c": "\u0639\u0644\u06cc",
    "\u5f20\u200d\u4e09": "\u5f20\u4e09",
    "1\ufe0f\ufe0f": "1",
    "1\ufe0f\ufe0f\u20e3": "1\ufe0f\u20e3",
    "\u0631\u200c\u0636": "\u0631\u0636",
    "\u0627\u200c": "\u0627",
    "\u0644\u200d\u06cc": "\u0644\u06cc",
    "\u0627\u200d": "\u0627",
    "\u0639\u060c\u200c\u0639": "\u0639\u060c\u0639",
    "\u0639\u060c\u200c": "\u0639\u060c",
    "\u0b95\u0bcd\u200d": "\u0b95\u0bcd",
    "\u0644\u064e\u200d\u064e\u06cc": "\u0644\u064e\u064e\u06cc",
    "\u0644\u200d\u0640": "\u0644\u0640",
    "Ad\u094d\u200ca": "Ad\u094da",
    "\u0915\u094d\u200c\u0b95": "\u0915\u094d\u0b95",
    "\u0dc1\u0dca\u200d": "\u0dc1\u0dca",
    "Ada!\ufe0f": "Ada!",
    "\u5f20\ufe0f": "\u5f20",
    "\u05d0\ufe0f\u05d1\ufe00": "\u05d0\u05d1",
    "A\u180b\U000e0100": "A",
}


@pytest.mark.parametrize("word", SPELT.values(), ids=SPELT.keys())
def test_words_and_emoji_keep_what_they_are_spelt_with(word: str) -> None:
    assert clean_name(word) == word
    assert clean_chat(word) == word


@pytest.mark.parametrize(("name", "shown"), NEEDLESS.items())
def test_a_joiner_that_changes_nothing_goes(name: str, shown: str) -> None:
    assert clean_name(name) == shown
    assert clean_chat(name) == shown


@pytest.mark.parametrize("nothing", ["\u200d", "\u200c\u200d", "\ufe0f", "\U000e0067\U000e007f"])
def test_nothing_that_is_seen_is_no_name_and_no_line(nothing: str) -> None:
    for clean in (clean_name, clean_chat):
        with pytest.raises(Refusal):
            clean(nothing)


def test_what_is_cleaned_is_clean() -> None:
    for word in (*SPELT.values(), *NEEDLESS):
        once = clean_name(word)
        assert clean_name(once) == once


def test_the_joining_types_are_those_of_the_unicode_database() -> None:
    types = {"D": DUAL, "R": RIGHT, "L": LEFT, "C": CAUSING | {JOINER}}
    for name, known in types.items():
        ends = ((both >> 32, both & 0xFFFFFFFF) for both in idnadata.joining_types[name])
        assert known == {chr(point) for start, end in ends for point in range(start, end)}


def test_directions_are_never_turned() -> None:
    assert visible("a\u202eb\u2066c\u200f\u200ed") == "abcd"


def test_what_nobody_sees_tells_no_two_names_apart() -> None:
    for word in SPELT.values():
        bare = "".join(c for c in word if not is_invisible_part(c))
        assert fold(word) == fold(bare)
        assert as_read(word) == as_read(bare)
    words = Unwanted(["\u0639\u0644\u06cc\u0631\u0636\u0627", "fool"])
    assert words.found_in(SPELT["Persian half-space"])
    assert words.found_in("fo\u200col")
    assert words.found_in("fo\U000e0061ol")


def test_a_name_has_as_many_characters_as_a_reader_counts() -> None:
    counted = {FAMILY: 1, "e\u0301": 1, "\U0001f1f3\U0001f1f1" * 2: 2, "ab": 2, "": 0}
    assert {word: len(list(characters(word))) for word in counted} == counted
    assert clean_name("x" * 40) == "x" * 40
    for long in ("x" * 41, "x" * 40 + FAMILY, "x" + "\u0301" * 200):
        with pytest.raises(Refusal, match="at most 40 characters"):
            clean_name(long)
    assert clean_name("x" * 41, cut=True) == "x" * 40
    assert clean_name("x" * 39 + FAMILY + "y", cut=True) == "x" * 39 + FAMILY
    assert len(clean_name(FAMILY * 40, cut=True)) == 160
    with pytest.raises(Refusal):
        clean_name("x" + "\u0301" * 200, cut=True)


def test_people_tables_and_tournaments_are_called_so(server: Server) -> None:
    for word in (SPELT["Persian half-space"], SPELT["Sinhala"], SPELT["a flag at the limit"]):
        ada = Browser(server.url, word)
        assert ada.me["name"] == word
        table = Browser(server.url, "Bea").table("me", "open")
        sits = {"t": "sit", "id": "s", "table": table, "seat": 1, "name": word}
        assert ada.post("/api/command", sits)[0] == 200
        assert ada.get(f"/api/tables/{table}")[1]["head"]["seats"][1]["name"] == word
        says = {"t": "say", "id": "c", "table": table, "text": word}
        assert ada.post("/api/command", says)[0] == 200
        assert ada.get(f"/api/tables/{table}/chat")[1]["lines"][-1]["text"] == word
        plan = {"name": word, "players": 2, "kind": "robin", "rounds": 1}
        cup = make(ada, **plan)
        assert ada.get(f"/api/tournaments/{cup}")[1]["card"]["name"] == word
