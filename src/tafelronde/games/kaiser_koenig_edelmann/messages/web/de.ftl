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

# Puzzles
puzzle-idea-enters = Dein Kaiser kann in die Festung kommen.
puzzle-idea-next-to-fortress = Bring deinen Kaiser vor die Festung, wo ihn niemand erreicht.
puzzle-idea-flees = Dein Kaiser ist bedroht: Bring ihn in Sicherheit und gewinn dabei einen Schritt.
puzzle-idea-shields = Dein Kaiser ist bedroht: Versperr den Weg zu ihm.
puzzle-idea-stays-safe = Zuerst muss dein Kaiser sicher stehen.
puzzle-idea-threatens = Bedrohe einen Kaiser: Dann müssen die anderen antworten.
puzzle-idea-takes-emperor = Ein Kaiser lässt sich schlagen.
puzzle-idea-takes-threat = Schlag, was deinen Kaiser bedroht.
puzzle-idea-takes-safely = Etwas lässt sich schlagen, ohne dass jemand zurückschlägt.
puzzle-idea-takes-more = Schlag etwas, das mehr wert ist, als es kostet.
puzzle-idea-takes = Etwas, das im Weg steht, lässt sich schlagen.
puzzle-idea-saves = Rette zuerst, was sonst geschlagen wird.
puzzle-idea-stops = Ein fremder Kaiser steht einen Schritt vor der Festung: Halt ihn auf.
puzzle-idea-opens = Mach deinem Kaiser den Weg frei.
puzzle-idea-nearer = Dein Kaiser muss weiter: Such den kürzesten Weg, den niemand versperren kann.
puzzle-idea-risks-less = Entscheide so, dass dir nichts geschlagen werden kann.
puzzle-idea-less-room = Lass den Figuren der anderen weniger Punkte.
puzzle-idea-more-room = Gib deinen Figuren mehr Punkte, auf die sie ziehen können.
puzzle-idea-win-2 = Ein stiller Zug: Danach ist der nächste nicht mehr aufzuhalten.
puzzle-idea-win-3 = Ein stiller Zug: Schau zwei Züge weiter, bis niemand deinen Kaiser mehr aufhält.
puzzle-idea-win-4 = Ein stiller Zug: Schau drei Züge weiter, bis niemand deinen Kaiser mehr aufhält.
