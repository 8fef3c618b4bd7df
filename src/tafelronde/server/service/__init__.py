"""The actions of people and bots at tables: load, decide, store, tell."""
