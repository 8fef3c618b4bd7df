# What is said where a table is set, in English.

new-table-title = A table for { $game }
seats-tip = Choose a seat to say who sits there.
who-sits = { $seat }: who sits here?
another-bot = Somebody else
bot-called = { $name } ({ bot-name })
free-for-friends = Leave free for friends
begins-at-once = It begins at once
begins-when-full = { $count ->
    [one] It begins when the free seat is taken
   *[other] It begins when the { $count } free seats are taken
}
seat-me = You
seat-open-plan = A friend, by link
seat-here = Somebody at this screen
seat-here-name = That person’s name
seat-here-short = At this screen
public-table = Show this table in the hall
public-table-text = Otherwise only those who have the link find it.
delay = Spectators see the game
delay-by = { $count ->
    [0] as it happens
    [one] one move late
   *[other] { $count } moves late
}
hints-plan = Hints also against people
hints-plan-text = Whoever plays alone against bots may always ask for them.
set-table = Set the table
