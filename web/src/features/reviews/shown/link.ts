/** The address of a finished game in a page without a server: it holds the whole game. */

import { SERVED, shown } from "../../../lib/home";
import { recordOf } from "../device/own.svelte";
import { pack } from "./packed";

/** The page that keeps nothing of what it shows. A folder of files has it, a server does not: where one may have sent
 * this page, the game is shown in a page like this one. */
const KEEPS_NOTHING = "embed.html";

/** A link to a step of a finished game. Throws a Refusal. */
export async function linkTo(table: string, game: string, step: number): Promise<string> {
  const record = await pack(await recordOf(table));
  const page = new URL(SERVED ? location.pathname : KEEPS_NOTHING, location.href);
  page.hash = shown(`/game/${game}/${record}?step=${step}`);
  return page.href;
}
