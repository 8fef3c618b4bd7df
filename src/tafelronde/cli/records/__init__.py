"""The commands that read recorded games."""
