"""Who plays with whom, of those who look for people: without database and network."""
