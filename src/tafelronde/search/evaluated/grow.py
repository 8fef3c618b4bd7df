# pyright: basic
"""The whole search in compiled code, with an evaluator that is compiled, too."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ...core.compile.compiler import INTERPRETED, Compiled, compiled, inlined
from ...core.contract.dispatch import kernel
from ...core.contract.operations import legal_actions, observe
from .back_up import back_up, expand, is_bad
from .descend import FULL, descend, is_cramped
from .forward import judge_by_network

DONE, CRAMPED, BAD_VALUES, BAD_LOGITS = range(4)
"""Answers of the kernels that grow trees."""


@inlined
def _grow(
    judge, weights, layout, hidden, states, roots, nodes, edges, sums, used, rngs, settings,
    schedule, noise, worlds, cursor, first_tree, out, scratch, links, scores, value, observation,
    values, logits,
):  # fmt: skip
    rule = settings[0]
    players = np.int64(roots[0].players)
    while cursor[0] < len(roots):
        tree = cursor[0]
        while nodes[tree].visits <= rule.simulations:
            if is_cramped(nodes, edges, used, len(logits)):
                return CRAMPED
            position = (first_tree + tree) // rule.per_position
            row = noise[position]
            node = descend(
                states, 0, roots, tree, nodes, edges, sums, used, rngs[tree], settings, schedule,
                row, worlds[position], out, scratch, links, scores, value,
            )  # fmt: skip
            if node == FULL:
                return CRAMPED
            if node < 0:
                continue
            state = states[0]
            count = legal_actions(state, out)
            for k in range(len(observation)):
                observation[k] = 0.0
            observe(state, np.int64(state.player), observation)
            judge(states, observation, out, count, weights, layout, hidden, values, logits)
            bad = is_bad(values, logits, players, count)
            if bad > 0:
                return BAD_VALUES if bad == 1 else BAD_LOGITS
            share = 0.0
            if node == tree and not rule.gumbel:
                share = rule.noise
            expand(nodes, edges, used, node, out, logits, count, row, share)
            back_up(nodes, sums, node, values, players, 1)
        cursor[0] += 1
    return DONE


@kernel
def grow_by_network(
    weights, layout, hidden, states, roots, nodes, edges, sums, used, rngs, settings, schedule,
    noise, worlds, cursor, first_tree, out, scratch, links, scores, value, observation, values,
    logits,
):  # fmt: skip
    """Grow all trees of a group to their end; DONE, or why it stopped at the tree ``cursor[0]``.

    ``weights`` and ``layout`` are a ``network.Network``'s. The other arrays are ``group.Group``'s.
    """
    return _grow(
        judge_by_network, weights, layout, hidden, states, roots, nodes, edges, sums, used, rngs,
        settings, schedule, noise, worlds, cursor, first_tree, out, scratch, links, scores, value,
        observation, values, logits,
    )  # fmt: skip


def make_grow(function: Callable[..., Any]) -> Any:
    """The same with a function of the user's (``compiled_in.CompiledIn``); compiled anew by every
    process."""
    if INTERPRETED:
        given = getattr(function, "py_func", function)
    else:
        given = function if hasattr(function, "py_func") else Compiled(function)

    @compiled
    def judge(states, observation, actions, count, weights, layout, hidden, values, logits):
        given(states[0], observation, actions, count, values, logits)

    @compiled
    def grow(
        weights, layout, hidden, states, roots, nodes, edges, sums, used, rngs, settings, schedule,
        noise, worlds, cursor, first_tree, out, scratch, links, scores, value, observation, values,
        logits,
    ):  # fmt: skip
        return _grow(
            judge, weights, layout, hidden, states, roots, nodes, edges, sums, used, rngs,
            settings, schedule, noise, worlds, cursor, first_tree, out, scratch, links, scores,
            value, observation, values, logits,
        )  # fmt: skip

    return grow


__all__ = ["BAD_LOGITS", "BAD_VALUES", "CRAMPED", "DONE", "grow_by_network", "make_grow"]
