"""The reasons for an action of Drakon instead of another one, as tellings.

Coins come first, then the ways to rooms that bring one: the player's own ways, and those of the
leader. Only open facts are used: rooms, heroes, coins, and the tiles in the player's own hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ...core.facts.position import Position
from ...core.facts.telling import Argument, Telling
from .facts import ESCAPE_GOAL, GOLD, KEY, KIND, KINDS, START, STEAL_LEFT, STEAL_RIGHT, VORTEX
from .paths import Laid, neighbours, strides
from .state import (
    AMAZON_MOVE,
    BLOCK,
    LAY,
    MAIN,
    MIND_MOVE,
    MOVE,
    PLAYER,
    PUSH,
    SWAP,
    WIZARD_MOVE,
    WORD,
    DrakonRecord,
    packed,
    unpacked,
)

Found = list[tuple[float, Telling]]

FAR = 6
"""Moves ahead that are looked at; a room that is farther, or not to be reached, counts as this."""


@dataclass
class Facts:
    """The facts of a position that reasons are made of."""

    coins: Sequence[int]
    moves: list[int]
    """For each hero the number of moves to a room that brings them a coin; ``FAR`` for none."""
    exits: int
    """Rooms to which the player's own hero can go."""
    won: bool


def reasons(state: Position[DrakonRecord], action: int, other: int | None) -> list[Telling]:
    """The weightiest first."""
    player = state.current_player
    now, this = _facts(state, player), _after(state, action, player)
    that = None if other is None else _after(state, other, player)
    found: Found = []
    if this.won:
        found.append((100, Telling("wins", {"count": this.coins[player]})))
    found += _coins(player, now, this, that)
    found += _way(state, action, now, this, that)
    found += _leader(player, now, this, that)
    found += _abilities(state, action, other)
    if not found:
        found = _little(state, action, now, this)
    return [telling for _, telling in sorted(found, key=lambda one: -one[0])]


# ---- the facts ---------------------------------------------------------------------------------


def _after(state: Position[DrakonRecord], action: int, player: int) -> Facts:
    return _facts(state.after(action), player)


def _facts(state: Position[DrakonRecord], player: int) -> Facts:
    record = state.record
    laid: Laid = record.laid[: record.count]
    graph = [_ends(laid, place) for place in range(len(laid))]
    return Facts(
        coins=record.coins[: record.players],
        moves=[_moves(record, laid, graph, seat) for seat in range(record.players)],
        exits=len(graph[record.where[player]]),
        won=state.is_terminal and state.returns()[player] > 0,
    )


def _ends(laid: Laid, place: int) -> set[int]:
    """Where a move from a room can end (D-4)."""
    kind = KIND[laid[place] & 255]
    steps = neighbours(laid)
    if kind == VORTEX:
        return set(range(len(laid))) - {place}
    if kind == KEY:
        return {near for near, _ in steps[place]}
    edge = {place}
    for _ in range(strides(laid[place] & 255)):
        edge = {near for at in edge for near, ordinary in steps[at] if ordinary}
    return edge - {place}


def _moves(record: DrakonRecord, laid: Laid, graph: list[set[int]], seat: int) -> int:
    reached = edge = {record.where[seat]}
    for moves in range(1, FAR):
        edge = {end for place in edge for end in graph[place]} - reached
        if any(_pays(record, seat, KIND[laid[place] & 255]) for place in edge):
            return moves
        reached |= edge
    return FAR


def _pays(record: DrakonRecord, seat: int, kind: int) -> bool:
    """Whether entering such a room brings this hero a coin, or sets it free."""
    players = record.players
    if kind in (STEAL_LEFT, STEAL_RIGHT):
        neighbour = seat + 1 if kind == STEAL_LEFT else seat - 1
        return record.coins[neighbour % players] > 0
    if kind in (KEY, VORTEX):
        return bool(record.escape) and record.coins[seat] >= ESCAPE_GOAL
    return kind == GOLD or (kind == START and record.on_start > 0)


# ---- the reasons -------------------------------------------------------------------------------


