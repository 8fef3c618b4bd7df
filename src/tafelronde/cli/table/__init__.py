"""A match at this terminal: played, taught, stepped through and shown."""
