"""The acts of the host and the moderators on the house, and how people come in."""

import base64
import secrets

from ...base.refusal import Refusal
from ...base.text import clean_name, visible
from ...people.moderation import Moderation
from ...people.recovery import plain, random_code
from ...storage.store import Store
from ..moderation.audit import note
from . import rows, wire
from .door import OWN
from .emblem import checked
from .record import Record, change_house, keep_emblem, note_gone, read_house

DAY = 86_400.0
MOST_REQUESTS = 100


class HouseService:
    """All acts. Each is logged before it is carried out; all raise Refusal and OSError.

    ``by`` is the person who acts; '': the command line.
    """

    def __init__(self, store: Store, moderation: Moderation) -> None:
        self._store = store
        self._moderation = moderation

    # ---- what the host sets --------------------------------------------------------------------

    async def settings(self) -> wire.HouseSettings:
        """The present settings."""
        record = (await read_house(self._store)).house
        texts = tuple(
            wire.HouseText(kind, language, text)  # pyright: ignore[reportArgumentType]
            for kind, said in record.texts.items()
            for language, text in said.items()
        )
        return wire.HouseSettings(record.name, record.access, record.emblem, texts)

    async def set(self, by: str, payload: wire.NewHouse) -> wire.HouseSettings:
        """Change the settings that the payload names."""
        name = payload.name
        if name is not None:
            name = name.strip() and clean_name(name)
        emblem = payload.emblem
        if payload.picture is not None:
            digest, picture = checked(payload.picture)
            await keep_emblem(self._store, base64.b64encode(picture).decode())
            own = OWN + digest
        else:
            own = None
        changes = {
            "name": name, "access": payload.access, "emblem": own or emblem,
            "text": payload.text and f"{payload.text.kind} {payload.text.language}",
        }  # fmt: skip
        for what, value in changes.items():
            if value is not None:
                await note(self._store, by, f"house-{what}", detail=str(value))

        def changed(record: Record) -> Record:
            texts = {kind: dict(said) for kind, said in record.texts.items()}
            if payload.text is not None:
                said = texts.setdefault(payload.text.kind, {})
                said[payload.text.language] = clean_text(payload.text.text)
                if not said[payload.text.language]:
                    del said[payload.text.language]
            return Record(
                record.name if name is None else name,
                payload.access or record.access,
                own or emblem or record.emblem,
                texts,
            )

        await change_house(self._store, changed)
        await self._moderation.changed()
        return await self.settings()

    # ---- members -------------------------------------------------------------------------------

    async def set_member(self, by: str, user: str, payload: wire.SetMember) -> None:
        """Let a person in, or end their membership; then they lose all their sockets at once."""
        if not await self._store.read("SELECT 1 FROM users WHERE id = $1", user):
            raise Refusal("no-such-person", "there is nobody of this id")
        act = "member-in" if payload.on else "member-out"
        if payload.on:
            await note(self._store, by, act, about=user, why=payload.why)
            await self._put_in(user, by)
            return
        if self._moderation.role_of(user):
            raise Refusal("has-role", "this person looks after the site: take the role away first")
        found = await rows.membership(self._store, user)
        if found is None or found.ended:
            raise Refusal("not-found", "this person is no member")
        await note(self._store, by, act, about=user, why=payload.why)
        await rows.put_out(self._store, user, by)
        await note_gone(self._store)
        await self._moderation.changed()

    async def _put_in(self, user: str, by: str) -> None:
        if not await rows.put_in(self._store, user, "", by):
            await rows.put_back(self._store, user, by)
            await self._moderation.changed()
        await rows.drop_request(self._store, user)

    # ---- invitations ---------------------------------------------------------------------------

    async def invite(self, by: str, payload: wire.NewHouseInvitation) -> wire.HouseInvitation:
        """Make an invitation: its code is told only this once."""
        id, code = secrets.token_hex(6), random_code()
        now = self._store.now()
        until = now + payload.days * DAY
        detail = f"{id} {payload.uses} {payload.days}"
        await note(self._store, by, "house-invite", why=payload.note, detail=detail)
        await rows.add_invite(self._store, id, plain(code), payload, until, by)
        return wire.HouseInvitation(id, payload.note, now, "", until, payload.uses, 0, code)

    async def end_invitation(self, by: str, invitation: str) -> None:
        """Let nobody come in with this invitation any more."""
        await note(self._store, by, "house-uninvite", detail=invitation[:64])
        if not await rows.end_invite(self._store, invitation):
            raise Refusal("not-found", "there is no such invitation")

    async def join(self, user: str, code: str) -> None:
        """Make this person a member by an invitation. Whoever is one already uses none up."""
        found = await rows.membership(self._store, user)
        if found is not None:
            if found.ended:
                raise Refusal("no-member", "this membership has ended: ask those who look after it")
            return
        invite = await rows.take_use(self._store, plain(code))
        if not invite:
            raise Refusal("bad-house-code", "this invitation is wrong, used up or too old")
        if not await rows.put_in(self._store, user, invite, ""):  # at once on two devices
            await rows.give_use_back(self._store, invite)
        await rows.drop_request(self._store, user)

    # ---- requests ------------------------------------------------------------------------------

    async def ask(self, user: str, words: str) -> None:
        """Ask to be let in. Who has asked is not asked for more."""
        said = clean_text(words)
        if said:
            self._moderation.check_words(said)
        found = await rows.membership(self._store, user)
        if found is not None and not found.ended:
            return
        waiting = await rows.open_requests(self._store, MOST_REQUESTS)
        if len(waiting) >= MOST_REQUESTS:
            raise Refusal("requests-enough", "too many wait for an answer", retry_after=3600.0)
        await rows.add_request(self._store, user, said)

    async def withdraw(self, user: str) -> None:
        """Take back one's own open request."""
        await rows.withdraw_request(self._store, user)

    async def requests(self) -> wire.JoinRequests:
        """The open requests, the oldest first."""
        return wire.JoinRequests(await rows.open_requests(self._store, MOST_REQUESTS))

    async def answer(self, by: str, user: str, payload: wire.AnsweredRequest) -> None:
        """Accept or refuse a person's request."""
        if not await rows.request_of(self._store, user):
            raise Refusal("not-found", "this person has not asked")
        act = "request-accepted" if payload.accept else "request-refused"
        await note(self._store, by, act, about=user, why=payload.why)
        if payload.accept:
            await self._put_in(user, by)
        else:
            await rows.refuse_request(self._store, user, by)


def clean_text(text: str) -> str:
    """A text of several lines as it is shown: no invisible characters, no blanks at the ends."""
    lines = visible(text.replace("\r\n", "\n"), keep="\n").split("\n")
    return "\n".join(line.rstrip() for line in lines).strip()
