"""Costs of the characters' styles and how they show: ``python -m benchmarks.styles GAME``.

For each level and style the level in this style meets the level without one (``pairings``: the same
deals, every seat in turn): the share of the victories. Then games are watched in which one bot in
this style sits among others without: how many of its decisions (with several legal actions) are not
those of its twin, the same bot without a style; and by how many points more, a game, they win at
once, take from the others at once, and keep at the worst, than the twin's would in the same
positions (``bots.style``). Style ``none`` tells what chance does: the level meets itself, and a
twin with other dice is watched.

``--levels hard --styles bold --players 3 --games 400 --watched 40``; with ``--out FILE`` each deal
and game is kept as soon as it is played, and the same command goes on where it was broken off.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import tafelronde
from tafelronde.arena.deal import Deal
from tafelronde.bots.base import Bot
from tafelronde.bots.spec import BotSpec, in_style
from tafelronde.bots.style import Style
from tafelronde.core.facts.court import STYLES
from tafelronde.core.objects.game import Game

from . import games
from .kept import Kept, Line, commit, digest, today
from .pairings import Pairing, count, play

NONE = "none"
GAMES, WATCHED = 200, 20
DECISIONS, OTHERWISE = "decisions", "otherwise"
MORE = ("won", "taken", "kept")
"""The measures that each style looks at first, in points more than by the twin's decisions."""
COUNTED = (DECISIONS, OTHERWISE, *MORE)
OTHER_DICE = 1 << 20


def styled(level: str, style: str) -> BotSpec:
    """A level in a style, or in none."""
    return in_style(BotSpec.parse(level), "" if style == NONE else style)


def watch(game: Game, level: str, style: str, players: int, number: int) -> dict[str, float]:
    """The counts of one game, at one seat."""
    state, deal, watched = game.new(players), Deal(7, number), number % players
    deal.apply_chance(state)
    plain, looks = BotSpec.parse(level), [Style(game, one) for one in STYLES]
    bots: list[Bot] = [plain.create(game, number * 8 + seat) for seat in range(players)]
    seed = number * 8 + watched + (OTHER_DICE if style == NONE else 0)
    other = styled(level, style).create(game, seed)
    counts: dict[str, float] = dict.fromkeys(COUNTED, 0.0)
    while not state.is_terminal:
        action = bots[state.current_player].choose(state)
        if state.current_player == watched and len(state.legal_actions()) > 1:
            chosen = other.choose(state)
            counts[DECISIONS] += 1
            counts[OTHERWISE] += chosen != action
            for name, look in zip(MORE, looks, strict=True):
                own, twin = look.liking(state, [chosen, action])
                counts[name] += own.first - twin.first
            action = chosen
        state.apply(action)
        deal.apply_chance(state)
    return counts


def watch_all(
    game: Game, level: str, style: str, players: int, number: int, kept: Kept
) -> dict[str, float]:
    """The counts of so many games together; those that are kept are not played again."""
    of = digest(styled(level, style).spell_out(game, players))
    key = {"watched": game.name, "level": level, "style": style, "players": players, "of": of}
    done: dict[int, Line] = {line["number"]: line for line in kept.of(key)}
    found: dict[str, float] = dict.fromkeys(COUNTED, 0.0)
    for one in range(number):
        if one not in done:
            counts = watch(game, level, style, players, one)
            done[one] = {**key, "number": one, "counts": counts, "on": today(), "at": commit()}
            kept.add(done[one])
        for name in COUNTED:
            found[name] += done[one]["counts"][name]
    return found


def tell(game: Game, level: str, style: str, options: argparse.Namespace, kept: Kept) -> str:
    """A line to read of a level in a style."""
    players, number = options.players or game.info.min_players, options.watched
    told = f"{level:>6} {style:<8}"
    pairing = Pairing(players, str(styled(level, style)), level)
    found = count(play(game.name, pairing, options.games, options.seed, 1, kept))
    low, high = 100 * found.low, 100 * found.high
    told += f" {100 * found.share:5.1f} % ({low:.1f}–{high:.1f}; {found.games} games)"
    if number:
        counts = watch_all(game, level, style, players, number, kept)
        otherwise = 100 * counts[OTHERWISE] / max(1, counts[DECISIONS])
        told += f"  decides otherwise {otherwise:.1f} %"
        told += "".join(f", {name} {counts[name] / number:+.2f}" for name in MORE)
    return told


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.styles")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--levels", nargs="+", default=["easy", "medium", "hard"])
    parser.add_argument("--styles", nargs="+", default=[NONE, *STYLES], choices=[NONE, *STYLES])
    parser.add_argument("--players", type=int, help="at the table; by default the fewest")
    parser.add_argument("--games", type=int, default=GAMES, help=f"a pairing ({GAMES})")
    parser.add_argument("--watched", type=int, default=WATCHED, help=f"games ({WATCHED})")
    parser.add_argument("--seed", type=int, default=1, help="of the deals (1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keeps each deal; goes on there")
    options = parser.parse_args(arguments)
    game, kept = tafelronde.load(options.game), Kept(options.out)
    print(f"{game.name}, {options.players or game.info.min_players} players", flush=True)
    for level in options.levels:
        for style in options.styles:
            print(tell(game, level, style, options, kept), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
