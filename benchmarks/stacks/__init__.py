"""Other people's stacks on our games, tried for real: the matrix of docs/stacks.md."""
