"""Players who had left before a tournament was decided, by when each of them left."""

import pytest
from msgspec.structs import replace

from server.cups import cup
from tafelronde.server.features.tournaments.row_types import Player, RoundRow
from tafelronde.server.features.tournaments.standing import Standing
from tafelronde.tournament import Board, Round, next_round
from tafelronde.tournament.directed import directed


def standing(kind: str, *gone: float) -> Standing:
    """An event of tables of three whose first round was over at 2, ended at 100; player ``k`` left
    at ``gone[k - 1]`` (0: never). Whoever won goes on where it is a knock-out."""
    row = cup("x")
    setup = replace(row.setup, kind=kind, size=3, rounds=3, advance=1, shared=False, walkovers=True)
    row = row._replace(status="over", begun=1.0, ended=100.0, setup=setup, seed=bytes(32))
    drawn = next_round(setup.rules, [], range(1, 7), row.seed)
    assert drawn is not None
    boards = tuple(
        Board(seats=(1, 2, 3) if at == 0 else (4, 5, 6), returns=(1.0, 0.0, -1.0), ended=2.0)
        for at in range(len(drawn.boards))
    )
    first = RoundRow(1, 2.0, Round(tuple(range(1, 7)), boards, begun=1.0), (0.0, 0.0), (True, True))
    players = [Player(n, f"u{n}", f"P{n}", "", "", at) for n, at in enumerate(gone, 1)]
    return Standing(row, players, [first], [], [], directed([]), {})


@pytest.mark.parametrize(
    ("kind", "gone", "left", "winner"),
    [
        # Two finalists, of whom the second one leaves, and later the other one, too.
        ("knockout", (50, 3, 3, 9, 3, 3), (2, 3, 4, 5, 6), 1),
        ("knockout", (9, 3, 3, 50, 3, 3), (1, 2, 3, 5, 6), 4),
        ("knockout", (0, 3, 3, 9, 3, 3), (2, 3, 4, 5, 6), 1),
        # Another round needs three: when the fourth has left, two are there, who stay to the end.
        ("swiss", (50, 40, 30, 9, 8, 7), (3, 4, 5, 6), 1),
        ("swiss", (7, 40, 30, 0, 8, 9), (1, 3, 5, 6), 4),
        ("swiss", (50, 0, 0, 0, 0, 0), (1,), 4),  # enough were there: it was ended otherwise
    ],
)
def test_who_had_left(
    kind: str, gone: tuple[float, ...], left: tuple[int, ...], winner: int
) -> None:
    found = standing(kind, *gone)
    assert found.left == left
    assert (found.lines[0].number, found.lines[0].rank) == (winner, 1)
