# Was nur die Seite sagt.

board-name = Die Stadt mit ihren Wegen; die Pfeiltasten gehen sie entlang
kind = { $kind ->
    [emperor] Kaiser
    [king] König
   *[nobleman] Edelmann
}
point-empty = { $point }, leer
point-keep = { $point }, die Burg
point-piece = { $point }, { $player }: { $kind ->
    [emperor] Kaiser
    [king] König
   *[nobleman] Edelmann
}
point-moves = kann ziehen
point-captures = kann geschlagen werden
pieces-left = { $count ->
    [one] noch 1 Figur
   *[other] noch { $count } Figuren
}
lost-of = Figuren, die { $player } verloren hat
lost-none = Keine Figur verloren
sheet = Wertungsblatt
sheet-round = Runde
sheet-sum = Summe
sheet-won = gewonnen von { $player }
unlit-from = Die Figur auf { $value } kann jetzt nicht ziehen: Sie gehört dir nicht, oder jeder Weg ist versperrt.
unlit-to = Keine deiner Figuren kommt jetzt nach { $value }.
key-e = E
key-e-does = auf dem Brett: zu deinem Kaiser
