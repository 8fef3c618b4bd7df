"""Training of a game's learned evaluation, from self-play to a network that is better at equal
time (docs/training.md).

- ``course``: the whole way, generation by generation; it goes on where it was stopped;
- ``plan``: what a course does, and the names of its files;
- ``play``: games of the search with the best network, as data sets;
- ``samples``: the features of their positions, and their results;
- ``fit``: weights that predict it;
- ``gate``: whether the new network beats the best one, at equal time;
- ``report``: a page with all of it.

Needs the extra ``tafelronde[training]``, which is imported when it is first used.
"""
