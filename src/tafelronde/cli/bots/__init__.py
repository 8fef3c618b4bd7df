"""The commands that let bots play."""
