/** The table after each step, as the server lets this reader see it. */

import { ask } from "./link.svelte";
import type { Scene } from "./telling.svelte";
import type { Frame } from "./wire";

export const CHUNK = 50;

/** The frames after steps `since`, `since + 1`, … */
export async function frames(id: string, since: number, count = CHUNK): Promise<Frame[]> {
  return (await ask<{ frames: Frame[] }>(`tables/${id}/replay?since=${since}&count=${count}`)).frames;
}

export const sceneOf = ({ ply, player, view, entry }: Frame): Scene => ({
  ply,
  player,
  view,
  entries: entry ? [entry] : [],
});
