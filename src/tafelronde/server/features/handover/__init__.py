"""Games that were played without a network, handed over to an account by their record."""
