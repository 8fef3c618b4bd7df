"""Games of every level in words, for who wants to see how a level plays: the pages in docs/levels/.

``python -m benchmarks.in_words GAME`` plays three games of each level against itself at a table of
two, and writes the page. Everything is drawn from ``--seed``, so the same command with the same
bots plays the same games. Each game is kept in ``--out`` as soon as it is over, and the same
command goes on where it was broken off.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tafelronde.bots.spec import BotSpec, in_style
from tafelronde.cli.table.session import Session
from tafelronde.core.objects.registry import info, infos, load
from tafelronde.words import load_words

from .kept import Kept, Line, commit, digest, today

if TYPE_CHECKING:
    from tafelronde.words import Words

PAGES = Path(__file__).parents[1] / "docs" / "levels"
PLAYERS, GAMES = 2, 3


def play(game: str, level: str, seed: int, say: Words) -> Line:
    """One game of a level against itself, told: who won, and each decision with what it did."""
    session = Session.start(game, PLAYERS, {}, dict.fromkeys(range(PLAYERS), level), seed, say)
    bots = [
        _bot(session, level, seat).create(load(game), seed * 16 + seat) for seat in range(PLAYERS)
    ]
    decisions = 0
    while not session.match.is_over:
        state = session.state
        session.play(bots[state.current_player].choose(state))
        decisions += 1
    told = [[said.ply, said.text] for said in session.log]
    return {"decisions": decisions, "told": told, "end": session.account()}


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
            kept.add({**key, **played, "date": today(), "commit": commit()})
        yield kept.of(key)[0]


def page(game: str, levels: Iterable[tuple[str, list[Line]]]) -> str:
    """The whole page."""
    named = info(game).title
    lines = [
        f"# {named}: games of each level",
        "",
        "How does each level play? Three games of each against itself, with two players, from the",
        "first decision to the last, as the table tells them. How far the levels are apart is",
        "measured in [How strong are the levels?](../strength.md).",
        "",
        "```sh",
        f"python -m benchmarks.in_words {game}",
        "```",
    ]
    for level, games in levels:
        lines += ["", f"## `{level}`"]
        for number, one in enumerate(games, 1):
            lines += ["", *_told(number, one)]
    return "\n".join(lines) + "\n"


def _told(number: int, one: Line) -> Iterator[str]:
    """A game, folded under how it ended."""
    yield "<details markdown>"
    yield f"<summary>Game {number}: {one['end'][-1]} ({one['decisions']} decisions)</summary>"
    yield ""
    yield "```text"
    for ply, text in one["told"]:
        yield f"     {text}" if ply < 0 else f"{ply + 1:>4} {text}"
    for text in one["end"]:
        yield f"     {text}"
    yield "```"
    yield ""
    yield "</details>"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.in_words", description=__doc__)
    parser.add_argument("game", choices=[one.name for one in infos()])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where games are kept (build/words/GAME.jsonl)")
    wish = parser.parse_args(arguments)
    say = load_words("en", info(wish.game).messages)
    kept = Kept(wish.out or Path("build", "words", f"{wish.game}.jsonl"))
    levels = [
        (level, list(rows(wish.game, level, wish.seed, kept, say)))
        for level in load(wish.game).levels
    ]
    PAGES.mkdir(exist_ok=True)
    (PAGES / f"{wish.game}.md").write_text(page(wish.game, levels), encoding="utf-8")


if __name__ == "__main__":
    main()
