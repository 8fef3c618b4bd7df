"""Profiles: what others see of a person, and the search for people."""
