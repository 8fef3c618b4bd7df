# What the pages of tournaments say, in English.

tournament-lead = Anybody may set up a tournament and send its link around. Who meets whom is decided by the rules and by a lot that is promised before anybody joins.
tournament-new = New tournament
tournament-list-open = You may join
tournament-list-running = Being played
tournament-list-over = Over
tournament-none-open = No tournament waits for players. Set one up and send the link to your friends.
tournament-none-running = No tournament is being played.
tournament-none-over = No tournament has ended yet.
tournament-more = More
tournament-kind = { $kind ->
    [swiss] Swiss system
    [robin] Round robin
    [league] League
    [knockout] Knock-out
   *[arena] Arena
}
tournament-kind-about = { $kind ->
    [swiss] A few rounds, in which those with equal points meet. Nobody is out, and nobody meets twice while that can be avoided.
    [robin] Everybody meets everybody; at tables for three or more, about equally often.
    [league] A round robin at leisure: the games of a round may take days.
    [knockout] Whoever loses is out, until one is left.
   *[arena] For a while, whoever is free is paired at once. The most points win.
}
tournament-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
tournament-round-of = Round { $round } of { $rounds }
tournament-round = Round { $round }
tournament-minutes = { $count } minutes
tournament-starts = Begins { DATETIME($at, weekday: "long", hour: "numeric", minute: "numeric") }
tournament-starts-by-hand = Begins when { $name } says so
tournament-starts-by-you = Begins when you say so
tournament-ends = No new games after { DATETIME($at, hour: "numeric", minute: "numeric") }
tournament-status = { $status ->
    [open] Open to join
    [running] Being played
    [over] Over
   *[off] Called off
}
tournament-you-play = You play here
tournament-by = Set up by { $name }
tournament-join = Join
tournament-code = Code of this tournament
tournament-leave = Leave the tournament
tournament-leave-sure = Really leave
tournament-leave-text = { $playing ->
    [yes] If you leave, you give up the game that is on and get no more tables here.
   *[no] If you leave, you get no more tables here.
}
tournament-cancel = Stay
tournament-begin = Begin now
tournament-call-off = Call it off
tournament-to-table = Go to your table
tournament-your-game = Your game is on.
tournament-you-joined = You are in. The first tables are made when it begins.
tournament-wait-round = Your game is over. The next round begins when all tables of this one are.
tournament-wait-arena = You are paired as soon as somebody else is free.
tournament-sits-out = { $free ->
    [victory] You sit out this round; that counts as a victory.
    [half] You sit out this round; that counts as half a victory.
    [on] You go on without playing.
   *[none] You sit out this round.
}
tournament-may-join-late = You may still join; you begin without points.
tournament-may-come-back = You left. You may come back, with the points that you have.
tournament-won-by = { $name } has won.
tournament-won-by-nobody = Nobody has won.
tournament-standing = Standing
tournament-who-plays = Players
tournament-place = Place
tournament-name = Name
tournament-points = Points
tournament-reached = Rounds won
tournament-strength = Opponents
tournament-games = Games
tournament-strength-about = Equal points are told apart by the points of the opponents, then by the games among those who are equal, then by victories, and at last by the lot.
tournament-beaten-about = Equal points are told apart by the points of those whom one beat, then by the games among those who are equal, then by victories, and at last by the lot.
tournament-knockout-about = Who came further stands higher; among equals the last table decides, then the lot.
tournament-shared-about = All tables of a round play the same deal. Points come from the comparison with those who sat in your seat: the result counts, then the lead. So luck cancels out. You see the other tables when the round is over.
tournament-streaks-about = A victory gives 2 points; from the third in a row on, 4.
tournament-plain-about = A victory gives 2 points.
tournament-bound-about = A table may take { $time }. Then whoever is to act gives up; who has not played at all there is out of the tournament.
tournament-gone = left
tournament-you = you
tournament-free = No table
tournament-rounds = Rounds
tournament-show-round = Show round { $round }
tournament-watch = Watch
tournament-play = To your table
tournament-replay = Replay
tournament-running = playing
tournament-void = undecided
tournament-tables = Tables
tournament-bracket = Bracket
tournament-bracket-round = { $left ->
    [0] Final
    [1] Semi-finals
    [2] Quarter-finals
   *[other] Round { $round }
}
tournament-third = Game for the third place
tournament-bracket-unknown = Not known yet
tournament-nobody = nobody came through
tournament-bracket-on = goes on
tournament-bracket-bye = goes on without playing
tournament-bracket-gave-up = gave up
tournament-walkover = walkover
tournament-absent = did not play
tournament-annulled = does not count
tournament-annulled-about = Games against { $names } count for nobody: whoever leaves before half of their games have been played leaves no points behind.
tournament-gone-on = { $free ->
    [nobody] Nobody came through to meet you, so you go on without playing.
    [on] { $name } has left, so you go on without playing.
    [victory] { $name } has left, so you have a point without playing.
    [half] { $name } has left, so you have half a point without playing.
   *[none] { $name } has left, so you sit out this round. Games against { $name } do not count.
}
tournament-days-about = Each round takes { $time }, and then the next one begins. At a table that is not over by then, whoever is to act gives up; who has not played at all there is out of the tournament.
tournament-round-ends = until { DATETIME($at, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
tournament-round-ended = until { DATETIME($at, day: "numeric", month: "long") }
tournament-to-come = Rounds to come
tournament-days = { DATETIME($from, weekday: "short", day: "numeric", month: "long") } to { DATETIME($at, weekday: "short", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
tournament-wait-day = Your game is over. The next round begins { DATETIME($at, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }.
tournament-field-days = A round takes
tournament-lot = The lot
tournament-lot-text = All pairings follow from the results and from a seed. Its hash was published when the tournament was made; the seed follows at the end, and then everybody can check it all.
tournament-promise = Promised: { $commitment }
tournament-seed = Seed: { $seed }
tournament-record = The record of the tournament
tournament-check = Check it with
tournament-invite = Invite others
tournament-invite-text = Send this link, or let them scan the code.{ $free ->
    [yes] { " " }Whoever opens it can join.
   *[no] { "" }
}
tournament-invite-link = Link to this tournament
tournament-field-name = What it is called
tournament-field-game = Game
tournament-field-kind = How it is played
tournament-field-size = Players at a table
tournament-field-rounds = Rounds
tournament-field-rounds-all = As many as needed
tournament-field-advance = So many of a table go on
tournament-field-bound = A table may take
tournament-field-minutes = How long it takes
tournament-field-fill = Bots fill it up
tournament-field-fill-none = No bots
tournament-field-fill-to = To { $count } players
tournament-field-level = Their strength
tournament-field-shared = The same deal at all tables
tournament-field-shared-text = Luck cancels out, since you are compared with those who had the same.
tournament-field-streaks = Victories in a row count twice
tournament-field-starts = Begins at
tournament-field-starts-text = Leave it empty to begin it yourself.
tournament-field-rated = The games count for ratings
tournament-rated-about = The games count for people’s ratings.
tournament-field-public = In the list of tournaments
tournament-field-public-text = Otherwise only who has the link finds it.
tournament-make = Set up the tournament
tournament-duration = { $unit ->
    [seconds] { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
   *[days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
}
refusal-no-tournaments = The host of this server lets nobody make tournaments.
refusal-tournament-begun = This tournament has begun, or is over.
refusal-tournament-full = This tournament is full.
refusal-too-few-players = A tournament begins with { $count } players or more.
tournament-staff = For the host and moderators
tournament-staff-lead = What you do here stands in the audit log.
tournament-hide = Hide it from the list
tournament-show = Show it in the list
tournament-rename = Name
tournament-rename-do = Rename
tournament-call-off-sure = Call it off for good
tournament-call-off-text = All its tables end without a winner. This cannot be undone.
tournament-keep = Keep it
