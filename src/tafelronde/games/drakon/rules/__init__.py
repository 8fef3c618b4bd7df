"""The rules of Drakon, compiled. ``operations`` has what the contract asks for."""
