"""A node: all parts put together, the server that runs it, and files generated from its routes."""
