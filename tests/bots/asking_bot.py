"""A program that asks before it decides, and tells what it expects. It needs nothing but Python.

asking_bot.py FILE [WRONG]

``FILE`` gets what it was told, a line for each message; ``WRONG`` is a message that it sends.
"""

import json
import sys

file, wrong = sys.argv[1], sys.argv[2:]


def say(message):
    print(json.dumps(message), flush=True)


def ask(**wanted):
    say({"type": "ask", **wanted})
    told = sys.stdin.readline()
    with open(file, "a", encoding="utf-8") as out:
        out.write(told)
    return json.loads(told)


for line in sys.stdin:
    message = json.loads(line)
    match message["type"]:
        case "start":
            say({"type": "ready"})
        case "move":
            if wrong:
                print(wrong[0].replace("$", str(message["number"])), flush=True)
                continue
            told = ask(**{"for": ["observation", "actions"]})
            more = ask(**{"for": ["worlds"], "worlds": 2})
            assert set(more) == {"type", "worlds"}
            count = len(message["legal"])
            assert [one["action"] for one in told["actions"]] == message["legal"]
            say(
                {
                    "type": "action",
                    "number": message["number"],
                    "action": told["actions"][-1]["action"],
                    "values": [0.5] + [-0.25] * (len(message["view"]["seats"]) - 1),
                    "policy": [0.0] * (count - 1) + [1.0],
                }
            )
        case "quit":
            with open(file, "a", encoding="utf-8") as out:
                out.write(line)
            break
