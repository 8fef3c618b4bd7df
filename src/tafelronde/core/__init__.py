"""The contract: what a game is, and the compiled services written once for all games.

Import the modules by name (``from tafelronde.core.objects.state import State``): this package
imports nothing by itself, so that listing the games costs no compiler start.
"""
