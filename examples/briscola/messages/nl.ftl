# Briscola, in het Nederlands.

name = Briscola
pitch = Drie kaarten in de hand, en één kleur die de andere verslaat. Vang de azen en de drieën en laat de rest aan anderen: wie meer dan de helft van de 120 punten heeft, wint.
about = veertig Italiaanse kaarten, drie in de hand, en één kleur is troef

colour-red = Rood
colour-white = Wit
colour-blue = Blauw
colour-green = Groen

status-pile = { $count ->
    [one] 1 kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
status-trump = Troef: { $suit ->
    [coins] munten
    [cups] bekers
    [swords] zwaarden
    [clubs] stokken
   *[none] nog geen
}
seat-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}

# ---- wat er gebeurt (event), en wat gekozen kan worden (choice) ---------------------------------

event-dealt = { $player } krijgt { $card }.
event-dealt-unseen = { $player } krijgt een kaart.
event-turned = { $suit ->
    [coins] Munten zijn
    [cups] Bekers zijn
    [swords] Zwaarden zijn
   *[clubs] Stokken zijn
} troef: { $card } wordt opengelegd.
event-drawn = { $player } trekt { $card }.
event-drawn-unseen = { $player } trekt een kaart.
event-last = De stapel is leeg: { $player } neemt de kaart eronder, { $card }.
event-play = { $player } speelt { $card }.
event-trick = { $player } neemt de slag met { $card }: { $count ->
    [0] geen punten
    [one] 1 punt
   *[other] { $count } punten
}.

choice-play = { $points ->
    [0] speel { $card }
    [one] speel { $card }, 1 punt
   *[other] speel { $card }, { $points } punten
}

# ---- waarom iets niet mag -----------------------------------------------------------------------

refusal-not-in-hand = Die kaart heb je niet in de hand.
refusal-played = Die kaart is al gespeeld.
refusal-turned-up = Die kaart ligt onder de stapel. Wie als laatste trekt, krijgt haar.
refusal-unused = De twee van de bekers doet niet mee als drie mensen spelen.

# ---- het einde ----------------------------------------------------------------------------------

result-sum = { $player }: { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
result-won = { $came ->
    [lost] { $player } komt als eerste uit met { $count } punten.
   *[other] { $player } wint met { $count } punten.
}
result-won-pair = { $came ->
    [lost] { $player } en { $other } komen als eersten uit met { $count } punten.
   *[other] { $player } en { $other } winnen met { $count } punten.
}
result-won-shared = { $came ->
    [lost] { $player } en { $other } komen als eersten uit, met elk { $count } punten.
   *[other] { $player } en { $other } delen de overwinning, met elk { $count } punten.
}
result-drawn-game = { $came ->
    [lost] Allen hebben evenveel punten.
   *[other] Gelijkspel: allen hebben evenveel punten.
}

# ---- hulp ---------------------------------------------------------------------------------------

rules =
    Veertig kaarten in vier kleuren. Van de sterkste naar de zwakste: aas, drie, koning, ridder, boer, 7, 6, 5, 4, 2. Een aas telt 11 punten, een drie 10, een koning 4, een ridder 3, een boer 2, de andere niets.

    Ieder heeft drie kaarten. Er wordt er nog een opengelegd onder de stapel: haar kleur is troef.

    Om de beurt speelt ieder een kaart, welke hij of zij wil. De hoogste troef neemt de slag; is er geen, dan de hoogste kaart van de kleur waarmee begonnen is. Dan trekt ieder een kaart, de winnaar eerst, en de winnaar komt uit. De opengelegde kaart wordt als laatste getrokken.

    Zijn alle kaarten gespeeld, dan winnen de meeste punten. Met vier tellen wie tegenover elkaar zitten de hunne op.

## Only in the terminal

notation-help =
    Ad speelt de aas van munten, 7s de zeven van zwaarden. Eerst de waarde: A 2 3 4 5 6 7, J voor de
    boer, N voor de ridder, K voor de koning. Dan de kleur met haar Italiaanse naam: d (denari)
    munten, c (coppe) bekers, s (spade) zwaarden, b (bastoni) stokken.

##

# ---- op de bladzijde ----------------------------------------------------------------------------

ask = Jij bent aan de beurt: speel een kaart.
ask-named = { $player }: speel een kaart.
card-name = { $suit ->
    [coins] munten
    [cups] beker
    [swords] zwaarden
   *[clubs] stokken
}-{ $rank ->
    [A] aas
    [K] koning
    [N] ridder
    [J] boer
   *[other] { $rank }
}
card-points = { $count ->
    [0] telt niets
    [one] telt 1 punt
   *[other] telt { $count } punten
}
card-trump = troef
table-name = De tafel: de kaarten van de slag, de troef en de stapel
table-empty = nog geen kaart
table-played = { $player }: { $card }
table-wins = neemt de slag tot nu toe
seat-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
seat-tricks = { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}
seat-with = met { $player }
unlit-card = Die kaart kun je nu niet spelen.

summary-1 = Veertig kaarten: munten, bekers, zwaarden en stokken. De volgorde is aas, drie, koning, ridder, boer; dan komen 7, 6, 5, 4 en 2.
summary-2 = Je hebt drie kaarten. De kaart onder de stapel laat zien welke kleur troef is.
summary-3 = Ieder speelt een kaart, welke dan ook. De hoogste troef neemt de slag, en anders de hoogste van de kleur waarmee begonnen is.
summary-4 = Ieder trekt een nieuwe kaart, en wie de slag nam, komt uit.
summary-5 = Een aas telt 11, een drie 10, een koning 4, een ridder 3, een boer 2. Van de 120 punten winnen de meeste.
