"""Kaiser, König, Edelmann (Heinrich Semmeloch): bring your emperor into the fortress. 2–4 play."""

import functools
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from ...core.facts.dataset import DataFormat
from ...core.facts.info import Exercise, GameInfo, Option, OptionValue
from .seating import COLOURS, PAIRINGS


def _builtin(name: str) -> str:
    from .facts import builtin_board

    return builtin_board(name)


def _check(data: Any) -> None:
    from .board_check import check_board

    check_board(data)


def _encode(data: Any) -> list[int]:
    from .facts import encode_board

    return encode_board(data)


BOARDS = DataFormat(_builtin, _check, _encode)


def _seat_colours(players: int, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
    board, pairing, absent = (str(options[name]) for name in ("board", "pairing", "absent"))
    return _colours(board, players, pairing, absent)


@functools.lru_cache(maxsize=256)
def _colours(board: str, players: int, pairing: str, absent: str) -> tuple[str, ...]:
    """Asked for whenever a table is shown: a board is read once."""
    import json

    from .facts import seats_at

    return seats_at(json.loads(BOARDS.text(board)), players, pairing, absent)


INFO = GameInfo(
    name="kaiser_koenig_edelmann",
    title="Kaiser, König, Edelmann",
    min_players=2,
    max_players=4,
    colours=COLOURS,
    rules_version=1,
    load=lambda: import_module(".game", __name__).GAME,
    define=lambda: import_module(".definition", __name__).DEFINITION,
    minutes=(20, 30, 40),
    options=(
        Option("pairing", PAIRINGS, "opposite", "K-1.3", players=(2,)),
        Option("absent", COLOURS, "blue", "K-1.4", players=(3,)),
        Option("begins", ("random", 1, 2, 3, 4), "random", "K-1.5", fewest=(2, 2, 2, 3, 4)),
        Option("rounds", (1, 2, 3, 4), 1, "K-5.1"),
        Option("board", ("standard",), "standard", "K-1.2", data=BOARDS),
    ),
    seat_colours=_seat_colours,
    exercises=(Exercise("small", lambda: import_module(".small", __name__).numbers()),),
)
