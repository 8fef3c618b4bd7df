"""The package in a browser: our own Python in Pyodide, the compiled rules as WebAssembly.

There is neither NumPy nor Numba there. ``numpy`` is a small stand-in under the same name,
``engine`` answers kernels by the functions of a game's module (``core.compile.engine``), ``boot``
begins, and ``pack`` writes the archives that the page fetches. ``node`` is the page's server.
"""
