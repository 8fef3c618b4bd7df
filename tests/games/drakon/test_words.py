"""Every kind of room and every hero has a sentence that says what it does, in every language."""

import pytest

import tafelronde
from tafelronde.games.drakon.facts import FIGURES, KINDS
from tafelronde.words import LANGUAGES, load_words

INFO = next(info for info in tafelronde.infos() if info.name == "drakon")
DOES = [f"room-{kind}-does" for kind in KINDS] + [
    f"hero-{name}-does" for name in ("plain", *FIGURES)
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rooms_and_heroes_say_what_they_do(language: str) -> None:
    words = load_words(language, INFO.messages)
    said = [words(message) for message in DOES]
    for message, sentence in zip(DOES, said, strict=True):
        assert sentence[0].isupper(), (message, sentence)
        assert sentence.endswith("."), (message, sentence)
        assert "_" not in sentence, (message, sentence)
        assert message not in sentence, "there is no such message"
    assert len(set(said)) == len(DOES), "no two do the same"
