"""The contract of a game: the operations on its states, and the tools to write them."""
