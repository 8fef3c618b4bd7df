# What players made of words are told, and what they are answered.

prompt-you = You play { $game } at a table of { $players }. You are { $player }. Players are counted from 1.
prompt-rules = RULES
prompt-notation = HOW ACTIONS ARE WRITTEN
prompt-position = POSITION
prompt-mark = { $mark } on the board
prompt-is-you = YOU
prompt-happened = SINCE YOUR LAST DECISION
prompt-earlier = … and before that { $count ->
    [one] 1 event
   *[other] { $count } events
}.
prompt-legal = LEGAL ACTIONS
prompt-groups = Take one thing on the left of { $sign }, one of its turns (N|E) if it has any, and one place on the right: { $example }.
prompt-you-act = It is your turn.
prompt-acts = { $player } is to act.
prompt-over = The game is over.
prompt-answer = End your answer with one line: Action: { $example }

prompt-read = I read “{ $read }”.
prompt-nothing = Your answer is empty.
prompt-several = It names several legal actions: decide for one.
prompt-unknown = It names no action of this game.
prompt-number = No action has this number here.
prompt-illegal = It is not legal now.
prompt-not-asked = You are not to act.
prompt-right = Write one of these: { $actions }{ $more ->
    [0] .
   *[other] , or one of { $more } more.
}
