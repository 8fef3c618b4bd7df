"""Objects for Python code: a game, a state, a batch of states."""
