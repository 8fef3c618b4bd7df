# Answers that somebody leaves in a game by days, in English.

answers-title = If … then …
answers-text = Leave answers for what the others may do: they are played at once, and save everybody days. Nobody sees them before. As soon as something else happens, they no longer count.
answers-none = You have left no answers.
answers-kept = Your answers
answers-new = A new answer
answers-if = If { $player }: { $deed }
answers-then = then you: { $deed }
answers-choose-if = What { $player } may do
answers-choose-then = Your answer
answers-choose = Choose …
answers-keep = Keep this answer
answers-back = One step back
answers-remove = Remove
answers-left-out = What draws something, or ends the game, cannot be answered beforehand.
answers-no-further = The line ends here.
