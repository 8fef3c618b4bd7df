"""How good the judge of reviews is: see ``__main__``."""
