# Wat er in een beoordeling wordt gezegd; de browser laadt het pas daarmee.

review-making = Elke beslissing wordt beoordeeld…
review-early = Misschien worden er nog duurdere momenten gevonden.
review-dearer = Er is een duurder moment gevonden
review-go-there = Daarheen
review-waits = De beoordeling wacht tot er een plaats vrij is…
# Het apparaat van de lezer maakt de beoordeling.
review-device = Op dit apparaat
review-device-text = Je browser rekent de beoordeling zelf uit, zo snel als je apparaat kan. De eerste keer wordt ongeveer 13 MB geladen. Alleen jij ziet haar.
review-device-loads = Laden wat dit apparaat nodig heeft: { $loaded } van { $total } MB
review-device-begins = Dit apparaat maakt zich klaar…
review-device-judges = Dit apparaat beoordeelt: { $judged } van { $decisions } beslissingen
review-device-rests = Gestopt: { $judged } van { $decisions } beslissingen zijn beoordeeld.
review-device-stop = Stoppen
review-device-on = Verder
review-device-made = Op dit apparaat uitgerekend. Alleen jij ziet het.
review-device-failed = Dit apparaat kon de beoordeling niet uitrekenen.
review-device-only = Op deze site rekent je eigen apparaat de beoordeling uit. De eerste keer wordt ongeveer 13 MB geladen.
review-device-unable = Op deze site zou je apparaat de beoordeling moeten uitrekenen, maar deze browser laat dat niet toe: hij heeft geen WebAssembly.
review-at-server = Laat de server het doen
# In een herhaling, bij één stelling.
think-here = Hierover nadenken
think-longer = Langer nadenken
think-text = Je apparaat denkt na over wat hier het beste was. Alleen jij ziet het.
think-busy = Dit apparaat denkt na…
think-best = Hier het beste: { $text }.
review-failed = Deze partij kan niet worden beoordeeld.
review-of = Wiens beslissingen
review-curve = De vooruitzichten tijdens de partij
review-share = { $player }: { $share } van de 100
review-turning-points = Keerpunten
review-empty = In deze partij viel er niets te beslissen, dus ook niets te beoordelen.
review-no-turning = Geen enkele beslissing gaf iets weg.
# Waarom iemand verloor, in één zin. $text is wat er gespeeld werd, $cost een deel van 100.
review-why = { $cause ->
    [own] Eén beslissing kostte { $player } het meest: { $text } (ongeveer { $cost } van de 100).
    [other] { $other } trof { $player } het hardst: { $text } (ongeveer { $cost } van de 100).
    [strong] Goed spel van { $other } gaf de doorslag: { $text } (ongeveer { $cost } van de 100).
    [luck] { $player } had pech: wat getrokken werd en verborgen was, kostte ongeveer { $cost } van de 100.
    [many] Geen enkele beslissing kostte { $player } de partij; veel kleine gaven samen ongeveer { $cost } van de 100 weg.
    [ending] { $player } gaf de partij op; dat gaf ongeveer { $cost } van de 100 weg.
   *[none] Niets aanwijsbaars kostte { $player } de partij.
}
review-why-won = { $cause ->
    [lucky] { $player } won met geluk: wat getrokken werd en verborgen was, bracht ongeveer { $cost } van de 100.
    [given] { $player } won door de beslissingen van de anderen: die gaven ongeveer { $cost } van de 100 weg.
   *[none] { $player } won.
}
review-led-until = Tot en met stap { $step } stond { $player } voor.
review-never-led = { $player } stond nooit duidelijk voor.
review-moments = De moeite van het bekijken waard
review-hit = Dat kostte { $player } ongeveer { $cost } van de 100.
review-aimed = Dat kostte { $player } ongeveer { $cost } van de 100, en { $other } won er nog niet de helft van.
review-strong = Goed gespeeld: anders had { $player } er ongeveer { $cost } van de 100 beter voor gestaan.
review-question = Hier kon het beter. Wat zou jij spelen?
review-show = Laat zien wat beter was
find-what = Jij speelde: { $text }
find-thinks = Is dat beter? Beide worden verder gespeeld…
find-rounds = { $done } van hoogstens { $total } rondes
find-stop = Stoppen
find-stopped = Dit is niet tot het einde bekeken.
find-again = Nog een poging
find-more = Wat het waard is
find-next = Volgende
find-how = { $verdict ->
    [best] Dat is het: { $text }
    [as-good] Voor zover te zien is dit even goed als het beste dat gevonden is.
    [better] Beter dan wat jij speelde, maar er is nog iets beters: dit geeft ongeveer { $lost } van de 100 weg, jouw zet { $yours }.
    [same] Voor zover te zien is dit niet beter dan wat jij speelde: het geeft ongeveer { $lost } van de 100 weg.
    [worse] Dit geeft nog meer weg dan wat jij speelde: ongeveer { $lost } van de 100, jouw zet { $yours }.
   *[played] Dat is wat jij speelde. Het gaf ongeveer { $lost } van de 100 weg.
}
find-step = Alleen deze stap wordt beoordeeld; de rest van de beurt wordt voor je verder gespeeld.
find-first = Kies eerst “Nog een poging”.
find-found = Je hebt het gevonden. “Wat het waard is” vertelt meer.
find-waits = Dit wordt nog bekeken.
review-certain = Vrijwel zeker: tussen { $low } en { $high }.
review-played = speelde: { $text }
review-better = Beter:
review-second = Op één na beste:
review-lost = Dat gaf { $lost } van de 100 weg: eerst waren het er { $held }, daarna nog { $left }.
review-right = Er werd niets duidelijk beters gevonden.
review-loss = { $loss } per beslissing
review-loss-text = Gemiddeld gaf een beslissing { $loss } van de 100 weg.
review-like = als “{ $level }”
review-like-text = Zo speelt ongeveer een bot van de sterkte “{ $level }”.
review-like-between = Zo speelt ongeveer een bot van de sterkte “{ $level }”; naar deze ene partij kan het alles van “{ $least }” tot “{ $most }” zijn.
review-sums = Hoe de uitslag van { $player } tot stand kwam
review-start = Aan het begin
review-luck = Geluk en wat de anderen verborgen
review-own = Eigen beslissingen
review-others = Beslissingen van de anderen
review-error = Fout van de schatting
review-ending = Opgeven
review-result = Op het eind
review-right-of = { $count ->
    [one] Bij { $right } van 1 beslissing werd niets duidelijk beters gevonden.
   *[other] Bij { $right } van de { $count } beslissingen werd niets duidelijk beters gevonden.
}
review-small = Wat te klein is om te noemen, telt in de som wel mee.
review-try = Vanaf hier zelf proberen
review-how = Hoe dit wordt beoordeeld
review-how-text = Alle getallen hebben één maatstaf: hoeveel van 100 zulke partijen iemand zou winnen als iedereen doorspeelde als een sterke bot. Wat allen samen hebben, is op elk moment 100. Elke beslissing wordt beoordeeld naar wat je op dat moment kon weten, nooit naar wat later bleek. Weggegeven is het verschil tussen wat je met de beste mogelijkheid had en wat er na de gespeelde overbleef, allebei uit dezelfde doorgespeelde partijen; meer dan je had, geef je dus nooit weg. Het staat er alleen als het meer dan toeval is. Geluk is wat tussen de beslissingen werd getrokken en aan het licht kwam. Verandert de schatting terwijl er niets gebeurde, dan is dat haar fout. De lichte band laat zien hoe ver de schattingen rond een punt uiteenlopen.
review-level-how = Als welke sterkte iemand speelde
review-level-how-text = Bots van elke sterkte hebben { $games ->
    [one] 1 zulke partij
   *[other] { $games } zulke partijen
} tegen elkaar gespeeld, en elke is op dezelfde manier beoordeeld. Iemand speelde als de sterkte waarvan het midden het dichtst ligt bij wat de eigen beslissingen gemiddeld weggaven. Eén partij zegt weinig; daarom staat er een bereik bij: elke sterkte binnen de grenzen waarvan ze ligt. Acht van de tien partijen van een sterkte liggen binnen haar grenzen. Er wordt geen sterkte genoemd waar iemand te weinig te beslissen had, waar met andere opties of vanuit het midden van een partij werd gespeeld, en bij spellen die niet zijn gemeten.
review-level-caption = Wat een beslissing van de 100 weggeeft
review-level = Sterkte
review-level-middle = In het midden
review-level-span = Acht van de tien partijen
review-level-to = { $low } tot { $high }
play-on-seat = Jouw plaats
play-on-acts = is nu aan zet
play-on-begin = Verder spelen
