"""HTTP: the caller, the cost of a request, and the application. It knows no feature."""
