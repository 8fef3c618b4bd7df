# What is said in the list of keys, in German.

keys-house = An jedem Tisch
keys-game = In diesem Spiel
key-steps = ← →
key-steps-does = einen Schritt zurück, einen weiter
key-ends = Pos1 Ende
key-ends-does = zum Anfang, zum Ende
key-arrows = ↑ ↓ ← →
key-arrows-does = von Feld zu Feld
key-zoom = + − 0
key-enter = Enter
key-enter-does = wählen; noch einmal zum Bestätigen
key-escape = Esc
key-escape-does = die Wahl loslassen
key-h = H
key-h-does = Tipp
key-u = U
key-u-does = zurücknehmen
key-l = L
key-l-does = noch einmal zeigen, was geschah
key-s = S
key-s-does = überspringen, was erzählt wird
key-help = ?
key-help-does = diese Liste
