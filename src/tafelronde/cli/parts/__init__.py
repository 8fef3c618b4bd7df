"""Parts that commands share: the terminal, options, error messages."""
