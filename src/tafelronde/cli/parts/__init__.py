"""What commands are made of: the terminal, shared options, what can go wrong."""
