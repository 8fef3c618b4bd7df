# Invitations, challenges and circles of friends, in German.

inviting-challenge = Herausforderung senden
inviting-challenge-short = Herausfordern…
inviting-challenge-title = { $name } herausfordern
inviting-challenge-text = { $name } erfährt es jetzt oder beim nächsten Besuch und hat einen Tag Zeit zu antworten. Die Partie beginnt mit der Zusage.
inviting-game = Spiel
inviting-title = Einladungen
inviting-from = { $player } lädt dich zu { $game } ein
inviting-look = Tisch ansehen
inviting-accept = Annehmen
inviting-decline = Ablehnen
inviting-not-now = Heute nicht
inviting-friends = Lade ein, wem du folgst
inviting-invite = Einladen
inviting-withdraw = Zurückziehen
inviting-state = { $state ->
    [declined] hat abgelehnt
    [lapsed] hat nicht rechtzeitig geantwortet
   *[waits] ist eingeladen
}
inviting-has-declined = { $player } hat deine Einladung abgelehnt ({ $game }).

circle-preview = Ein Freundeskreis. Öffne den Link und mach mit.
circle-title = Freundeskreise
circle-lead = Ein Freundeskreis ist eine Gruppe mit einem Link, der bleibt. Wer ihn hat, kann dazukommen, alle sehen, wer da ist, und im Stand des Abends zählt jedes Spiel.
circle-mine = Deine Freundeskreise
circle-name = Name des Kreises
circle-make = Freundeskreis gründen
circle-people = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
circle-others-here = { $count ->
    [0] sonst ist niemand da
    [one] noch jemand ist da
   *[other] { $count } andere sind da
}
circle-door-text = { $maker } kümmert sich um diesen Kreis. { $count ->
    [one] 1 Person gehört dazu.
   *[other] { $count } Personen gehören dazu.
} Mach mit: Du siehst, wer da ist, und spielst mit.
circle-your-name = Dein Name
circle-join = Mitmachen
circle-missing = Diesen Kreis gibt es nicht, oder dies ist nicht mehr sein Link. Frag jemanden aus dem Kreis nach dem heutigen.
circle-members = Wer dazugehört
circle-is-here = ist da
circle-is-away = nicht da
circle-you = du
circle-keeps = kümmert sich darum
circle-play = Tisch eröffnen
circle-play-text = Wähl ein Spiel. Alle, die da sind, werden eingeladen und sitzen mit einem Tipp am Tisch.
circle-open-title = Ein Tisch für { $name }
circle-open = Tisch eröffnen
circle-players = Personen
circle-tables = Tische
circle-sit = Hinsetzen
circle-sit-at = Hinsetzen: { $game }
circle-look = Zum Tisch
circle-free = { $count ->
    [one] 1 Platz ist frei
   *[other] { $count } Plätze sind frei
}
circle-playing = im Spiel
circle-tonight = Dieser Abend
circle-begun = seit { DATETIME($at, hour: "numeric", minute: "numeric") }
circle-no-score = Heute Abend ist noch kein Spiel zu Ende.
circle-person = Name
circle-games = Spiele
circle-points = Punkte
circle-total = Zusammen
circle-rule = Ein Spiel zählt, wenn es zu Ende ist und mindestens zwei Menschen mitgespielt haben, an einem hier eröffneten Tisch oder bei einer Revanche. Wer gewinnt, hat 1 Punkt; wer einen Sieg teilt, teilt den Punkt. Ein Abend endet, wenn acht Stunden lang kein Tisch eröffnet wurde oder ein neuer begonnen wird.
circle-finished = Spiele
circle-evenings = Frühere Abende
circle-evening = { DATETIME($at, weekday: "long", day: "numeric", month: "long") }
circle-tables-count = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
circle-link = Der Link des Kreises
circle-link-text = Dieser Link bleibt gleich. Wer ihn öffnet, kann mitmachen.
circle-manage = Den Kreis verwalten
circle-rename = Umbenennen
circle-new-evening = Neuen Abend beginnen
circle-new-evening-text = Der Stand beginnt von vorn; der bisherige bleibt unter den früheren Abenden.
circle-renew = Neuen Link machen
circle-renew-text = Für einen Link, der in falsche Hände kam: Der alte lässt niemanden mehr herein. Wer dazugehört, bleibt.
circle-remove = Entfernen
circle-remove-who = { $name } entfernen
circle-hand-over = Übergeben
circle-hand-over-who = { $name } den Kreis übergeben
circle-removed = Entfernt: Über den Link kommen sie nicht herein
circle-back = Wieder hereinlassen
circle-back-who = { $name } wieder hereinlassen
circle-end = Kreis löschen
circle-end-text = Der Kreis, sein Link und seine Abende werden gelöscht. Die Spiele bleiben bei denen, die sie gespielt haben.
circle-leave = Den Kreis verlassen
circle-leave-text = { $keeps ->
    [yes] Du verlässt den Kreis. Danach kümmert sich darum, wer nach dir am längsten dabei ist; ist sonst niemand dabei, wird er gelöscht.
   *[no] Du verlässt den Kreis. Mit seinem Link kannst du wieder mitmachen.
}
inviting-has-lapsed = Niemand hat deine Herausforderung angenommen ({ $game }). Der Tisch ist geschlossen.
