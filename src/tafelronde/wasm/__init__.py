"""Games as WebAssembly modules: their rules and searches, in any browser.

``python -m tafelronde.wasm FOLDER`` writes a module a game and its manifest, which says what the
module exports and how its records lie in memory. ``kernels`` lists what is exported.
"""
