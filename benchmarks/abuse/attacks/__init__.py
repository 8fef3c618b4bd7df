"""The attacks, a module each."""
