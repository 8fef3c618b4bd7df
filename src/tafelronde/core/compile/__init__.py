"""How functions are compiled, and kept on disk for the next process."""
