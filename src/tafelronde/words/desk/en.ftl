# The director’s desk of a tournament, in English.

desk-title = Director’s desk
desk-open = To the director’s desk
desk-decisions = Decisions of the directors
desk-none = Nobody has decided anything.
desk-lead = Everything done here stands in the record of the event with its author, its time and its reason, and the people whom it concerns are told.
desk-not-yours = Only the directors of this event act here. Their decisions can be read by everybody.
desk-why = Reason (everybody may read it)
desk-undo = Undo
desk-by = { $name }, { DATETIME($at, weekday: "short", hour: "numeric", minute: "numeric") }
desk-results = Results
desk-table = Table { $table }
desk-result = Result of table { $table }
desk-as-played = as played
desk-set = Set
desk-void = Void
desk-ruled = decided by a director
desk-next = The next round
desk-draft = So round { $round } would be paired now. Choose two players to let them change places.
desk-swapped = { $name } is chosen. Choose who changes places with them.
desk-use = Pair it so
desk-begin = Begin round { $round }
desk-begin-at = Begin it at
desk-course = Course
desk-waits = { $why ->
    [paused] The event pauses.
    [director] The next round waits for a director.
   *[approval] The standings wait to be approved.
}
desk-hold = Rounds begin when a director says so
desk-approval = The standings count when a director has approved them
desk-third = A game for the third place
desk-pause = Pause
desk-resume = Go on
desk-extend = { $minutes } more minutes for this round
desk-extend-all = { $minutes } more minutes
desk-approve = Approve the standings
desk-players = Players
desk-withdraw = Withdraw
desk-remove = Remove
desk-back = Bring back
desk-penalty = Penalty
desk-bye = Bye in the next round
desk-late = Points for missed rounds
desk-replace = Replace
desk-apart = Keep apart
desk-apart-pick = Keep apart from
desk-act = What to do with { $name }
desk-points = Points
desk-do = Do it
desk-add = Let somebody in
desk-person = Name of the person
desk-search = Search
desk-director = Make director
desk-no-director = Director no more
desk-directors = Directors
desk-ties = Tie-breaks
desk-ties-lead = Equal points are told apart in this order, and at last by the lot.
desk-tie = { $name ->
    [strength] That of this kind of event
    [buchholz] Buchholz
    [cut-1] Buchholz without the weakest opponent
    [median] Buchholz without the weakest and the strongest
    [sonneborn] Sonneborn-Berger
    [progressive] Progressive points
    [direct] Games among equals
   *[won] Victories
}
desk-tie-set = Use this order
desk-tie-what = What they mean
desk-entry = Who may join
desk-entry-code = They have to say a code
desk-entry-code-text = New code; empty: as it is now
desk-entry-code-new = Code that whoever joins has to say
desk-entry-names = List of names or handles, one a line. Empty: everybody.
desk-entry-least = Rating at least
desk-entry-most = Rating at most
desk-entry-members = Only people with an account
desk-entry-save = Save
desk-entry-saved = Saved.
desk-papers = To print, to project, to take away
desk-pairings = Pairings
desk-standings = Standings
desk-cross = Cross table
desk-wall = For the wall
desk-print = Print
desk-csv = Standings as CSV
desk-results-csv = Results as CSV
desk-trf = FIDE report (TRF16)
desk-round = Round { $round }
desk-board = Table
desk-free = sits out
desk-absent = –
desk-digest = Digest of all decisions: { $digest }
desk-told = Decisions of directors
desk-told-in = In “{ $name }”
desk-half = ½
