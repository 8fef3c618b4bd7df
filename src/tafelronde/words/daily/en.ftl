# What the page of the deal of the day says, in English.

daily-lead = One game a day, the same for everybody: the same seat, the same luck, the same opponents, who answer the same move in the same way. You have one try, without hints and without taking back.
daily-tomorrow = Tomorrow
daily-to-today = To today’s deal
daily-seat-you = You
daily-begin = Play the deal
daily-go-on = Go on
daily-again = See my game again
daily-until = Begin before { DATETIME($ends, weekday: "long", hour: "numeric", minute: "numeric") }, and play it to the end before { DATETIME($out, weekday: "long", hour: "numeric", minute: "numeric") }.
daily-end-by = Play it to the end before { DATETIME($out, weekday: "long", hour: "numeric", minute: "numeric") }; later it does not count.
daily-too-late = The time for this deal is over.
daily-others-hidden = You see how the others did once you have played.
daily-bots-hidden = Bots of three strengths have the same seat. What they got you see then, too.
daily-played = { $count ->
    [0] Nobody has played it to the end yet.
    [one] One person has played it to the end.
   *[other] { $count } people have played it to the end.
}
daily-list = How it went
daily-list-order = A victory counts most, then the lead over the best of the others. How fast somebody plays does not matter.
daily-you = You
daily-won = Won
daily-shared = Won, shared
daily-lost = Lost
daily-resigned = Gave up
daily-score = { $own } : { $others }
daily-rank = Place { $rank }
daily-watch = Replay
daily-watch-of = Replay of { $name }
daily-compare = Compare
daily-compare-with = My game and that of { $name } side by side
daily-compare-title = Two games side by side
daily-compare-another = This game was not played at the deal of that day ({ $day }).
daily-whole-review = The whole review
daily-further = Show more
daily-own-place = Your place: { $rank } of { $count }
daily-own-result = Your result
daily-beside = Beside the bots and those you follow
daily-bots = What the bots got
daily-par-about = Each bot sat in this seat, with the same luck and against the same opponents.
daily-par-watch = Tap a score to watch that game.
daily-par-due = { $count ->
    [one] One bot is still playing this deal.
   *[other] { $count } bots are still playing this deal.
}
daily-sign-ahead = you are ahead
daily-sign-level = level with you
daily-sign-behind = ahead of you
daily-next = The next deal: { $game }, from { DATETIME($begins, weekday: "long", hour: "numeric", minute: "numeric") } on.
daily-paste = Text to pass on
daily-copy = Copy the text
daily-paste-title = Tafelronde, deal of the day, { $day }
daily-yesterday = Yesterday
daily-best = { $name } did best:
daily-best-you = You did best:
daily-best-bot = Nobody played it. The best bot, { $name }:
daily-the-day = To that day
daily-promise = Promised beforehand
daily-promise-text = All luck of a day comes from one secret number, its seed. It is drawn the day before, and from then on everybody can see its fingerprint, which fits no other number. The seed itself comes out when the last game must have ended.
daily-fingerprint = Fingerprint of the seed (SHA-256)
daily-seed = Seed
daily-drawn = Drawn on { DATETIME($made, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
daily-comes-out = The seed comes out on { DATETIME($out, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }.
daily-check = How to check it
daily-check-seed = The seed fits the fingerprint. This command prints the fingerprint of the seed:
daily-check-record = The draws of every game follow from the seed. Open a game, take its record from the menu, and let this command work out every draw again:
daily-same-day = Compare what you noted of the fingerprint on the day with what stands here now.
daily-honest = Somebody who runs this server could look the seed up, and somebody with two names could play twice. The fingerprint proves only that nobody changed the draws.
daily-earlier = Earlier deals
daily-earlier-more = Show earlier deals
