# Wat gezegd wordt van een speler op wie gewacht wordt waar geen klokken zijn, in het Nederlands.

missing-waits = Er wordt op { $player } gewacht.
missing-reminded = { $player } is eraan herinnerd.
missing-away = { $player } is al een tijd niet gekomen.
missing-away-long = { $player } is al een dag niet gekomen.
missing-bot-later = Als er niets gebeurt, mag vanaf { $time } een bot spelen.
missing-bot-now = Een bot kan spelen tot de terugkeer.
missing-end-later = Vanaf { $time } mag je deze speler uit de partij halen.
missing-remind = Herinneren
missing-bot = Laat een bot spelen
missing-end = Uit de partij halen
missing-you = { $player } wacht op je: { $game }
missing-you-title = Er wordt op je gewacht
missing-you-go = Naar de tafel
