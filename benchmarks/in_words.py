"""Games of every level, for who wants to see how a level plays: the matches in docs/levels/.

``python -m benchmarks.in_words GAME`` plays three games of each level against itself at a table of
two, and writes their decisions; the site tells them in words (``docs/site/levels.py``). Everything
is drawn from ``--seed``, so the same command with the same bots plays the same games. Each game is
kept in ``--out`` as soon as it is over, and the same command goes on where it was broken off.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from docs.site.levels import ENDING, FOLDER, PLAYERS, begin

from tafelronde.bots.spec import BotSpec, in_style
from tafelronde.core.objects.registry import info, infos, load
from tafelronde.words import load_words

from .kept import Kept, Line, commit, digest, today

if TYPE_CHECKING:
    from tafelronde.cli.table.session import Session
    from tafelronde.words import Words

GAMES = 3
WRITTEN = ("level", "seed", "decisions")
"""The fields of a game that the site needs."""


def play(game: str, level: str, seed: int, say: Words) -> list[str]:
    """The decisions of one game of a level against itself."""
    session = begin(game, level, seed, say)
    bots = [
        _bot(session, level, seat).create(load(game), seed * 16 + seat) for seat in range(PLAYERS)
    ]
    decisions: list[str] = []
    while not session.match.is_over:
        state = session.state
        action = bots[state.current_player].choose(state)
        decisions.append(state.format(action))
        session.play(action)
    return decisions


def _bot(session: Session, level: str, seat: int) -> BotSpec:
    """The bot on a seat, in the style that the page tells of it."""
    character = session.character(seat)
    return in_style(BotSpec.parse(level), character.style if character else "")


def settings(game: str, level: str) -> str:
    """A digest of the settings of a level; others have others."""
    return digest(BotSpec.parse(level).spell_out(load(game), PLAYERS))


def rows(game: str, level: str, seed: int, kept: Kept, say: Words) -> Iterator[Line]:
    """The games of a level: those that are kept, and else played now."""
    for number in range(GAMES):
        of = settings(game, level)
        key = {"game": game, "level": level, "seed": seed + number, "of": of}
        if not kept.of(key):
            played = play(game, level, seed + number, say)
            kept.add({**key, "decisions": played, "date": today(), "commit": commit()})
        yield kept.of(key)[0]


def written(games: Iterable[Line]) -> str:
    """The file of these games."""
    lines = ({name: game[name] for name in WRITTEN} for game in games)
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.in_words", description=__doc__)
    parser.add_argument("game", choices=[one.name for one in infos()])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where games are kept (build/words/GAME.jsonl)")
    wish = parser.parse_args(arguments)
    say = load_words("en", info(wish.game).messages)
    kept = Kept(wish.out or Path("build", "words", f"{wish.game}.jsonl"))
    levels = load(wish.game).levels
    games = [line for level in levels for line in rows(wish.game, level, wish.seed, kept, say)]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{wish.game}{ENDING}").write_text(written(games), encoding="utf-8")


if __name__ == "__main__":
    main()