def _coins(player: int, now: Facts, this: Facts, that: Facts | None) -> Found:
    """Coins that change hands at once."""
    found: Found = []
    gain = this.coins[player] - now.coins[player]
    losers = [s for s, coins in enumerate(this.coins) if coins < now.coins[s] and s != player]
    if gain > 0:
        arguments: dict[str, Argument] = {"count": this.coins[player]}
        if losers:
            leads = now.coins[losers[0]] == max(now.coins)
            code = "steals-from-leader" if leads and len(now.coins) > 2 else "steals"
            found.append((60, Telling(code, {**arguments, "other": losers[0]})))
        else:
            found.append((55, Telling("takes-coin", arguments)))
    elif losers:
        found.append((45, Telling("costs", {"other": losers[0]})))
    if that is not None and gain == 0 and that.coins[player] < now.coins[player]:
        found.append((50, Telling("loses-nothing")))
    return found


def _way(
    state: Position[DrakonRecord], action: int, now: Facts, this: Facts, that: Facts | None
) -> Found:
    """One's own way to the next coin."""
    player, code = state.current_player, unpacked(action)[0]
    mine, before = this.moves[player], now.moves[player]
    less = FAR if that is None else that.moves[player]
    found: Found = []
    if not now.exits and this.exits and (that is None or not that.exits):
        found.append((20, Telling("frees")))
    if this.coins[player] > now.coins[player] or mine >= FAR:
        return found
    if code >= LAY and state.record.phase == MAIN:
        if mine < before and mine < less:
            arguments: dict[str, Argument] = {"kind": KINDS[KIND[code - LAY]], "count": mine}
            found.append((30 - mine, Telling("builds", arguments)))
    elif code in (MOVE, WIZARD_MOVE, AMAZON_MOVE):
        if mine < less or mine < before:
            found.append((25 - mine, Telling("nears", {"count": mine})))
    elif mine < before:
        found.append((24 - mine, Telling("opens", {"count": mine})))
    return found


def _leader(player: int, now: Facts, this: Facts, that: Facts | None) -> Found:
    """The way of the others, the richest first."""
    rivals = sorted((s for s in range(len(now.coins)) if s != player), key=lambda s: -now.coins[s])
    for seat in rivals:
        longer = this.moves[seat] - now.moves[seat]
        if that is not None:
            longer = min(longer, this.moves[seat] - that.moves[seat]) if longer > 0 else 0
            if this.moves[seat] > that.moves[seat] and that.moves[seat] == 1:
                return [(28, Telling("gives-nothing", {"other": seat}))]
        if longer > 0:
            weight = 20 + 3 * now.coins[seat] + (6 if now.moves[seat] == 1 else 0)
            richest = now.coins[seat] == max(now.coins)
            return [(weight, Telling("blocks-leader" if richest else "blocks", {"other": seat}))]
    return []


def _little(state: Position[DrakonRecord], action: int, now: Facts, this: Facts) -> Found:
    """The reasons where no coin is near: ways on, or that the action helps nobody."""
    if unpacked(action)[0] in (MOVE, WIZARD_MOVE, AMAZON_MOVE) and this.exits:
        return [(2, Telling("leads-on", {"count": this.exits}))]
    rivals = [seat for seat in range(len(now.coins)) if seat != state.current_player]
    if all(this.moves[seat] >= now.moves[seat] for seat in rivals):
        return [(1, Telling("helps-nobody"))]
    return []


def _abilities(state: Position[DrakonRecord], action: int, other: int | None) -> Found:
    """Whether it uses what can be used only once."""
    if action == packed(WORD, BLOCK):
        return [(40, Telling("blocks-theft"))]
    if other is not None and _uses(state, other) and not _uses(state, action):
        return [(10, Telling("keeps-ability"))]
    return []


def _uses(state: Position[DrakonRecord], action: int) -> bool:
    (code, field), phase = unpacked(action), state.record.phase
    if code == WORD:
        return field == BLOCK
    pushes = PUSH <= code < PLAYER and phase not in (MIND_MOVE,) and code < PUSH + 6
    robs = code == PLAYER and phase == MAIN
    return code in (WIZARD_MOVE, AMAZON_MOVE, SWAP) or (pushes and phase == MAIN) or robs
