import { expect, it } from "vitest";

import { missingFace } from "./missing";

const MISSING = { seat: 1, nudge: 60, bot: 900, end: 86_400 };
const RATED = { seat: 1, nudge: 60, bot: 0, end: 86_400 };

it.each([
  [0, null], [59, null], [60, ["waits", "", 0, false, false]], [299, ["waits", "", 0, false, false]],
  [300, ["waits", "bot-later", 900, false, false]], [900, ["away", "bot-now", 0, true, false]], [86_399, ["away", "bot-now", 0, true, false]],
  [86_400, ["away-long", "", 0, true, true]],
] as const)("offers a bot and then an end: after %i s", (now, told) => {
  const face = missingFace(MISSING, now);
  expect(face && [face.says, face.more, face.later, face.bot, face.end]).toEqual(told);
});

it.each([
  [59, null], [900, ["waits", "", 0, false, false]], [43_199, ["waits", "", 0, false, false]], [43_200, ["waits", "end-later", 86_400, false, false]],
  [86_400, ["away-long", "", 0, false, true]],
] as const)("offers only the end where no bot may play: after %i s", (now, told) => {
  const face = missingFace(RATED, now);
  expect(face && [face.says, face.more, face.later, face.bot, face.end]).toEqual(told);
});
