"""Tables over HTTP: made, looked at, played at by programs, replayed, and their records."""
