"""The rules of Kaiser, König, Edelmann, compiled. ``operations`` has what the contract asks for."""
