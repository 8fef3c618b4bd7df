"""One folder a feature: its tables of the database, rows, service, routes and messages."""
