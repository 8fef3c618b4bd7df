# Invitations and challenges, in English.

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
