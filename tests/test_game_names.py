"""Nothing outside a game's own folders needs its name: a new game touches only folders of its own.

What is needed of all games is found by listing them. A file may take a game as its example; a file
that names several would be one to change with every new game, so these few are told here, and why.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tafelronde
from tables import PACKAGE_GAMES, WHOLE_GAMES
from tafelronde.core.objects.registry import info

ROOT = Path(__file__).resolve().parents[1]
TOP = ("*.md", "*.py", "*.toml", "play", "check", "pin")
FOLDERS = (".ci", ".github", "benchmarks", "deploy", "docs", "requirements", "src", "tests", "web")
LEFT_OUT = {"node_modules", "static", "modules", "__pycache__", "previews", ".svelte-kit"}
TEXT = {
    "", ".conf", ".css", ".env", ".html", ".in", ".js", ".json", ".md", ".py", ".service", ".sh",
    ".svelte", ".svg", ".toml", ".ts", ".txt", ".yaml", ".yml",
}  # fmt: skip

ABOUT_GAMES = (
    "docs/experiments/", "docs/games/", "docs/levels/", "benchmarks/results.json",
    "benchmarks/cards/", "benchmarks/strength.json", "docs/strength.md", "CHANGELOG.md",
    "docs/releases/", "docs/promise.txt",
)  # fmt: skip
"""Told of what was done, measured and promised, of whichever game."""

EXAMPLES = {
    ".github/workflows/check.yml": "one game is enough to try a new compiler on",
    "README.md": "commands that a reader can type",
    "CONTRIBUTING.md": "a command that a reader can type",
    "play": "a command that a reader can type",
    "benchmarks/README.md": "commands, and an opponent that one game has",
    "benchmarks/abuse/README.md": "the attacks, each on the game that it hurts most",
    "benchmarks/abuse/__main__.py": "the game at which an honest person plays meanwhile",
    "benchmarks/abuse/attacks/bots.py": "a game whose bots think long",
    "benchmarks/abuse/attacks/masters.py": "a game whose bots think long",
    "benchmarks/abuse/attacks/replay.py": "the game whose frames cost the most",
    "benchmarks/abuse/attacks/unread.py": "a game with long news",
    "docs/stacks.md": "a column for each game",
    "docs/adding-a-game.md": "what games do that lack a part",
    "src/tafelronde/cuda/__init__.py": "an example in a docstring",
    "docs/own-bots.md": "commands and programs that a reader can run",
    "docs/benchmark.md": "commands that a reader can type, and cards of agents",
    "docs/search.md": "programs that a reader can run, and what was measured",
    "docs/bot-protocol.md": "commands that a reader can type",
    "docs/datasets.md": "commands and programs that a reader can run",
    "docs/cli.md": "commands that a reader can type",
    "docs/hosting.md": "a value that a reader can type",
    "benchmarks/agent.py": "the game that the notebook learns",
    "benchmarks/doors.py": "the game of the bodies that are sent",
    "benchmarks/alone.py": "the game that a visitor plays",
    "docs/solving.md": "programs that a reader can run",
    "docs/prompts.md": "a program that a reader can run, and how long a prompt is",
    "docs/exploit.md": "commands and a program that a reader can run, and bounds of agents",
    "docs/training.md": "commands and a program that a reader can run",
    "docs/start/contribute.md": "commands that a reader can type",
    "docs/start/host.md": "what a command prints",
    "docs/start/play.md": "commands that a reader can type",
    "docs/start/research.md": "commands and programs that a reader can run",
    "docs/notebooks/README.md": "what the notebooks play",
    "docs/picture.svg": "a picture with an emblem of every game that there was when it was drawn",
    "docs/record.md": "a record of one game, read line by line",
    "docs/observations.md": "a page that is written from what all games say of themselves",
    "docs/site/observations.py": "a program that a reader can run",
    "docs/puzzles.md": "what a game can work out by itself",
    "docs/research.md": "programs that a reader can run, and how large action spaces are",
    "benchmarks/agents/notebook.py": "the game that the notebook learns",
    "benchmarks/card.py": "a game with long lists of actions",
    "benchmarks/evaluated.py": "a game of the house beside the one that others have, too",
    "benchmarks/cluster.py": "one game is enough to see what workers share",
    "docs/cluster.md": "commands and programs that a reader can run",
    "benchmarks/threads.py": "one game is enough to see what threads share",
    "src/tafelronde/adapters/gymnasium/__init__.py": "names that a reader can type",
    "src/tafelronde/adapters/openspiel/__init__.py": "names that a reader can type",
    "src/tafelronde/adapters/pettingzoo.py": "names that a reader can type",
    "src/tafelronde/search/uct/grow.py": "where a choice of the search was measured",
    "src/tafelronde/core/compile/parts.py": "where a number was measured",
    "src/tafelronde/server/views/cache.py": "where a number was measured",
    "benchmarks/degenerate.py": "what is degenerate differs from game to game",
    "benchmarks/company/__main__.py": "what people ask for",
    "benchmarks/ratings.py": "one game's ladder",
    "benchmarks/programs.py": "the game on which each program is tried",
    ".github/workflows/install.yml": "commands of the installed program",
}
"""Files of the program and its pages that may name games, and what for. Docstrings with examples
(``>>>``) may too."""

SEVERAL = {
    "tests/match/test_account.py": "how a game is told to its end differs from game to game",
    "tests/search/evaluated/test_following.py": "a game that hides something, and an open one",
    "tests/bots/test_style.py": "a game for each kind of search that has a style",
    "tests/browser/positions.py": "the records of every game, to see every table",
    "tests/browser/test_alone.py": "a game, a lesson, and the game in another engine",
    "tests/browser/test_learn.py": "one game for what all lessons share, another by day for each",
    "tests/pocket/test_judge.py": "a game for two, and one for three that hides something",
    "tests/pocket/test_node.py": "a lesson, a puzzle and a kill, each in another game",
    "tests/browser/test_keyboard.py": "one turn of every game by keyboard",
    "tests/browser/test_drawn.py": "the kinds of decisions of every game, each drawn",
    "tests/browser/test_engines.py": "one turn of every game in each engine",
    "tests/bots/test_agents.py": "a game without a mask, one for three, and one for two",
    "tests/bots/test_asking.py": "a game that hides something, and one that does not",
    "tests/arena/test_benchmark.py": "a game for two, and larger ones that hide something",
    "tests/corpus/test_decisions.py": "a set with games of two kinds, and games without a mask",
    "tests/search/evaluated/test_chance_and_secrets.py": "games that hide hands, one that draws",
    "tests/search/evaluated/test_evaluated_bot.py": "games with a mask, for two and for three",
    "tests/search/evaluated/test_network.py": "games with a mask of their actions, and one without",
    "tests/search/evaluated/test_search.py": "games with and without chance, masks and secrets",
    "tests/search/evaluated/test_tree.py": "games with and without chance and secrets",
    "tests/search/test_named_networks.py": "a network of one game is none for another",
    "tests/search/test_prospects.py": "a game that hides something, and one that alpha-beta plays",
    "tests/training/test_fit.py": "a game in which the mover alone is judged, and one for several",
    "tests/training/test_gate.py": "a game that tree search plays, and one that alpha-beta plays",
    "tests/bots/test_same_idea.py": "what is one idea differs from game to game",
    "tests/adapters/test_dlpack.py": "a game with a mask of its actions, and a larger one",
    "tests/adapters/test_gymnasium.py": "a game with a mask of its actions, and one without",
    "tests/adapters/test_gymnasium_vectors.py": "games with a mask of their actions, and without",
    "tests/adapters/test_openspiel.py": "a game with a mask of its actions, and one with options",
    "tests/adapters/test_openspiel_structs.py": "games with hidden hands, a pile, and a board",
    "tests/adapters/test_pettingzoo.py": "a game with a mask of its actions, and one without",
    "tests/cli/test_play.py": "a game to play, and the rules of another",
    "tests/advice/reviews/test_redraw.py": "games that hide something, and one that does not",
    "tests/advice/reviews/test_review.py": "a game without chance, and one with it",
    "tests/server/features/deals/test_deals.py": "the games of several days",
    "tests/server/features/notifications/test_nudging.py": "a game of two, and one of three",
    "tests/server/versions.py": "a small offer, of which one game hides nothing",
    "tests/tables.py": "searches with and without chance, secrets, a list of all actions",
    "tests/kernels.py": "games of which tests use more than of others",
    "tests/test_reach.py": "whose tests a change of a game reaches",
    "tests/bots/test_external.py": "a game of two, one of more, and one that hides something",
    "tests/cli/test_bot_check.py": "a game of one size, and one of several",
    "tests/work/test_ray.py": "a game of the package, and one that no node of the cluster has",
    "tests/corpus/test_corpus.py": "a game of two, and one that hides something",
    "tests/server/features/school/test_puzzle_ratings.py": "hints need pieces",
    "tests/browser/test_puzzles.py": "a hint needs pieces, a streak cards",
    "tests/school/test_finding_proof.py": "a game that hides hands, and one that does not",
    "tests/arena/test_contest.py": "one game with an opening, one without",
    "tests/bots/test_generic.py": "one game with chance, one without",
    "tests/cli/test_records.py": "a record that hides something, and one that does not",
    "tests/cli/test_screen.py": "the largest tables that a terminal has to show",
    "tests/cli/test_serve.py": "a game that is offered, and one that is not",
    "tests/core/test_plain.py": "the games that are still to be moved",
    "tests/core/test_sources.py": "files that kernels are made of, and files that not",
    "tests/match/test_record.py": "a record with a data set, and one without",
    "tests/match/test_reveal.py": "decisions that tell something, and some that do not",
    "tests/server/views/test_history.py": "a game with a board to read, and one without",
    "tests/server/table/test_undo.py": "decisions that tell something, and some that do not",
    "tests/server/story.py": "what was stored by earlier versions of the program",
    "tests/server/bots/test_compiling.py": "one game compiles while another is waited for",
    "tests/server/table/test_forced.py": "decisions without a choice, hidden and open",
    "tests/server/live/test_games.py": "a game that is offered, and others that are not",
    "tests/server/views/test_no_leak.py": "a game that hides something, and one that does not",
    "tests/server/node/test_pages.py": "the page of a table, and the rules of another game",
    "tests/server/whole/table_machine.py": "a game of two with draws, and one of three without",
    "tests/match/test_answer_rules.py": "the games in which answers may be left",
    "tests/server/features/matchmaking/test_matching.py": "wishes for one game, and for another",
    "tests/server/features/profiles/test_people.py": "games that were played, and none of another",
    "tests/server/features/ratings/test_rating_rules.py": "a ladder of one, a table of another",
    "tests/core/test_resample_evenly.py": "the constraints of the games that hide something",
    "tests/match/test_forced_publicly.py": "the games that hide hands",
    "tests/server/whole/test_gate.py": "a game for two, and one for three that hides hands",
    "tests/server/table/test_missing.py": "a game for up to six, and one for two",
    "tests/server/features/tournaments/test_tournament_time.py": "a game that was away",
    "tests/test_battery_elsewhere.py": "a game from outside, and one that is left out",
    "tests/test_degenerate_play.py": "what is degenerate differs from game to game",
    "web/src/games/explained.test.ts": "the words of three games",
    "web/src/lib/people.test.ts": "sentences of two games",
}
"""Tests that take more than one game as their example, and why."""


DOCSTRING = re.compile('""".*?"""', re.DOTALL)


def names_of(game: str) -> re.Pattern[str]:
    """A game's name, and its title as people write it."""
    title = info(game).title
    parts = {game, title, title.replace(" ", ""), re.escape(game.replace("_", "-"))}
    return re.compile("|".join(sorted(parts)), re.IGNORECASE)


