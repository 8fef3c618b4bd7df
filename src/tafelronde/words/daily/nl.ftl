# Wat de pagina van het spel van de dag zegt, in het Nederlands.

daily-lead = Elke dag één spel, voor iedereen hetzelfde: dezelfde plaats, hetzelfde geluk, dezelfde tegenstanders, die dezelfde zet met hetzelfde antwoord beantwoorden. Je hebt één poging, zonder tips en zonder terugnemen.
daily-tomorrow = Morgen
daily-to-today = Naar het spel van vandaag
daily-seat-you = Jij
daily-begin = Speel het spel
daily-go-on = Verder spelen
daily-again = Mijn spel nog eens bekijken
daily-until = Begin vóór { DATETIME($ends, weekday: "long", hour: "numeric", minute: "numeric") } en speel het uit vóór { DATETIME($out, weekday: "long", hour: "numeric", minute: "numeric") }.
daily-end-by = Speel het uit vóór { DATETIME($out, weekday: "long", hour: "numeric", minute: "numeric") }; daarna telt het niet meer.
daily-too-late = De tijd voor dit spel is voorbij.
daily-others-hidden = Hoe de anderen het deden, zie je als je zelf gespeeld hebt.
daily-played = { $count ->
    [0] Nog niemand heeft het uitgespeeld.
    [one] Eén persoon heeft het uitgespeeld.
   *[other] { $count } mensen hebben het uitgespeeld.
}
daily-list = Hoe het ging
daily-list-order = Winnen telt het zwaarst, daarna de voorsprong op de beste van de anderen. Hoe snel iemand speelt, doet er niet toe.
daily-you = Jij
daily-won = Gewonnen
daily-shared = Gedeeld gewonnen
daily-lost = Verloren
daily-resigned = Opgegeven
daily-score = { $own } : { $others }
daily-rank = Plaats { $rank }
daily-watch = Terugkijken
daily-watch-of = Het spel van { $name } terugkijken
daily-compare = Vergelijken
daily-compare-with = Mijn spel en dat van { $name } naast elkaar
daily-compare-title = Twee spellen naast elkaar
daily-compare-another = Dit spel is niet gespeeld bij het spel van die dag ({ $day }).
daily-whole-review = De hele beoordeling
daily-further = Meer tonen
daily-own-place = Jouw plaats: { $rank } van { $count }
daily-promise = Vooraf beloofd
daily-promise-text = Al het geluk van een dag komt uit één geheim getal, de kiem. Die wordt de dag ervoor getrokken, en vanaf dan kan iedereen de vingerafdruk zien, die bij geen ander getal past. De kiem zelf wordt bekend als het laatste spel afgelopen moet zijn.
daily-fingerprint = Vingerafdruk van de kiem (SHA-256)
daily-seed = Kiem
daily-drawn = Getrokken op { DATETIME($made, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
daily-comes-out = De kiem wordt bekend op { DATETIME($out, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }.
daily-check = Zo controleer je het
daily-check-seed = De kiem past bij de vingerafdruk. Deze opdracht toont de vingerafdruk van de kiem:
daily-check-record = Alle trekkingen volgen uit de kiem. Open een spel, haal het verslagbestand uit het menu en laat deze opdracht elke trekking narekenen:
daily-same-day = Vergelijk de vingerafdruk die je op de dag zelf noteerde met wat hier nu staat.
daily-honest = Wie deze server beheert, zou de kiem kunnen opzoeken, en wie twee namen heeft, zou twee keer kunnen spelen. De vingerafdruk bewijst alleen dat niemand de trekkingen veranderd heeft.
daily-earlier = Eerdere dagen
daily-earlier-more = Nog eerdere tonen
