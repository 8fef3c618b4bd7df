"""Ratings: how well people play, from the games that counted to ladders."""
