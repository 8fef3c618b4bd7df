# What is said of ratings, in English.

ratings-title = Ratings
ratings-lead = How strong somebody plays, from rated games alone. 1500 is as strong as the game’s good bot; whoever has 100 more wins about 64 of 100 games.
ratings-game = Game
ratings-players = Players
ratings-pace = Pace
ratings-live = At the table
ratings-days = Days a move
ratings-list = Ladder
ratings-rank = Place
ratings-name = Name
ratings-number = Rating
ratings-sure = Surely
ratings-games = Games
ratings-games-of = { $count ->
    [0] No rated game yet
    [one] One rated game
   *[other] { $count } rated games
}
ratings-bot = { $level ->
    [easy] Bot, easy
    [medium] Bot, good
    [hard] Bot, strong
   *[master] Bot, master
}
ratings-spread = { $number } ± { $deviation }
ratings-provisional = { $number }?
ratings-provisional-text = Still uncertain: ± { $deviation }. A dozen games make it firm.
ratings-own-place = Your place: { $rank } of { $count }
ratings-own-none = You have no rating here yet. Set a table, switch on “Rated game”, and play.
ratings-empty = Nobody has played enough rated games here yet. The bots wait for the first.
ratings-order = The list goes by what a rating surely is: the number less twice its uncertainty. Who has not played for long grows uncertain and sinks. A number with “?” stands in no list.
ratings-further = Show more
ratings-of-person = Ratings
ratings-none = No rated game yet.
ratings-about = { $game } · { $players ->
    [one] one player
   *[other] { $players } players
} · { $pace ->
    [days] days a move
   *[live] at the table
}
ratings-curve = { $count ->
    [one] After one game: { $last }
   *[other] { $count } games, from { $first } to { $last }; lowest { $low }, highest { $high }
}
ratings-curve-all = Show earlier games
ratings-changed = Your rating: { $before } → { $after } ({ $by })
ratings-others = Ratings: { $list }
ratings-one = { $name } { $after } ({ $by })
ratings-waiting = The ratings are being worked out …
ratings-short = Not rated: not everybody had decided something.
ratings-same-person = Not rated: two seats were one person’s.
ratings-no-person = Not rated: no person played.
ratings-void = Not rated: a director decided that the game does not count.
ratings-nobody = This game changed no rating.
