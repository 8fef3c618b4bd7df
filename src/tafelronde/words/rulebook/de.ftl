# What is said on the page of the rules, in German.

rules-practice = Lernen und üben
rules-puzzles = Aufgaben
rules-lessons = Gelernt wird es in der Lektion:
rules-minute = In einer Minute
rules-longer = Etwas ausführlicher
rules-clauses = Satz für Satz
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Regel
   *[other] { $count } Regeln
}
clause-count = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-why = Warum so?
rules-why-of = Warum so? { $clause }
why-rules = Wie in der gedruckten Regel
why-source = Anderswo gefunden; die gedruckte Regel sagt es nicht
why-decision = Hier entschieden, wo die gedruckte Regel schweigt
why-consequence = Folgt aus den anderen Regeln
rules-in-english = Die nummerierten Sätze sind auf Englisch.
