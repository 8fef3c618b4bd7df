"""Monte-Carlo tree search: nodes in arrays, selection, reuse, and when it has thought enough."""
