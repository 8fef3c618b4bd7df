# What the coach and the list of lessons say, in English.

coach-step = Step { $step } of { $steps }
coach-on = Go on
coach-back = One step back
coach-skip = Do it for me
coach-leave = Leave the lesson
coach-would = That would be: { $choice }.
coach-not-this = It is allowed, but here I ask for something else.
coach-read-first = Read on first: choose “Go on”.
coach-play-on = Play on alone
coach-next = Next: { $title }
coach-all = All lessons

learn-title = Learn { $game }
lessons-about = A first game, then chapters in any order. You play them on the real board; a wrong move costs nothing.
lessons-none = There are no lessons for this game yet. The rules tell everything.
lesson-first = The first game
lesson-chapter = Chapter { $number }
lesson-minutes = { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
}
lesson-begin = Begin
lesson-resume = Go on at step { $step } of { $steps }
lesson-done = Done
lesson-again = Once more
lessons-done = { $done } of { $count } done

key-n = N
key-n-does = go on
key-b = B
key-b-does = one step back
key-d = D
key-d-does = do it for me
key-p = P
key-p-does = to where the coach points

refusal-lesson-changed = This lesson has changed; it begins again.
refusal-rules-warm-up = The rules are still being prepared. It goes on in a moment.

# The path after the first lesson

path-title = Your path
path-done = { $done } of { $count } steps done
path-players = Players at the table
path-ahead = At a table of more than two you have beaten somebody when you win, or come out ahead of them.
path-play = Play
path-go = Go there
path-so-far = { $so } of { $count }
path-step = { $kind ->
    [beat] Beat { $name }
    [lesson] Lesson: { $lesson }
    [puzzles] { $count ->
        [one] Solve a puzzle
       *[other] Solve { $count } puzzles
    }
   *[own] { $count ->
        [one] Find one of your own mistakes
       *[other] Find { $count } of your own mistakes
    }
}
path-why = { $kind ->
    [beat] { $first ->
        [yes] A first whole game, to try what the lesson told.
       *[no] { $style ->
            [bold] You learn to answer who takes what brings most at once.
            [spiteful] You learn to guard what you have against who spoils it.
            [careful] You learn to win against who gives little away.
           *[none] You learn to hold on against somebody who sees farther.
        }
    }
    [puzzles] In a puzzle one decision is best: so the eye gets used to looking for it.
   *[own] { $missing ->
        [yes] Nobody learns more than from their own games. Have one of them reviewed: where something better was possible, it waits here.
       *[no] Nobody learns more than from their own games: here something better was possible.
    }
}

# Puzzles

