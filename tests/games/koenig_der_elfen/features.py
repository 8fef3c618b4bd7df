"""Features of a match of König der Elfen: the kinds of events in it."""

from tafelronde.match import Match


def features(match: Match) -> set[str]:
    """The codes of all that is told, bodyguards and turns, and how it ends."""
    state, found = match.setup.new_state(), set[str]()
    tell = state.game.tell
    assert tell is not None
    for action in match.log:
        for telling in tell(state, action, None):
            found.add(telling.code)
            if telling.code in ("visit", "spell"):
                found |= {
                    flag for flag in ("guard", "turn") if telling.arguments.get(flag) == "yes"
                }
        state.apply(action)
    if len(state.winners()) > 1:
        found.add("tie")
    return found
