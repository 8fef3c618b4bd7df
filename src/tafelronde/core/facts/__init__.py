"""What a game says of itself, as plain data: it compiles nothing."""
