"""The tables of ``facts`` as arrays, which compiled code looks things up in."""

import numpy as np

from .. import facts

COST = np.array(facts.COST, np.int8)
"""[transport, terrain]"""
WATER = np.array(facts.WATER)
