"""Alpha-beta: principal variation search, its order of moves, its table and its values."""
