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
unlit-from = De steen op { $value } kan nu niet verzet worden: hij is niet van jou, of elke weg is versperd.
unlit-to = Geen van je stenen komt nu op { $value }.
key-e = E
key-e-does = op het bord: naar je keizer
you-are-out = Je keizer is geslagen: je ligt eruit en kijkt toe hoe het verdergaat.

# ---- de regels in één minuut -------------------------------------------------------------------------

summary-1 = Iedereen heeft een keizer, drie koningen en vier edelmannen.
summary-2 = In je beurt verzet je één steen langs de lijnen: de keizer precies één punt, een koning precies twee, een edelman precies drie. Over stenen springen mag niet.
summary-3 = Wie precies op een vreemde steen eindigt, slaat die. Alleen met je eigen eerste zet mag dat niet.
summary-4 = In de vesting in het midden mogen alleen keizers komen. Breng de jouwe erin en je wint meteen.
summary-5 = Wiens keizer geslagen is, ligt eruit. Ook de laatste keizer op het bord wint.
summary-6 = Een wedstrijd heeft hoogstens vier rondes; dan tellen de stenen die over zijn, en een gewonnen ronde telt 5 extra.
picture-way = { kind }: { $steps ->
    [one] één punt langs de lijn
   *[other] { $steps } punten langs de lijn
}
picture-capture = Een koning bereikt een vreemde steen op precies twee punten en slaat hem.
picture-fortress = De vesting
