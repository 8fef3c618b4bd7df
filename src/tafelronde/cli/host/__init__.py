"""The commands for the host of a server."""
