/** A game that was played without a network comes to an account by its record. */

import { home, placed, SERVED } from "../../lib/home";
import { askOf, Refusal } from "../../lib/link.svelte";
import type { HandedOver, Me } from "../../lib/wire";

/** The largest size of a record, in characters (`MOST_BYTES` of the server's feature). */
export const MOST = 100_000;

/** The server that a page without one came from. */
const host = { fetch: (address: string, asked: RequestInit) => fetch(placed(address), asked) };

/** The person known there; or why nobody is. */
export type Found = Me | "nobody" | "no-network" | "no-server";

export async function whoIsThere(): Promise<Found> {
  if (!SERVED) return "no-server";
  try {
    return await askOf(host, "GET /api/me");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason } = error.refused;
    return reason === "offline" ? "no-network" : reason === "trouble" ? "no-server" : "nobody";
  }
}

/** Hand over a game of this page to the server that it came from. Throws a Refusal. */
export async function handOver(table: string): Promise<HandedOver> {
  const answer = await home.fetch(`/api/tables/${table}/record`, {});
  return askOf(host, "POST /api/handed-over", { body: { record: await answer.text() } });
}
