"""What people and bots do at tables: load, decide, write, tell."""
