# pyright: basic
"""Alpha-beta, written once for all games in which nothing is hidden.

Principal variation search (Marsland & Campbell 1982) with a transposition table, an order of moves
that is learned on the way (``move_order``), and a quiescence search over the game's noisy actions.
Late moves are searched less deep (Heinz 1999), but never within ``FULL_WIDTH`` plies of the root: a
win or a loss that can be forced so soon is never missed.

All values are for the searching player, who maximises; all others minimise. With more than two
players that is the paranoid search of Sturtevant & Korf (2000); with ``best_reply`` it is the
best-reply search of Schadd & Winands (2011), in which only one of the others replies, with the move
that hurts most. The search stops at a step of chance. It is a loop over frames instead of a
recursion, because Numba's cached code crashes in recursive functions.
"""

import numpy as np

from ...core.compile.compiler import compiled, inlined
from ...core.contract.dispatch import kernel
from ...core.contract.keys import mix
from ...core.contract.operations import apply_action, hand_turn, legal_actions, noisy_actions
from ...core.facts.constants import CHANCE, TERMINAL
from .move_order import order, pick, reward
from .transposition import AT_LEAST, AT_MOST, EXACT, find, position_key, store
from .values import SCALE, SURE, WIN, favour, from_root, guess, off_root, result, without

FULL_WIDTH = 4
REDUCE_FROM, REDUCE_AFTER = 3, 4
"""A move is searched less deep from so much remaining depth on, and after so many tried moves."""
DEEPEST = 96
"""The largest number of plies, those of the quiescence search included."""
NOISY_PLIES = 8

FRAME = np.dtype(
    (
        np.record,
        [
            ("alpha", np.int32),  # the searcher can force at least this
            ("beta", np.int32),  # the others can hold the searcher to this
            ("best", np.int32),  # the best value so far
            ("count", np.int32),  # actions to try; 0 at a leaf
            ("tried", np.int32),
            ("choice", np.int32),  # the best action, −1 for none
            ("left", np.int32),  # remaining depth; 0 and less: quiescence search
            ("first_alpha", np.int32),  # the window on entering
            ("first_beta", np.int32),
            ("maximises", np.int8),  # whether the searcher moves here
            ("scouted", np.int8),  # whether the last child had an empty window
            ("again", np.int8),  # whether it must be searched again in full
            ("key", np.int64),
        ],
    )
)

NODES, LIMIT, STOPPED = 0, 1, 2
"""Places in ``counts``."""


@compiled
def _list_replies(states, ply, searcher, actions, owners):
    """Best-reply search: list the actions of all other players, as if it were their turn.

    Returns their number; ``owners`` says whose each is.
    """
    count = 0
    last = len(states) - 1
    scratch = states[last]
    players = np.int64(states[ply].players)
    for step in range(1, players):
        player = (searcher + step) % players
        states[last] = states[ply]
        if hand_turn(scratch, player):
            found = legal_actions(scratch, actions[ply, count:])
            for k in range(count, count + found):
                owners[ply, k] = player
            count += found
    return count


@compiled
def _cut_by_table(frame, entry, ply):
    """Whether the table's entry decides the position; its value is then in ``frame.best``."""
    if entry.left < frame.left:
        return False
    value = from_root(np.int64(entry.value), ply)
    exact = entry.bound == EXACT
    above = entry.bound == AT_LEAST and value >= frame.beta
    below = entry.bound == AT_MOST and value <= frame.alpha
    if exact or above or below:
        frame.best = value
        return True
    return False


@compiled
def _is_on_the_way(frames, ply):
    """Whether the position at ``ply`` stands on the way to itself."""
    for before in range(ply):
        if frames[before].key == frames[ply].key:
            return True
    return False


@compiled
def _was_there(key, ply, past):
    """Whether the position at ``ply`` was on the table before the root."""
    if ply > 0:
        for other in past:
            if other == key:
                return True
    return False


