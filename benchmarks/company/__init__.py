"""A database as large as a big site's, and how fast its pages are answered."""
