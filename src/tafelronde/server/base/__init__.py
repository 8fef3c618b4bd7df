"""What every room of the server uses: it knows no table, no person and no feature."""
