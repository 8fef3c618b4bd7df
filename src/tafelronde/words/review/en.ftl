# What is said in a review; sent to browsers with it.

review-making = Every decision is being judged…
review-early = Dearer moments may still be found.
review-dearer = A dearer moment was found
review-go-there = Go there
review-waits = The review waits for a free place…
# The reader’s own device makes the review.
review-device = On this device
review-device-text = Your browser works the review out itself, at the pace of your device. About 13 MB are loaded the first time. Only you see it.
review-device-loads = Loading what this device needs: { $loaded } of { $total } MB
review-device-begins = This device is getting ready…
review-device-judges = This device is judging: { $judged } of { $decisions } decisions
review-device-rests = Stopped: { $judged } of { $decisions } decisions are judged.
review-device-stop = Stop
review-device-on = Go on
review-device-made = Worked out on this device. Only you see it.
review-device-failed = This device could not work it out.
review-device-only = On this site your own device works the review out. About 13 MB are loaded the first time.
review-device-unable = On this site reviews are left to your own device, but this browser does not allow it: it has no WebAssembly.
review-at-server = Let the server do it
# In a replay, at one position.
think-here = Think about this
think-longer = Think longer
think-text = Your device thinks about what was best here. Only you see it.
think-busy = This device is thinking…
think-best = Best here: { $text }.
review-failed = This game cannot be reviewed.
review-of = Whose decisions
review-curve = The prospects over the game
review-share = { $player }: { $share } of 100
review-turning-points = Turning points
review-empty = There was nothing to decide in this game, so there is nothing to judge.
review-no-turning = No decision gave anything away.
# Why a seat lost, in one sentence. $text is what was played, $cost a part of 100.
review-why = { $cause ->
    [own] One decision cost { $player } most: { $text } (about { $cost } of 100).
    [other] { $other } hurt { $player } most: { $text } (about { $cost } of 100).
    [strong] Good play by { $other } decided most: { $text } (about { $cost } of 100).
    [luck] { $player } had bad luck: draws and hidden things took about { $cost } of 100.
    [many] No single decision cost { $player } the game; many small ones together gave away about { $cost } of 100.
    [ending] { $player } gave the game up; that gave away about { $cost } of 100.
   *[none] Nothing that can be named cost { $player } the game.
}
review-why-won = { $cause ->
    [lucky] { $player } won with good luck: draws and hidden things gave about { $cost } of 100.
    [given] { $player } won by the others’ decisions: they gave away about { $cost } of 100.
   *[none] { $player } won.
}
review-led-until = Up to step { $step }, { $player } was ahead.
review-never-led = { $player } was never clearly ahead.
review-moments = Worth a look
review-hit = It cost { $player } about { $cost } of 100.
# What another did: to this player, when it brought them little themselves; else they just played well.
review-aimed = It cost { $player } about { $cost } of 100, and { $other } gained less than half of that.
review-strong = Good play: without it { $player } would have stood about { $cost } of 100 better.
review-question = Something better was possible here. What would you play?
review-show = Show what was better
# Somebody tries again where something better was possible. $text is an action, $lost and $yours parts of 100.
find-what = You played: { $text }
find-thinks = Is that better? Both are being played on…
find-rounds = { $done } of at most { $total } rounds
find-stop = Stop
find-stopped = It was not looked at to the end.
find-again = Try another
find-more = What it is worth
find-next = Next one
find-how = { $verdict ->
    [best] That is it: { $text }
    [as-good] As far as can be told, this is as good as the best that was found.
    [better] Better than what you played, but something is better still: this gives away about { $lost } of 100, yours { $yours }.
    [same] As far as can be told, this is no better than what you played: it gives away about { $lost } of 100.
    [worse] This gives away even more than what you played: about { $lost } of 100, yours { $yours }.
   *[played] That is what you played. It gave away about { $lost } of 100.
}
find-step = Only this step is judged; the rest of the turn is played on for you.
find-first = Choose “Try another” first.
find-found = You have found it. “What it is worth” tells more.
find-waits = This is being looked at.
review-certain = As good as certain: between { $low } and { $high }.
review-played = played: { $text }
review-better = Better:
review-second = Second-best:
review-lost = That gave away { $lost } of 100: { $held } were held, { $left } were left.
review-right = Nothing clearly better was found.
review-loss = { $loss } a decision
review-loss-text = On average a decision gave away { $loss } of 100.
review-like = like “{ $level }”
review-like-text = That is about how a bot of the level “{ $level }” plays.
review-like-between = That is about how a bot of the level “{ $level }” plays; from this one game it may be anything from “{ $least }” to “{ $most }”.
review-sums = Where the result of { $player } came from
review-start = At the start
review-luck = Luck, and the others’ hidden things
review-own = Own decisions
review-others = The others’ decisions
review-error = Error of the estimate
review-ending = Giving up
review-result = In the end
review-right-of = { $count ->
    [one] Nothing clearly better was found for { $right } of 1 decision.
   *[other] Nothing clearly better was found for { $right } of { $count } decisions.
}
review-small = What is too small to be told counts in the sum all the same.
review-try = Try it from here
review-how = How this is judged
review-how-text = All numbers are of one scale: how many of 100 such games a player would win if everybody played on like a strong bot. What all players hold is 100 together, at every moment. Every decision is judged by what its player could know, never by what came out later. What a decision gave away is what was held with the best action less what was held after the one that was played, both from the same games that were played on; so nobody gives away more than they held. It is told only where it is more than chance. Luck is what was drawn and what came to light between the decisions. Where nothing happened and the estimate still changed, that is its error. The shaded band shows how far the estimates around a point lie apart.
review-level-how = Like which level somebody played
review-level-how-text = Bots of all levels played { $games ->
    [one] 1 game
   *[other] { $games } games
} of this kind against each other, and each was judged in the same way. A seat played like the level whose middle is nearest to what its own decisions gave away on average. One game says little, so a range is told: every level within whose limits it lies. Eight of ten games of a level lie within them. No level is named where somebody decided too seldom, where the game was played by other options or from its middle, and for games that were not measured.
review-level-caption = What a decision gives away, of 100
review-level = Level
review-level-middle = In the middle
review-level-span = Eight of ten games
review-level-to = { $low } to { $high }
play-on-seat = Your seat
play-on-acts = acts now
play-on-begin = Play on
