# What is said where people look for others to play with, in English.

seek-title = Find people to play with
seek-intro = Say what you would like to play. When enough people want the same, the game begins by itself.
seek-game = Game
seek-players = How many play
seek-least = At least
seek-most = At most
seek-with = With whom
seek-strength = { $near ->
    [yes] About as strong as I am
   *[no] Anybody
}
seek-strength-text = The longer you wait, the more the strength may differ.
seek-bots = Bots may fill up
seek-bots-text = { $kind ->
    [days] After a day bots of like strength take the free seats, if all agree.
   *[other] After a minute bots of like strength take the free seats, if all agree.
}
seek-begin = Look for players
seek-stop = Stop
seek-yours = You are looking for
seek-bar = Looking for players
seek-looking = Looking for players: { $game }
seek-progress = { $people } of { $players }, waiting { $time }
seek-soon = Bots may join in { $seconds } s
seek-found = Your table is ready
seek-found-game = Your table is ready: { $game }
seek-to-table = To the table
seek-noted = Noted. When enough people want the same, the game stands among your tables.
seek-open = They are looking for players
seek-row = { $missing ->
    [one] { $name } is looking for one more
   *[other] { $name } is looking for { $missing } more
}
seek-row-more = { $others ->
    [one] { $missing ->
        [one] { $name } and another person are looking for one more
       *[other] { $name } and another person are looking for { $missing } more
    }
   *[other] { $missing ->
        [one] { $name } and { $others } others are looking for one more
       *[other] { $name } and { $others } others are looking for { $missing } more
    }
}
seek-sizes = { $least } to { $most } players
seek-size = { $least ->
    [one] 1 player
   *[other] { $least } players
}
seek-rated = rated
seek-near = about as strong
seek-join = Join
seek-join-who = Join { $name } at { $game }
