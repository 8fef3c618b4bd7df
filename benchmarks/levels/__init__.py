"""Losses in reviews by level, from which a review says like which level somebody played: see
``__main__``."""
