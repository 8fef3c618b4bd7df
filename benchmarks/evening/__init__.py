"""A club's evening at a members-only site, from the door to the printed standings."""

import sys
from pathlib import Path

TESTS = Path(__file__).parents[2] / "tests"
if str(TESTS) not in sys.path:  # its helpers of servers and people
    sys.path.insert(0, str(TESTS))
