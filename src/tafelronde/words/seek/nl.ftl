# Wat er gezegd wordt waar mensen medespelers zoeken, in het Nederlands.

seek-title = Medespelers zoeken
seek-intro = Zeg wat je graag speelt. Zodra genoeg mensen hetzelfde willen, begint de partij vanzelf.
seek-game = Spel
seek-players = Met hoeveel
seek-least = Minstens
seek-most = Hoogstens
seek-with = Met wie
seek-strength = { $near ->
    [yes] Ongeveer even sterk als ik
   *[no] Iedereen
}
seek-strength-text = Hoe langer je wacht, hoe meer de sterkte mag verschillen.
seek-bots = Bots mogen aanvullen
seek-bots-text = { $kind ->
    [days] Na een dag nemen bots van gelijke sterkte de vrije plaatsen in, als iedereen dat goed vindt.
   *[other] Na een minuut nemen bots van gelijke sterkte de vrije plaatsen in, als iedereen dat goed vindt.
}
seek-begin = Spelers zoeken
seek-stop = Stop
seek-yours = Je zoekt
seek-bar = Spelers zoeken
seek-looking = Er worden spelers gezocht: { $game }
seek-progress = { $people } van { $players }, wachttijd { $time }
seek-soon = Over { $seconds } s mogen bots meedoen
seek-found = Je tafel staat klaar
seek-found-game = Je tafel staat klaar: { $game }
seek-to-table = Naar de tafel
seek-noted = Genoteerd. Zodra genoeg mensen hetzelfde willen, staat de partij bij je tafels.
seek-open = Zij zoeken spelers
seek-row = { $missing ->
    [one] { $name } zoekt er nog één
   *[other] { $name } zoekt er nog { $missing }
}
seek-row-more = { $others ->
    [one] { $missing ->
        [one] { $name } en nog iemand zoeken er nog één
       *[other] { $name } en nog iemand zoeken er nog { $missing }
    }
   *[other] { $missing ->
        [one] { $name } en { $others } anderen zoeken er nog één
       *[other] { $name } en { $others } anderen zoeken er nog { $missing }
    }
}
seek-sizes = { $least } tot { $most } spelers
seek-size = { $least ->
    [one] 1 speler
   *[other] { $least } spelers
}
seek-rated = telt voor de rating
seek-near = ongeveer even sterk
seek-join = Meedoen
seek-join-who = Meedoen met { $name } aan { $game }
