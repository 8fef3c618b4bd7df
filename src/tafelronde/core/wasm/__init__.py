"""Compiled functions as WebAssembly, for browsers: the same parts, made code for another machine."""
