"""What strangers send is read in processes beside the node, which may die of it."""
