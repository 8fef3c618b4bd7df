"""Random games played side by side with rules written a second time, in another way."""

import random
from itertools import count

import pytest

from games.kaiser_koenig_edelmann.positions import new, pieces
from games.kaiser_koenig_edelmann.slow_rules import Round

TABLES = [
    *((2, {"pairing": pairing}) for pairing in ("opposite", "near", "far")),
    *((3, {"absent": absent}) for absent in ("red", "yellow", "green", "blue")),
    (4, {}),
]
GAMES = 6


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_random_games_go_the_same_way(players: int, options: dict[str, str]) -> None:
    for number in range(GAMES):
        dice = random.Random(f"{players} {options} {number}")
        begins = number % players
        state = new(players, begins=begins + 1, **options)
        slow = Round.new(players, begins, **options)
        greedy = dice.random()  # some games capture and run more than others
        for _ in count():
            legal = [state.format(action) for action in state.legal_actions()]
            assert set(legal) == slow.moves()
            if slow.over:
                break
            assert state.current_player == slow.turn
            taking = [move for move in legal if move.split("-")[1] in (*slow.pieces, "f4")]
            move = dice.choice(taking if taking and dice.random() < greedy else legal)
            state.apply(move)
            slow = slow.play(move)
            own = [
                {f"{v}{point}" for point, (seat, v) in slow.pieces.items() if seat == who}
                for who in range(players)
            ]
            assert pieces(state) == own
            assert state.view().quiet == slow.quiet
        line = state.view().sheet[0]
        assert state.is_terminal
        assert line.ended == slow.over
        assert line.winner == (-1 if slow.winner is None else slow.winner)
        assert list(line.points) == slow.points() == state.scores()
