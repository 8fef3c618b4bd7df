# What is said on the page of the rules, in Dutch.

rules-practice = Leren en oefenen
rules-puzzles = Puzzels
rules-lessons = Leer het in de les:
rules-minute = In één minuut
rules-longer = Iets uitgebreider
rules-clauses = Regel voor regel
rules-search = Zoek in de regels
rules-found = { $count ->
    [0] Niets gevonden
    [one] 1 regel
   *[other] { $count } regels
}
clause-count = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
rules-why = Waarom zo?
rules-why-of = Waarom zo? { $clause }
why-rules = Zoals in de gedrukte regels
why-source = Elders gevonden; de gedrukte regels zeggen het niet
why-decision = Hier besloten, waar de gedrukte regels zwijgen
why-consequence = Volgt uit de andere regels
rules-in-english = De genummerde regels staan er in het Engels.
