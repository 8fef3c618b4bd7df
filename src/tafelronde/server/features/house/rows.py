"""Members, invitations and requests to join, in the database."""

from typing import NamedTuple

from ...people.hashes import hash_of
from ...storage.page import cut_page, page_key
from ...storage.store import Store
from . import wire

PAGE = 50
MOST_INVITES = 200


class Membership(NamedTuple):
    """The row of somebody who is a member, or was one."""

    since: float
    ended: float
    """0: it goes on."""


async def membership(store: Store, user: str) -> Membership | None:
    """The membership of a person; None where they never were a member."""
    sql = "SELECT since, ended FROM house_members WHERE user_id = $1"
    return await store.row(Membership, sql, user)


async def has_way_back(store: Store, user: str) -> bool:
    """Whether this person has an account: a passkey, recovery codes, or a confirmed address."""
    return await store.exists(
        "SELECT 1 FROM passkeys WHERE user_id = $1 UNION ALL SELECT 1 FROM recovery_codes"
        " WHERE user_id = $1 UNION ALL SELECT 1 FROM accounts WHERE user_id = $1 AND email <> ''"
        " LIMIT 1",
        user,
    )


async def put_in(store: Store, user: str, invite: str, by: str) -> bool:
    """Make somebody a member who never was one; False where there is a row of theirs."""
    sql = (
        "INSERT INTO house_members (user_id, since, invite, let_in_by, ended, ended_by)"
        " VALUES ($1, $2, $3, $4, 0, '') ON CONFLICT (user_id) DO NOTHING"
    )
    return await store.write(sql, user, store.now(), invite, by) == 1


async def put_back(store: Store, user: str, by: str) -> None:
    """Let a membership that has ended go on."""
    sql = (
        "UPDATE house_members SET ended = 0, ended_by = '', let_in_by = $1 WHERE user_id = $2"
        " AND ended > 0"
    )
    await store.write(sql, by, user)


async def put_out(store: Store, user: str, by: str) -> None:
    """End a membership that goes on."""
    sql = "UPDATE house_members SET ended = $1, ended_by = $2 WHERE user_id = $3 AND ended = 0"
    await store.write(sql, store.now(), by, user)


async def put_out_ever(store: Store) -> list[str]:
    """The people whose membership has ended."""
    return await store.column("SELECT user_id FROM house_members WHERE ended > 0")


async def members(store: Store, *, before: str = "") -> wire.Members:
    """A page of the members, the newest first. Raises Refusal."""
    at, last = page_key(before)
    sql = (
        "SELECT m.user_id, coalesce(name, ''), since, note FROM house_members m"
        " LEFT JOIN users ON users.id = m.user_id LEFT JOIN house_invites i ON i.id = invite"
        " WHERE ended = 0 AND (since, m.user_id) < ($1, $2) ORDER BY since DESC, m.user_id DESC"
        " LIMIT $3"
    )
    rows = await store.read(sql, at, last, PAGE + 1)
    found = [wire.Member(*row[:3], note=row[3] or "") for row in rows]
    shown, more = cut_page(found, PAGE, lambda one: (one.since, one.user))
    return wire.Members(tuple(shown), more)


# ---- invitations --------------------------------------------------------------------------------


async def add_invite(
    store: Store, id: str, code: str, payload: wire.NewHouseInvitation, until: float, by: str
) -> None:
    """Store an invitation; of its code only the hash."""
    sql = (
        "INSERT INTO house_invites (id, hash, note, made, user_id, until, uses, used)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, 0)"
    )
    await store.write(sql, id, hash_of(code), payload.note, store.now(), by, until, payload.uses)


async def invites(store: Store) -> tuple[wire.HouseInvitation, ...]:
    """The invitations that can still be used, those that last longest first."""
    sql = (
        "SELECT i.id, note, made, coalesce(name, ''), until, uses, used FROM house_invites i"
        " LEFT JOIN users ON users.id = i.user_id WHERE until > $1 AND uses > 0"
        " ORDER BY until DESC LIMIT $2"
    )
    return tuple(await store.rows(wire.HouseInvitation, sql, store.now(), MOST_INVITES))


async def take_use(store: Store, code: str) -> str:
    """Use an invitation once; its id, '' where the code is wrong, used up or too old."""
    key = hash_of(code)
    sql = (
        "UPDATE house_invites SET uses = uses - 1, used = used + 1"
        " WHERE hash = $1 AND uses > 0 AND until > $2"
    )
    used = await store.write(sql, key, store.now())
    if used != 1:
        return ""
    return await store.first("SELECT id FROM house_invites WHERE hash = $1", key, default="")


async def give_use_back(store: Store, invite: str) -> None:
    """Take back a use of an invitation that nobody came in with after all."""
    sql = "UPDATE house_invites SET uses = uses + 1, used = used - 1 WHERE id = $1 AND used > 0"
    await store.write(sql, invite)


async def end_invite(store: Store, invite: str) -> bool:
    """Let nobody come in with this invitation any more; whether somebody could have."""
    sql = "UPDATE house_invites SET uses = 0 WHERE id = $1 AND uses > 0 AND until > $2"
    return await store.write(sql, invite, store.now()) == 1


# ---- requests -----------------------------------------------------------------------------------


async def add_request(store: Store, user: str, words: str) -> None:
    """Store a request to join, unless there is one of this person already."""
    sql = (
        "INSERT INTO house_requests (user_id, at, words, state, seen_by)"
        " VALUES ($1, $2, $3, 'open', '') ON CONFLICT (user_id) DO NOTHING"
    )
    await store.write(sql, user, store.now(), words)


async def request_of(store: Store, user: str) -> str:
    """The state of this person's request; '': there is none."""
    sql = "SELECT state FROM house_requests WHERE user_id = $1"
    return await store.first(sql, user, default="")


async def drop_request(store: Store, user: str) -> None:
    """Delete the request of a person who is let in."""
    await store.write("DELETE FROM house_requests WHERE user_id = $1", user)


async def withdraw_request(store: Store, user: str) -> None:
    """Delete a person's open request."""
    await store.write("DELETE FROM house_requests WHERE user_id = $1 AND state = 'open'", user)


async def refuse_request(store: Store, user: str, by: str) -> None:
    """Refuse a person's open request."""
    sql = (
        "UPDATE house_requests SET state = 'refused', seen_by = $1 WHERE user_id = $2"
        " AND state = 'open'"
    )
    await store.write(sql, by, user)


async def open_requests(store: Store, most: int) -> tuple[wire.JoinRequest, ...]:
    """The oldest open requests, so many at most."""
    sql = (
        "SELECT user_id, coalesce(name, ''), at, words FROM house_requests"
        " LEFT JOIN users ON users.id = user_id WHERE state = 'open'"
        " ORDER BY at, user_id LIMIT $1"
    )
    return tuple(await store.rows(wire.JoinRequest, sql, most))
