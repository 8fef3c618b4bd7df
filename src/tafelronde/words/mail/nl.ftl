# Wat mails zeggen, in het Nederlands.

mail-confirm-subject = Tafelronde: bevestig je adres
mail-confirm =
    Iemand heeft dit adres bij Tafelronde opgegeven, om erlangs terug te komen als al het andere weg is.

    Was jij dat, open dan binnen een uur deze link:

    { $link }

    Zo niet, dan hoef je niets te doen: zonder de link gebeurt er niets.
mail-recover-subject = Tafelronde: je link om je aan te melden
mail-recover =
    Deze link meldt je aan. Hij is één keer geldig, een uur lang:

    { $link }

    Heb je er niet om gevraagd, dan hoef je niets te doen. Geef hem aan niemand.
notice-turn = Jij bent aan zet: { $game }
notice-filled = Het spel begint: { $game }
notice-short = Je tijd raakt op: { $game }
notice-over = Het spel is uit: { $game }
notice-round = Ronde { $round } van { $tournament } begint
notice-walkover = Ronde { $round } van { $tournament }: je tegenstander is weg, je hoeft niet te spelen
notice-invited = Een uitnodiging: { $game }
notice-with = Met { $names }
notice-game-with = { $game }, met { $names }
mail-news-subject = { $count ->
    [one] Tafelronde: nieuws van een tafel
   *[other] Tafelronde: nieuws van { $count } tafels
}
mail-news-more = { $count ->
    [one] … en nog een.
   *[other] … en nog { $count }.
}
mail-news-end =
    Je krijgt deze mail omdat je erom hebt gevraagd. Wil je zulke mails niet meer, open dan deze link:

    { $link }
