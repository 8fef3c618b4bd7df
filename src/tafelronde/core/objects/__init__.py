"""What Python code holds: a game, a state, a batch of states."""
