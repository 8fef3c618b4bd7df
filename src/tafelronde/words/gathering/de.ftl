# What is said where people gather at a table, in German.

gathering-title = { $count ->
    [0] Alle sitzen am Tisch
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
invited-by = { $player } lädt dich zu einer Partie ein
rules-in-short = So wird gespielt
seat-free = wartet auf jemanden
is-ready = bereit
not-ready = noch nicht bereit
sit-here = Hier sitzen
seat-a-bot = Bot hinsetzen
stand-up = Aufstehen
free-seat = Platz freimachen
i-am-ready = Ich bin bereit
waiting-for-others = Du bist bereit. Es beginnt, sobald es alle sind.
not-ready-after-all = Doch noch nicht bereit
table-full = Alle Plätze sind besetzt; wenn es beginnt, kannst du zusehen.
standing = { $standing ->
    [guest] Gast
    [program] Programm
   *[account] Konto
}
standing-named = { $standing ->
    [guest] Gast
    [program] Programm
   *[account] Konto
}