def is_own(path: str, game: str) -> bool:
    """Whether a file is the game's own: in a folder of its name, or itself called after it."""
    *folders, file = path.split("/")
    return game in folders or re.fullmatch(rf"(test_)?{game}(\..+)?", file) is not None


def texts() -> Iterator[tuple[str, str]]:
    """The files of the repository, by their paths; modules without docstrings with examples."""
    files = [path for pattern in TOP for path in ROOT.glob(pattern)]
    files += [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    for path in files:
        inside = path.relative_to(ROOT)
        if path.is_file() and path.suffix in TEXT and not LEFT_OUT & set(inside.parts):
            text = path.read_text(encoding="utf-8")
            if path.suffix == ".py" and inside.parts[0] == "src":
                text = DOCSTRING.sub(lambda found: "" if ">>> " in found[0] else found[0], text)
            yield inside.as_posix(), text


@pytest.fixture(scope="module")
def naming() -> dict[str, set[str]]:
    """The files that name games which are not theirs → these games."""
    patterns = {game: names_of(game) for game in WHOLE_GAMES}
    found: dict[str, set[str]] = {}
    for path, text in texts():
        if path.startswith(ABOUT_GAMES) or path == Path(__file__).relative_to(ROOT).as_posix():
            continue
        for game, pattern in patterns.items():
            if not is_own(path, game) and pattern.search(text):
                found.setdefault(path, set()).add(game)
    return found


def is_test(path: str) -> bool:
    return path.startswith(("tests/", "web/testing/")) or path.endswith(".test.ts")


def test_the_program_and_its_pages_name_games_only_as_examples(naming: dict[str, set[str]]) -> None:
    others = {path: games for path, games in naming.items() if not is_test(path)}
    assert others.keys() - EXAMPLES.keys() == set()


def test_a_test_takes_one_game_as_its_example(naming: dict[str, set[str]]) -> None:
    several = {path for path, games in naming.items() if is_test(path) and len(games) > 1}
    assert several - SEVERAL.keys() == set()


def test_no_file_names_all_games(naming: dict[str, set[str]]) -> None:
    everyone = {path for path, games in naming.items() if games >= set(PACKAGE_GAMES)}
    assert everyone <= {
        "docs/picture.svg", "docs/observations.md", "docs/benchmark.md", "docs/stacks.md",
            "docs/exploit.md",
        "tests/core/test_plain.py", "tests/core/test_sources.py",
        "tests/browser/positions.py", "tests/browser/test_keyboard.py",
        "tests/browser/test_drawn.py", "tests/browser/test_engines.py",
        "tests/bots/test_same_idea.py",
    }  # fmt: skip


def test_the_lists_are_of_files_that_are_there() -> None:
    assert [path for path in (*EXAMPLES, *SEVERAL) if not (ROOT / path).is_file()] == []


def test_the_games_of_the_package_are_found_by_their_folders() -> None:
    folders = {path.parent.name for path in (ROOT / "src/tafelronde/games").glob("*/__init__.py")}
    assert folders == set(PACKAGE_GAMES)
    assert folders <= {game.name for game in tafelronde.infos()}
