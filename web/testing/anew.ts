/** Each file of tests begins as if it were alone, in a page that has just been opened. */

import { vi } from "vitest";

import page from "./page";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
page.setup(globalThis);
