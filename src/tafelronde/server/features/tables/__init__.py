"""Tables over HTTP: making, reading, playing (by programs), replays and records."""