@compiled
def _enter(states, rows, searcher, ply, frames, actions, owners, orders, killers, history, table,
           best_reply, repeats, past, salt, noise, network, inputs, units, value):  # fmt: skip
    """Fill the frame at ``ply``; where no action must be tried, ``count`` is 0 and ``best`` its
    value."""
    frame, state = frames[ply], states[ply]
    frame.tried, frame.count, frame.choice = 0, 0, -1
    frame.scouted, frame.again = 0, 0
    frame.first_alpha, frame.first_beta = frame.alpha, frame.beta
    if state.player == TERMINAL:
        frame.best = result(state, searcher, ply, value)
        return
    frame.maximises = 1 if state.player == searcher else 0
    frame.key = mix(position_key(state, rows[ply]), np.int64(searcher) + 1)
    even = SCALE * 2 // np.int64(state.players) - SCALE
    again = _was_there(frame.key, ply, past)
    if (again and frame.maximises) or (repeats and _is_on_the_way(frames, ply)):
        frame.best = even
        return
    wished = -1
    entry = table[find(table, frame.key)]
    if entry.bound != 0 and entry.key == frame.key:
        if ply > 0 and not again and _cut_by_table(frame, entry, ply):
            return
        wished = entry.action
    if ply >= DEEPEST or state.player == CHANCE:
        frame.best = guess(state, searcher, frame.key, salt, noise, network, inputs, units, value)
        return
    frame.best = -2 * WIN if frame.maximises else even if again else 2 * WIN
    if frame.left <= 0:
        noisy = noisy_actions(state, actions[ply]) if frame.left > -NOISY_PLIES else 0
        if noisy >= 0:
            frame.best = guess(
                state, searcher, frame.key, salt, noise, network, inputs, units, value
            )
            if again:
                frame.best = min(frame.best, even)
            if frame.maximises:
                frame.alpha = max(frame.alpha, frame.best)
            else:
                frame.beta = min(frame.beta, frame.best)
        frame.count = noisy if noisy >= 0 else -1 - noisy
    elif best_reply and not frame.maximises:
        frame.count = _list_replies(states, ply, searcher, actions, owners)
    else:
        frame.count = legal_actions(state, actions[ply])
    order(state, frame, ply, wished, actions, orders, killers, history)


@compiled
def _descend(states, searcher, ply, frames, actions, owners, best_reply):
    """Make the next move, and set the window and depth of the child's frame."""
    frame, child = frames[ply], frames[ply + 1]
    states[ply + 1] = states[ply]
    after = states[ply + 1]
    if best_reply and not frame.maximises and frame.left > 0:
        hand_turn(after, owners[ply, frame.tried])
        apply_action(after, actions[ply, frame.tried])
        if after.player != TERMINAL:
            hand_turn(after, searcher)
    else:
        apply_action(after, actions[ply, frame.tried])
    child.alpha, child.beta, child.left = frame.alpha, frame.beta, frame.left - 1
    frame.scouted = 0
    if frame.again or frame.tried == 0 or frame.left <= 0:
        return
    frame.scouted = 1
    if frame.maximises:
        child.beta = frame.alpha + 1
    else:
        child.alpha = frame.beta - 1
    if ply >= FULL_WIDTH and frame.left >= REDUCE_FROM and frame.tried >= REDUCE_AFTER:
        child.left -= 1


@compiled
def _learn(frame, ply, found, actions, killers, history):
    """Take over the value ``found`` of the child that was searched last."""
    better = found > frame.alpha if frame.maximises else found < frame.beta
    if frame.scouted and better:
        frame.again, frame.scouted = 1, 0
        return
    action = actions[ply, frame.tried]
    if found > frame.best if frame.maximises else found < frame.best:
        frame.best = found
        frame.choice = action
    if frame.maximises:
        frame.alpha = max(frame.alpha, frame.best)
    else:
        frame.beta = min(frame.beta, frame.best)
    frame.tried += 1
    frame.again = 0
    if frame.alpha >= frame.beta and frame.left > 0:
        reward(frame, ply, action, killers, history)


