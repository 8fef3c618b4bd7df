# Wat er in een beoordeling wordt gezegd; de browser laadt het pas daarmee.

review-making = Elke beslissing wordt beoordeeld…
review-waits = Wacht op een beoordelaar die vrij is…
review-failed = Deze partij kan niet worden beoordeeld.
review-of = Wiens partij
review-curve = Wat er tijdens de partij te verwachten was
review-share = { $player }: { $share } van de 100
review-turning-points = Keerpunten
review-empty = In dit spel had niemand iets te beslissen; er valt dus niets te beoordelen.
review-no-turning = Geen enkele beslissing gaf iets weg.
review-played = speelde: { $text }
review-better = Beter:
review-second = Op één na beste: { $text }
review-lost = Dat gaf { $lost } van de 100 weg.
review-right = Er werd niets weggegeven.
review-accuracy = nauwkeurigheid { $accuracy }
review-sums = Waaruit de uitslag van { $player } ontstond
review-start = Aan het begin
review-luck = Geluk
review-own = Eigen beslissingen
review-others = Beslissingen van anderen
review-rest = Pas later gezien
review-ending = Opgeven
review-result = Op het eind
review-right-of = { $count ->
    [one] { $right } van 1 beslissing gaf niets weg.
   *[other] { $right } van { $count } beslissingen gaven niets weg.
}
review-try = Probeer het vanaf hier
review-how = Hoe dit wordt beoordeeld
review-how-text = Een zoekprogramma beoordeelt elke beslissing naar wat de speler toen kon weten, nooit naar wat later bleek. De getallen zijn delen van 100 van de overwinning. Geluk is wat tussen de beslissingen getrokken werd en aan het licht kwam. De nauwkeurigheid is 100 waar niets werd weggegeven, en 0 waar elke beslissing een kwart van de overwinning kostte.
