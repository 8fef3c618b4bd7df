"""Base of all rooms of the server: it knows no table, no person and no feature."""
