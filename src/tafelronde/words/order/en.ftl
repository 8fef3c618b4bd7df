# What people say and are told about order, in English.

order-report = Report
order-report-player = Report a player…
order-report-title = Report { $name }
order-what-is-wrong = What is wrong?
order-reason-insult = insults or threatens
order-reason-spam = advertising or flooding
order-reason-cheating = cheats
order-reason-leaving = leaves or stalls games
order-reason-name = an offensive name
order-reason-other = something else
order-own-words = In your own words (if you like)
order-report-text = The helpers of this site see your report with the chat around it. You are told when somebody has seen to it; the other person is not told who reported.
order-send-report = Send the report
order-reported = Thank you. Somebody will look at it.
order-unmute = Show again what you hid ({ $count })
order-phrases = Phrases in everybody’s language
order-phrase-hello = Hello!
order-phrase-good-luck = Good luck!
order-phrase-nice-move = Nice move!
order-phrase-thanks = Thank you!
order-phrase-sorry = Sorry for the wait.
order-phrase-moment = One moment, please.
order-phrase-good-game = Good game!
order-phrase-bye = Goodbye!
order-notices = News for you
order-notices-wait = A report of yours was seen to: more when you leave the table.
order-banned = { $kind ->
    [sign-in] You may only look on here for now.
    [play] You may not play with other people for now.
   *[other] You may not use the chat for now.
}
order-because = The reason: { $reason }
order-until = It ends on { $until }.
order-without-end = It has no end.
order-seen-to = Your report of { $name } ({ $at }) was seen to.
order-seen-acted = Something was done about it. Thank you!
order-seen-nothing = We found nothing that needs to be done. Thank you for telling.
refusal-bad-invite = This link is wrong, used or too old.
refusal-reports-enough = You have reported a lot today. Try again in { $seconds } s.
refusal-no-such-line = That was not said here.
