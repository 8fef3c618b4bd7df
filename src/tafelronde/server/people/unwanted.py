"""Words that are not wanted: nobody may say them, nor be called by them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from ..base.refusal import Refusal
from ..base.text import as_read

Words = tuple[str, ...]


class Unwanted:
    """A list of words, and of several words in a row, compared as ``text.as_read`` does."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self._by_first: defaultdict[str, set[Words]] = defaultdict(set)
        for word in words:
            parts = tuple(as_read(word).split())
            if parts:
                self._by_first[parts[0]].add(parts)

    def found_in(self, text: str) -> bool:
        """Whether one of them stands in this text, as whole words. Letters that stand alone in a
        row count as a word, too."""
        if not self._by_first:
            return False
        said = tuple(as_read(text).split())
        return self._among(said) or self._among(_joined(said))

    def _among(self, said: Words) -> bool:
        return any(
            said[k : k + len(parts)] == parts
            for k, word in enumerate(said)
            for parts in self._by_first.get(word, ())
        )

    def check(self, text: str) -> None:
        """Raise Refusal where one of them stands in this text."""
        if self.found_in(text):
            raise Refusal("unwanted-word", "the host of this site does not want a word in it")


def _joined(said: Words) -> Words:
    """With single letters in a row as one word."""
    words: list[str] = []
    alone = False
    for word in said:
        if len(word) == 1 and alone:
            words[-1] += word
        else:
            words.append(word)
        alone = len(word) == 1
    return tuple(words)
