"""Facts about a game as plain data: nothing here compiles anything."""
