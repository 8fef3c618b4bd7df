# Was nur die Seite sagt.

board-name = Die Stadt mit ihren Wegen; die Pfeiltasten gehen sie entlang
kind = { $kind ->
    [emperor] Kaiser
    [king] König
   *[nobleman] Edelmann
}
point-empty = { $point }, leer
point-keep = { $point }, die Burg
fortress-name = Die Festung
point-piece = { $point }, { $player }: { $kind ->
    [emperor] Kaiser
    [king] König
   *[nobleman] Edelmann
}
point-moves = kann ziehen
point-captures = kann geschlagen werden
point-reaches = erreicht { $points }
point-reached = in Reichweite von { $pieces }
piece-on = { $kind ->
    [emperor] Kaiser
    [king] König
   *[nobleman] Edelmann
} auf { $point } ({ $player })
pieces-left = { $count ->
    [one] noch 1 Stein
   *[other] noch { $count } Steine
}
lost-of = Steine, die { $player } verloren hat
lost-none = Kein Stein verloren
sheet = Wertungsblatt
sheet-round = Runde
sheet-sum = Summe
sheet-won = gewonnen von { $player }
unlit-from = { $why ->
    [empty] Auf { $value } steht kein Stein.
    [other] Der Stein auf { $value } gehört dir nicht.
    [blocked] Der Stein auf { $value } kann nicht ziehen: Jeder Weg ist versperrt.
   *[own] Der Stein auf { $value } kann jetzt nicht ziehen.
}
unlit-to = Keiner deiner Steine kommt jetzt nach { $value }.
key-e = E
key-e-does = auf dem Brett: zu deinem Kaiser
you-are-out = Dein Kaiser ist geschlagen: Du bist ausgeschieden und siehst zu, wie es weitergeht.

# ---- die Bilder der Regeln --------------------------------------------------------------------------

picture-way = { kind }: { $steps ->
    [one] ein Punkt entlang der Linie
   *[other] { $steps } Punkte entlang der Linie
}
picture-capture = Ein König erreicht einen fremden Stein in genau zwei Punkten und schlägt ihn.
picture-fortress = Die Festung
