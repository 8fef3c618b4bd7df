/** Facts read from the view of König der Elfen. */

import type { KoenigDerElfenView, LocationView, ReachView } from "./view";

/** The number of cards of each kind. */
export type Counts = Readonly<Record<string, number>>;

/** The location of a place, where one lies. */
export function locationAt(view: KoenigDerElfenView, place: string): LocationView | undefined {
  return view.seats.flatMap(({ realm }) => realm).find((location) => location.place === place);
}

/** The places that the reader would visit, in order. */
export const roadOf = (view: KoenigDerElfenView): string[] => view.reach?.visits.map(({ place }) => place) ?? [];

/** The fewest cards that are missing to lead on: "one raft, or one dragon". */
export function lacking({ missing }: ReachView): Counts {
  const fewest = Math.min(...Object.values(missing));
  return Object.fromEntries(Object.entries(missing).filter(([, count]) => count === fewest));
}

/** The steps of the reader's road, each from a place to a place, and which way round. */
export function stepsOf({ visits }: ReachView): { from: string; to: string; heading: number }[] {
  let heading = 1;
  return visits.slice(1).map(({ place, turn }, i) => {
    if (turn) heading = -heading;
    return { from: visits[i]?.place ?? "", to: place, heading };
  });
}

/** The seat in whose realm a place is: 1 for `2.1`. */
export const realmOf = (place: string): number => Number(place.split(".")[0]) - 1;

/** All cards of some counts. */
export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** The seats that have passed directly before the player to act: turns go round clockwise. */
export function passed(view: KoenigDerElfenView): number[] {
  if (view.phase !== "planning" || view.player < 0) return [];
  const seats = view.seats.length;
  return Array.from({ length: view.passes }, (_, i) => (view.player - view.passes + i + seats) % seats);
}
