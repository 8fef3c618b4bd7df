"""The house: its name and texts, who may come in, members, invitations, requests to join."""
