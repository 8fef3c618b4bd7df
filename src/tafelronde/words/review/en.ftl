# What is said in a review; sent to browsers with it.

review-making = Every decision is being judged…
review-waits = The review waits for a free place…
review-failed = This game cannot be reviewed.
review-of = Whose decisions
review-curve = The prospects over the game
review-share = { $player }: { $share } of 100
review-turning-points = Turning points
review-empty = There was nothing to decide in this game, so there is nothing to judge.
review-no-turning = No decision gave anything away.
review-played = played: { $text }
review-better = Better:
review-second = Second-best: { $text }
review-lost = That gave away { $lost } of 100.
review-right = Nothing was given away.
review-accuracy = accuracy { $accuracy }
review-sums = Where the result of { $player } came from
review-start = At the start
review-luck = Luck
review-own = Own decisions
review-others = The others’ decisions
review-rest = Seen only later
review-ending = Giving up
review-result = In the end
review-right-of = { $count ->
    [one] { $right } of 1 decision gave nothing away.
   *[other] { $right } of { $count } decisions gave nothing away.
}
review-try = Try it from here
review-how = How this is judged
review-how-text = A search judges every decision by what its player could know at that moment, never by what came out later. A whole victory counts 100; all numbers are parts of it. Luck is what was drawn and what came to light between the decisions. Accuracy is 100 where nothing was given away, and 0 where every decision cost a quarter of the victory.