@inlined
def _remember(frame, ply, table, age):
    bound = EXACT
    if frame.best <= frame.first_alpha:
        bound = AT_MOST
    elif frame.best >= frame.first_beta:
        bound = AT_LEAST
    left = max(frame.left, -NOISY_PLIES)
    store(table, frame.key, off_root(frame.best, ply), frame.choice, left, bound, age)


@compiled
def _bar(frame, barred, actions, owners, orders):
    """Remove the actions ``barred`` from the root's list."""
    kept = 0
    for k in range(frame.count):
        left_out = False
        for other in barred:
            left_out = left_out or actions[0, k] == other
        if not left_out:
            actions[0, kept], owners[0, kept] = actions[0, k], owners[0, k]
            orders[0, kept] = orders[0, k]
            kept += 1
    frame.count = kept


@kernel
def search_to(states, rows, depth, frames, actions, owners, orders, killers, history, table, counts,
              best_reply, repeats, past, salt, noise, network, inputs, units, barred, spread,
              liked, extras, value):  # fmt: skip
    """Search ``states[0]`` to ``depth`` plies; returns the value of the action in
    ``frames[0].choice``.

    - ``states`` has DEEPEST + 2 places, and ``rows`` is its memory as uint8.
    - ``counts`` int64[3] holds the positions searched so far, their limit, and whether the search
      stopped there; ``choice`` is then the best action that was searched in full, −1 for none.
    - ``barred`` (int32) are actions that are left out at the root.
    - ``repeats``: a line that comes back to a position of its own counts as even.
    - ``past`` (int64) are the keys of positions before. One that the searcher was to move in counts
      as even, too; one that it left is worth no more, since the others may do something else now.
    - ``salt`` and ``noise`` disturb the evaluation on purpose (``guess``).
    - ``network`` float32: a network of prospects that judges instead of ``evaluate``, empty for
      none; ``inputs`` and ``units`` are its scratch (``prospects.judge``).
    - ``spread``: the chosen action may be worse than the best one by so much; which is chosen
      follows from ``salt`` (``favour``). A style adds ``extras`` (int64) to ``liked`` (int32), all
      actions: by so much each counts as better than it is; without a style both are empty.
    - The other arrays are scratch, kept from one depth to the next.
    """
    searcher = np.int64(states[0].player)
    ply = 0
    frames[0].alpha, frames[0].beta, frames[0].left = -2 * WIN, 2 * WIN, depth
    _enter(states, rows, searcher, 0, frames, actions, owners, orders, killers, history, table,
           best_reply, repeats, past, salt, noise, network, inputs, units, value)  # fmt: skip
    _bar(frames[0], barred, actions, owners, orders)
    while True:
        frame = frames[ply]
        if frame.tried < frame.count and frame.alpha < frame.beta:
            if counts[NODES] >= counts[LIMIT]:
                counts[STOPPED] = 1
                extra = favour(frames[0].choice, salt, spread, liked, extras)
                return without(frames[0].best, extra)
            if not frame.again:
                pick(frame, ply, actions, owners, orders)
            _descend(states, searcher, ply, frames, actions, owners, best_reply)
            if ply == 0:
                extra = favour(actions[0, frame.tried], salt, spread, liked, extras)
                frames[1].alpha = without(frames[1].alpha, extra)
                frames[1].beta = without(frames[1].beta, extra)
            counts[NODES] += 1
            ply += 1
            _enter(states, rows, searcher, ply, frames, actions, owners, orders, killers, history,
                   table, best_reply, repeats, past, salt, noise, network, inputs, units,
                   value)  # fmt: skip
        else:
            if ply == 0:
                extra = favour(frame.choice, salt, spread, liked, extras)
                best = without(frame.best, extra)
                # Where some are barred, another action may be better than this one.
                if frame.count > 0 and len(barred) == 0:
                    store(table, frame.key, best, frame.choice, depth, AT_LEAST, depth)
                return best
            if frame.count > 0:
                _remember(frame, ply, table, depth)
            found = frame.best
            ply -= 1
            if ply == 0 and abs(found) <= SURE:
                found += favour(actions[0, frames[0].tried], salt, spread, liked, extras)
            _learn(frames[ply], ply, found, actions, killers, history)
