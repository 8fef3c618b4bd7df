"""The routes, their description, and the pages of the browser client."""
