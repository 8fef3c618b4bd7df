# Handelingen van de wedstrijdleiders van een toernooi, in het Nederlands: op de pagina’s ervan, en bij
# de controle van het verslag.

act-correct-result = Ronde { $round }, tafel { $table }: de uitslag is { $result }.
act-void-result = Ronde { $round }, tafel { $table }: het spel telt niet; iedereen krijgt de helft.
act-give-penalty = { $player } verliest { $points } { $count ->
    [one] punt
   *[other] punten
} (ronde { $round }).
act-grant-bye = { $player } slaat op verzoek ronde { $round } over, voor { $points }.
act-grant-late = { $player } kwam later: { $points } voor elk van de eerste { $rounds } rondes.
act-keep-apart = { $player } en { $other } worden niet tegen elkaar ingedeeld.
act-pair-by-hand = Ronde { $round } is met de hand ingedeeld: { $result }.
act-add-player = { $player } is toegelaten.
act-withdraw-player = { $player } wordt niet meer ingedeeld.
act-remove-player = { $player } is verwijderd.
act-bring-back = { $player } is terug.
act-replace-player = { $player } neemt deze plaats over, met de punten.
act-hold-rounds = { $on ->
    [yes] Rondes beginnen als een wedstrijdleider dat zegt.
   *[no] Rondes beginnen vanzelf.
}
act-begin-round = { $at ->
    [now] Ronde { $round } mag beginnen.
   *[other] Ronde { $round } mag beginnen vanaf { $at }.
}
act-pause-play = Het toernooi pauzeert: er komen geen tafels bij.
act-resume-play = Het toernooi gaat verder.
act-extend-time = { $round ->
    [0] Het toernooi duurt { $minutes } minuten langer.
   *[other] De tafels van ronde { $round } krijgen { $minutes } minuten extra.
}
act-approve-standings = De stand is goedgekeurd.
act-need-approval = { $on ->
    [yes] De stand telt als een wedstrijdleider die heeft goedgekeurd.
   *[no] De stand hoeft niet goedgekeurd te worden.
}
act-play-for-third = { $on ->
    [yes] Er wordt om de derde plaats gespeeld.
   *[no] Er wordt niet om de derde plaats gespeeld.
}
act-choose-tie-breaks = Gelijke punten worden onderscheiden door: { $result }.
act-name-director = { $on ->
    [yes] { $player } is wedstrijdleider.
   *[no] { $player } is geen wedstrijdleider meer.
}
act-set-entry = Mensen mogen meedoen { $on ->
    [yes] op deze voorwaarden: { $result }.
   *[no] zonder voorwaarden.
}
act-entry-code = een code
act-entry-list = een lijst van { $listed }
act-entry-least = een rating van minstens { $least }
act-entry-most = een rating van hoogstens { $most }
act-entry-members = een account
act-undo-act = Handeling { $number } telt niet meer.
act-host = de beheerder van de site
act-nobody = iemand
act-reason = Reden: { $why }
act-struck = De reden is met een account verwijderd.
act-undone = teruggedraaid
