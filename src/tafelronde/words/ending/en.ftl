# The end of a game, told on the page of its table and in the terminal, in English.

verdict-draw = A draw
verdict-you-won = You win!
verdict-others = All the others share the victory
verdict-nobody = Nobody has won
result-in-vain = What { $player } reached in that seat counts for nobody.
result-best-left = { $came ->
    [won] Of the others { $player } comes first and wins.
   *[shared] Of the others { $player } comes first, too, and shares the victory.
}
result-own-first = { $by ->
    [leaving] stayed to the end
   *[rules] { $came ->
        [won] wins
        [draw] a draw
       *[shared] shares the victory
    }
}
result-own-gave-up = { $how ->
    [time] ran out of time
    [left] left; a bot played on
   *[resigned] gave up
}
result-short = { $count ->
    [one] 1 point less than { $other }
   *[other] { $count } points less than { $other }
}
standings = The standings
standing-place = { $place }.
standing-spoken = Place { $place }: { $name }, { $count }
decided-title = What decided it
decided-relive = Relive it
decided = { $how ->
    [own] Step { $step }: { $text }. It cost { $player } about { $cost } of 100.
    [other] Step { $step }, { $other }: { $text }. It cost { $player } about { $cost } of 100.
    [ahead] { $judged ->
        [yes] From step { $step } on { $player } was clearly ahead, to the end.
       *[no] From step { $step } on { $player } stood first, to the end.
    }
    [led] { $judged ->
        [yes] Up to step { $step }, { $player } was ahead.
       *[no] At step { $step }, { $player } stood first for the last time.
    }
    [last] { $judged ->
        [yes] Only the end decided it: before that { $player } was not clearly ahead.
       *[no] Only the end decided it: before that { $player } did not stand first.
    }
   *[left] It was decided when somebody gave up.
}
scoring-relive = Relive the scoring
scoring-back = One step back
scoring-next = On
scoring-skip = To the end
scoring-step = { $step } of { $of }
scoring-sheet = Score sheet
result-gave-up = { $who ->
    [you] { $how ->
        [time] Your time was out.
        [left] A bot played on for you to the end.
       *[resigned] You gave up.
    }
    [nobody] { $leaver } gave up; that seat counts for nobody.
   *[they] { $how ->
        [time] { $leaver } ran out of time; { $player } played on.
        [left] { $player } played on for { $leaver } to the end.
       *[resigned] { $leaver } gave up; { $player } played on.
    }
}
result-ended-by = { $who ->
    [you] { $how ->
        [time] Your time was out.
       *[resigned] You gave up.
    }
   *[they] { $how ->
        [time] { $leaver } has run out of time.
       *[resigned] { $leaver } resigns.
    }
}
