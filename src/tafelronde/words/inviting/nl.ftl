# Invitations, challenges and circles of friends, in Dutch.

inviting-challenge = De uitdaging versturen
inviting-challenge-short = Uitdagen…
inviting-challenge-title = { $name } uitdagen
inviting-challenge-text = { $name } hoort het nu, of bij het volgende bezoek, en heeft een dag om te antwoorden. De partij begint zodra de uitdaging is aangenomen.
inviting-game = Spel
inviting-title = Uitnodigingen
inviting-from = { $player } nodigt je uit voor { $game }
inviting-look = De tafel bekijken
inviting-accept = Aannemen
inviting-decline = Afslaan
inviting-not-now = Vandaag niet
inviting-friends = Nodig uit wie je volgt
inviting-invite = Uitnodigen
inviting-withdraw = Intrekken
inviting-state = { $state ->
    [declined] heeft afgeslagen
    [lapsed] heeft niet op tijd geantwoord
   *[waits] is uitgenodigd
}
inviting-has-declined = { $player } heeft je uitnodiging afgeslagen ({ $game }).

circle-preview = Een vriendenkring. Open de link en doe mee.
circle-title = Vriendenkringen
circle-lead = Een vriendenkring is een groep met één link die blijft. Wie hem heeft, kan meedoen, iedereen ziet wie er is, en in de stand van de avond telt elk spel.
circle-mine = Je vriendenkringen
circle-name = Naam van de kring
circle-make = Vriendenkring maken
circle-people = { $count ->
    [one] 1 persoon
   *[other] { $count } personen
}
circle-others-here = { $count ->
    [0] verder is er niemand
    [one] er is nog iemand
   *[other] { $count } anderen zijn er
}
circle-door-text = { $maker } zorgt voor deze kring. { $count ->
    [one] Er hoort 1 persoon bij.
   *[other] Er horen { $count } personen bij.
} Doe mee: je ziet wie er is en speelt mee.
circle-your-name = Je naam
circle-join = Meedoen
circle-missing = Deze kring bestaat niet, of dit is zijn link niet meer. Vraag iemand uit de kring om de link van nu.
circle-members = Wie erbij hoort
circle-is-here = is er nu
circle-is-away = niet hier
circle-you = jij
circle-keeps = zorgt ervoor
circle-play = Een tafel openen
circle-play-text = Kies een spel. Iedereen die er is wordt uitgenodigd en zit met één tik aan tafel.
circle-open-title = Een tafel voor { $name }
circle-open = Tafel openen
circle-players = Spelers
circle-tables = Tafels
circle-sit = Aanschuiven
circle-sit-at = Aanschuiven: { $game }
circle-look = Naar de tafel
circle-free = { $count ->
    [one] 1 plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
circle-playing = aan het spelen
circle-tonight = Deze avond
circle-begun = sinds { DATETIME($at, hour: "numeric", minute: "numeric") }
circle-no-score = Er is vanavond nog geen spel afgelopen.
circle-person = Naam
circle-games = Spellen
circle-points = Punten
circle-total = Samen
circle-rule = Een spel telt als het afgelopen is en er minstens twee mensen meespeelden, aan een tafel die hier geopend is of in een revanche. Wie wint heeft 1 punt; wie een overwinning deelt, deelt het punt. Een avond eindigt als er acht uur geen tafel geopend is, of als er een nieuwe begonnen wordt.
circle-finished = Spellen
circle-evenings = Eerdere avonden
circle-evening = { DATETIME($at, weekday: "long", day: "numeric", month: "long") }
circle-tables-count = { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
}
circle-link = De link van de kring
circle-link-text = Deze link blijft hetzelfde. Wie hem opent, kan meedoen.
circle-manage = De kring beheren
circle-rename = Hernoemen
circle-new-evening = Nieuwe avond beginnen
circle-new-evening-text = De stand begint opnieuw; die van nu blijft bij de eerdere avonden staan.
circle-renew = Nieuwe link maken
circle-renew-text = Voor een link die in verkeerde handen kwam: de oude laat niemand meer binnen. Wie in de kring zit, blijft.
circle-remove = Verwijderen
circle-remove-who = { $name } verwijderen
circle-hand-over = Overdragen
circle-hand-over-who = { $name } voor de kring laten zorgen
circle-removed = Verwijderd: via de link komen zij er niet in
circle-back = Weer binnenlaten
circle-back-who = { $name } weer binnenlaten
circle-end = Kring verwijderen
circle-end-text = De kring, zijn link en zijn avonden worden verwijderd. De spellen blijven bij wie ze gespeeld hebben.
circle-leave = De kring verlaten
circle-leave-text = { $keeps ->
    [yes] Je verlaat de kring. Daarna zorgt ervoor wie er na jou het langst bij is; is er verder niemand, dan wordt hij verwijderd.
   *[no] Je verlaat de kring. Met zijn link kun je weer meedoen.
}
inviting-has-lapsed = Niemand nam je uitdaging aan ({ $game }). De tafel is gesloten.
