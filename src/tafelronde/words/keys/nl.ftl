# What is said in the list of keys, in Dutch.

keys-house = Aan elke tafel
keys-game = In dit spel
key-steps = ← →
key-steps-does = een stap terug, een stap verder
key-ends = Home End
key-ends-does = naar het begin, naar het einde
key-arrows = ↑ ↓ ← →
key-arrows-does = van veld naar veld
key-zoom = + − 0
key-enter = Enter
key-enter-does = kiezen; nog eens om te bevestigen
key-escape = Esc
key-escape-does = de keuze loslaten
key-h = H
key-h-does = tip
key-u = U
key-u-does = terugnemen
key-l = L
key-l-does = nog eens tonen wat er is gebeurd
key-s = S
key-s-does = overslaan wat er wordt verteld
key-help = ?
key-help-does = deze lijst
