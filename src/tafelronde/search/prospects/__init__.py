"""A learned evaluation as data: a small network over the hand-made features of every player.

- ``weights``: its weights, as a file of JSON and as the numbers that compiled code reads;
- ``expect``: what it says of a position, in compiled code;
- ``policy``: which actions it finds worth a look, as data; ``weigh``: the same in compiled code;
- ``named``: the networks that bots may name.
"""
