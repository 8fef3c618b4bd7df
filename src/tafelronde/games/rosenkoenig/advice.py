"""The reasons for a move of Rosenkönig instead of another one: facts about both, as tellings.

All reasons are about points: what a stone brings, what it denies the opponent, what the opponent
can do next. Nothing is hidden (R-1.6); future draws are not considered.
"""

from dataclasses import dataclass

from ...core.facts.position import Position
from ...core.facts.telling import Telling
from .facts import CARDS, HAND, NEAR, TARGETS, square_name
from .state import DRAW, HERO, RosenkoenigRecord

Found = list[tuple[float, Telling]]

WORTH = 2
"""The least number of points that is worth a word."""
FEW = 2
"""With so few cards one has hardly a choice."""


@dataclass
class Facts:
    """The effect of a move, in points and cards."""

    square: int
    """Where the stone lies; −1 after a draw."""
    hero: bool
    gain: int
    """The points that it brings the mover."""
    joined: int
    """The number of the player's areas that become one."""
    loss: int
    """The points that it takes from the other."""
    denied: int
    """The points that the opponent would have gained with a stone on that square."""
    reply: int
    """The most that the opponent can gain next with a card in hand."""
    stuck: bool
    """Whether the opponent then has no card to play."""
    won: bool


def reasons(state: Position[RosenkoenigRecord], action: int, other: int | None) -> list[Telling]:
    """The weightiest first, by points."""
    this = _facts(state, action)
    that = None if other is None else _facts(state, other)
    found: Found = []
    if this.won:
        found.append((1000, Telling("wins")))
    if this.square >= 0:
        found += _stone(this, that)
    else:
        found += _draw(state, that)
    if that is not None:
        found += _reply(this, that)
        if that.hero and not this.hero:
            found.append((6, Telling("keeps-hero")))
    if not found and this.gain > 0 and that is not None and that.square < 0:
        found.append((1, Telling("points-now", {"count": this.gain})))
    if not found and that is not None and this.gain > that.gain:
        found.append((1, Telling("points-more", {"count": this.gain, "less": that.gain})))
    return [telling for _, telling in sorted(found, key=lambda one: -one[0])]


def _stone(this: Facts, that: Facts | None) -> Found:
    """The reasons that concern the stone itself, where they outweigh those of the other move."""
    found: Found = []
    square = square_name(this.square)
    less = 0 if that is None else that.gain
    if this.gain >= WORTH and this.gain > less:
        arguments = {"count": this.gain, "areas": this.joined}
        found.append((this.gain, Telling("joins" if this.joined > 1 else "grows", arguments)))
    if this.loss >= WORTH and (that is None or this.loss > that.loss):
        code = "splits" if this.loss > 3 * WORTH else "turns"
        found.append((this.loss, Telling(code, {"square": square, "count": this.loss})))
    if not this.hero and this.denied >= WORTH and (that is None or this.denied > that.denied):
        found.append(
            (this.denied - 0.5, Telling("denies", {"square": square, "count": this.denied}))
        )
    return found


def _draw(state: Position[RosenkoenigRecord], that: Facts | None) -> Found:
    held = _held(state, state.current_player).bit_count()
    if held <= FEW:
        return [(4, Telling("more-cards", {"count": held}))]
    if that is None or that.gain <= 1:
        return [(2, Telling("waits"))]
    return []


def _reply(this: Facts, that: Facts) -> Found:
    """The reasons that concern the other's next turn."""
    if this.stuck and not that.stuck:
        return [(8, Telling("sticks"))]
    spared = that.reply - this.reply
    if spared >= WORTH:
        return [(spared, Telling("leaves-little", {"count": this.reply, "more": that.reply}))]
    return []


def _facts(state: Position[RosenkoenigRecord], action: int) -> Facts:
    record, me = state.record, state.current_player
    foe = 1 - me
    after = state.after(action)
    then = after.record
    crown, square, denied, joined = record.crown, -1, 0, 0
    if action < DRAW:
        square = TARGETS[crown][action % CARDS]
        crown = square
        joined = len(_areas(record, square, me))
        denied = _gain(record, square, foe)
    reply, stuck = _best_reply(then, crown, foe)
    return Facts(
        square=square,
        hero=HERO <= action < DRAW,
        gain=then.points[me] - record.points[me],
        joined=joined,
        loss=record.points[foe] - then.points[foe],
        denied=denied,
        reply=reply,
        stuck=stuck,
        won=after.is_terminal and after.returns()[me] > 0,
    )


def _areas(record: RosenkoenigRecord, square: int, player: int) -> list[int]:
    """The sizes of a player's areas beside a square."""
    areas = {record.area[n] for n in NEAR[square] if record.owner[n] == player}
    return [record.extent[name] for name in areas]


def _gain(record: RosenkoenigRecord, square: int, player: int) -> int:
    """The points that a player's stone brings on a square of somebody else (R-6.3)."""
    sizes = _areas(record, square, player)
    return (1 + sum(sizes)) ** 2 - sum(size * size for size in sizes)


def _held(state: Position[RosenkoenigRecord], player: int) -> int:
    return state.record.hands[player]


def _best_reply(record: RosenkoenigRecord, crown: int, player: int) -> tuple[int, bool]:
    """The most that a player can gain with a card in hand, and whether none can be played."""
    hand, best, playable = record.hands[player], 0, False
    for card in range(CARDS):
        target = TARGETS[crown][card]
        if not hand >> card & 1 or target < 0:
            continue
        owner = record.owner[target]
        if owner == player or (owner >= 0 and not record.heroes[player]):
            continue
        playable = True
        if owner < 0:
            best = max(best, _gain(record, target, player))
    return best, not playable and hand.bit_count() <= HAND
