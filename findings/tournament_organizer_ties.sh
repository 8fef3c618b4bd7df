#!/bin/sh
# tournament-organizer 4.1.1 (npm, Node 20) breaks ties by a part of the games:
# - "sonneborn berger", "koya system" and "neighborhood record" look at the first game of two players only, also in its format
#   "double-round-robin". Of two who did the same (each beat the other once, and the third player twice), who won the first
#   game has 3 Sonneborn-Berger points and the other none, and stands above.
# - "mutual versus" adds up draws alone, and a decided game sets the sum anew. So four draws against the common opponents (2 points)
#   stand above three victories and a loss (3 points).
#
# A host who breaks ties by one of these works them out from the games.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-fund --no-audit --ignore-scripts tournament-organizer@4.1.1 >/dev/null
cat >run.mjs <<'SCRIPT'
import Manager from "tournament-organizer";

/** Plays all rounds; `winner(one, two, number)` is who wins the games of two players in turn, "" for a draw. */
function standings(format, names, tiebreak, winner) {
    const scoring = { bestOf: 1, win: 1, draw: 0.5, loss: 0, bye: 0, tiebreaks: [tiebreak] };
    const cup = new Manager().createTournament("cup", { sorting: "none", scoring, stageOne: { format } });
    for (const name of names) cup.createPlayer(name, name);
    cup.startTournament();
    const met = {};
    for (;;) {
        for (const match of cup.getActiveMatches()) {
            const [one, two] = [match.getPlayer1().id, match.getPlayer2().id];
            const pair = [one, two].sort().join("");
            met[pair] = (met[pair] ?? 0) + 1;
            const won = winner(pair, met[pair]);
            cup.enterResult(match.getId(), won === one ? 1 : 0, won === two ? 1 : 0, won === "" ? 1 : 0);
        }
        if (cup.getRoundNumber() === cup.getStageOne().rounds) return cup.getStandings();
        cup.nextRound();
    }
}

const values = ({ tiebreaks: { sonnebornBerger, koyaSystem, neighborhoodRecord } }) => [sonnebornBerger, koyaSystem, neighborhoodRecord].join(" ");
const told = (row) => `${row.player.getId()} ${row.matchPoints}`;
for (const first of ["a", "b"]) {
    const other = first === "a" ? "b" : "a";
    const winner = (pair, number) => (pair === "ab" ? (number === 1 ? first : other) : pair[0]);
    const rows = standings("double-round-robin", ["a", "b", "c"], "sonneborn berger", winner);
    console.log(`${first} wins the first:`, rows.map((row) => `${told(row)} (${values(row)})`).join(", "));
}
const decided = { ab: "a", bc: "b", bd: "b", be: "b", bf: "f", cf: "c" };
const rows = standings("round-robin", [..."abcdef"], "mutual versus", (pair) => decided[pair] ?? "");
console.log("mutual versus:", rows.map(told).slice(0, 2).join(", "));
SCRIPT
seen=$(node run.mjs)
printf '%s\n' "$seen"
expected='a wins the first: a 3 (3 1 1), b 3 (0 0 -1), c 0 (0 0 0)
b wins the first: b 3 (3 1 1), a 3 (0 0 -1), c 0 (0 0 0)
mutual versus: a 3, b 3'
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
