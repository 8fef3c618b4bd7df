"""Views of a table: the part that a reader may see, and how it is cached."""
