# What is said in the list of keys, in English.

keys-house = At every table
keys-game = In this game
key-steps = ← →
key-steps-does = one step back, one step on
key-ends = Home End
key-ends-does = to the start, to the end
key-arrows = ↑ ↓ ← →
key-arrows-does = from square to square
key-zoom = + − 0
key-enter = Enter
key-enter-does = choose; once more to confirm
key-escape = Esc
key-escape-does = let go of what is chosen
key-h = H
key-h-does = hint
key-u = U
key-u-does = undo
key-l = L
key-l-does = show again what has happened
key-s = S
key-s-does = skip what is being told
key-help = ?
key-help-does = this list
