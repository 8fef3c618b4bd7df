# Invitations and challenges, in Dutch.

inviting-challenge = De uitdaging versturen
inviting-challenge-short = Uitdagen…
inviting-challenge-title = { $name } uitdagen
inviting-challenge-text = { $name } hoort het nu, of bij het volgende bezoek, en heeft een dag om te antwoorden. De partij begint zodra de uitdaging is aangenomen.
inviting-game = Spel
inviting-title = Uitnodigingen
inviting-from = { $player } nodigt je uit voor { $game }
inviting-look = De tafel bekijken
inviting-accept = Aannemen
inviting-decline = Afslaan
inviting-not-now = Vandaag niet
inviting-friends = Nodig uit wie je volgt
inviting-invite = Uitnodigen
inviting-withdraw = Intrekken
inviting-state = { $state ->
    [declined] heeft afgeslagen
    [lapsed] heeft niet op tijd geantwoord
   *[waits] is uitgenodigd
}
inviting-has-declined = { $player } heeft je uitnodiging afgeslagen ({ $game }).
