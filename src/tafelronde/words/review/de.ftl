# Was in einer Analyse gesagt wird; kommt mit ihr in den Browser.

review-making = Jede Entscheidung wird beurteilt…
review-waits = Wartet, bis jemand zum Urteilen frei ist…
review-failed = Diese Partie lässt sich nicht beurteilen.
review-of = Wessen Partie
review-curve = Was im Lauf der Partie zu erwarten war
review-share = { $player }: { $share } von 100
review-turning-points = Wendepunkte
review-empty = In dieser Partie hatte niemand etwas zu entscheiden; so gibt es nichts zu beurteilen.
review-no-turning = Keine Entscheidung gab etwas her.
review-played = spielte: { $text }
review-better = Besser:
review-second = Zweitbestes: { $text }
review-lost = Das kostete { $lost } von 100.
review-right = Nichts wurde hergegeben.
review-accuracy = Genauigkeit { $accuracy }
review-sums = Woraus das Ergebnis von { $player } entstand
review-start = Am Anfang
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-rest = Erst später gesehen
review-ending = Aufgeben
review-result = Am Ende
review-right-of = { $count ->
    [one] { $right } von 1 Entscheidung gab nichts her.
   *[other] { $right } von { $count } Entscheidungen gaben nichts her.
}
review-try = Von hier aus versuchen
review-how = Wie hier geurteilt wird
review-how-text = Eine Suche beurteilt jede Entscheidung danach, was die Person damals wissen konnte, nie danach, was sich später zeigte. Die Zahlen sind Teile von 100 des Sieges. Glück ist, was zwischen den Entscheidungen gezogen wurde und ans Licht kam. Die Genauigkeit ist 100, wo nichts hergegeben wurde, und 0, wo jede Entscheidung ein Viertel des Sieges kostete.
