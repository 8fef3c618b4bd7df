# What is said where something is refused, in Dutch.

refusal-no-such-person = Zo iemand is hier niet.
refusal-unwanted-word = Er staat een woord in dat op deze site niet gewenst is.
refusal-newcomer = Je bent nieuw hier: de eerste minuten kun je tegen onbekenden alleen de kant-en-klare zinnen zeggen (de knop “…”).
refusal-members-only = Hier komen alleen leden binnen.
refusal-accounts-only = Hier komen alleen mensen met een account binnen: voeg een passkey, herstelcodes of een e-mailadres toe.
refusal-no-member = Je lidmaatschap hier is beëindigd. Vraag het aan wie het huis beheert.
refusal-bad-house-code = Deze uitnodiging is onjuist, opgebruikt of te oud.
refusal-bad-emblem = Deze afbeelding kan niet worden gebruikt. Het moet een PNG zijn van 16 tot 512 pixels per zijde en hoogstens 40 kB, zonder interlacing.
refusal-requests-enough = Hier wachten te veel mensen op antwoord. Probeer het later nog eens.
refusal-circles-enough = Je zit in zoveel kringen als kan. Verlaat er eerst een.
refusal-circle-full = Deze kring is vol.
refusal-circle-removed = Je bent uit deze kring verwijderd.
refusal-circle-maker = Dat kan alleen wie voor deze kring zorgt.
refusal-banned = { $until ->
    [0] Je bent hiervan voor onbepaalde tijd uitgesloten.
   *[other] Je bent hiervan uitgesloten tot { DATETIME($until, day: "numeric", month: "long", hour: "numeric", minute: "numeric") }.
} { $why ->
    [insult] De reden: beledigen of bedreigen.
    [spam] De reden: reclame of gespam.
    [cheating] De reden: vals spelen.
    [leaving] De reden: partijen verlaten of opgehouden.
    [name] De reden: de naam.
   *[other] { $words }
}
refusal-time-is-up = Je tijd is om.
refusal-paused = Het is pauze; beëindig die eerst.
refusal-no-clock = Hier heeft niemand een klok.
refusal-bad-zone = Deze tijdzone is hier niet bekend.
refusal-no-vacation = Zoveel vakantiedagen zijn er dit jaar niet meer.
refusal-stale = De tafel is al verder; kijk nog eens.
refusal-no-session = De server weet niet wie je bent. Laad de pagina opnieuw; helpt dat niet, dan bewaart je browser er geen cookies van: sta ze toe en laad haar nog eens.
refusal-wrong-host = Deze server luistert niet naar de naam “{ $name }”. Gebruik zijn adres in je netwerk of zijn openbare adres. Wie hem beheert, stelt dat in met --public-address.
refusal-unknown-table = Die tafel is er niet.
refusal-removed = Je bent van deze tafel weggestuurd.
refusal-has-resigned = Deze plaats heeft opgegeven; een bot speelt haar uit.
refusal-is-playing = Wie speelt, blijft tot het eind.
refusal-other-rules = Dit spel is begonnen met regels die deze server niet meer speelt.
refusal-unreadable = Aan deze tafel is iets gebeurd dat de server niet kan lezen; daarom is zij nu gesloten. Er gaat niets van verloren: een nieuwere versie van het programma kan haar misschien openen.
refusal-newer = Een nieuwere versie van het programma heeft hier iets bewaard dat deze server nog niet kan lezen. Er gaat niets van verloren.
refusal-bad-name = Die naam kan niet. Een naam heeft 1 tot 40 zichtbare tekens.
refusal-name-taken = Zo heet al iemand anders, of er sterk op lijkend: een handle, een bot of een titel van wie de site beheert. Voeg er iets aan toe, bijvoorbeeld een initiaal.
refusal-not-for-programs = Dat mag een programma niet. Meld je aan als persoon.
refusal-not-invited = Dit programma speelt alleen aan tafels van zijn eigenaar.
refusal-bad-code = Die code klopt niet, of is al gebruikt.
refusal-seat-taken = Daar zit al iemand.
refusal-bot-seated = { $name } zit al aan deze tafel.
refusal-not-your-seat = Dat is niet jouw plaats.
refusal-not-host = Dat kan alleen wie deze tafel heeft gedekt.
refusal-not-director = Dat kunnen alleen wedstrijdleiders van dit toernooi.
refusal-stale-desk = Iemand anders heeft intussen iets beslist. Bekijk dat, en beslis dan opnieuw.
refusal-too-late = Te laat: de ronde die dit zou veranderen is begonnen.
refusal-bad-act = { $why ->
    [off] Het toernooi is afgelast.
    [not-over] Dat is nog niet voorbij.
    [undone] Dat is al teruggedraaid.
    [final] Dit kan niet worden teruggedraaid. Beslis opnieuw.
    [own-game] Niemand beslist een eigen partij voor de rating in eigen voordeel. Vraag een andere wedstrijdleider.
    [state] Zo ver is het toernooi niet.
    [player] Zo staat het niet met deze speler.
   *[kind] Dat bestaat niet in een toernooi van deze soort.
}
refusal-entry = { $why ->
    [code] Dit toernooi vraagt om een code, en deze is het niet.
    [account] Alleen mensen met een account mogen meedoen.
    [list] Alleen mensen op een lijst mogen meedoen.
   *[rating] Je rating valt buiten de grenzen van dit toernooi.
}
refusal-not-open = Het spel is al begonnen.
refusal-bad-bot = Voor dit spel is er geen bot met die naam.
refusal-bad-option = Zo kan de tafel niet worden gedekt: er staat iets in dat niet kan.
refusal-bot-plays = Er speelt een bot voor je. Neem eerst je plaats terug.
refusal-no-offer = Niemand vraagt nu om iets terug te nemen.
refusal-no-such-action = Die zet bestaat in dit spel niet.
refusal-no-such-seat = Die plaats is er aan deze tafel niet.
refusal-nobody-missing = Er wordt hier op niemand gewacht, of er lopen klokken.
refusal-missing-early = Daar is het nog te vroeg voor. Probeer het over { $minutes } min.
refusal-among-friends = Onder vrienden wordt niemand uit het spel genomen: een bot kan invallen tot die terug is.
refusal-no-challenges = Deze persoon neemt geen uitdagingen of uitnodigingen van je aan.
refusal-no-invitation = Deze uitnodiging is er niet meer: ze is ingetrokken, verlopen of al beantwoord.
refusal-nudged = Er is al aan herinnerd; één keer per beslissing is genoeg.
refusal-not-away = Je zit al aan tafel; er speelt geen bot voor je.
refusal-not-over = Het spel is nog niet voorbij.
refusal-unknown-game = Dat spel is hier niet.
refusal-no-hints = Geen tips hier: er spelen mensen tegen elkaar, en deze tafel staat ze dan niet toe.
refusal-one-try = Bij het spel van de dag speelt iedereen zonder tips, zonder terugnemen en zonder invaller.
refusal-rated = In een partij voor de rating heeft iedereen één plaats, komen bots van het hof en zijn er geen tips, geen terugnemen en geen invallers.
refusal-yourself = Dit ben je zelf.
refusal-apart = Je hebt iemand aan deze tafel, of deze persoon, geblokkeerd.
refusal-no-seat-here = Aan deze tafel is geen plaats voor jou. Kies een andere.
refusal-in-tournament = In een toernooi speelt iedereen zelf: zonder tips, zonder terugnemen en zonder invaller, aan de gelote tafels.
refusal-round-first = Alle tafels van deze ronde hebben hetzelfde lot. Je mag kijken als de ronde voorbij is.
refusal-deal-first = Dit is iemands poging bij een spel van de dag. Speel het eerst zelf uit, dan mag je het zien.
refusal-deal-sealed = Anderen spelen dit spel nog. Verslag, beoordeling en startgetal komen pas als niemand het meer speelt: aan het eind van de ronde, of bij het spel van de dag twee dagen na het begin.
refusal-deal-not-today = Dit spel kan alleen op zijn dag begonnen worden.
refusal-too-fast = Dat gaat te snel. Probeer het over { $seconds } s nog eens.
refusal-too-many = Te veel tegelijk.
refusal-bots-alone = Aan genoeg van je tafels spelen al alleen bots. Probeer het nog eens als er een spel uit is, of over { $seconds } s.
refusal-devices-only = Hier rekenen de apparaten van de lezers de beoordelingen zelf uit.
refusal-reviews-waiting = Je wacht al op een paar beoordelingen. Probeer het over { $seconds } s nog eens.
refusal-bots-waiting = Bots hebben nog veel beurten voor je te spelen. Probeer het over { $seconds } s nog eens.
refusal-busy = De bots hebben het druk. Probeer het zo nog eens.
refusal-no-database = De server kan nu niets opslaan. Wat bevestigd was, is niet verloren; probeer het zo nog eens.
refusal-bot-failed = De bot kon niet antwoorden. Probeer het nog eens.
refusal-playing-live = Je speelt een live partij. Speel die eerst uit.
refusal-not-together = Met iedereen die hier zit, kan het spel niet beginnen. Het kan wel als er iemand opstaat.
refusal-answers-live = Antwoorden klaarleggen kan alleen waar er dagen per zet zijn.
refusal-answers-hidden = In dit spel verbergen spelers iets voor elkaar; daarom kun je geen antwoorden klaarleggen.
refusal-answers-drawn = Daar wordt iets getrokken; op wat daarna komt, kun je niet vooraf antwoorden.
refusal-answers-over = Daar is de partij afgelopen.
refusal-answers-end = Zo’n reeks eindigt met jouw antwoord.
refusal-answers-long = Deze reeks is te lang.
refusal-answers-differ = Je hebt op hetzelfde al iets anders geantwoord; verwijder dat eerst.
refusal-answers-own-turn = Je bent aan de beurt: speel.
refusal-record-unreadable = Dit is geen verslag zoals Tafelronde het schrijft{ $line ->
    [0] : { $why }.
   *[other] . Regel { $line }: { $why }.
}
record-expected = verwacht { $expected }, gevonden { $found }
record-missing = ontbreekt; verwacht { $expected }
record-whole-number = verwacht een heel getal, gevonden { $found }
record-digits = verwacht 64 cijfers 0-9 a-f, gevonden { $found }
record-given = verwacht een aantal stappen en 64 cijfers 0-9 a-f, gevonden { $found }
record-time = verwacht een tijd zoals 2026-11-21T18:05:00Z, gevonden { $found }
record-heading = verwacht een lege regel en [{ $section }], gevonden { $found }
record-none-of = { $found } is geen van { $known }
record-impossible = { $found } is niet mogelijk; verwacht { $expected }
record-no-action = { $found } is geen actie; verwacht { $expected }
record-spelled = { $found } wordt geschreven als { $expected }
record-out-of-range = { $found } valt buiten het bereik
record-unread = bij { $found } is geen actie te lezen
record-no-place = { $found } hoort hier niet
record-plies = de partij heeft { $plies } stappen
record-no-takebacks = ontbreekt: een deel zonder teruggenomen zetten wordt weggelaten
record-other-data = werd met een andere dataset gespeeld: die heeft { $found }
record-unknown-game = onbekend spel { $found }; bekende spellen: { $known }
record-ends-early = het verslag eindigt vóór zijn deel [{ $section }]
record-ends-late = het verslag hoort vóór deze regel te eindigen
record-empty-line = binnen het deel staat een lege regel, of daarna ontbreekt [{ $section }]
record-empty = het bestand is leeg
record-too-long = het bestand is langer dan { $most } bytes: geen verslag
record-no-text = byte { $byte } is geen UTF-8: geen tekst
record-cr-lf = regels eindigen met CR LF; die van een verslag alleen met LF
record-no-record = geen verslag van Tafelronde: verwacht { $expected }, gevonden { $found }
record-version = het verslag heeft versie { $found }; dit programma leest versie { $expected }
record-control = het stuurteken { $found } staat in geen verslag
record-cut-off = de laatste regel is afgebroken: het regeleinde ontbreekt
record-changed = werd veranderd: de controlesom is niet die van het verslag; daarom regel { $line } ({ $place }): { $why }
refusal-record-false = { $code ->
    [digest] Dit verslag is na het schrijven veranderd, in het deel “{ $place }” (regel { $line }).
    [draw] Dit verslag klopt niet. Regel { $line }, stap { $ply }: { $found } is getrokken; volgens het startgetal moest het { $expected } zijn.
    [illegal] Dit verslag klopt niet. Regel { $line }, stap { $ply }: { $found } kan daar niet worden gespeeld.
    [commitment] Dit verslag klopt niet. Regel { $line }: het startgetal is niet het getal dat voor de partij beloofd was.
    [result] Dit verslag klopt niet. Regel { $line }: in de uitslag staat { $found }; de zetten geven { $expected }.
   *[other] Dit verslag klopt niet. Regel { $line }, in het deel “{ $place }”: { $found } past niet.
}
refusal-record-unfinished = Deze partij is niet afgelopen. Alleen partijen die uit zijn, kun je overdragen.
refusal-record-not-here = { $what ->
    [size] Dit verslag is te lang: het heeft meer dan { $most } kilobyte.
    [steps] Deze partij is te lang: ze heeft meer dan { $most } stappen.
    [seed] Dit verslag toont zijn startgetal niet, dus de trekkingen kunnen niet worden gecontroleerd.
    [bots-only] In dit verslag spelen alleen bots; het is dus niemands partij.
    [bot] In dit verslag speelt een bot die deze server niet kent: { $found }.
    [gave-up] Het deel “result” van dit verslag past niet bij het deel “table”: wie gaf op, en voor wie speelde een bot verder?
   *[other] De toevalsgetallen van de spelers in dit verslag (“nonce”) zijn niet zoals een tafel ze heeft.
}
refusal-reading-died = Wat hier leest, kon dit niet uitlezen en is gestopt. Er is niets van bewaard, en de beheerder krijgt het te horen.
refusal-reading-too-long = Dit lezen duurde te lang en is gestopt. Er is niets van bewaard.
refusal-reading-paused = Wat van jouw netwerk kwam, kon een paar keer niet gelezen worden. Over { $seconds } s wordt er weer gelezen.
refusal-reading-busy = Op dit moment kan hier niets gelezen worden. Probeer het over { $seconds } s nog eens.
refusal-handed-over-enough = Je hebt op één dag { $count } partijen overgedragen; meer kan niet. Probeer het over { $hours } uur nog eens.
