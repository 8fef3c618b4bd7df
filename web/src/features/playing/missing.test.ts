import { expect, it } from "vitest";

import { missingFace } from "./missing";

const MISSING = { seat: 1, bot: 900, end: 86_400 };
const RATED = { seat: 1, bot: 0, end: 86_400 };

it.each([
  [0, null], [299, null], [300, ["bot-later", 900, false, false]], [900, ["bot-now", 0, true, false]], [86_399, ["bot-now", 0, true, false]],
  [86_400, ["end-now", 0, true, true]],
] as const)("offers a bot and then an end: after %i s", (now, told) => {
  const face = missingFace(MISSING, now);
  expect(face && [face.says, face.later, face.bot, face.end]).toEqual(told);
});

it.each([
  [900, null], [43_199, null], [43_200, ["end-later", 86_400, false, false]], [86_400, ["end-now", 0, false, true]],
] as const)("offers only the end where no bot may play: after %i s", (now, told) => {
  const face = missingFace(RATED, now);
  expect(face && [face.says, face.later, face.bot, face.end]).toEqual(told);
});
