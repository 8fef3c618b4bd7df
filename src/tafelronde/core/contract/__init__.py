"""What a game is: the operations on its states, and what it writes them with."""
