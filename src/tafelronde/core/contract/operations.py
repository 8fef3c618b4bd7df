# pyright: basic
"""The contract of a game: these operations on one flat record, as compiled functions.

A game describes the record of its states and hands functions named as the operations below to
``core.contract.implement``. This file is the specification: names, parameters, meaning, defaults.

Conventions of all operations

- ``state`` is one element of a record array, changed in place; ``states[j] = states[i]`` copies.
  Its first fields are ``player`` (int8: the player to act, ``CHANCE`` or ``TERMINAL``) and
  ``players`` (int8: how many sit at the table). No state holds a random generator, pointers or
  the order of a hidden pile: two equal positions are equal bytes.
- Actions are int32, packed by the game, for players and for chance. Lists of actions go into a
  buffer that the caller hands in and are sorted ascending, without repeats.
- Players are 0 … players−1.
- No operation raises, but for Overrun before it would write past the end of an array; none reads
  anything but its arguments and constants, returns an array or takes one from the heap (working
  memory: ``scratch``).
"""

from ..facts.constants import CHANCE
from .dispatch import operation, required
from .rng import below

# ---- the operations a game must have -----------------------------------------------------------


@required
def setup(state, players, options):
    """Write every field of ``state`` for a new game; ``options`` is the game's int32[:]."""
    raise NotImplementedError


@required
def legal_actions(state, out):
    """Write the legal actions of the player to act into ``out`` (int32[max_legal]); the count."""
    raise NotImplementedError


@required
def apply_action(state, action):
    """Carry out a legal action or chance outcome. Unchecked: the caller answers for legality."""
    raise NotImplementedError


@required
def scores(state, out):
    """Write every player's points by the game's own count into ``out`` (float64[players])."""
    raise NotImplementedError


@required
def returns(state, out):
    """Write every player's result into ``out``; zeros before the end.

    −1 … 1, twice the share of the victory less 1: 1 for who wins alone, −1 for who wins nothing,
    2 / k − 1 for each of k who share it. They add up to 2 − players (``core.facts.results``).
    """
    raise NotImplementedError


# ---- the operations that have a default --------------------------------------------------------


@operation
def chance_outcomes(state, out, weights):
    """Write the possible outcomes and their weights (int32, positive) where chance acts; count.

    The default has none: right for a game in which chance never acts.
    """
    return 0


@operation
def resample(state, player, rng):
    """Draw uniformly what is possible: redraw all that ``player`` cannot know, whatever fits what
    they have seen equally likely. Why others acted as they did is not asked (``bots.beliefs``).

    ``player`` may be ``SPECTATOR``: then only what everybody can see stays. With the same ``rng``
    it makes the same of all positions that the player cannot tell apart: so the result also serves
    as the key of what they know (``match.reveal``).

    The default does nothing: right exactly when nothing but future chance is hidden.
    """


@operation
def forced_publicly(state, out):
    """Whether all who see no hand can tell that the player to act has one choice, and which.

    That is: in every position that fits what is public the same action is the only one. Asked
    where one action is legal, on a copy, which may be changed; ``out`` is a buffer for lists. In
    doubt the answer is no. The default says yes; it is asked only in games that hide nothing.
    """
    return True


@operation
def refusal(state, action):
    """Why a decision is illegal now: 0 when legal, else the game's own number of the reason.

    The default knows one reason, 1: the action is not in the legal list (the shell looks there).
    """
    return 1


@operation
def random_action(state, rng, out, weights):
    """One action or chance outcome, drawn uniformly (chance: by weight).

    ``out`` and ``weights`` are buffers for the lists. A game may replace it where it can draw
    without listing; the distribution must be the same.
    """
    if state.player == CHANCE:
        count = chance_outcomes(state, out, weights)
        total = 0
        for k in range(count):
            total += weights[k]
        ticket = below(rng, total)
        k = 0
        while ticket >= weights[k]:
            ticket -= weights[k]
            k += 1
        return out[k]
    count = legal_actions(state, out)
    return out[below(rng, count)]


