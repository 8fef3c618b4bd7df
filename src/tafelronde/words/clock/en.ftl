# What is said of the players' time, in English.

clock-title = Time
clock-kind = { $kind ->
    [live] Live
    [days] Days
   *[none] No clock
}
clock-kind-text = { $kind ->
    [live] Everybody has a clock of their own, which runs while they are to move. After each move it gets some seconds back.
    [days] Everybody comes by when they like; each move may take so long.
   *[none] Everybody takes as long as they like.
}
clock-friends = { $kind ->
    [none] If somebody has to go, a bot can sit in until they are back: among friends nobody loses by being away.
   *[other] If somebody’s time is out, a bot sits in until they are back: among friends nobody loses by being away.
}
clock-minutes = Minutes for each
clock-seconds = Seconds for each move
clock-own = other
clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
clock-bank = { $days ->
    [one] 1 day for the whole game
   *[other] { $days } days for the whole game
}
clock-live = { $bank } min + { $increment } s a move
clock-out = Whose time is out
clock-out-does = { $out ->
    [stand-in] is stood in for by a bot until they are back
    [resign] gives up
   *[bot] is played on for by a bot
}
clock-out-told = Whoever runs out of time { $out ->
    [stand-in] gets a bot to sit in until they are back; then they play on without a clock
    [resign] resigns
   *[bot] is replaced by a bot
}.
clock-left = { $unit ->
    [days] { $count } days
    [hours] { $count } h
   *[minutes] { $count } min
}
clock-spoken = { $unit ->
    [days] { $count } days left
    [hours] { $count } hours left
   *[minutes] { $count ->
        [one] 1 minute left
       *[other] { $count } minutes left
    }
}
clock-seconds-left = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
clock-ask-pause = Ask for a pause
clock-pause-asked = { $player } would like a pause.
clock-pause-waits = The others are asked for a pause.
clock-pause-yes = Pause
clock-pause-no = Play on
clock-pause-withdraw = Never mind
clock-paused = A pause: the clocks stand.
clock-resumed = { $player } has ended the pause: the clocks go on.
clock-resume = Go on in 10 seconds
clock-choose-live = Minutes for each + seconds for each move
clock-choose-days = Days for each move
clock-choose-bank = Days beyond them, for the whole game
rest-title = Vacation and quiet hours
rest-text = For games with days for each move; quiet hours also for notices and mails.
rest-vacation = Vacation
rest-away = You are on vacation until { $until }: your clocks stand, and you are told of these games when you are back.
rest-back = I am back
rest-days = Days from now on ({ $left } are left this year)
rest-go = Go on vacation
rest-quiet = Quiet hours
rest-quiet-text = Nothing is sent to me at night, and my time does not run out then, nor in the hour after it.
rest-from = From
rest-until = Until
rest-zone = By the clock of { $zone }
