"""Knowledge of a player about a position."""

from tafelronde.core.objects.state import State


def knowledge(state: State, player: int) -> list[object]:
    """All that a player can learn from a position."""
    acts = state.current_player == player
    return [
        state.view(player),
        state.current_player,
        state.legal_actions() if acts else [],
        state.action_features().tobytes() if acts else b"",
        state.observation(player).tobytes(),
        state.is_chance and len(state.chance_outcomes()) > 0,
        state.returns() if state.is_terminal else [],
    ]
