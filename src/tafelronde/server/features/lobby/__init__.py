"""The lobby: the lists of tables and of finished games."""
