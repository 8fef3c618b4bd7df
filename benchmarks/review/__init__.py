"""Quality of the judge of reviews: see ``__main__``."""
