"""Relations: a person's follows and blocks, and the people who may see that they are here.

A node caches the relations of a person. Nodes tell one another of changes; a node that misses such
a message reads the change from the database within ``LOOK`` seconds.
"""

import itertools
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from typing import NamedTuple, cast

from ..base.background import Background, InBackground
from ..base.bus import Feed, PersonCameOrWent
from ..base.faults import tell
from ..storage.store import Store
from ..wire.identity import ChallengeWish, PresenceWish
from .presence import Presence

LOOK = 30.0
"""Seconds for which a cached read counts."""
KEPT = 20_000
NOTICE = "="
"""The prefix of a message to the other nodes that names people whose relations have changed."""


class Ties(NamedTuple):
    """The relations of one person."""

    wish: PresenceWish = "everybody"
    follows: frozenset[str] = frozenset()
    blocks: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()
    """The people whom they block, the people who block them, and the programs of both."""
    challenges: ChallengeWish = "everybody"
    shuns: frozenset[str] = frozenset()
    """The people whom they block, and the programs of these."""


class Relations(InBackground):
    """The relations of all people, with a cache."""

    def __init__(self, store: Store, presence: Presence, feed: Feed) -> None:
        self._store = store
        self._presence = presence
        self._feed = feed
        feed.take(NOTICE, self.heard)
        self._known: OrderedDict[str, tuple[float, Ties, int]] = OrderedDict()
        """The cache: person → (time of the read, relations, number of the read)."""
        self._numbers = itertools.count()
        self._wanted: set[str] = set()
        self._background = Background()
        at_once = self._background.one_at_a_time
        self._read_wanted = at_once(self._read_all, "somebody's ties were not read")

    # ---- reading -------------------------------------------------------------------------------

    async def know(self, user: str | None) -> Ties:
        """This person's relations; a visitor has none."""
        if not user:
            return Ties()
        found = self._known.get(user)
        if found is not None and time.monotonic() - found[0] < LOOK:
            return found[1]
        return await self.read(user)

    def at_hand(self, user: str | None) -> Ties | None:
        """``know`` without waiting: None until this person's relations are cached. Old ones are
        read anew in the background."""
        if not user:
            return Ties()
        found = self._known.get(user)
        if found is None or time.monotonic() - found[0] >= LOOK:
            self._want(user)
        return None if found is None else found[1]

    def shows(self, reader: str | None, person: str) -> bool:
        """Whether this reader may see that the person is here now. False until the person's
        relations are cached; then ``PersonCameOrWent`` tells readers to ask again."""
        if not self._presence.is_there(person):
            return False
        if reader == person:
            return True
        ties = self.at_hand(person)
        if ties is None:
            return False
        wish, follows, apart = ties.wish, ties.follows, ties.apart
        if wish == "everybody":
            return reader not in apart
        return wish == "followed" and reader in follows and reader not in apart

    def shown_to(self, person: str) -> frozenset[str]:
        """The people to whom alone this person shows that they are here now."""
        ties = self.at_hand(person) if self._presence.is_there(person) else None
        return ties.follows if ties is not None and ties.wish == "followed" else frozenset()

    def seen_by(self, reader: str | None) -> Callable[[str], bool]:
        """``shows`` for one reader."""
        return lambda person: self.shows(reader, person)

    # ---- keeping the cache up to date ----------------------------------------------------------

    async def changed(self, *users: str) -> None:
        """The relations of these people have changed in the database: read them anew at all
        nodes."""
        for user in users:
            await self.read(user)
        # A node that misses it reads it within ``LOOK`` seconds.
        await self._store.announce(" ".join((NOTICE, *users)))

    def heard(self, notice: str) -> None:
        """Take in a message of another node."""
        for user in notice.split(" ")[1:]:
            if user in self._known:
                self._want(user)

    async def read(self, user: str) -> Ties:
        """This person's relations as the database has them now, whatever another node did."""
        number = next(self._numbers)
        rows = await self._store.read(
            "SELECT 'wish', presence FROM users WHERE id = $1"
            " UNION ALL SELECT 'challenges', challenges FROM users WHERE id = $1"
            " UNION ALL SELECT 'follows', other FROM follows WHERE user_id = $1"
            " UNION ALL SELECT 'blocks', other FROM blocks WHERE user_id = $1"
            " UNION ALL SELECT 'apart', user_id FROM blocks WHERE other = $1"
            " UNION ALL SELECT 'shuns', p.user_id FROM tokens p JOIN blocks b ON b.other = p.owner"
            " WHERE b.user_id = $1 UNION ALL SELECT 'apart', p.user_id FROM tokens p"
            " JOIN blocks b ON b.user_id = p.owner WHERE b.other = $1",
            user,
        )
        said: defaultdict[str, list[str]] = defaultdict(list)
        for kind, what in rows:
            said[kind].append(what)
        blocks = frozenset(said["blocks"])
        shuns = blocks.union(said["shuns"])
        ties = Ties(
            cast("PresenceWish", (said["wish"] or ["everybody"])[0]),
            frozenset(said["follows"]),
            blocks,
            shuns.union(said["apart"]),
            cast("ChallengeWish", (said["challenges"] or ["everybody"])[0]),
            shuns,
        )
        before = self._known.pop(user, None)
        if before is not None and before[2] > number:  # a later read was answered first
            self._known[user] = before
            return before[1]
        self._known[user] = time.monotonic(), ties, number
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        if before is None or before[1] != ties:
            self._feed.tell(PersonCameOrWent(user))
        return ties

    def _want(self, user: str) -> None:
        """Read this person's relations soon, in the background."""
        self._wanted.add(user)
        self._read_wanted()

    async def _read_all(self) -> None:
        try:
            while self._wanted:
                user = self._wanted.pop()
                try:
                    await self.read(user)
                except OSError:
                    raise
                except Exception as error:
                    tell(f"the ties of {user} cannot be read", error)
        except OSError:  # ``shows`` asks for them again
            self._wanted.clear()
