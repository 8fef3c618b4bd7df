# Wat de pagina’s over mensen zeggen, in het Nederlands.

people-my-page = Jouw pagina
people-account = Account
people-report = Melden
people-you = Dit ben jij
people-here = Nu hier
people-not-here = Nu niet hier
people-since = Bij ons sinds { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
people-count = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
people-follow = Volgen
people-unfollow = Niet meer volgen
people-block = Blokkeren…
people-block-text = Jij en { $name } komen elkaar aan nieuwe tafels niet meer tegen, lezen niet meer wat de ander zegt en zien niet of de ander er is. Partijen die bezig zijn, gaan door. { $name } krijgt er geen bericht van.
people-block-sure = Blokkeren
people-unblock = Niet meer blokkeren
people-blocked-text = Je hebt { $name } geblokkeerd: jullie komen elkaar aan nieuwe tafels niet tegen en lezen elkaar niet.
people-presence = Wie ziet dat ik er ben
people-presence-everybody = Iedereen
people-presence-followed = Wie ik volg
people-presence-nobody = Niemand
people-challenges = Wie mij mag uitdagen of uitnodigen
people-challenges-everybody = Iedereen
people-challenges-known = Wie ik volg, en mijn kringen
people-challenges-nobody = Niemand
people-results = Uitslagen
people-no-games = Nog niets te zien: er is nog geen openbare partij uitgespeeld.
people-no-games-yet = Je hebt nog geen partij uitgespeeld. Hier komen je uitslagen.
people-ended = { $won } gewonnen, { $shared ->
    [0] {""}
   *[other] { $shared } gedeeld,{" "}
}{ $lost } verloren
people-by-seat = Per plaats
people-seat = Plaats
people-seat-of = { $number } van { $players }
people-won = Gewonnen
people-shared = Gedeeld
people-lost = Verloren
people-opponents = Vaste tegenstanders
people-these-games = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
people-games-with = Partijen met { $name }
people-games = Gespeelde partijen
people-game = Spel
people-opponent = Tegenstander
people-result = Uitslag
people-all-games = Alle spellen
people-all-opponents = Alle tegenstanders
people-all-results = Alle uitslagen
people-none-such = Zo’n partij is er niet.
people-none-shown = Er is geen gespeelde partij om te laten zien.
people-which-games = Je ziet partijen aan openbare tafels, en partijen waar je zelf bij zat.
people-search = Iemand zoeken op naam of handle
people-find = Zoeken
people-found = Gevonden
people-nobody-found = Er is niemand van wie de naam of de handle met “{ $name }” begint.
people-more = Meer
people-followed = Wie je volgt
people-no-followed = Je volgt nog niemand. Op iemands pagina kan dat; die krijgt er geen bericht van.
people-all-followed = Alle { $count }
people-blocked = Wie je hebt geblokkeerd
no-finished-games = Je hebt nog geen partij uitgespeeld. Hier staan ze straks, met de uitslag en om terug te kijken.
people-circles = Vriendenkringen: één link, en de stand van de avond