puzzles-title = Puzzles
puzzles-about = Positions from games in which one decision is best, proven by search. Find it on the board; a wrong one is answered by play.
puzzle-title = Puzzle
puzzle-of-the-day = The puzzle of the day
puzzle-day-open = The same for everybody, until { DATETIME($next, weekday: "long", hour: "numeric", minute: "numeric") }.
puzzle-day-done = Solved. The next one comes on { DATETIME($next, weekday: "long", hour: "numeric", minute: "numeric") }.
puzzle-day-results = The puzzle of the day: you and those you follow
puzzle-day-you = You
puzzle-day-result = { $how ->
    [clean] at the first try
    [tries] { $count ->
        [one] in 1 try
       *[other] in { $count } tries
    }
   *[solved] solved
}
puzzle-paste-title = Tafelronde, puzzle of the day, { $day }
puzzle-paste = Text to pass on
puzzle-copy = Copy the text
puzzle-days = { $count ->
    [one] 1 day in a row.
   *[other] { $count } days in a row.
}
own-puzzles = From your games
own-puzzles-about = Here something better was possible. Find it yourself.
own-puzzles-done = { $solved } of { $count } found.
own-puzzles-all = All of them
own-puzzle = { $state ->
    [solved] found
    [tried] not found yet
   *[open] open
}
puzzle-solve = Solve it
puzzle-look-again = Look again
puzzle-first = First puzzle
puzzle-next = Next puzzle
puzzle-leave = All puzzles
puzzles-done = { $done } of { $count } solved.
puzzles-row = The last { $count } at the first try.
puzzles-skill = Your rating here: { $rating } ± { $deviation }.
puzzle-one = Puzzle { $number }, level { $level }{ $solved ->
    [yes] , solved
   *[no] {""}
}
puzzle-level = Level { $level } of 5
puzzle-give-up = Show the solution
puzzle-again = Try again
puzzle-anew = Once more
puzzle-again-first = Choose “Try again” first.
puzzle-is-over = The puzzle is over.
puzzle-asks = Find the best decision.
puzzle-asks-attack = { $count ->
    [one] Win at once.
   *[other] Win within { $count } own turns, whatever the others do.
}
puzzle-asks-odds = Find the decision with the best prospects, whatever is drawn.
puzzle-asks-far = Find the decision that is much better than all others.
puzzle-asks-save = All decisions but one lose at once. Find it.
puzzle-right = Right! { $left ->
    [one] One more decision.
   *[other] { $left } more decisions.
}
puzzle-wrong = { $how ->
    [refuted] Not this: { $choice }. The right decision has a reason:
    [over] Not this: { $choice }. See how that ends the game.
    [attack] Not this: { $choice }. That forces nothing: see what the others do.
    [own] Not this: { $choice }. There is more to be had.
    [plan] Not this: { $choice }. Another journey brings more.
   *[other] Not this: { $choice }. There is better; see what the others make of it.
}
puzzle-answered = The answer: { $text }
# The reader’s own device works out how the others answer a wrong move.
puzzle-device = On this device
puzzle-device-text = Your device works out what the others would do. About 13 MB are loaded the first time.
puzzle-device-works = This device works out what the others do…
puzzle-device-loads = Loading what this device needs: { $loaded } of { $total } MB
puzzle-device-stop = Stop
puzzle-device-failed = This device could not work out what the others do.
puzzle-device-only = Here your own device works out what the others would do.
puzzle-device-unable = This browser has no WebAssembly: it cannot work out what the others do.
puzzle-shown = That is how it goes.
puzzle-solved = { $how ->
    [clean] Solved!
   *[late] Solved.
}
puzzle-odds = Chance to win: { $best } %; with the next best { $second } %.
puzzle-idea = Compare what each decision leads to.
puzzle-idea-save = Somebody else would win next: find what prevents it.
puzzle-hint = A hint
puzzle-hint-step = Hint { $step } of { $steps }
puzzle-hint-piece = It is done with what is ringed on the board.
puzzle-hint-among = It is one of the two that are ringed on the board.
puzzle-hint-move = { $choice }: the move is laid out on the board. Confirm it.
puzzle-named = The idea: { $idea }
puzzle-why-attack = { $count ->
    [one] It wins at once.
   *[other] It wins within { $count } of your turns, whatever the others do.
}
puzzle-why-save = After every other decision somebody can win before your next turn.
puzzle-why-own = No other decision brings as much gold in the end.
puzzle-rated = Your rating here: { $rating } ({ $change ->
    [up] +{ $by }
   *[down] −{ $by }
})
puzzle-unrated = Not counted: { $why ->
    [hint] you had a hint.
   *[again] you have tried it before.
}
puzzle-run-streak = Streak
puzzle-run-storm = Storm of a minute
puzzle-run-streak-about = One puzzle after the other, each a little harder, until your first mistake. One may be skipped. There is no clock.
puzzle-run-storm-about = As many puzzles as you can in a minute. What you choose is done at once; a mistake costs 5 seconds. The clock stands while a puzzle is on its way to you.
puzzle-run-begin = Begin
puzzle-run-again = Once more
puzzle-run-skip = Skip this one (once)
puzzle-run-stands = { $kind ->
    [storm] { $score } solved · { $left } s
   *[streak] { $score } in a row
}
puzzle-run-last = { $went ->
    [right] ✓ The last one was right.
   *[wrong] ✗ The last one was wrong: 5 seconds less.
}
puzzle-run-came-to = { $score ->
    [0] None solved this time.
    [one] 1 puzzle solved.
   *[other] { $score } puzzles solved.
}
puzzle-run-best = { $own ->
    [now] That is your best.
   *[before] Your best: { $best }.
}
puzzle-run-missed = Look again
puzzle-run-look = Number { $number }
puzzle-calendar = Calendar
puzzle-calendar-day = { $day }: { $game }{ $state ->
    [on-day] , solved on its day
    [later] , solved
   *[open] {""}
}
puzzle-calendar-solved = { $count } of { $of } solved; { $ontime } on their days.
puzzle-calendar-back = The month before
puzzle-calendar-on = The month after
puzzle-theme-win-1 = Win in one turn
puzzle-theme-win-2 = Win in two turns
puzzle-theme-win-3 = Win in three turns
puzzle-theme-win-4 = Win in four turns
puzzle-theme-win = Win
puzzle-theme-save = Save yourself
puzzle-theme-odds = Best prospects
puzzle-theme-far = Look far ahead
puzzle-theme-other = Other puzzles

## Only in the terminal

lesson-keys-on = Enter: go on
lesson-keys-next = Enter: next, { $title }
lesson-keys-back = { $word }: one step back
lesson-keys-skip = { $word }: do it for me
lesson-keys-play = { $word }: play on alone
lesson-keys-leave = { $word }: leave
lesson-word-back = back
lesson-word-skip = skip
lesson-word-play = play
lesson-word-leave = quit, q
lesson-which = Which one? (Enter: the first)
lesson-ticked = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
lesson-no-such = { $game } has no lesson “{ $lesson }”; there are: { $known }.
lessons-missing = { $game } has no lessons yet; “tafelronde play { $name }” and then “rules” tell how it is played.
lessons-fine = Nothing is wrong with the lessons.

##
