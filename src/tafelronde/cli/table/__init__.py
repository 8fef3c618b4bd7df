"""A match at this terminal: playing, teaching, stepping through and showing it."""
