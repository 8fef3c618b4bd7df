"""Acts of directors: each is checked, and written with all its effects in one transaction."""

import secrets

from .....match.chance import commitment
from .....tournament import acts as a
from .....tournament.acts import DirectorAct, Ruling, digest, reason_hash
from .....tournament.directed import directed
from ....base.bus import Feed, ResultsCorrected
from ....base.refusal import Refusal
from ....base.text import apart, fold, visible
from ....people.hashes import hash_of
from ....people.moderation import Moderation
from ....people.person import Person
from ....people.programs import is_program
from ....storage.store import Conflict, Statement, Store, name_of
from ..act_rows import ActRow, add_act, add_director, change, note_seen, tell_people
from ..entry import StoredEntry, entry_of, set_entry
from ..joining import check_room
from ..player_rows import new_player, replace_player
from ..refusing import bad, unfit
from ..row_types import Player
from ..standing import HOST, MAKER, Standing, read_standing
from . import wire
from .checks import check
from .effects import concerned, effects, favours_author, moved

TRIES = 8
"""How often an act is checked again where the tournament has changed meanwhile."""


class DirectorsDesk:
    """The acts of directors, on one database. It needs no node, so the command line has one too."""

    def __init__(self, store: Store, moderation: Moderation, feed: Feed) -> None:
        self._store = store
        self._feed = feed
        self._moderation = moderation

    def number_of(self, standing: Standing, user: str) -> int | None:
        """The number by which acts name this person as a director; None: they are none."""
        known = standing.directed_by(user)
        if known is not None:
            return known
        return HOST if self._moderation.role_of(user) == "host" else None

    async def act(self, person: Person | None, id: str, payload: wire.NewAct) -> DirectorAct:
        """Carry out what a director decides; None stands for the command line. Raises Refusal."""
        for _ in range(TRIES):
            if (act := await self._try(person, id, payload)) is not None:
                return act
        raise Refusal("busy", "too many at once; try again")

    async def _try(
        self, person: Person | None, id: str, payload: wire.NewAct
    ) -> DirectorAct | None:
        """Carry it out; None where the tournament has changed meanwhile. Raises Refusal."""
        standing = await read_standing(self._store, id)
        by = HOST if person is None else self.number_of(standing, person.id)
        if by is None:
            raise Refusal("not-director", "only directors of this event may do this")
        acts = standing.acts
        if payload.seen != len(acts):
            raise _stale(len(acts))
        why = " ".join(visible(payload.why).split())
        self._moderation.check_words(why)
        now = max(self._store.now(), acts[-1].at if acts else 0.0)
        ruling, more = await self._with_person(standing, payload)
        check(standing, ruling, now)
        salt = secrets.token_hex(16) if why else ""
        act = DirectorAct(len(acts) + 1, now, by, ruling, reason_hash(why, salt) if why else "")
        before = standing.log[-1].digest if acts else commitment(standing.row.seed).hex()
        user = "" if person is None else person.id
        readers = (concerned(standing, act) | ({payload.user} - {""})) - {user}
        after = directed([*acts, act])
        if standing.row.setup.rated and favours_author(standing, act, after, user):
            raise unfit("own-game", "nobody decides a rated game of their own for themselves")
        for player, is_out in moved(standing, after):
            if not is_out:
                check_room(standing, standing.players)
            if player.user and not is_out:
                self._may_play(player.user, await name_of(self._store, player.user))
        row = ActRow(act, user, digest(before, act), why, salt)
        try:
            await self._store.write_together(
                [
                    change(id),
                    add_act(id, row, len(standing.rounds)),
                    *effects(standing, after, now),
                    *more,
                    *tell_people(id, act.number, readers, now),
                ]
            )
        except Conflict:  # somebody else has acted, or a round was paired meanwhile
            return None
        if after.results != standing.state.results:
            self._feed.tell(ResultsCorrected())
        for one in readers:
            await self._moderation.notice_given(one)
        return act

    async def _with_person(
        self, standing: Standing, payload: wire.NewAct
    ) -> tuple[Ruling, list[Statement]]:
        """The ruling with the number of the person whom it is about, and the statements that note
        them. Raises Refusal."""
        ruling, id, now = payload.ruling, standing.row.id, self._store.now()
        match ruling:
            case a.AddPlayer():
                user, name = await self._person(standing, payload.user)
                number = max((player.number for player in standing.players), default=0) + 1
                check_room(standing, standing.players)
                fresh = Player(number, user, name, "", "", 0.0)
                return a.AddPlayer(number), [new_player(id, fresh, now)]
            case a.ReplacePlayer(player=player):
                user, name = await self._person(standing, payload.user)
                return ruling, [replace_player(id, player, user, name)]
            case a.NameDirector(on=True):
                known = {one: number for number, one in standing.directors.items()}
                if payload.user in known:
                    return a.NameDirector(known[payload.user]), []
                if payload.user == standing.row.user or not await name_of(
                    self._store, payload.user
                ):
                    raise bad("user", "the id of a person who is no director")
                number = max(standing.directors, default=MAKER) + 1
                return a.NameDirector(number), [add_director(id, number, payload.user)]
            case a.SetEntry():
                return await self._entry(id, ruling, payload)
            case _:
                if payload.user:
                    raise bad("user", "nobody, for this act")
                return ruling, []

    async def _entry(
        self, id: str, ruling: a.SetEntry, payload: wire.NewAct
    ) -> tuple[Ruling, list[Statement]]:
        """The conditions of entry; the log holds no code and no name. Raises Refusal."""
        names = tuple(sorted({fold(one) for one in payload.names.splitlines() if one.strip()}))
        before = (await entry_of(self._store, id)).code if ruling.code else ""
        code = hash_of(payload.code.strip()) if ruling.code and payload.code.strip() else before
        if ruling.code and not code:
            raise bad("code", "a code")
        entry = StoredEntry(names, ruling.least, ruling.most, ruling.members)
        ruled = a.SetEntry(bool(code), len(names), ruling.least, ruling.most, ruling.members)
        return ruled, [set_entry(id, code, entry)]

    async def _person(self, standing: Standing, user: str) -> tuple[str, str]:
        """A person who may be let in, and their name. Raises Refusal."""
        name = await name_of(self._store, user) if user else ""
        self._may_play(user, name)
        if await is_program(self._store, user):
            raise Refusal("not-for-programs", "only people play in tournaments")
        if any(player.user == user for player in standing.players):
            raise unfit("player", "this person is among the players already")
        names = [player.name for player in standing.players if player.user]
        return user, apart(name, names)

    def _may_play(self, user: str, name: str) -> None:
        """Raise Refusal where this person is not here any more, or is banned; ``name``: theirs."""
        if not name:
            raise bad("user", "the id of a person")
        self._moderation.check(Person(user, name), "play", "sign-in")

    # ---- what people are told ------------------------------------------------------------------

    async def seen(self, user: str, payload: wire.RulingsSeen) -> None:
        await note_seen(self._store, user, payload.tournament, payload.act)


def _stale(acts: int) -> Refusal:
    return Refusal(
        "stale-desk", f"somebody else has decided something: {acts} acts", args={"count": acts}
    )
