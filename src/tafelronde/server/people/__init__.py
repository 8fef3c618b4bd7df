"""People: their identities, their devices, and who is present now."""
