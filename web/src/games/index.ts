/** The games that have a board here; each is loaded when a table of it is opened. */

import type { GameModule } from "./game";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");

export async function loadGame(name: string): Promise<GameModule | null> {
  const load = modules[`./${name}/index.ts`];
  return load ? (await load()).default : null;
}
