/** The table after each step, as the server lets this reader see it. */

import { ask } from "../lib/link.svelte";
import type { Frame } from "../lib/wire";
import type { Scene } from "./telling.svelte";

export const CHUNK = 50;

/** The frames after steps `since`, `since + 1`, … */
export async function frames(id: string, since: number, count = CHUNK): Promise<readonly Frame[]> {
  return (await ask("GET /api/tables/{table}/replay", { path: { table: id }, query: { since, count } })).frames;
}

/** All frames after the steps `since` … `to`. */
export async function framesTo(id: string, since: number, to: number): Promise<Frame[]> {
  const starts = Array.from({ length: Math.ceil((to + 1 - since) / CHUNK) }, (_, i) => since + i * CHUNK);
  const found = await Promise.all(starts.map((start) => frames(id, start, Math.min(CHUNK, to + 1 - start))));
  return found.flat();
}

export const sceneOf = ({ ply, player, view, entry }: Frame): Scene => ({
  ply,
  player,
  view,
  entries: entry ? [entry] : [],
});

/** The scenes of these frames for the seat `eye`, where others sit at the same screen who see what is
 * hidden from it: a frame as one of them saw it shows the table as it was before. */
export function scenesFor(eye: number, found: readonly Frame[]): Scene[] {
  const scenes: Scene[] = [];
  let seen = found.find((frame) => frame.eye < 0 || frame.eye === eye);
  for (const frame of found) {
    if (frame.eye < 0 || frame.eye === eye) seen = frame;
    scenes.push({ ...sceneOf(frame), view: seen?.view });
  }
  return seen ? scenes : [];
}
