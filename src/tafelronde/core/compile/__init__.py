"""Compiling of functions, and keeping them on disk for the next process."""
