# What is said where people gather at a table, in English.

gathering-title = { $count ->
    [0] Everybody is at the table
    [one] One seat is still free
   *[other] { $count } seats are still free
}
invited-by = { $player } invites you to a game of
rules-in-short = How it is played
seat-free = waits for somebody
is-ready = ready
not-ready = not ready yet
sit-here = Sit here
seat-a-bot = Seat a bot
stand-up = Stand up
free-seat = Free the seat
i-am-ready = I am ready
waiting-for-others = You are ready. It starts when everybody is.
not-ready-after-all = Not ready after all
table-full = All seats are taken; you can watch when it starts.
standing = { $standing ->
    [guest] guest
    [program] program
   *[account] account
}
standing-named = { $standing ->
    [guest] Guest
    [program] Program
   *[account] Account
}
