"""A program that plays by the protocol until its time has come, and then does what it is told.

    bad_bot.py WHAT [AFTER]

``AFTER`` decisions are answered first. It needs nothing but Python.
"""

import json
import os
import signal
import subprocess
import sys
import time

what, after = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0
seen = 0


def say(text):
    print(text, flush=True)


def misbehave(message):
    match what:
        case "hang":
            time.sleep(600)
        case "late":
            time.sleep(1.0)
        case "die":
            print("Traceback: it went wrong", file=sys.stderr)
            sys.exit(7)
        case "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        case "garbage":
            os.write(1, b"\xff\x00 no JSON\n")
        case "list":
            say("[1, 2]")
        case "deep":
            say("[" * 60_000)
        case "flood":
            while True:
                os.write(1, b"x" * 65_536)
        case "errors":
            for _ in range(2_000):
                os.write(2, b"e" * 1_000 + b"\n")
            os.write(2, b"the last line\n")
            sys.exit(3)
        case "close":
            os.close(1)
            time.sleep(600)
        case "illegal":
            say(json.dumps({"number": message["number"], "action": "draw*"}))
        case "not-legal":
            say(json.dumps({"number": message["number"], "action": "N3*"}))
        case "no-number":
            say(json.dumps({"action": message["legal"][0]}))
        case "number":
            say(json.dumps({"number": 99, "action": 1}))
        case "action":
            say(json.dumps({"number": message["number"], "action": 1}))
        case "child":
            child = subprocess.Popen(["sleep", "600"])
            print(child.pid, file=sys.stderr, flush=True)
            sys.exit(9)


if what == "deaf":
    time.sleep(600)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        if after < 0:
            misbehave(message)
        say(json.dumps({"type": "ready"}))
    elif message["type"] == "move":
        if seen == after:
            misbehave(message)
        seen += 1
        say(json.dumps({"number": message["number"], "action": message["legal"][0]}))
        if what == "twice":
            say(json.dumps({"number": message["number"], "action": message["legal"][0]}))
    elif what == "stay":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        time.sleep(600)
    else:
        break
if what == "stay":
    time.sleep(600)
