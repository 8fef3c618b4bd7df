"""Things that strangers send are read in processes beside the node, which may die of it."""
