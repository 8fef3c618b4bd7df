# What is said where people gather at a table, in Dutch.

gathering-title = { $count ->
    [0] Iedereen zit aan tafel
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $count } plaatsen vrij
}
invited-by = { $player } nodigt je uit voor een potje
rules-in-short = Zo wordt het gespeeld
seat-free = wacht op iemand
is-ready = klaar
not-ready = nog niet klaar
sit-here = Hier zitten
seat-a-bot = Bot neerzetten
stand-up = Opstaan
free-seat = Plaats vrijmaken
i-am-ready = Ik ben klaar
waiting-for-others = Je bent klaar. Het begint zodra iedereen dat is.
not-ready-after-all = Toch nog niet klaar
table-full = Alle plaatsen zijn bezet; als het begint, kun je meekijken.
standing = { $standing ->
    [guest] gast
    [program] programma
   *[account] account
}
standing-named = { $standing ->
    [guest] Gast
    [program] Programma
   *[account] Account
}
