import { expect, test } from "vitest";

import { signs } from "./day";

test("the signs tell how often one tried, and nothing else", () => {
  expect(signs({ tries: 1 }, 0)).toBe("🟩");
  expect(signs({ tries: 3 }, 1)).toBe("🟥🟥🟩");
  expect(signs({ tries: 9 }, 12)).toBe("🟥×8🟩 🔥12");
  expect(signs({ tries: 0 }, 0)).toBe("🟩");
});
