# Wat de pagina van het spel van de dag zegt, in het Nederlands.

daily-lead = Elke dag één spel, voor iedereen hetzelfde: dezelfde plaats, hetzelfde geluk, dezelfde tegenstanders, die dezelfde zet met hetzelfde antwoord beantwoorden. Je hebt één poging, zonder tips en zonder terugnemen.
daily-tomorrow = Morgen
daily-to-today = Naar het spel van vandaag
daily-seat-you = Jij
daily-begin = Speel het spel
daily-go-on = Verder spelen
daily-again = Mijn partij nog eens bekijken
daily-until = Begin vóór { DATETIME($ends, weekday: "long", hour: "numeric", minute: "numeric") } en speel het uit vóór { DATETIME($out, weekday: "long", hour: "numeric", minute: "numeric") }.
daily-end-by = Speel het uit vóór { DATETIME($out, weekday: "long", hour: "numeric", minute: "numeric") }; daarna telt het niet meer.
daily-too-late = De tijd voor dit spel is voorbij.
daily-others-hidden = Hoe de anderen het deden, zie je zodra je zelf hebt gespeeld.
daily-bots-hidden = Bots van drie sterktes krijgen dezelfde plaats. Wat zij haalden, zie je dan ook.
daily-played = { $count ->
    [0] Nog niemand heeft het uitgespeeld.
    [one] Eén persoon heeft het uitgespeeld.
   *[other] { $count } mensen hebben het uitgespeeld.
}
daily-list = Hoe het ging
daily-list-order = Winnen telt het zwaarst, daarna de voorsprong op de beste van de anderen. Hoe snel iemand speelt, doet er niet toe.
daily-you = Jij
daily-won = Gewonnen
daily-shared = Samen gewonnen
daily-lost = Verloren
daily-resigned = Opgegeven
daily-score = { $own } : { $others }
daily-rank = Plaats { $rank }
daily-watch = Terugkijken
daily-watch-of = De partij van { $name } terugkijken
daily-compare = Vergelijken
daily-compare-with = Mijn partij en die van { $name } naast elkaar
daily-compare-title = Twee partijen naast elkaar
daily-compare-another = Deze partij hoort niet bij het spel van die dag ({ $day }).
daily-whole-review = De hele beoordeling
daily-further = Meer tonen
daily-own-place = Jouw plaats: { $rank } van { $count }
daily-own-result = Jouw resultaat
daily-beside = Naast de bots en wie je volgt
daily-bots = Wat de bots haalden
daily-par-about = Elke bot zat op deze plaats, met hetzelfde geluk en tegen dezelfde tegenstanders.
daily-par-watch = Tik op een uitslag om die partij te bekijken.
daily-par-due = { $count ->
    [one] Eén bot speelt dit spel nog.
   *[other] { $count } bots spelen dit spel nog.
}
daily-sign-ahead = jij bent beter
daily-sign-level = gelijk met jou
daily-sign-behind = beter dan jij
daily-next = Het volgende spel: { $game }, vanaf { DATETIME($begins, weekday: "long", hour: "numeric", minute: "numeric") }.
daily-paste = Tekst om door te geven
daily-copy = Tekst kopiëren
daily-paste-title = Tafelronde, spel van de dag, { $day }
daily-yesterday = Gisteren
daily-best = { $name } deed het het best:
daily-best-you = Jij deed het het best:
daily-best-bot = Niemand heeft het gespeeld. De beste bot, { $name }:
daily-the-day = Naar die dag
daily-promise = Vooraf beloofd
daily-promise-text = Al het geluk van een dag komt uit één geheim getal, het startgetal. Dat wordt de dag ervoor getrokken, en vanaf dan kan iedereen de vingerafdruk ervan zien, die bij geen ander getal past. Het startgetal zelf wordt bekend als de laatste partij afgelopen moet zijn.
daily-fingerprint = Vingerafdruk van het startgetal (SHA-256)
daily-seed = Startgetal
daily-drawn = Getrokken op { DATETIME($made, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
daily-comes-out = Het startgetal wordt bekend op { DATETIME($out, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }.
daily-check = Zo controleer je het
daily-check-seed = Het startgetal past bij de vingerafdruk. Deze opdracht toont de vingerafdruk van het startgetal:
daily-check-record = Alle trekkingen volgen uit het startgetal. Open een partij, haal het verslag uit het menu en laat deze opdracht elke trekking narekenen:
daily-same-day = Vergelijk de vingerafdruk die je op de dag zelf noteerde met wat hier nu staat.
daily-honest = De beheerder van deze server zou het startgetal kunnen opzoeken, en met twee namen zou iemand twee keer kunnen spelen. De vingerafdruk bewijst alleen dat niemand de trekkingen veranderd heeft.
daily-earlier = Eerdere dagen
daily-earlier-more = Nog eerdere tonen
