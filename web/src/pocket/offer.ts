/** Whether this device works out what the server could: reviews, and how others answer in puzzles. */

import { inPocket } from "../lib/home";
import { keep, kept } from "../lib/settings.svelte";

/** The page without a server, where this server has one: its own page says so (`server/node/pages.py`). */
export const ALONE = document.querySelector("link[rel=alternate]")?.getAttribute("href");
/** The server leaves all judging to its readers' devices. A page that is its own server judges anyway. */
export const ONLY_DEVICES = !inPocket && document.querySelector("meta[name=judge]") !== null;

/** The reader's wish. */
const WISH = "reviews";
const HERE = "here";

/** Whether this browser can run our Python; some forbid WebAssembly. */
const able = (): boolean => "WebAssembly" in globalThis && "Worker" in globalThis;

/** Whether the server has what a browser needs to judge, and this one can. */
export const offered = (): boolean => !inPocket && !!ALONE && able();
export const wished = (): boolean => offered() && kept(WISH) === HERE;
export const wish = (here: boolean): void => keep(WISH, here ? HERE : "");
