import { expect, it } from "vitest";

import type { Entry, Telling } from "../../../lib/wire";
import { doneSince, hinders } from "./since";

const ME = 1;
const did = (player: number, code: string, args: Telling["args"] = {}): Entry => ({
  ply: 0, player, action: null, text: "", tellings: [{ code, args: { player, ...args } }], time: 0, forced: false,
});
const shown = (log: Entry[]) => Object.fromEntries([...doneSince(log, ME)].map(([at, { code, args }]) => [at, args["card"] ?? code]));

it("marks what others laid since one's last turn, and nothing before it", () => {
  const log = [did(0, "card", { place: "2.1", card: "tree" }), did(ME, "pass"), did(2, "card", { place: "1.1", card: "thief" }), did(0, "pass")];
  expect(shown(log)).toEqual({ "1.1": "thief" });
  expect(doneSince(log, null).size).toBe(0);
});

it("follows a place that moves up when one before it is closed", () => {
  const log = [did(ME, "pass"), did(2, "location", { place: "4.2", card: "lake" }), did(2, "location", { place: "4.1", card: "plain" }), did(0, "close", { place: "4.1" })];
  expect(shown(log)).toEqual({ "4.1": "lake", 4: "close" });
});

it("tells what hinders from what does not", () => {
  const [thief, gold, closed] = [did(0, "card", { card: "thief" }), did(0, "card", { card: "gold" }), did(0, "close")];
  expect([thief, gold, closed].map(({ tellings: [one] }) => one && hinders(one))).toEqual([true, false, true]);
});
