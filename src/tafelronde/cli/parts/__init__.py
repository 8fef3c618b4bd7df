"""What commands share: the terminal, options, error messages."""
