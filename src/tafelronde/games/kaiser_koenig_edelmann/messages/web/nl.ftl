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

# Puzzles
puzzle-idea-enters = Je keizer kan in de vesting komen.
puzzle-idea-next-to-fortress = Breng je keizer voor de vesting, waar niemand hem kan bereiken.
puzzle-idea-flees = Je keizer wordt bedreigd: breng hem in veiligheid en win daarmee een stap.
puzzle-idea-shields = Je keizer wordt bedreigd: versper de weg naar hem.
puzzle-idea-stays-safe = Eerst moet je keizer veilig staan.
puzzle-idea-threatens = Bedreig een keizer: dan moeten de anderen wel antwoorden.
puzzle-idea-takes-emperor = Er kan een keizer worden geslagen.
puzzle-idea-takes-threat = Sla wat je keizer bedreigt.
puzzle-idea-takes-safely = Er kan iets worden geslagen wat niemand kan terugslaan.
puzzle-idea-takes-more = Sla iets wat meer waard is dan het kost.
puzzle-idea-takes = Er kan iets worden geslagen wat in de weg staat.
puzzle-idea-saves = Red eerst wat geslagen zou worden.
puzzle-idea-stops = De keizer van een ander staat één stap van de vesting: houd hem tegen.
puzzle-idea-opens = Maak de weg vrij voor je keizer.
puzzle-idea-nearer = Je keizer moet verder: zoek de kortste weg die niemand kan versperren.
puzzle-idea-risks-less = Kies zo dat niets van jou geslagen kan worden.
puzzle-idea-less-room = Laat de stenen van de anderen minder punten over.
puzzle-idea-more-room = Geef je stenen meer punten om heen te gaan.
puzzle-idea-win-2 = Een stille zet: daarna is de volgende niet meer te stuiten.
puzzle-idea-win-3 = Een stille zet: kijk twee beurten verder, tot waar niemand je keizer kan stuiten.
puzzle-idea-win-4 = Een stille zet: kijk drie beurten verder, tot waar niemand je keizer kan stuiten.
