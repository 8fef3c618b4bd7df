# Invitations, challenges and circles of friends, in English.

inviting-challenge = Send the challenge
inviting-challenge-short = Challenge…
inviting-challenge-title = Challenge { $name }
inviting-challenge-text = { $name } is told now, or when they are next here, and has a day to answer. The game begins when they accept.
inviting-game = Game
inviting-title = Invitations
inviting-from = { $player } invites you to { $game }
inviting-look = Look at the table
inviting-accept = Accept
inviting-decline = Decline
inviting-not-now = Not today
inviting-friends = Invite those whom you follow
inviting-invite = Invite
inviting-withdraw = Withdraw
inviting-state = { $state ->
    [declined] has declined
    [lapsed] did not answer in time
   *[waits] is invited
}
inviting-has-declined = { $player } has declined your invitation ({ $game }).

circle-preview = A circle of friends. Open the link and join.
circle-title = Circles of friends
circle-lead = A circle is a group of friends with one link that stays. Whoever has it can join, all see who is here, and the score of the evening counts every game.
circle-mine = Your circles
circle-name = Name of the circle
circle-make = Make a circle
circle-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
circle-others-here = { $count ->
    [0] nobody else is here
    [one] 1 other is here
   *[other] { $count } others are here
}
circle-door-text = { $maker } looks after this circle. { $count ->
    [one] 1 person is in it.
   *[other] { $count } people are in it.
} Join to see who is here, and to play along.
circle-your-name = Your name
circle-join = Join
circle-missing = There is no such circle, or this is not its link any more. Ask somebody who is in it for the link of today.
circle-members = Who is in it
circle-is-here = here now
circle-is-away = not here
circle-you = you
circle-keeps = looks after it
circle-play = Open a table
circle-play-text = Choose a game. Everybody who is here is invited, and gets in by one tap.
circle-open-title = A table for { $name }
circle-open = Open the table
circle-players = Players
circle-tables = Tables
circle-sit = Sit down
circle-sit-at = Sit down: { $game }
circle-look = To the table
circle-free = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
}
circle-playing = at play
circle-tonight = This evening
circle-begun = since { DATETIME($at, hour: "numeric", minute: "numeric") }
circle-no-score = No game has ended yet this evening.
circle-person = Name
circle-games = Games
circle-points = Points
circle-total = Together
circle-rule = A game counts when it is over and two people or more played it, at a table that was opened here, or in a rematch. The winner has 1 point; those who share a victory share the point. An evening ends when no table was opened for eight hours, or when a new one is begun.
circle-finished = Games
circle-evenings = Earlier evenings
circle-evening = { DATETIME($at, weekday: "long", day: "numeric", month: "long") }
circle-tables-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
circle-link = The link of the circle
circle-link-text = This link stays the same. Whoever opens it can join.
circle-manage = Look after the circle
circle-rename = Rename
circle-new-evening = Begin a new evening
circle-new-evening-text = The score begins anew; that of this evening stays among the earlier ones.
circle-renew = Make a new link
circle-renew-text = For a link that came into wrong hands: the old one lets nobody in any more. Those who are in the circle stay.
circle-remove = Remove
circle-remove-who = Remove { $name }
circle-hand-over = Hand over
circle-hand-over-who = Let { $name } look after the circle
circle-removed = Removed: they cannot join by the link
circle-back = Let back in
circle-back-who = Let { $name } back in
circle-end = Delete the circle
circle-end-text = The circle, its link and its evenings are deleted. The games stay with those who played them.
circle-leave = Leave the circle
circle-leave-text = { $keeps ->
    [yes] You leave the circle. Whoever has been in it longest after you looks after it then; if nobody else is in it, it is deleted.
   *[no] You leave the circle. With its link you can join again.
}
inviting-has-lapsed = Nobody took up your challenge ({ $game }). Its table is closed.
