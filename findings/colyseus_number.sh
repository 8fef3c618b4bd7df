#!/bin/sh
# @colyseus/schema 5.0.34 (npm, Node 20), the state that Colyseus keeps alike at server and clients: a field of type `number` arrives as
# another fraction than the server has. Where the nearest float32 is less than 0.0001 away, that is what is sent: a clock of 59.9 s
# arrives as 59.900001525878906, a rating of 1500.37 as 1500.3699951171875. Larger ones arrive as they are (100000.37), and so do whole
# numbers and `float64` in the same message. Its README says that the type chooses int or float by itself; that NaN arrives
# as 0, and infinity as 2**53 − 1, stands there.
#
# So a client that adds up what it was sent, compares it with a number of its own, or hashes the state, is off now and then.
# Declare `float64`, or send whole milliseconds and hundredths.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-fund --no-audit @colyseus/schema@5.0.34 >/dev/null
cat >run.mjs <<'SCRIPT'
import { Decoder, Encoder, schema, t } from "@colyseus/schema";

const Player = schema({ clock: t.number(), exact: t.float64() }, "Player");
for (const value of [59.9, 1500.37, 0.1 + 0.2, 100000.37, 2 ** 40 + 1, 2.5]) {
    const there = new Player();
    there.clock = there.exact = value;
    const here = new Player();
    new Decoder(here).decode(new Encoder(there).encodeAll());
    console.log(`${value}: number ${here.clock}, float64 ${here.exact === value ? "as it is" : here.exact}`);
}
SCRIPT
seen=$(node run.mjs)
printf '%s\n' "$seen"
expected="59.9: number 59.900001525878906, float64 as it is
1500.37: number 1500.3699951171875, float64 as it is
0.30000000000000004: number 0.30000001192092896, float64 as it is
100000.37: number 100000.37, float64 as it is
1099511627777: number 1099511627777, float64 as it is
2.5: number 2.5, float64 as it is"
[ "$seen" = "$expected" ]
