# Wat alleen lezen wie de site beheren, in het Nederlands.

host-join-title = Deze site mee beheren
host-join-text = Deze link geeft { $name } een taak op deze site. Hij werkt één keer.
host-join = Aannemen
host-tab-reports = Meldingen
host-tab-people = Mensen
host-tab-tables = Tafels
host-tab-acts = Logboek
host-tab-words = Ongewenste woorden
host-tab-health = Toestand
host-reports-open = open
host-reports-acted = iets aan gedaan
host-reports-nothing = niets te doen
host-no-reports = Hier zijn geen meldingen.
host-kind-chat = in het gesprek
host-kind-name = om de naam
host-kind-player = aan tafel
host-reported-by = gemeld door { $name }, { $at }
host-the-table = de tafel
host-hide-line = Deze regel verbergen
host-answer = Een bericht aan wie het meldde (als je wilt)
host-seen-acted = Klaar: iets aan gedaan
host-seen-nothing = Niets te doen
host-seen-by = Afgehandeld door { $name }.
host-ban = Uitsluiten…
host-ban-title = { $name } uitsluiten
host-ban-from = Waarvan
host-ban-days = Hoelang
host-ban-reason = Waarom
host-ban-words = Wat de persoon nog te horen krijgt
host-ban-now = Nu uitsluiten
host-ban-chat = meepraten
host-ban-play = spelen met anderen
host-ban-sign-in = alles behalve kijken
host-days = { $days ->
    [0] voor onbepaalde tijd
    [one] één dag
   *[other] { $days } dagen
}
host-more = Meer tonen
host-search = Begin van de naam
host-search-go = Zoeken
host-nobody = Niemand heet zo.
host-role-moderator = moderator
host-role-host = beheerder
host-since = sinds { $at }
host-person-facts = Apparaten: { $devices }; meldingen over deze persoon: { $reports }; eigen meldingen: { $made }
host-bans = Uitsluitingen
host-lifted = ingetrokken { $at }
host-lift = Intrekken
host-why = Waarom (nodig; het komt in het logboek)
host-roles = Taken
host-make-none = Taak afnemen
host-make-moderator = Moderator maken
host-make-host = Beheerder maken
host-reports-about = Meldingen over deze persoon
host-command-line = opdrachtregel
host-acts-text = Alles wat de beheerder en de moderators deden; het wordt nooit veranderd.
host-act-ban = sloot uit:
host-act-lift = trok een uitsluiting in:
host-act-role-moderator = maakte moderator:
host-act-role-host = maakte beheerder:
host-act-role-none = nam de taak af:
host-act-words = veranderde de ongewenste woorden
host-act-hide-table = verborg een tafel
host-act-show-table = toonde een tafel weer
host-act-hide-line = verborg een regel van
host-act-show-line = toonde weer een regel van
host-act-close-table = sloot een tafel
host-act-report-acted = handelde een melding af en deed iets:
host-act-report-nothing = handelde een melding af, niets te doen:
host-act-invite = maakte een link naar een taak
host-act-house-name = gaf het huis een naam
host-act-house-access = wijzigde wie er binnen mag
host-act-house-emblem = wijzigde het embleem
host-act-house-text = wijzigde een tekst van het huis
host-act-house-invite = maakte een uitnodiging voor het huis
host-act-house-uninvite = trok een uitnodiging voor het huis in
host-act-member-in = maakte lid:
host-act-member-out = beëindigde het lidmaatschap van
host-act-request-accepted = nam het verzoek aan van
host-act-request-refused = wees het verzoek af van
host-act-tournament-call-off = heeft een toernooi afgelast
host-act-tournament-hide = heeft een toernooi verborgen
host-act-tournament-show = toont een toernooi weer
host-act-tournament-rename = heeft een toernooi hernoemd
host-private = privé
host-hidden = niet in de lijsten
host-act = Actie…
host-close-table = De tafel sluiten
host-hide-table = Uit de lijsten halen
host-show-table = Weer in de lijsten tonen
host-status-playing = aan het spelen
host-status-open = wacht op spelers
host-status-over = afgelopen
host-status-closed = gesloten
host-no-tables = Hier zijn geen tafels.
host-words-text = Wat er gezegd wordt en hoe mensen heten, mag deze woorden niet bevatten. Accenten, cijfers of letters die erop lijken maken geen verschil; alleen hele woorden tellen.
host-words-add = Woorden, één per regel
host-words-add-now = Toevoegen
host-words-remove = { $word } weghalen
host-database = Database
host-database-kind = soort (schema)
host-database-size = grootte
host-disk-free = ruimte op de schijf
host-of = { $part } van { $whole }
host-queues = Wat er wacht
host-queue-bot-turns = beurten van bots
host-queue-reviews = beoordelingen
host-queue-reports = open meldingen
host-queue-playing = lopende partijen
host-queue-open = tafels die wachten
host-nodes = Servers
host-fact-sockets = verbindingen
host-fact-tables = tafels in het geheugen
host-fact-turns-waiting = beurten in de wachtrij
host-fact-bots-thinking = bots die denken
host-fact-workers = processen voor bots
host-fact-moves = zetten sinds de start
host-fact-errors = fouten
host-backups = Back-ups
host-backups-ok = De laatste is op tijd gemaakt en gecontroleerd.
host-backups-noted = De laatste is op tijd gemeld. Deze site heeft hem niet gecontroleerd.
host-backups-unknown = Of er back-ups worden gemaakt, is hier niet bekend.
host-backups-due = De volgende moet nog gemaakt worden.
host-backups-late = De laatste die bekend is, is oud.
host-backups-failed = De laatste poging is mislukt.
host-backups-off = Er worden er niet regelmatig gemaakt. In de handleiding staat hoe dat kan.
refusal-not-moderator = Alleen de beheerder mag dit.
refusal-has-role = Deze persoon beheert mee. Neem eerst de taak af.
refusal-last-host = Iemand moet deze site beheren.
host-tab-members = Leden
host-tab-house = Huis
host-house-name = Naam van het huis
host-house-save = Bewaren
host-house-saved = Bewaard.
host-house-access = Wie binnen mag
host-house-access-of = { $access ->
    [open] iedereen
    [accounts] mensen met een account
   *[members] alleen leden
}
host-house-access-about = { $access ->
    [open] Iedereen mag kijken, en als gast spelen.
    [accounts] Bezoekers en gasten zien alleen de deur, tot ze een passkey, herstelcodes of een bevestigd adres hebben.
   *[members] Alle anderen zien alleen de deur: naam, embleem, welkom, colofon en privacy. Wie geen lid is, gaat meteen naar buiten.
}
host-house-emblem = Embleem
host-house-emblem-of = { $emblem ->
    [crown] kroon
    [rose] roos
    [lily] lelie
    [lion] leeuw
    [tower] toren
   *[swan] zwaan
}
host-house-picture = of een eigen plaatje (PNG, hoogstens 40 kB)
host-house-large = Dit plaatje is groter dan 40 kB.
host-house-texts = Teksten
host-house-texts-about = Gewone tekst. Ontbreekt een tekst in de taal van de lezer, dan staat er een andere taal.
host-house-language = Taal
host-house-text-of = { $kind ->
    [welcome] Welkom
    [rules] Huisregels
    [imprint] Colofon
   *[privacy] Privacy
}
host-house-draft = Begin met een ontwerp
host-requests = Verzoeken om lid te worden
host-request-accept = Toelaten
host-request-refuse = Weigeren
host-invitations = Uitnodigingen
host-invite-uses = Voor hoeveel mensen
host-invite-days = Dagen
host-invite-note = Voor wie (als je wilt)
host-invite-make = Uitnodiging maken
host-invite-made = Geef deze link door. Hij is alleen nu te zien.
host-invite-link = Link van de uitnodiging
host-invite-nameless = Zonder aantekening
host-invite-left = { $used } gekomen, { $uses } mogen nog komen, tot { $until }
host-invite-end = Beëindigen
host-members = Leden
host-no-members = Nog niemand is lid.
host-member-end = Lidmaatschap beëindigen
host-member-end-sure = Nu beëindigen: al hun pagina’s gaan dicht
host-member-keep = Zo laten
host-members-more = Meer
host-house-draft-imprint =
    Deze tafel wordt beheerd door:

    Naam:
    Adres:
    E-mail:

    Het is een privédienst zonder winstoogmerk. Het programma is Tafelronde, vrije software. De spellen horen toe aan hun auteurs en uitgevers.
host-house-draft-privacy =
    Verantwoordelijk: zie het colofon.

    Wat hier wordt bewaard: je naam en het tijdstip van je eerste bezoek; in je browser een cookie waaraan je wordt herkend. Maak je een account: je gebruikersnaam, je e-mailadres, je passkeys en de hashes van je herstelcodes. Je partijen: alle zetten, uitslagen en wat je aan tafel zegt; ratings en toernooien die daaruit volgen; lessen en puzzels die je oploste. Wie je volgt, blokkeert of dempt; je instellingen; waar je meldingen toestond, het adres bij de pushdienst van je browser. Meldingen over gedrag en wat daarover is besloten. Of je lid bent, sinds wanneer en door welke uitnodiging.

    Niet bewaard: je internetadres. Het staat een tijdje in het geheugen, zodat niemand de server kan overladen. Niets gaat naar anderen, en niemand telt bezoeken; meldingen gaan via de pushdienst van je browser, mails via onze mailserver.

    Op de pagina “Account” kun je alles over jou downloaden, en je account verwijderen. Dan verdwijnt je naam uit alle partijen. Reservekopieën houden hem zolang ze worden bewaard.
