/** The actions of others on the places of the table since the reader's last turn. */

import type { Entry, Telling } from "../../../lib/wire";

/** The tellings by place, where it lies now; a location that was closed by its realm, `3` for that of seat
 * 2. */
export type Since = ReadonlyMap<string, Telling>;

/** Cards that stand in one's way. */
const HINDERS: readonly string[] = ["thief", "tree", "sea_monster"];

/** Whether a place's telling was an act against those who want to come by there. */
export const hinders = ({ code, args }: Telling): boolean =>
  code === "close" || (code === "card" && HINDERS.includes(String(args["card"])));

const split = (place: string): [realm: string, slot: number] => {
  const [realm = "", slot] = place.split(".");
  return [realm, Number(slot)];
};

export function doneSince(log: readonly Entry[], reader: number | null): Since {
  const done = new Map<string, Telling>();
  if (reader === null) return done;
  const own = log.findLastIndex(({ player, forced }) => player === reader && !forced);
  for (const telling of log.slice(own + 1).flatMap(({ tellings }) => tellings)) {
    const place = String(telling.args["place"] ?? "");
    if (!["location", "card", "close"].includes(telling.code)) continue;
    if (telling.code !== "close") {
      done.set(place, telling);
      continue;
    }
    // The locations after it move up.
    const [realm, slot] = split(place);
    done.delete(place);
    for (const [at, what] of [...done]) {
      const [in_, nth] = split(at);
      if (in_ !== realm || !(nth > slot)) continue;
      done.delete(at);
      done.set(`${realm}.${nth - 1}`, what);
    }
    done.set(realm, telling);
  }
  return done;
}
