# De wedstrijdtafel van een toernooi, in het Nederlands.

desk-title = Wedstrijdtafel
desk-open = Naar de wedstrijdtafel
desk-decisions = Beslissingen van de wedstrijdleiders
desk-none = Niemand heeft iets beslist.
desk-lead = Alles wat hier gebeurt staat in het verslag van het toernooi, met wie, wanneer en waarom, en wie het aangaat krijgt het te horen.
desk-not-yours = Alleen de wedstrijdleiders van dit toernooi beslissen hier. Iedereen kan hun beslissingen lezen.
desk-why = Reden (iedereen kan die lezen)
desk-undo = Terugdraaien
desk-by = { $name }, { DATETIME($at, weekday: "short", hour: "numeric", minute: "numeric") }
desk-results = Uitslagen
desk-table = Tafel { $table }
desk-result = Uitslag van tafel { $table }
desk-as-played = zoals gespeeld
desk-set = Vastleggen
desk-void = Telt niet
desk-ruled = beslist door een wedstrijdleider
desk-next = De volgende ronde
desk-draft = Zo zou ronde { $round } nu worden ingedeeld. Kies twee spelers om ze van plaats te laten wisselen.
desk-swapped = { $name } is gekozen. Kies wie met die speler wisselt.
desk-use = Zo indelen
desk-begin = Ronde { $round } beginnen
desk-begin-at = Laten beginnen om
desk-course = Verloop
desk-waits = { $why ->
    [paused] Het toernooi pauzeert.
    [director] De volgende ronde wacht op een wedstrijdleider.
   *[approval] De stand wacht op goedkeuring.
}
desk-hold = Rondes beginnen als een wedstrijdleider dat zegt
desk-approval = De stand telt als een wedstrijdleider die heeft goedgekeurd
desk-third = Spelen om de derde plaats
desk-pause = Pauzeren
desk-resume = Verder
desk-extend = { $minutes } minuten extra voor deze ronde
desk-extend-all = { $minutes } minuten extra
desk-approve = De stand goedkeuren
desk-players = Spelers
desk-withdraw = Terugtrekken
desk-remove = Verwijderen
desk-back = Terughalen
desk-penalty = Strafpunten
desk-bye = Volgende ronde overslaan
desk-late = Punten voor gemiste rondes
desk-replace = Vervangen
desk-apart = Uit elkaar houden
desk-apart-pick = Niet tegen
desk-act = Wat doen met { $name }
desk-points = Punten
desk-do = Doen
desk-add = Iemand toelaten
desk-person = Naam van de persoon
desk-search = Zoeken
desk-director = Wedstrijdleider maken
desk-no-director = Geen wedstrijdleider meer
desk-directors = Wedstrijdleiders
desk-ties = Weerstandspunten
desk-ties-lead = Gelijke punten worden in deze volgorde onderscheiden, en ten slotte door loting.
desk-tie = { $name ->
    [strength] Die van deze soort toernooi
    [buchholz] Buchholz
    [cut-1] Buchholz zonder de zwakste tegenstander
    [median] Buchholz zonder de zwakste en de sterkste
    [sonneborn] Sonneborn-Berger
    [progressive] Progressieve punten
    [direct] Partijen onderling
   *[won] Overwinningen
}
desk-tie-set = Deze volgorde gebruiken
desk-tie-what = Wat ze betekenen
desk-entry = Wie mag meedoen
desk-entry-code = Ze moeten een code noemen
desk-entry-code-text = Nieuwe code; leeg: zoals het nu is
desk-entry-code-new = Code die iedereen die meedoet moet noemen
desk-entry-names = Lijst van namen of gebruikersnamen, één per regel. Leeg: iedereen.
desk-entry-least = Rating minstens
desk-entry-most = Rating hoogstens
desk-entry-members = Alleen mensen met een account
desk-entry-save = Bewaren
desk-entry-saved = Bewaard.
desk-papers = Om af te drukken, te projecteren, mee te nemen
desk-pairings = Indeling
desk-standings = Stand
desk-cross = Kruistabel
desk-wall = Voor aan de muur
desk-print = Afdrukken
desk-csv = Stand als CSV
desk-results-csv = Uitslagen als CSV
desk-trf = FIDE-rapport (TRF16)
desk-round = Ronde { $round }
desk-board = Tafel
desk-free = slaat over
desk-absent = –
desk-digest = Controlesom van alle beslissingen: { $digest }
desk-told = Beslissingen van wedstrijdleiders
desk-told-in = In “{ $name }”
desk-half = ½
