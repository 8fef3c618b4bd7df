"""Push subscriptions: the browsers that take notifications through their push services."""

from ...base.refusal import Refusal
from ...outbox.push import Subscription, check_endpoint, check_keys, id_of
from ...people.person import Person
from ...storage.store import Store
from .wire import NewPush, PushDevice

MOST = 10
"""Browsers that a person may subscribe."""
FAILURES = 5
"""Messages that a push service may refuse in a row before the subscription is deleted."""
_SIGNED_IN = (
    " FROM push_subscriptions AS s JOIN devices AS d ON d.id = s.device"
    " AND d.user_id = s.user_id AND d.gone = 0 WHERE s.user_id = $1"
)


async def subscribe(store: Store, person: Person, payload: NewPush) -> None:
    """Subscribe the browser that this person uses now. A browser belongs to the person who
    subscribed it last. Raises Refusal."""
    check_endpoint(payload.endpoint)
    check_keys(payload.p256dh, payload.auth)
    id = id_of(payload.endpoint)
    known = await devices_of(store, person.id)
    if len(known) >= MOST and all(one.id != id for one in known):
        raise Refusal("too-many", f"at most {MOST} browsers")
    sql = (
        "DELETE FROM push_subscriptions WHERE user_id = $1 AND id <> $2 AND NOT EXISTS"
        " (SELECT 1 FROM devices WHERE devices.id = device AND gone = 0)"
    )
    await store.write(sql, person.id, id)
    sql = (
        "INSERT INTO push_subscriptions (id, user_id, device, endpoint, p256dh, auth, language,"
        " created, failures) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0)"
        " ON CONFLICT (id) DO UPDATE SET user_id = $2, device = $3, p256dh = $5, auth = $6,"
        " language = $7, failures = 0"
    )
    await store.write(
        sql,
        id,
        person.id,
        person.device,
        payload.endpoint,
        payload.p256dh,
        payload.auth,
        payload.language,
        store.now(),
    )


async def unsubscribe(store: Store, user: str, id: str) -> bool:
    """Delete a subscription of this person; False where they have none with this id."""
    sql = "DELETE FROM push_subscriptions WHERE id = $1 AND user_id = $2"
    return await store.write(sql, id, user) > 0


async def devices_of(store: Store, user: str) -> tuple[PushDevice, ...]:
    """The subscribed browsers of this person, the oldest first."""
    sql = f"SELECT s.id, d.label, s.created{_SIGNED_IN} ORDER BY s.created, s.id"
    return tuple(await store.rows(PushDevice, sql, user))


async def subscriptions_of(store: Store, user: str) -> list[Subscription]:
    """The subscriptions to which this person's notifications go: browsers where they are signed
    in."""
    sql = f"SELECT s.id, endpoint, p256dh, auth, language{_SIGNED_IN}"
    return await store.rows(Subscription, sql, user)


async def drop(store: Store, id: str) -> None:
    """Delete a subscription that the push service no longer knows."""
    await store.write("DELETE FROM push_subscriptions WHERE id = $1", id)


async def note_success(store: Store, id: str) -> None:
    """The push service took a message: count failures anew."""
    sql = "UPDATE push_subscriptions SET failures = 0 WHERE id = $1 AND failures > 0"
    await store.write(sql, id)


async def note_failure(store: Store, id: str) -> None:
    """The push service refused a message; after ``FAILURES`` in a row delete the subscription."""
    await store.write("UPDATE push_subscriptions SET failures = failures + 1 WHERE id = $1", id)
    sql = "DELETE FROM push_subscriptions WHERE id = $1 AND failures >= $2"
    await store.write(sql, id, FAILURES)
