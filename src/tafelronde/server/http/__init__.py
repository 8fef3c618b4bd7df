"""HTTP: who calls, what a request costs, and the application. It knows no feature."""
