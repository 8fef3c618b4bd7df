# Wat er in een beoordeling wordt gezegd; de browser laadt het pas daarmee.

review-making = Elke beslissing wordt beoordeeld…
review-waits = De beoordeling wacht tot er een plaats vrij is…
review-failed = Deze partij kan niet worden beoordeeld.
review-of = Wiens beslissingen
review-curve = De vooruitzichten tijdens de partij
review-share = { $player }: { $share } van de 100
review-turning-points = Keerpunten
review-empty = In deze partij viel er niets te beslissen, dus ook niets te beoordelen.
review-no-turning = Geen enkele beslissing gaf iets weg.
review-played = speelde: { $text }
review-better = Beter:
review-second = Op één na beste: { $text }
review-lost = Dat gaf { $lost } van de 100 weg.
review-right = Er werd niets weggegeven.
review-accuracy = nauwkeurigheid { $accuracy }
review-sums = Hoe de uitslag van { $player } tot stand kwam
review-start = Aan het begin
review-luck = Geluk
review-own = Eigen beslissingen
review-others = Beslissingen van de anderen
review-rest = Pas later te zien
review-ending = Opgeven
review-result = Op het eind
review-right-of = { $count ->
    [one] Bij { $right } van 1 beslissing werd niets weggegeven.
   *[other] Bij { $right } van de { $count } beslissingen werd niets weggegeven.
}
review-try = Vanaf hier zelf proberen
review-how = Hoe dit wordt beoordeeld
review-how-text = Een zoekprogramma beoordeelt elke beslissing naar wat je op dat moment kon weten, nooit naar wat later bleek. Een hele overwinning telt voor 100; alle getallen zijn delen daarvan. Geluk is wat tussen de beslissingen werd getrokken en aan het licht kwam. De nauwkeurigheid is 100 als er niets werd weggegeven, en 0 als elke beslissing een kwart van de overwinning kostte.
