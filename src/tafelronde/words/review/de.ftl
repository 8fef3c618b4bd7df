# Was in einer Analyse gesagt wird; kommt mit ihr in den Browser.

review-making = Jede Entscheidung wird beurteilt …
review-waits = Die Analyse wartet, bis ein Platz frei ist …
review-failed = Diese Partie lässt sich nicht beurteilen.
review-of = Wessen Entscheidungen
review-curve = Die Aussichten im Lauf der Partie
review-share = { $player }: { $share } von 100
review-turning-points = Wendepunkte
review-empty = In dieser Partie gab es nichts zu entscheiden, also auch nichts zu beurteilen.
review-no-turning = Keine Entscheidung hat etwas verschenkt.
review-played = spielte: { $text }
review-better = Besser:
review-second = Zweitbestes: { $text }
review-lost = Das hat { $lost } von 100 verschenkt.
review-right = Nichts verschenkt.
review-accuracy = Genauigkeit { $accuracy }
review-sums = Wie das Ergebnis von { $player } zustande kam
review-start = Am Anfang
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-rest = Erst später zu sehen
review-ending = Aufgeben
review-result = Am Ende
review-right-of = { $count ->
    [one] Bei { $right } von 1 Entscheidung wurde nichts verschenkt.
   *[other] Bei { $right } von { $count } Entscheidungen wurde nichts verschenkt.
}
review-try = Ab hier selbst versuchen
review-how = Wie die Analyse urteilt
review-how-text = Ein Suchprogramm beurteilt jede Entscheidung danach, was man in diesem Augenblick wissen konnte, nie danach, was sich später zeigte. Ein ganzer Sieg zählt 100; alle Zahlen sind Teile davon. Glück ist, was zwischen den Entscheidungen gezogen wurde und ans Licht kam. Die Genauigkeit ist 100, wenn nichts verschenkt wurde, und 0, wenn jede Entscheidung ein Viertel des Sieges gekostet hat.
