# Wat alleen de pagina zegt.

board-name = De stad met haar wegen; de pijltjestoetsen lopen erlangs
kind = { $kind ->
    [emperor] keizer
    [king] koning
   *[nobleman] edelman
}
point-empty = { $point }, leeg
point-keep = { $point }, de burcht
point-piece = { $point }, { $player }: { $kind ->
    [emperor] keizer
    [king] koning
   *[nobleman] edelman
}
point-moves = kan gaan
point-captures = kan geslagen worden
pieces-left = { $count ->
    [one] nog 1 stuk
   *[other] nog { $count } stukken
}
lost-of = Stukken die { $player } verloren heeft
lost-none = Geen stuk verloren
sheet = Scoreblad
sheet-round = Ronde
sheet-sum = Samen
sheet-won = gewonnen door { $player }
unlit-from = Het stuk op { $value } kan nu niet gaan: het is niet van jou, of elke weg is versperd.
unlit-to = Geen van je stukken komt nu op { $value }.
key-e = E
key-e-does = op het bord: naar je keizer
