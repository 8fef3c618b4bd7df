"""Drawing for a terminal: tables as styled text (``table``), the house's colours (``palette``).

Nothing here knows a game or a terminal library: games draw with it, the command line shows it.
"""
