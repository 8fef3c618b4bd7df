"""The commands of a person who plays in this terminal."""
