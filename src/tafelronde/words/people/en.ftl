# What the pages about people say, in English.

people-my-page = Your page
people-account = Account
people-report = Report
people-you = This is you
people-here = Here now
people-not-here = Not here now
people-since = With us since { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
people-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
people-follow = Follow
people-unfollow = Unfollow
people-block = Block…
people-block-text = You and { $name } will no longer meet at new tables, nor read what the other says, nor see whether the other is here. Games that are being played go on. { $name } is not told.
people-block-sure = Block
people-unblock = Unblock
people-blocked-text = You have blocked { $name }: you do not meet at new tables and do not read each other.
people-presence = Who sees that I am here
people-presence-everybody = Everybody
people-presence-followed = Those I follow
people-presence-nobody = Nobody
people-challenges = Who may challenge or invite me
people-challenges-everybody = Everybody
people-challenges-known = Those I follow, and my circles
people-challenges-nobody = Nobody
people-results = Results
people-no-games = Nothing to show yet: no public game of theirs has been played to the end.
people-no-games-yet = You have not finished a game yet. Your results will stand here.
people-ended = { $won } won, { $shared ->
    [0] {""}
   *[other] { $shared } shared,{" "}
}{ $lost } lost
people-by-seat = By seat
people-seat = Seat
people-seat-of = { $number } of { $players }
people-won = Won
people-shared = Shared
people-lost = Lost
people-opponents = Favourite opponents
people-these-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
people-games-with = Games with { $name }
people-games = Finished games
people-game = Game
people-opponent = Opponent
people-result = Result
people-all-games = All games
people-all-opponents = All opponents
people-all-results = All results
people-none-such = There is no such game.
people-none-shown = There is no finished game to show.
people-which-games = You see games at public tables, and those at which you sat yourself.
people-search = Find somebody by name or handle
people-find = Find
people-found = Found
people-nobody-found = Nobody’s name or handle begins with “{ $name }”.
people-more = More
people-followed = Whom you follow
people-no-followed = You follow nobody yet. On somebody’s page you can; they are not told.
people-all-followed = All { $count }
people-blocked = Whom you have blocked
no-finished-games = You have not finished a game yet. Those that you play to the end stand here, with the result and a replay.
people-circles = Circles of friends: one link, and a score of the evening
