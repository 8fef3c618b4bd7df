"""The director's desk of a tournament: acts that mend what people get wrong."""
