# Wat alleen de pagina zegt.

board-name = De stad met haar wegen; de pijltjestoetsen lopen erlangs
kind = { $kind ->
    [emperor] keizer
    [king] koning
   *[nobleman] edelman
}
point-empty = { $point }, leeg
point-keep = { $point }, de burcht
fortress-name = De vesting
point-piece = { $point }, { $player }: { $kind ->
    [emperor] keizer
    [king] koning
   *[nobleman] edelman
}
point-moves = kan gaan
point-captures = kan geslagen worden
point-reaches = bereikt { $points }
point-reached = binnen bereik van { $pieces }
piece-on = { $kind ->
    [emperor] keizer
    [king] koning
   *[nobleman] edelman
} op { $point } ({ $player })
pieces-left = { $count ->
    [one] nog 1 steen
   *[other] nog { $count } stenen
}
lost-of = Stenen die { $player } verloren heeft
lost-none = Geen steen verloren
sheet = Scoreblad
sheet-round = Ronde
sheet-sum = Samen
sheet-won = gewonnen door { $player }
unlit-from = { $why ->
    [empty] Op { $value } staat geen steen.
    [other] De steen op { $value } is niet van jou.
    [blocked] De steen op { $value } kan niet weg: elke weg is versperd.
   *[own] De steen op { $value } kan nu niet verzet worden.
}
unlit-to = Geen van je stenen komt nu op { $value }.
key-e = E
key-e-does = op het bord: naar je keizer
you-are-out = Je keizer is geslagen: je ligt eruit en kijkt toe hoe het verdergaat.

# ---- de plaatjes bij de regels -----------------------------------------------------------------------

picture-way = { kind }: { $steps ->
    [one] één punt langs de lijn
   *[other] { $steps } punten langs de lijn
}
picture-capture = Een koning bereikt een vreemde steen op precies twee punten en slaat hem.
picture-fortress = De vesting
