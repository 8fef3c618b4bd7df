"""Seats at a table: everybody sits in each seat about equally often."""

from collections.abc import Sequence
from itertools import permutations

from .history import History
from .lot import ticket

_ALL_ORDERS = 6
"""With up to so many players all orders of a table are compared; with more, seat after seat is
given."""


def seated(players: Sequence[int], history: History, seed: bytes, round: int) -> tuple[int, ...]:
    """These players by seat. A seat goes to the player who had it least often, then to the one who
    sat in another seat last time, then by the lot."""

    def cost(seat: int, number: int) -> tuple[int, int]:
        often = history.seats[number, seat]
        return 2 * often + 1, history.last_seat.get(number) == seat

    drawn = sorted(players, key=lambda number: (ticket(seed, f"seat {round}", number), number))
    if len(drawn) > _ALL_ORDERS:
        order: list[int] = []
        for seat in range(len(drawn)):
            order.append(min((n for n in drawn if n not in order), key=lambda n: cost(seat, n)))
        return tuple(order)

    def total(order: tuple[int, ...]) -> tuple[int, int]:
        costs = [cost(seat, number) for seat, number in enumerate(order)]
        return sum(one for one, _ in costs), sum(one for _, one in costs)

    return min(permutations(drawn), key=total)  # of equal orders the first, which the lot made
