"""Actions written alike put together: many tiles × many places × many turns in a few lines."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

LISTED = 24
"""At most so many actions stand each on a line of its own."""
_SIGNS = "@-"
"""The signs between what is done and where, as notations have them: ``gold:N@1,2``, ``b3-d5``."""
_TURN = ":"
"""The sign between a thing and its turn: ``gold:N``."""


class Group(NamedTuple):
    """Actions that are written by each of ``what`` before each of ``where``."""

    what: tuple[str, ...]
    sign: str
    where: tuple[str, ...]

    def texts(self) -> list[str]:
        """Every action of the group, as it is written.

        Examples:
            >>> Group(("gold:N", "key"), "@", ("1,2",)).texts()
            ['gold:N@1,2', 'key@1,2']
        """
        return [f"{what}{self.sign}{where}" for what in self.what for where in self.where]

    def __str__(self) -> str:
        """One line: things that can be turned alike are joined, and so are their turns.

        Examples:
            >>> str(Group(("gold:N", "gold:E", "toll:N", "toll:E", "key"), "@", ("1,2", "0,3")))
            'gold,toll:N|E key @ 1,2 0,3'
        """
        turns: dict[str, list[str]] = {}
        for one in self.what:
            thing, _, turn = one.partition(_TURN)
            turns.setdefault(thing, []).append(turn)
        things: dict[tuple[str, ...], list[str]] = {}
        for thing, of in turns.items():
            things.setdefault(tuple(of), []).append(thing)
        left = [",".join(alike) + _turned(of) for of, alike in things.items()]
        return f"{' '.join(left)} {self.sign} {' '.join(self.where)}".strip()


def _turned(turns: tuple[str, ...]) -> str:
    return "" if turns == ("",) else f"{_TURN}{'|'.join(turns)}"


def group(texts: Sequence[str]) -> tuple[list[str], list[Group]]:
    """The actions that stand alone, and groups of the others; none where they are few.

    Of the two ways to put them together, by what is done and by where, the shorter one is taken.

    Examples:
        >>> texts = [f"{tile}@{x},0" for tile in ("gold:N", "gold:E", "key") for x in range(9)]
        >>> alone, groups = group(["draw", *texts])
        >>> alone, [str(one) for one in groups]
        (['draw'], ['gold:N|E key @ 0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0'])
    """
    if len(texts) <= LISTED:
        return list(texts), []
    alone: list[str] = []
    pairs: dict[str, list[tuple[str, str]]] = {}
    for text in texts:
        sign = next((sign for sign in _SIGNS if text.rfind(sign) > 0 or text[:1] == "@"), "")
        what, _, where = text.rpartition(sign) if sign else (text, "", "")
        if where:
            pairs.setdefault(sign, []).append((what, where))
        else:
            alone.append(text)
    groups: list[Group] = []
    for sign, found in pairs.items():
        by_what = [Group(many, sign, same) for same, many in _alike(found)]
        turned = _alike((where, what) for what, where in found)
        by_where = [Group(same, sign, many) for same, many in turned]
        shorter = min(by_what, by_where, key=lambda way: sum(len(str(one)) for one in way))
        groups += [one for one in shorter if len(one.what) * len(one.where) > 1]
        alone += [one.texts()[0] for one in shorter if len(one.what) * len(one.where) == 1]
    return alone, groups


def _alike(pairs: Iterable[tuple[str, str]]) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """The second parts that occur together, and the first parts with which all of them do."""
    seconds: dict[str, list[str]] = {}
    for first, second in pairs:
        seconds.setdefault(first, []).append(second)
    firsts: Mapping[tuple[str, ...], list[str]] = {}
    for first, found in seconds.items():
        firsts.setdefault(tuple(found), []).append(first)
    return [(same, tuple(many)) for same, many in firsts.items()]
