#!/bin/sh
# tournament-pairings 2.0.1 (npm, Node 20): `RoundRobin(players, 1, true)` with an odd number of players writes a
# `null` into the caller's own list. (Without `ordered` it shuffles a copy, and the list stays.)
#
# A list of five has six entries afterwards. When a sixth player joins and the schedule is made anew, the
# `null` counts as a player, a second one is added for it, and six players need seven rounds instead of
# five: in six of the seven two of them pause. Nothing is refused, and each pair still meets once.
#
# Whoever keeps the list hands over a copy: `RoundRobin([...players], 1, true)`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-fund --no-audit --ignore-scripts tournament-pairings@2.0.1 >/dev/null
cat >run.mjs <<'SCRIPT'
import { RoundRobin } from "tournament-pairings";

const told = (players) => {
    const matches = RoundRobin(players, 1, true);
    const rounds = Math.max(...matches.map((match) => match.round));
    const games = matches.filter((match) => match.player1 !== null && match.player2 !== null);
    const pausing = Array.from({ length: rounds }, (_, i) => 6 - 2 * games.filter((game) => game.round === i + 1).length);
    return `${rounds} rounds, ${games.length} games, pausing ${pausing.join(" ")}`;
};
const players = ["a", "b", "c", "d", "e"];
RoundRobin(players, 1);
console.log("shuffled:", players.length, "entries");
RoundRobin(players, 1, true);
console.log("ordered:", players.length, "entries, the last", players.at(-1));
players.push("f");
console.log("a sixth joins:", told(players));
console.log("six from the start:", told(["a", "b", "c", "d", "e", "f"]));
SCRIPT
seen=$(node run.mjs)
printf '%s\n' "$seen"
expected='shuffled: 5 entries
ordered: 6 entries, the last null
a sixth joins: 7 rounds, 15 games, pausing 2 2 2 0 2 2 2
six from the start: 5 rounds, 15 games, pausing 0 0 0 0 0'
[ "$seen" = "$expected" ]
