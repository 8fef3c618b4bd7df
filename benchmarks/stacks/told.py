"""Answers of a try other than that it works."""


class Limited(Exception):
    """It works, but not with all that one expects; the text says why, and whose limit it is."""
