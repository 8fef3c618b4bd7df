"""Tables in memory: opened, played at, watched, and left again."""
