"""Unwanted words: nobody may use them in chat or in a name."""

from collections import defaultdict
from collections.abc import Iterable

from ..base.refusal import Refusal
from ..base.text import as_read

Words = tuple[str, ...]


class Unwanted:
    """A list of words and phrases, compared in the form of ``text.as_read``."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self._by_first: defaultdict[str, set[Words]] = defaultdict(set)
        for word in words:
            parts = tuple(as_read(word).split())
            if parts:
                self._by_first[parts[0]].add(parts)

    def found_in(self, text: str) -> bool:
        """Whether the text has one of them, as whole words. Single letters in a row also count as
        one word ("b a d")."""
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
        """Raise Refusal where this text has one of them."""
        if self.found_in(text):
            raise Refusal("unwanted-word", "the host of this site does not want a word in it")


def _joined(said: Words) -> Words:
    """The words, with single letters in a row joined to one word."""
    words: list[str] = []
    alone = False
    for word in said:
        if len(word) == 1 and alone:
            words[-1] += word
        else:
            words.append(word)
        alone = len(word) == 1
    return tuple(words)
