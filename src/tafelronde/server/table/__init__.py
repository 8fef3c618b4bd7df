"""One table: what happens there, what that adds up to, and what may be done next."""
