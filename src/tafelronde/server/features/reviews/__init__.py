"""Reviews: what each decision of a finished game gave away, and what luck did."""
