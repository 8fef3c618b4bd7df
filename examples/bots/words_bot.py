"""A bot made of words: it has a model server decide, by HTTP, and needs nothing but Python.

    export TAFELRONDE_BOT_SERVER=http://127.0.0.1:8000/v1/chat/completions
    tafelronde arena rosenkoenig "exec:move=60,python examples/bots/words_bot.py" easy --games 2

The server takes chat completions: ``{"model": …, "messages": [{"role": …, "content": …}]}``. The
host makes the prompt and reads the answer (docs/bot-protocol.md). What is no legal action is asked
again, with the refusal of the host; after ``TRIES``, or when the time is nearly over, the first
legal action is played.
"""

import json
import os
import sys
import time
import urllib.request

SERVER = os.environ.get("TAFELRONDE_BOT_SERVER", "http://127.0.0.1:8000/v1/chat/completions")
MODEL = os.environ.get("TAFELRONDE_BOT_MODEL", "default")
LANGUAGE = os.environ.get("TAFELRONDE_BOT_LANGUAGE", "en")
TRIES = 3
LONGEST = 1 << 20
"""The most bytes of an answer that are read."""


def ask_host(**wanted):
    """The host's answer to a question about this decision."""
    print(json.dumps({"type": "ask", "language": LANGUAGE, **wanted}), flush=True)
    return json.loads(sys.stdin.readline())


def ask_model(messages, seconds):
    """The model's text and the tokens that it took. Raises OSError or ValueError."""
    body = json.dumps({"model": MODEL, "messages": messages}).encode()
    request = urllib.request.Request(SERVER, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=seconds) as answer:
        told = json.loads(answer.read(LONGEST))
    try:
        text = told["choices"][0]["message"]["content"]
        tokens = int((told.get("usage") or {}).get("total_tokens", 0))
    except (LookupError, TypeError, AttributeError):
        raise ValueError("no chat completion") from None
    return (text if isinstance(text, str) else ""), max(0, tokens)


def decide(question):
    """An action of the legal ones, and the tokens that it took."""
    end = time.monotonic() + 0.9 * question["seconds"]
    prompt = ask_host(**{"for": ["prompt"]})["prompt"]
    messages = [
        {"role": "system", "content": prompt["rules"]},
        {"role": "user", "content": prompt["position"]},
    ]
    used = 0
    for number in range(TRIES):
        left = (end - time.monotonic()) / (TRIES - number)
        if left <= 0:
            break
        try:
            text, tokens = ask_model(messages, left)
        except (OSError, ValueError) as error:  # too late, an error of the server, half an answer
            print(f"The model server: {error}", file=sys.stderr)
            continue
        used += tokens
        found = ask_host(**{"for": ["answer"], "answer": text})["answer"]
        if "action" in found:
            return found["action"], used
        messages += [
            {"role": "assistant", "content": text},
            {"role": "user", "content": found["refusal"]},
        ]
    return question["legal"][0], used


def main():
    """Answer the host until the game is over."""
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "quit":
            break
        if told["type"] == "start":
            print(json.dumps({"type": "ready"}), flush=True)
        elif told["type"] == "move":
            action, used = decide(told)
            answer = {"type": "action", "number": told["number"], "action": action, "tokens": used}
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
