"""The programs beside the groups: what each asks, and how it is tried in a moment.

``python -m benchmarks list`` tells them. ``tests/test_programs.py`` runs each with the arguments of
``smoke``; where that would take long, ``tested`` names the test that runs its parts.
"""

from typing import NamedTuple

FOLDER = "FOLDER"
"""Stands for an empty folder in the arguments."""


class Program(NamedTuple):
    """A module that ``python -m benchmarks.NAME`` runs."""

    asks: str
    smoke: str | None = None
    """Arguments with which it takes a moment."""
    tested: str = ""
    """The file of a test of its parts, somewhere in ``tests/``."""
    needs: str = ""
    """A package without which it cannot be tried."""
    misses: bool = False
    """Whether it ends with 1, since its goal is missed in a moment."""


PROGRAMS = {
    "abuse": Program(
        "what do others notice of an attack?", "slow --seconds 0.2 --head 0.1", misses=True
    ),
    "agent": Program("how strong is the notebook's agent?", "0.2", needs="gymnasium"),
    "agents.cards": Program("the table of agents' cards", tested="test_benchmark_page.py"),
    "agents.notebook": Program(
        "trains the notebook's agent", "FOLDER/weights --seconds 0.2", needs="gymnasium"
    ),
    "agents.ppo": Program(
        "trains an agent by MaskablePPO", "rosenkoenig FOLDER/weights --seconds 1",
        needs="sb3_contrib",
    ),
    "alone": Program(
        "what does the table without a server cost in a browser?", tested="test_alone.py"
    ),
    "bounds": Program(
        "how near do games come to their fixed sizes?", "rosenkoenig --decisions 20"
    ),
    "calibrate": Program(
        "how near does the bound of an agent come to the truth?",
        "koenig_der_elfen random --deals 2 --training 1 --learn 200"
        " --option dragon=1 --option three_locations=false",
    ),
    "card": Program("are games on a graphics card the same?", "", needs="numba_cuda"),
    "club": Program(
        "how long does one wait on a club's evening?", "--evenings 1 --people 10"
    ),
    "cluster": Program(
        "how much faster is a second worker?", "--games 4 --rounds 1 --bot greedy", needs="ray"
    ),
    "company": Program(
        "how soon does a large site answer?", "--people 50 --games 60 --times 1"
    ),
    "compile_time": Program("what does an empty cache cost?", "--here rosenkoenig --stages 1"),
    "corpus": Program("how fast are random games written?", "rosenkoenig 50", needs="pyarrow"),
    "crash": Program("is a confirmed move lost by a kill?", tested="test_crash_rounds.py"),
    "degenerate": Program(
        "how often do levels play as nobody would?", "rosenkoenig --levels easy --games 1"
    ),
    "evening": Program(
        "does a club's evening at a members-only site hold?",
        "--people 8 --rounds 2 --browsers 0 --nodes 1 --database sqlite --think 0.05",
        needs="websockets",
    ),
    "evenings": Program(
        "is what is told of whole evenings true?", tested="test_evenings.py"
    ),
    "exercises": Program("what are the games' exercises worth?", tested="test_solving.py"),
    "exploited": Program(
        "how much do the levels give away?",
        "koenig_der_elfen --agent easy --players 2 --candidate greedy --candidate medium"
        f" --deals 2 --out {FOLDER}/cells.jsonl",
    ),
    "fuzz": Program(
        "does anything that is sent make a server fail?", tested="test_fuzz_socket.py"
    ),
    "games.kaiser_koenig_edelmann.shuffling": Program(
        "do bots go to and fro?", "greedy --games 2 --players 2"
    ),
    "games.rosenkoenig.regret": Program(
        "does search come nearer to the truth?", tested="test_solving.py"
    ),
    "hints": Program("what do hints give away?", tested="test_hint_regret.py"),
    "hints.report": Program("the tables of hints", tested="test_programs.py"),
    "in_words": Program("games of every level", tested="test_levels_pages.py"),
    "load": Program("how many moves a second does a node bear?", tested="test_load.py"),
    "load.cost": Program("what does a move cost?", "rosenkoenig --moves 20 --rounds 1"),
    "load.hall": Program(
        "what does a refresh of the hall cost?", "--open 2 --playing 1 --sockets 4 --games 1"
    ),
    "load.idle": Program("what do idle tables take?", tested="test_load.py"),
    "load.nodes": Program(
        "how many moves do two nodes carry for those of one?", tested="test_nodes_carry.py"
    ),
    "load.opening": Program(
        "how soon is a stored game opened?",
        "--game rosenkoenig --players 2 --tables 2 --steps 40",
    ),
    "levels": Program("what does a decision give away by level?", tested="test_levels.py"),
    "levels.fit": Program("what reviews call a level", tested="test_levels.py"),
    "levels.reliability": Program("do told shares come true?", tested="test_levels.py"),
    "load.sockets": Program("which server of sockets is best?", tested="test_load.py"),
    "power_cut": Program("is anything lost when the power fails?", "--games 1 --cuts 5"),
    "puzzles": Program("does every puzzle hold?", "rosenkoenig --every 60"),
    "ratings": Program("are the ratings true?", "--games 400 --people 8"),
    "reasons": Program(
        "does the first reason name the consequence?", tested="test_planted_reasons.py"
    ),
    "reports": Program(
        "does a program that is not ours read our reports of tournaments?", "--events 20",
        needs="py4swiss",
    ),
    "review": Program("can a review be trusted?", tested="test_benchmark.py"),
    "review.report": Program("the tables of reviews", tested="test_benchmark.py"),
    "simulation": Program("do nodes that die lose anything?", "--seeds 1 --jobs 1"),
    "stacks": Program("which other libraries play our games?", tested="test_stacks.py"),
    "stalls": Program(
        "how long does a node stall when many are paired?",
        "--databases sqlite --people 4 --kinds swiss --look 0.1",
    ),
    "strength": Program(
        "how strong are the levels?", "rosenkoenig --pairing greedy/random --games 2"
    ),
    "strength_page": Program("the tables of strength", tested="test_strength_page.py"),
    "styles": Program(
        "what do characters' styles cost?",
        "rosenkoenig --levels easy --styles bold --games 2 --watched 1",
    ),
    "table_machine": Program(
        "do tables do what their reference does?", "--databases sqlite --tables 1 --steps 5"
    ),
    "wasm": Program("do modules for browsers play the same?", tested="test_modules.py"),
}  # fmt: skip
CHILDREN = ("abuse.attacker", "load.bare", "load.echoes", "stalls.node", "warm_up")
"""Processes that programs start."""


def told() -> str:
    """All programs, a line each."""
    width = max(map(len, PROGRAMS))
    lines = (f"  benchmarks.{name:<{width}}  {one.asks}" for name, one in PROGRAMS.items())
    return "\n".join(lines)
