# pyright: basic
"""``exp``, ``log`` and ``tanh``, the same to the last bit on every machine.

A system's own library rounds the last bit as it likes, and so does every browser; a bot that judges
positions by it would choose otherwise here and there. These take nothing but sums, products,
quotients and the bits of a number, which are exact by IEEE 754. They are off what the
system says by at most three units in the last place (``tests/core/test_mathematics.py``).
"""

import math

import numpy as np

from ..compile.compiler import compiled

_LN2_HIGH, _LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
"""The logarithm of 2 in two parts; the first has so few bits that its multiples are exact."""
_SPLIT = 134217729.0
"""Halves the bits of a number."""
_SQRT2 = math.sqrt(2.0)
_LARGEST, _SMALLEST = 709.782712893384, -745.2
"""Beyond these ``exp`` is infinite, or 0."""

_EXP = tuple(1.0 / math.factorial(n) for n in range(14))
"""Coefficients of the series of ``exp``."""
_LOG = (
    6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01,
    2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01,
    1.479819860511658591e-01,
)  # fmt: skip
"""Near 2/3, 2/5, 2/7 …, the series of ``log``, cut off with the smallest error (Sun's fdlibm)."""

_INVERSE = 1.44269504088896338700
"""1 divided by the logarithm of 2."""
_Q = (
    -3.33333333333331316428e-02, 1.58730158725481460165e-03, -7.93650757867487942473e-05,
    4.00821782732936239552e-06, -2.01099218183624371326e-07,
)  # fmt: skip
"""Coefficients of the series of ``expm1``, cut off with the smallest error (fdlibm)."""


@compiled
def _power_of_two(n):
    """2 to the ``n``, −1022 … 1023."""
    return np.int64((n + 1023) << 52).view(np.float64)


@compiled
def exp(x):
    """e to the ``x``, a float64: off by hardly more than the rounding of the last bit.

    Examples:
        >>> exp(0.0), abs(exp(1.0) - 2.718281828459045) < 1e-15, exp(-1000.0)
        (1.0, True, 0.0)
    """
    if x != x:
        return x
    if x > _LARGEST:
        return np.inf
    if x < _SMALLEST:
        return 0.0
    n = np.int64(math.floor(x / _LN2_HIGH + 0.5))
    left, less = x - n * _LN2_HIGH, n * _LN2_LOW
    r = left - less
    low = (left - r) - less  # what r lacks, and below what its square lacks (Dekker)
    upper = r * _SPLIT - (r * _SPLIT - r)
    lower = r - upper
    square = r * r
    lacks = ((upper * upper - square) + 2.0 * upper * lower) + lower * lower
    even = _EXP[10] + square * _EXP[12]
    even = _EXP[4] + square * (_EXP[6] + square * (_EXP[8] + square * even))
    odd = _EXP[9] + square * (_EXP[11] + square * _EXP[13])
    odd = _EXP[3] + square * (_EXP[5] + square * (_EXP[7] + square * odd))
    first = 1.0 + r
    second = first + 0.5 * square
    rounded = (r - (first - 1.0)) + (0.5 * square - (second - first))
    tail = square * (square * even + r * odd) + (0.5 * lacks + low + low * r)
    half = n >> 1  # in two steps, since the power of 2 alone may be too large or too small
    return (second + (rounded + tail)) * _power_of_two(half) * _power_of_two(n - half)


@compiled
def log(x):
    """The natural logarithm of a float64.

    Examples:
        >>> log(1.0), abs(log(10.0) - 2.302585092994046) < 1e-15
        (0.0, True)
    """
    if x != x or x == np.inf:
        return x
    if x <= 0.0:
        return -np.inf if x == 0.0 else np.nan
    n = np.int64(0)
    if x < 2.2250738585072014e-308:
        x, n = x * 18014398509481984.0, np.int64(-54)
    bits = np.float64(x).view(np.int64)
    n += (bits >> 52) - 1023
    m = np.int64((bits & 0xFFFFFFFFFFFFF) | 0x3FF0000000000000).view(np.float64)
    if m > _SQRT2:
        m, n = m * 0.5, n + 1
    f = m - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    even = w * (_LOG[1] + w * (_LOG[3] + w * _LOG[5]))
    odd = z * (_LOG[0] + w * (_LOG[2] + w * (_LOG[4] + w * _LOG[6])))
    half = 0.5 * f * f  # log m = 2 s + s (even + odd), and 2 s = f − s f
    return n * _LN2_HIGH - ((half - (s * (half + even + odd) + n * _LN2_LOW)) - f)


@compiled
def expm1(x):
    """e to the ``x`` less 1, for −88 … 88, as Sun's fdlibm has it.

    Examples:
        >>> expm1(0.0), abs(expm1(1e-5) - 1.0000050000166668e-05) < 1e-20
        (0.0, True)
    """
    n, c = np.int64(0), 0.0
    if abs(x) > 0.5 * _LN2_HIGH:
        n = np.int64(_INVERSE * x + (0.5 if x > 0.0 else -0.5))
        if abs(x) < 1.5 * _LN2_HIGH:
            n = np.int64(1) if x > 0.0 else np.int64(-1)
        left, less = x - n * _LN2_HIGH, n * _LN2_LOW
        x = left - less
        c = (left - x) - less
    half = 0.5 * x
    z = x * half
    square = z * z
    series = (1.0 + z * _Q[0]) + square * (_Q[1] + z * _Q[2])
    series += square * square * (_Q[3] + z * _Q[4])
    t = 3.0 - series * half
    e = z * ((series - t) / (6.0 - x * t))
    if n == 0:
        return x - (x * e - z)
    e = (x * (e - c) - c) - z
    if n == -1:
        return 0.5 * (x - e) - 0.5
    if n == 1:
        return -2.0 * (e - (x + 0.5)) if x < -0.25 else 1.0 + 2.0 * (x - e)
    if n < -1 or n > 56:
        return (1.0 - (e - x)) * _power_of_two(n) - 1.0
    if n < 20:
        return ((1.0 - _power_of_two(-n)) - (e - x)) * _power_of_two(n)
    return ((x - (e + _power_of_two(-n))) + 1.0) * _power_of_two(n)


@compiled
def tanh(x):
    """The hyperbolic tangent of a float64.

    Examples:
        >>> tanh(0.0), abs(tanh(1.0) - 0.7615941559557649) < 1e-15, tanh(-50.0)
        (0.0, True, -1.0)
    """
    size = abs(x)
    if size >= 22.0:
        return 1.0 if x > 0.0 else -1.0
    if size < 1e-16 or x != x:
        return x
    if size >= 1.0:
        found = 1.0 - 2.0 / (expm1(2.0 * size) + 2.0)
    else:
        t = expm1(-2.0 * size)
        found = -t / (t + 2.0)
    return found if x > 0.0 else -found
