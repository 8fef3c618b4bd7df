"""The health of a node and its backups, for the host."""
