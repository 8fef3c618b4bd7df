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
