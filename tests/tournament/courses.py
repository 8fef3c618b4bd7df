"""Whole tournaments, played by the lot."""

import random
from collections.abc import Callable, Sequence

import msgspec

from tafelronde.match.chance import commitment
from tafelronde.tournament import Record, Round, Rules, next_round, standings
from tafelronde.tournament.lot import deal_seed
from tafelronde.tournament.record import FORMAT, Entrant

SEED = bytes(range(32))
Present = Callable[[int], Sequence[int]]


def played(round: Round, draw: random.Random, at: float) -> Round:
    """The round with results; now and then somebody gives up, or a table has no result."""
    boards = []
    for board in round.boards:
        scores = tuple(float(draw.randrange(5)) for _ in board.seats)
        returns = tuple(1.0 if score == max(scores) else -1.0 for score in scores)
        gave_up = (draw.randrange(len(scores)),) if draw.random() < 0.1 else ()
        void = draw.random() < 0.05
        boards.append(
            msgspec.structs.replace(
                board,
                returns=() if void else returns,
                scores=() if void else scores,
                gave_up=gave_up,
                ended=at,
            )
        )
    return msgspec.structs.replace(round, boards=tuple(boards))


def course(
    rules: Rules,
    players: int,
    number: int,
    present: Present | None = None,
    *,
    most: int = 40,
    order: tuple[int, ...] = (),
    apart: tuple[tuple[int, int], ...] = (),
    given: Sequence[Round] = (),
) -> list[Round]:
    """All rounds of a tournament, at ``most`` so many, with so many players, or those who are
    ``present`` in a round; ``order``: the strongest first, ``apart``: who should not meet,
    ``given``: the first rounds."""
    draw = random.Random(number)
    rounds = [*given]
    while len(rounds) < most:
        there = range(1, players + 1) if present is None else present(len(rounds) + 1)
        begun = 10.0 * len(rounds) + 1
        first = () if rounds else order
        fresh = next_round(rules, rounds, there, SEED, begun, order=first, apart=apart)
        if fresh is None:
            break
        if rules.shared:
            promised = commitment(deal_seed(SEED, len(rounds) + 1)).hex()
            fresh = msgspec.structs.replace(fresh, deal=promised)
        rounds.append(played(fresh, draw, begun + 5))
    return rounds


def record_of(rules: Rules, players: int, rounds: Sequence[Round]) -> Record:
    numbers = range(1, players + 1)
    order = tuple(line.number for line in standings(rules, numbers, rounds, SEED))
    entrants = tuple(Entrant(number, f"Player {number}") for number in numbers)
    promised = commitment(SEED).hex()
    return Record(
        FORMAT,
        "Cup",
        "rosenkoenig",
        {},
        rules,
        promised,
        SEED.hex(),
        entrants,
        tuple(rounds),
        order,
    )
