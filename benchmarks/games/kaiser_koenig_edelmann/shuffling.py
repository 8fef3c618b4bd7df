"""Do bots of one kind play on, or to and fro until the game is drawn? And do their games differ?

``python -m benchmarks.games.kaiser_koenig_edelmann.shuffling hard --players 3 --games 60`` lets
bots of one kind play; a bot is anything that ``tafelronde arena`` takes. It counts drawn games
(K-4.3), moves that take back the player's last one, and different games.
"""

import argparse
import time
from dataclasses import dataclass, field

import tafelronde
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng

NAME = "kaiser_koenig_edelmann"


@dataclass
class Counted:
    """Counts over some games."""

    games: int = 0
    drawn: int = 0
    plies: int = 0
    taken_back: int = 0
    seconds: float = 0.0
    """The processor's time for choosing."""
    different: set[tuple[int, ...]] = field(default_factory=set[tuple[int, ...]])

    def __str__(self) -> str:
        moves = max(1, self.plies)
        return (
            f"{self.drawn} of {self.games} games drawn, "
            f"{self.plies / max(1, self.games):.0f} moves a game, "
            f"{100 * self.taken_back / moves:.0f} % of them taken back, "
            f"{len(self.different)} different games, {1000 * self.seconds / moves:.1f} ms a move"
        )


def play(bot: str, players: int, games: int, seed: int) -> Counted:
    """Let bots of this kind play; the same arguments count the same, but for the seconds."""
    game, counted = tafelronde.load(NAME), Counted()
    for number in range(games):
        bots = [
            BotSpec.parse(bot).create(game, seed * 100_000 + number * 8 + seat)
            for seat in range(players)
        ]
        state = game.new(players)
        log = state.apply_chance(new_rng(seed, number))
        last: dict[int, str] = {}
        while not state.is_terminal:
            seat, begun = state.current_player, time.process_time()
            action = bots[seat].choose(state)
            counted.seconds += time.process_time() - begun
            move = state.format(action)
            counted.taken_back += last.get(seat) == "-".join(reversed(move.split("-")))
            last[seat] = move
            log.append(action)
            state.apply(action)
            counted.plies += 1
        counted.games += 1
        counted.drawn += max(state.returns()) < 0.999
        counted.different.add(tuple(log))
    return counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    print(play(wanted.bot, wanted.players, wanted.games, wanted.seed))


if __name__ == "__main__":
    main()
