"""Compiled functions as WebAssembly, for browsers: the same parts as code of another machine."""
