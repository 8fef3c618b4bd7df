# Acts of the directors of a tournament, in English: on its pages, and in the check of its record.

act-correct-result = Round { $round }, table { $table }: the result is { $result }.
act-void-result = Round { $round }, table { $table }: the game does not count; everybody has half.
act-give-penalty = { $player } loses { $points } { $count ->
    [one] point
   *[other] points
} (round { $round }).
act-grant-bye = { $player } sits out round { $round } by request, for { $points }.
act-grant-late = { $player } came late: { $points } for each of the first { $rounds } rounds.
act-keep-apart = { $player } and { $other } are not to meet.
act-pair-by-hand = Round { $round } is paired by hand: { $result }.
act-add-player = { $player } was let in.
act-withdraw-player = { $player } is not paired any more.
act-remove-player = { $player } was removed.
act-bring-back = { $player } is back.
act-replace-player = { $player } takes over this place, with its points.
act-hold-rounds = { $on ->
    [yes] Rounds begin when a director says so.
   *[no] Rounds begin by themselves.
}
act-begin-round = { $at ->
    [now] Round { $round } may begin.
   *[other] Round { $round } may begin from { $at }.
}
act-pause-play = The event pauses: no further tables are made.
act-resume-play = The event goes on.
act-extend-time = { $round ->
    [0] The event lasts { $minutes } minutes longer.
   *[other] The tables of round { $round } have { $minutes } minutes more.
}
act-approve-standings = The standings are approved.
act-need-approval = { $on ->
    [yes] The standings count when a director has approved them.
   *[no] The standings need no approval.
}
act-play-for-third = { $on ->
    [yes] There is a game for the third place.
   *[no] There is no game for the third place.
}
act-choose-tie-breaks = Equal points are told apart by: { $result }.
act-name-director = { $on ->
    [yes] { $player } is a director.
   *[no] { $player } is a director no more.
}
act-set-entry = People may join { $on ->
    [yes] on these conditions: { $result }.
   *[no] without conditions.
}
act-entry-code = a code
act-entry-list = a list of { $listed }
act-entry-least = a rating of at least { $least }
act-entry-most = a rating of at most { $most }
act-entry-members = an account
act-undo-act = Act { $number } counts no more.
act-host = the host of the site
act-nobody = somebody
act-reason = Reason: { $why }
act-struck = The reason was deleted with an account.
act-undone = undone