@operation
def evaluate(state, out):
    """Every player's expected result, −1 … 1, as the game's ``insight`` guesses it.

    The default guesses nothing (zeros); on terminal states it is not called.
    """
    for player in range(state.players):
        out[player] = 0.0


@operation
def features(state, player, out):
    """Write what an expert sees of a player's prospects into ``out`` (float32, flat, zeroed by the
    caller): the numbers that a small network judges (``search.prospects``). Returns whether the
    player can still win.

    Of a position in which all is known, as a search sees it: of a redrawn one where something is
    hidden. The default sees nothing.
    """
    return True


@operation
def policy_features(state, actions, count, out):
    """Write what an expert sees of each of the ``count`` legal ``actions`` of the player to act
    into ``out`` (float32[count, features], zeroed by the caller): the numbers by which a small
    network says which actions are worth a look (``search.prospects.policy``).

    ``actions`` is the legal list. The default sees nothing.
    """


@operation
def key(state):
    """A number (int64) that is the same for positions that play on alike, and else hardly ever:
    for transposition tables. 0: the game has none, and the bytes of the state serve.
    """
    return 0


@operation
def priority(state, action):
    """How early a search should try a legal action, 0 … 999: the higher, the earlier."""
    return 0


@operation
def noisy_actions(state, out):
    """Write the legal actions that a search should follow before it trusts ``evaluate``; their
    number.

    Negative, as −1 − number: the player to act cannot wait and must do one of them (in check, say,
    when these are all legal actions). The default has none: every position is quiet.
    """
    return 0


@operation
def hand_turn(state, player):
    """Let ``player`` act as if it were their turn; False where that makes no sense, with the state
    unchanged. For searches that look at one reply of several opponents (best-reply search)."""
    return False


@operation
def prior(state, actions, count, out):
    """Write how promising each of the ``count`` legal ``actions`` looks into ``out`` (float32):
    0 neutral, more is better, ``PRUNED`` not worth a search while others remain.

    ``actions`` is the legal list. Without it a search takes all for equal, at no cost.
    """
    for k in range(count):
        out[k] = 0.0


@operation
def glance(state, out):
    """Evaluate as ``evaluate`` does, with a beginner's eye, for weak levels. The default is
    ``evaluate``."""
    evaluate(state, out)


@operation
def hunch(state, actions, count, out):
    """Weigh actions as ``prior`` does, with a beginner's eye, for weak levels. The default is
    ``prior``."""
    prior(state, actions, count, out)


@operation
def whim(state, actions, count, out):
    """Weigh actions as ``hunch`` does, with the eye of somebody who has just learned the rules, for
    the weakest levels. The default is ``hunch``."""
    hunch(state, actions, count, out)


@operation
def observe(state, player, out):
    """Write ``player``'s observation into ``out`` (float32, flat, zeroed by the caller).

    Only what that player may know. The default leaves it empty.
    """


@operation
def observe_again(state, player, out):
    """``observe`` into an ``out`` that holds zeros or an earlier observation.

    The default zeroes it first. A game with a long observation may write less.
    """
    out[:] = 0.0
    observe(state, player, out)


SHORT = 64
"""Actions of a mask that is written as a whole: a line of the processor's memory."""


@operation
def mask_actions(state, out, mask):
    """``legal_actions``, and True for each of them in ``mask`` (bool[Bounds.actions], or of no
    places: then it is left out); their number.

    A mask of up to SHORT actions may hold anything before; a longer one is all False. For batches.
    """
    count = legal_actions(state, out)
    if len(mask) <= SHORT:
        mask[:] = False
    if len(mask) > 0:
        for k in range(count):
            mask[out[k]] = True
    return count


@operation
def parts(state, action, out):
    """Write a legal action as two numbers into ``out`` (int32[2]), each less than
    ``Bounds.parts``: no other legal action has the same two.

    For games with too many actions for a mask. The default is right where there is one.
    """
    out[0] = action
    out[1] = 0


@operation
def describe(state, action, out):
    """Write a legal action of the player to act in numbers into ``out`` (float32[action width],
    zeroed by the caller), for learning. Only from what that player may know.

    The default has the 31 bits of the action, lowest first.
    """
    for bit in range(31):
        out[bit] = action >> bit & 1
