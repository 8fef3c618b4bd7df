"""How well people play: pure functions from what was played to ratings. docs/ratings.md."""
