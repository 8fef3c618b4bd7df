"""One table: its events, the state that they add up to, and the decisions on commands."""
