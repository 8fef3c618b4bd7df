"""Fair turns: a flood delays others by one turn, whatever it asks for."""

import asyncio

from hypothesis import given
from hypothesis import strategies as st

from tafelronde.server.base.fair import FairLock, FairQueue, Owner

WAIT = 60.0
"""Seconds after which somebody waits for a lock that nobody will give back."""
ADA, ZOE, EVE = Owner("a", "ada"), Owner("z", "zoë"), Owner("e", "eve")


def _serve(queue: FairQueue[float], turns: int) -> list[Owner]:
    """Give so many turns; a thing is what it costs."""
    served: list[Owner] = []
    for _ in range(turns):
        found = queue.pop()
        assert found is not None
        owner, cost = found
        queue.charge(owner, cost)
        served.append(owner)
    return served


def test_who_comes_later_does_not_wait_for_a_flood() -> None:
    queue: FairQueue[float] = FairQueue()
    for _ in range(100):
        queue.push(EVE, 5.0)
    assert _serve(queue, 10) == [EVE] * 10
    queue.push(ADA, 1.0)
    assert _serve(queue, 1) == [ADA]


def test_shares_are_equal_in_cost_not_in_number() -> None:
    queue: FairQueue[float] = FairQueue()
    for _ in range(100):
        queue.push(EVE, 5.0)
        queue.push(ADA, 1.0)
    served = _serve(queue, 60)
    assert (served.count(ADA), served.count(EVE)) == (50, 10)


def test_many_names_at_one_address_have_one_share() -> None:
    queue: FairQueue[float] = FairQueue()
    for number in range(50):
        queue.push(Owner("e", f"eve {number}"), 1.0)
    for _ in range(10):
        queue.push(ADA, 1.0)
    served = _serve(queue, 20)
    assert served.count(ADA) == 10
    assert len(set(served)) == 11  # and among the names nobody has two


def test_members_of_a_group_have_equal_shares_in_cost_too() -> None:
    queue: FairQueue[float] = FairQueue()
    eva = Owner("e", "eva")
    for _ in range(100):
        queue.push(EVE, 5.0)
        queue.push(eva, 1.0)
    served = _serve(queue, 60)
    assert (served.count(eva), served.count(EVE)) == (50, 10)


def test_what_was_too_much_is_given_back() -> None:
    queue: FairQueue[float] = FairQueue()
    eva = Owner("e", "eva")
    for _ in range(6):
        queue.push(EVE, 1.0)
        queue.push(eva, 2.0)
    assert queue.pop() == (EVE, 1.0)
    queue.charge(EVE, 7.0)
    queue.charge(EVE, -6.0)  # it took less than was thought
    assert _serve(queue, 4) == [eva, EVE, eva, EVE]


def test_nothing_is_saved_up() -> None:
    queue: FairQueue[float] = FairQueue()
    for _ in range(100):
        queue.push(ADA, 1.0)
    _serve(queue, 50)
    for _ in range(100):
        queue.push(ZOE, 1.0)
    assert _serve(queue, 20).count(ZOE) <= 11  # she asked for nothing before: she has no more now


def test_what_is_less_urgent_comes_later_but_it_comes() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push(ADA, "later")
    for number in range(20):
        queue.push(EVE, f"now {number}")
    moderation: list[str] = []
    while (found := queue.pop(lag=lambda thing: 3.5 if thing == "later" else 0.0)) is not None:
        owner, thing = found
        queue.charge(owner, 1.0)
        moderation.append(thing)
    assert moderation.index("later") == 4


def test_what_does_not_fit_waits_on() -> None:
    queue: FairQueue[float] = FairQueue()
    queue.push(EVE, 9.0)
    assert queue.pop(fits=lambda cost: cost < 1.0) is None
    queue.push(EVE, 0.5)
    assert queue.pop(fits=lambda cost: cost < 1.0) == (EVE, 0.5)
    assert len(queue) == 1


_ASKED = st.lists(
    st.tuples(st.sampled_from([ADA, ZOE, EVE]), st.floats(0.1, 10.0)), min_size=1, max_size=60
)


@given(flood=_ASKED, waits=st.integers(0, 20), cost=st.floats(0.1, 10.0))
def test_a_newcomer_waits_for_one_turn_of_each_other_at_most(
    flood: list[tuple[Owner, float]], waits: int, cost: float
) -> None:
    queue: FairQueue[float] = FairQueue()
    for owner, dear in flood:
        queue.push(owner, dear)
    _serve(queue, min(waits, len(flood)))
    newcomer = Owner("new", "somebody")
    queue.push(newcomer, cost)
    served = _serve(queue, len(queue))
    before = served[: served.index(newcomer)]
    assert all(before.count(owner) <= 1 for owner in before)
    assert len(queue) == 0


@given(asked=_ASKED)
def test_all_who_wait_get_as_much_within_one_turn(asked: list[tuple[Owner, float]]) -> None:
    queue: FairQueue[float] = FairQueue()
    left = dict.fromkeys((ADA, ZOE), 0)
    for owner, cost in asked:
        queue.push(owner, cost)
        if owner in left:
            left[owner] += 1
    paid = dict.fromkeys((ADA, ZOE, EVE), 0.0)
    dearest = max(cost for _, cost in asked)
    while (found := queue.pop()) is not None:
        owner, cost = found
        queue.charge(owner, cost)
        paid[owner] += cost
        if owner in left:
            left[owner] -= 1
        if not all(left.values()):
            break
        assert abs(paid[ADA] - paid[ZOE]) <= 2 * dearest


def test_the_lock_is_held_by_one_and_the_loop_goes_on() -> None:
    """Between two who hold it, everything else that is ready gets its turn."""

    async def run() -> tuple[int, list[str]]:
        lock, moderation, rounds = FairLock(), list[str](), 0
        holding = 0

        async def ask(owner: Owner, times: int) -> None:
            nonlocal holding
            for _ in range(times):
                async with lock.held(owner):
                    holding += 1
                    assert holding == 1
                    moderation.append(owner.member)
                    holding -= 1

        async def tick() -> None:
            nonlocal rounds
            while True:
                rounds += 1
                await asyncio.sleep(0)

        ticking = asyncio.create_task(tick())
        flood = [asyncio.create_task(ask(EVE, 10)) for _ in range(20)]
        await asyncio.sleep(0)
        await asyncio.create_task(ask(ADA, 10))
        at = len(moderation)
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        async with lock.held(ZOE):
            pass  # nobody who was cancelled has it
        ticking.cancel()
        return rounds, moderation[:at]

    rounds, moderation = asyncio.run(asyncio.wait_for(run(), WAIT))
    assert moderation.count("ada") == 10
    assert moderation.count("eve") <= 11
    assert rounds >= len(moderation)
