# Invitations and challenges, in German.

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
