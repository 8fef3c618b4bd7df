/** The view of König der Elfen, as games/koenig_der_elfen/view.py sends it. */

/** How many of each kind of card. */
export type Counts = Readonly<Record<string, number>>;

export interface LocationView {
  /** `2.1`: the first location, clockwise, of the second prince's realm. */
  place: string;
  terrain: string;
  value: number;
  /** The owners of its action cards: seats, −1 where none lies. */
  gold: number;
  thief: number;
  obstacle: number;
  close_price: number;
  /** Of the running trip. */
  visits: number;
}

export interface SeatView {
  realm: readonly LocationView[];
  cards: number;
  /** null where the reader may not see it. */
  hand: Counts | null;
  shown: boolean;
  gold: number | null;
  arms: number;
  bought: number;
}

export interface TripView {
  player: number;
  at: string;
  heading: number;
  guarded: boolean;
  visits: number;
  income: number;
  tolls: readonly number[];
  ahead: string;
  back: string;
  aim: string;
  stock: number | null;
}

export interface ActionView {
  kind: string;
  price: number;
  reason: string;
  clause: string;
}

export interface OfferView {
  action: string;
  place: string;
  cards: number;
  income: number;
  toll: number;
}

/** A visit that the reader's hand can make. */
export interface StopView {
  place: string;
  transport: string;
  /** So many of its cards are paid. */
  cards: number;
  guard: boolean;
  turn: boolean;
  income: number;
  /** The seat to which 2 gold fall due, or −1. */
  toll: number;
}

/** How far the reader's own hand reaches on the table as it lies. */
export interface ReachView {
  visits: readonly StopView[];
  /** What the trip brings in all, with the bonus and less the tolls. */
  gold: number;
  /** It sees every location. */
  bonus: boolean;
  /** The location at which it ends short; '' where there is none left. */
  ahead: string;
  /** How many more cards of one of these kinds would lead there. */
  missing: Counts;
  /** The stock does not suffice for the thief there. */
  poor: boolean;
}

export interface ElfenView {
  t: "koenig_der_elfen";
  player: number;
  phase: "dealing" | "planning" | "travelling" | "over";
  awaits: "" | "turn" | "swap-discard" | "fetch" | "search-discard" | "spell-discard";
  due: number;
  journey: number;
  journeys: number;
  dragon: number;
  passes: number;
  room: number;
  magic: boolean;
  worth: Counts;
  seats: readonly SeatView[];
  pile: number;
  discard: Counts;
  trip: TripView | null;
  actions: readonly ActionView[];
  offers: readonly OfferView[];
  /** While planning: what the reader's hand can do; null for others. */
  reach: ReachView | null;
}

/** The location of a place, where one lies. */
export function locationAt(view: ElfenView, place: string): LocationView | undefined {
  return view.seats.flatMap(({ realm }) => realm).find((location) => location.place === place);
}

/** The places that the reader would visit, in order. */
export const roadOf = (view: ElfenView): string[] => view.reach?.visits.map(({ place }) => place) ?? [];

/** What takes the fewest more cards to lead on: "one raft, or one dragon". */
export function lacking({ missing }: ReachView): Counts {
  const fewest = Math.min(...Object.values(missing));
  return Object.fromEntries(Object.entries(missing).filter(([, count]) => count === fewest));
}

/** From which place to which the reader's road leads, step by step, and which way round. */
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
export function passed(view: ElfenView): number[] {
  if (view.phase !== "planning" || view.player < 0) return [];
  const seats = view.seats.length;
  return Array.from({ length: view.passes }, (_, i) => (view.player - view.passes + i + seats) % seats);
}
