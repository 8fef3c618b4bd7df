# What is said on the page of the rules, in English.

rules-practice = Learn and practise
rules-puzzles = Puzzles
rules-lessons = Learn it in the lesson:
rules-minute = In a minute
rules-longer = A little longer
rules-clauses = Clause by clause
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 clause
   *[other] { $count } clauses
}
clause-count = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
rules-why = Why so?
rules-why-of = Why so? { $clause }
why-rules = As the printed rules have it
why-source = Found elsewhere; the printed rules do not say it
why-decision = Decided here, where the printed rules are silent
why-consequence = Follows from the other rules
rules-in-english = The numbered clauses are in English.
