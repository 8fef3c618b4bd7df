"""What a reader may see of a table, and how it is cached."""
