"""The rules of König der Elfen, compiled. ``operations`` has what the contract asks for."""
