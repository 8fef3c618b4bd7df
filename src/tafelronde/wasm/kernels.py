"""The kernels that a game's module exports, with the kinds of their arguments: the only such list.

An argument is a number (INT, FLOAT) or an array, in the order of the kernel's own parameters. The
kernels' docstrings say what they do.
"""

from ..bots.beliefs.stepping import draw_worlds, key_worlds, list_alike, take_steps
from ..bots.greedy import judge_all
from ..bots.memory import key_for, leads_to
from ..bots.style import look_on
from ..core.facts.definition import GameDefinition
from ..core.kernels import calls
from ..core.kernels.playout import play_all_on, random_games
from ..core.kernels.replay import replay_log
from ..core.kernels.revealing import find_revealed
from ..core.wasm.kinds import INT, STATES, WORDS, Array, Export, export
from ..search.alpha_beta.deepen import FRAME, search_to
from ..search.alpha_beta.transposition import ENTRY
from ..search.at_once import winning_actions
from ..search.foresee import LEDGER, forced
from ..search.prospects.expect import expect_at
from ..search.uct.grow import grow
from ..search.uct.nodes import NODE, plant, two_most
from ..search.uct.reuse import find_position, move_subtree
from ..search.uct.settings import COMPILED
from ..search.uct.visit_counts import fill_counts
from ..solving.expectimax import ENTRY as VALUED
from ..solving.expectimax import STEP, look_up, move_entries, read_entry, solve_positions

BYTES, FLAGS = Array("uint8"), Array("bool")
INTS, LONGS, UNSIGNED = Array("int32"), Array("int64"), Array("uint32")
SINGLES, DOUBLES = Array("float32"), Array("float64")
NODES, FRAMES, ENTRIES = Array("node", NODE), Array("frame", FRAME), Array("entry", ENTRY)
SETTINGS = Array("settings", COMPILED)
"""The settings of a tree search."""
LEDGERS = Array("ledger", LEDGER)
"""The record that ``foresee`` writes."""
VALUES, STEPS = Array("valued", VALUED), Array("step", STEP)
MEMORY = Array(WORDS).rows
"""Positions as rows of words."""

Exports = tuple[Export, ...]

OPERATIONS = (
    export(calls.setup, STATES, INT, INTS),
    export(calls.legal_actions, STATES, INTS),
    export(calls.chance_outcomes, STATES, INTS, INTS),
    export(calls.apply_action, STATES, INT),
    export(calls.random_action, STATES, UNSIGNED, INTS, INTS),
    export(calls.refusal, STATES, INT),
    export(calls.scores, STATES, DOUBLES),
    export(calls.returns, STATES, DOUBLES),
    export(calls.resample, STATES, INT, UNSIGNED),
    export(calls.forced_publicly, STATES, STATES, INTS),
    export(calls.evaluate, STATES, DOUBLES),
    export(calls.observe, STATES, INT, SINGLES),
    export(calls.prior, STATES, INTS, INT, SINGLES),
    export(calls.parts, STATES, INTS, INTS.rows),
    export(calls.features, STATES, INT, SINGLES),
    export(calls.policy_features, STATES, INTS, SINGLES.rows),
    export(calls.describe, STATES, INTS, SINGLES.rows),
    export(replay_log, STATES, LONGS, INTS, INTS),
    export(
        find_revealed, STATES, BYTES.rows, INT, INT, INT, UNSIGNED, UNSIGNED, UNSIGNED, INTS
    ),
    export(
        random_games, STATES, INT, INTS, UNSIGNED, INT, INT, INTS, INTS, DOUBLES, DOUBLES, LONGS
    ),
    export(play_all_on, STATES, UNSIGNED.rows, INTS, INTS, DOUBLES.rows, INTS, INT),
)  # fmt: skip
"""The contract's operations, and what the core does with them."""

SEARCHES = (
    export(
        winning_actions, STATES, UNSIGNED, INT, INTS, LONGS, INTS.rows, INTS, LONGS.rows, DOUBLES
    ),
    export(forced, STATES, INT, INT, LEDGERS, INTS.rows, LONGS, DOUBLES),
    export(
        judge_all, STATES, UNSIGNED, INT, SINGLES, SINGLES, SINGLES, INTS, INTS, INTS, DOUBLES,
        DOUBLES, DOUBLES.rows,
    ),
    export(expect_at, STATES, SINGLES, SINGLES, SINGLES, DOUBLES),
    export(plant, NODES, DOUBLES.rows, LONGS),
    export(fill_counts, DOUBLES.rows),
    export(leads_to, STATES, BYTES.rows, INTS.rows, LONGS),
    export(key_for, STATES, BYTES.rows, INT),
    export(two_most, NODES, LONGS),
    export(find_position, STATES, BYTES.rows, NODES, LONGS),
    export(move_subtree, NODES, DOUBLES.rows, INT, NODES, DOUBLES.rows, INTS),
    export(
        grow, STATES, NODES, DOUBLES.rows, DOUBLES.rows, LONGS, LONGS, UNSIGNED, INT, SETTINGS,
        SINGLES, SINGLES, SINGLES, SINGLES.rows, SINGLES, INTS, INTS, SINGLES, DOUBLES, INT, STATES,
    ),
    export(
        search_to, STATES, BYTES.rows, INT, FRAMES, INTS.rows, INTS.rows, LONGS.rows, INTS.rows,
        INTS.rows, ENTRIES, LONGS, INT, INT, LONGS, INT, INT, SINGLES, SINGLES, SINGLES, INTS, INT,
        INTS, LONGS, DOUBLES,
    ),
    export(
        look_on, STATES, UNSIGNED.rows, UNSIGNED, INTS, INT, INTS, INTS, DOUBLES, DOUBLES,
        DOUBLES.rows,
    ),
)  # fmt: skip
"""The kernels that bots call."""

BELIEFS = (
    export(
        list_alike, STATES, FLAGS, STATES, MEMORY, INT, UNSIGNED, UNSIGNED, INT, INTS, INTS,
        INTS.rows, INTS.rows, DOUBLES.rows,
    ),
    export(take_steps, STATES, FLAGS, INTS),
    export(draw_worlds, STATES, STATES, INT, UNSIGNED),
    export(key_worlds, STATES, FLAGS, STATES, MEMORY, INT, UNSIGNED, UNSIGNED, LONGS),
)  # fmt: skip
"""The kernels for a seat's beliefs (``bots.beliefs``)."""

EXACT = (
    export(
        solve_positions, STATES, MEMORY, STEPS, INTS.rows, INTS.rows, VALUES, LONGS, INT, DOUBLES
    ),
    export(move_entries, VALUES, VALUES),
    export(look_up, STATES, MEMORY, VALUES, INTS, DOUBLES, DOUBLES),
    export(read_entry, MEMORY, VALUES, DOUBLES),
)
"""The solver of games in which nothing is hidden (``solving``)."""


def exports_of(game: GameDefinition) -> Exports:
    """The exports of this game's module, with the kernels behind its questions (``question_…``)."""
    questions = tuple(
        Export(f"question_{name}", one.kernel, (STATES, STATES, *[INT] * one.numbers, LONGS))
        for name, one in game.questions.items()
    )
    return OPERATIONS + SEARCHES + BELIEFS + EXACT + questions
