#!/usr/bin/env python3
"""A bot that speaks the protocol of docs/bot-protocol.md. It needs nothing but Python.

    tafelronde bot check exec:examples/bots/line_bot.py
    tafelronde arena rosenkoenig exec:examples/bots/line_bot.py easy --games 10

Copy it, and replace ``choose``.
"""

import json
import random
import sys


def choose(legal, view, happened, seconds):
    """One of ``legal``. ``view`` is what the seat sees, ``happened`` what it was told since its
    last decision; the answer must be there in ``seconds``."""
    return dice.choice(legal)


def answer(message):
    print(json.dumps(message), flush=True)  # one line, and out at once


dice = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    match message["type"]:
        case "start":  # the game, its players, one's own seat (from 0), a seed
            dice.seed(message["seed"])
            answer({"type": "ready"})
        case "move":
            action = choose(
                message["legal"], message["view"], message["happened"], message["seconds"]
            )
            answer({"type": "action", "number": message["number"], "action": action})
        case "quit":  # "results" are those of all seats, −1 … 1; null: the game was broken off
            break
