# Wat de accountpagina zegt, in het Nederlands.

account-lead-guest = Je speelt hier als gast, en dat mag zo blijven: niets op deze pagina is nodig om te spelen. Wat je hier toevoegt, brengt je terug als je dit apparaat kwijt bent, met je spellen en alles wat je hebt geleerd.
account-lead = Dit brengt je op andere apparaten terug bij je spellen.
account-alone = Tot nu toe kent alleen dit apparaat je. Raak je het kwijt, dan ben je een nieuwe gast. Voeg een passkey toe, of maak herstelcodes.
account-passkeys = Passkeys
account-passkeys-text = Met een passkey meld je je aan met je vingerafdruk, je gezicht of de pincode van je apparaat, zonder wachtwoord. Hij geldt alleen voor deze site.
account-passkey-add = Passkey toevoegen
account-passkey-made = De passkey “{ $name }” is toegevoegd.
account-passkey-new = nieuw, nog niet gebruikt
account-passkey-used = laatst gebruikt op { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
account-passkey-since = sinds { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
account-passkey-rename = Andere naam
account-passkey-rename-named = { $name } een andere naam geven
account-passkey-name = Naam van deze passkey
account-passkey-remove = Verwijderen
account-passkey-remove-named = { $name } verwijderen
account-passkey-removed = Niemand meldt zich nog aan met “{ $name }”.
account-passkey-cancelled = Er is niets gebeurd: de browser kreeg geen passkey.
account-passkey-known = Dit apparaat heeft al een passkey voor je.
account-passkey-not-here = Passkeys werken alleen over https, en niet als je de server met een kaal nummer zoals 192.168.1.5 oproept.
account-codes = Herstelcodes
account-codes-text = Tien codes om op papier of bij je wachtwoorden te bewaren. Met elke code kun je je één keer aanmelden.
account-codes-left = { $count ->
    [0] Je hebt er geen.
    [one] Je hebt er nog één.
   *[other] Je hebt er nog { $count }.
}
account-codes-make = Tien codes maken
account-codes-anew = Tien nieuwe codes maken
account-codes-anew-text = De oude codes gelden dan niet meer.
account-codes-once = Schrijf ze nu op: ze worden nooit meer getoond.
account-codes-copy = Kopiëren
account-codes-copied = De codes zijn gekopieerd.
account-handle = Handle
account-handle-text = Een naam die alleen jij hier hebt, en waar geen andere op lijkt, zodat vrienden je vinden. Aan tafel houd je je gewone naam.
account-handle-field = Handle, 3–20 tekens
account-handle-take = Kiezen
account-handle-is = Je bent @{ $handle }.
account-handle-from = Je kunt hem veranderen vanaf { DATETIME($at, day: "numeric", month: "long", year: "numeric") }. Een handle die je opgeeft, krijgt 90 dagen lang niemand anders.
account-handle-name = Gebruik hem als mijn naam aan tafel
account-email = E-mail
account-email-text = Alleen voor een link om je aan te melden als je al het andere kwijt bent. Verder ziet niemand het adres.
account-email-is = { $address }, bevestigd
account-email-field = E-mailadres
account-email-send = Stuur een link om het te bevestigen
account-email-sent = Er is een link onderweg naar { $address }. Die is een uur geldig.
account-email-remove = Adres verwijderen
account-email-confirm = Mijn adres bevestigen
account-email-confirm-text = Je kwam hier via de link die naar je adres is gestuurd.
account-email-confirmed = Je adres is bevestigd.
account-devices = Waar je bent aangemeld
account-sign-out-others = Overal elders afmelden
account-come-back = Ik was hier al eens
account-come-back-text = Meld je aan, dan is dit apparaat van jou.
account-along = Neem mee wat ik hier als { $name } heb gespeeld
account-with-passkey = Aanmelden met een passkey
account-code-field = Code (ander apparaat, herstel)
account-code-use = Code gebruiken
account-link-send = Stuur me een link
account-link-sent = Als dit adres hier bekend is, is er een link naartoe onderweg. Die is een uur geldig.
account-link-use = Aanmelden
account-link-use-text = Je kwam hier via de link die je is gestuurd. Die meldt je op dit apparaat aan.
account-signed-in = Welkom terug, { $name }.
account-merge = Twee keer ik
account-merge-text = Heb je hier ook met een andere identiteit gespeeld? Bewijs dat die van jou is: dan gaan de spellen, lessen, passkeys en apparaten ervan over naar { $name }. Dit kan niet ongedaan worden gemaakt.
account-merge-passkey = Overnemen met de passkey ervan
account-merge-code = Code van de andere identiteit
account-merge-code-use = Overnemen met de code ervan
account-merged = Alles is nu van jou. De spellen volgen binnen een minuut.
account-data = Je gegevens
account-data-text = Alles wat deze server van je weet, met de verslagen van je spellen, als één bestand.
account-export = Mijn gegevens downloaden
account-leave = Mijn account verwijderen…
account-leave-title = Je account verwijderen
account-leave-text = Je naam, adres, apparaten, passkeys en programma’s en wat je hebt geleerd worden verwijderd, en niemand kan dat terughalen. Spellen die je hebt gespeeld, blijven voor de anderen; daar heet je “iemand die weg is”. Spellen die nog lopen, geef je op.
account-leave-sure = Typ je naam om door te gaan: { $name }
account-leave-now = Voorgoed verwijderen
refusal-bad-passkey = Deze passkey is niet geaccepteerd. Probeer het nog eens.
refusal-bad-handle = Een handle heeft { $least } tot { $most } letters en cijfers, met hooguit - _ . ertussen.
refusal-handle-taken = Iemand heeft deze handle, of een die erop lijkt.
refusal-handle-too-soon = { $days ->
    [one] Je kunt je handle morgen weer veranderen.
   *[other] Je kunt je handle over { $days } dagen weer veranderen.
}
refusal-bad-link = Deze link is al gebruikt, of is te oud. Vraag een nieuwe.
refusal-no-mails = Deze server verstuurt geen mails.
refusal-merge-same = Dat ben je al.
refusal-merge-playing = Beide zitten aan een tafel waar wordt gespeeld. Speel dat spel eerst uit.
refusal-merge-tournament = Beide spelen mee in het toernooi “{ $name }”, dat al is begonnen. Wacht tot het voorbij is, of stap er met een van beide uit.
refusal-merge-banned = De een beheert deze site mee en de ander is uitgesloten. Samenvoegen kan als de uitsluiting voorbij is.
refusal-not-sure = Dat is je naam niet. Typ hem zoals hij hier staat.
account-news = Nieuws van je tafels
account-news-text = Terwijl je weg bent: één bericht per tafel, tot je er weer naar kijkt.
account-news-here = Meld het op dit apparaat
account-news-on = Dit apparaat meldt het je.
account-news-off = Niet meer op dit apparaat
account-news-cannot = Deze browser kan geen berichten ontvangen, of mag dat niet.
account-news-others = Andere apparaten die het je melden
account-news-drop = Daar niets meer melden: { $device }
account-news-kind-turn = Ik ben aan zet
account-news-kind-filled = Een spel begint
account-news-kind-short = Mijn tijd raakt op
account-news-kind-over = Een spel is afgelopen
account-news-kind-round = Een ronde van een toernooi begint
account-news-kind-invited = Iemand nodigt mij uit voor een partij
account-news-way-push = Op mijn apparaten
account-news-way-mail = Per mail
account-news-way-both = Allebei
account-news-way-none = Helemaal niet
account-news-no-mail = Bevestig eerst een adres om mails te krijgen.
account-news-never-mail = Deze server verstuurt geen mails.
account-news-hours = Mails
account-news-every = { $hours ->
    [1] Hoogstens elk uur
    [24] Hoogstens één per dag
   *[other] Hoogstens elke { $hours } uur
}
account-news-rests = In je stille uren wordt niets verstuurd.
account-news-rest = Vakantie en stille uren …
account-news-saved = Opgeslagen.
account-unsubscribe-text = Als je het hier bevestigt, krijg je geen mails meer over je spellen.
account-unsubscribe = Mails stopzetten
account-unsubscribed = Je krijgt geen mails meer over je spellen. Berichten op je apparaten blijven zoals ze zijn.
refusal-bad-push = De pushdienst van deze browser kan hier niet worden gebruikt.

# The door of a house that its host has closed.

account-door-inside = Je bent binnen.
account-door-closed-members = Hier spelen leden.
account-door-closed-accounts = Hier spelen mensen met een account.
account-door-closed-open = Iedereen mag hier binnen.
account-door-enter = Naar de tafels
account-door-name = Je naam hier
account-door-invited = Je hebt een uitnodiging
account-door-invited-text = Zeg wie je bent en geef de code van de uitnodiging.
account-door-code = Code van de uitnodiging
account-door-join = Binnenkomen
account-door-ask = Vragen om binnen te mogen
account-door-ask-text = Wie het huis beheert, beslist.
account-door-ask-words = Een woordje aan hen (als je wilt)
account-door-ask-now = Vragen
account-door-asked = Je hebt gevraagd om binnen te mogen
account-door-asked-text = { $name } wacht op antwoord. Kom terug met deze browser.
account-door-look-again = Opnieuw kijken
account-door-withdraw = Intrekken
account-door-refused = Je verzoek is afgewezen
account-door-refused-text = Vraag het aan wie het huis beheert.
account-door-back = Je was hier al eerder
account-door-back-text = Meld je aan als wie je bent.
account-door-account = Een account maken
account-door-account-text = Je krijgt codes waarmee je vanaf elk apparaat terugkomt.
account-door-make-account = Account maken
account-door-codes-kept = Ik heb ze opgeschreven
account-door-rules = Huisregels
account-door-imprint = Colofon
account-door-privacy = Privacy
