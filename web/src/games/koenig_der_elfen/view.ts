/** What a reader sees of König der Elfen. Generated from tafelronde.games.koenig_der_elfen.view. */

/** A location on the table with its action cards; owners are seats, −1 where no card lies. */
export interface LocationView {
  /** `2.1`: the first location, clockwise, of the second prince's realm. */
  place: string;
  terrain: string;
  value: number;
  gold: number;
  thief: number;
  /** A tree on land, a sea monster on water. */
  obstacle: number;
  /** What its prince would pay to close it (E-6.18). */
  close_price: number;
  /** Of the running trip. */
  visits: number;
}

/** A prince: his realm, and what lies before him. */
export interface SeatView {
  /** In the order of the clockwise route. */
  realm: readonly LocationView[];
  /** In hand. */
  cards: number;
  /** How many of each kind; None where the reader may not see it. */
  hand: Readonly<Record<string, number>> | null;
  /** Whether the hand lies open for all just now (E-6.24). */
  shown: boolean;
  /** None where the reader may not see it (E-15.1). */
  gold: number | null;
  /** Tokens not in use. */
  arms: number;
  /** Cards bought in this planning phase. */
  bought: number;
}

/** The running trip: public (E-15.1), but for the stock. */
export interface TripView {
  player: number;
  /** The place of the last visit; '' before the first. */
  at: string;
  /** 1 clockwise, −1 counter-clockwise. */
  heading: number;
  /** Whether a bodyguard shields him in the realm of `at`. */
  guarded: boolean;
  visits: number;
  /** Of the visits so far; paid at the end, as are the tolls. */
  income: number;
  /** Owed to each seat. */
  tolls: readonly number[];
  /** Where the next visit leads; '' on an empty table. */
  ahead: string;
  /** Where it leads after a direction change; '' before the first visit. */
  back: string;
  /** Where a named spell leads, while its cards are discarded; else ''. */
  aim: string;
  /** Gold that the traveller can pay with on the trip (E-9.4); his own knowledge. */
  stock: number | null;
}

/** A kind of action, and whether the player can choose it now. */
export interface ActionView {
  /** `location`, `swap`, `buy`, `card`, `close`, `pass`, `no-location`; on a trip `visit`,
   * `guard` and `turn` (visits with these), `spell`, `halt`. */
  kind: string;
  /** Gold to the bank now; for `close` of the cheapest location. */
  price: number;
  /** Why no action of the kind is legal, as a code of the catalogue; '' where one is. */
  reason: string;
  /** The rule that forbids it. */
  clause: string;
}

/** A visit that the traveller can make now. */
export interface OfferView {
  /** Its notation. */
  action: string;
  place: string;
  /** Travel cards that it takes; of the kind in `action`, for a spell of any kinds. */
  cards: number;
  /** What it brings at the end of the trip. */
  income: number;
  /** The seat to which 2 gold fall due for it, or −1. */
  toll: number;
}

/** A visit of the best trip. */
export interface StopView {
  /** `2.1`: the first location of the second prince's realm. */
  place: string;
  transport: string;
  /** So many of them are paid. */
  cards: number;
  /** Whether a bodyguard comes along into this realm. */
  guard: boolean;
  /** Whether he changes direction before it. */
  turn: boolean;
  income: number;
  /** The seat to whose thief 2 gold go; −1: none. */
  toll: number;
}

/** The best trip that a hand makes over the table as it lies. */
export interface ReachView {
  /** In their order; those still to come, where the trip is being made. */
  visits: readonly StopView[];
  /** What the whole trip earns: income and bonus, less the tolls. */
  gold: number;
  /** Whether it sees every location. */
  bonus: boolean;
  /** The location at which it ends short: the next on the route; '' where there is none, or it
   * was seen twice. */
  ahead: string;
  /** Transport → how many more cards of it, beside what the trip leaves in hand, would lead on
   * to `ahead`, for each that goes there. Empty where the hand has them and going on does not
   * pay. */
  missing: Readonly<Record<string, number>>;
  /** Whether it is the stock that does not suffice for the thief there. */
  poor: boolean;
}

/** The table as one reader sees it. */
export interface KoenigDerElfenView {
  t: "koenig_der_elfen";
  /** Who acts; −1 chance, −4 over. */
  player: number;
  /** `dealing`, `planning`, `travelling` or `over`. */
  phase: string;
  /** What is awaited of him: `turn`, `swap-discard`, `fetch`, `search-discard`, `spell-discard`;
   * '' while chance acts. */
  awaits: string;
  /** Cards to be discarded, drawn or dealt before the turn goes on. */
  due: number;
  journey: number;
  journeys: number;
  /** The start player; −1 until chance chose one. */
  dragon: number;
  /** Players who passed directly after one another. */
  passes: number;
  /** Locations that a realm can hold. */
  room: number;
  /** Whether the magic spell is played. */
  magic: boolean;
  /** The value of each terrain in this deck. */
  worth: Readonly<Record<string, number>>;
  seats: readonly SeatView[];
  /** Cards in the draw pile. */
  pile: number;
  /** The discard pile, which lies open. */
  discard: Readonly<Record<string, number>>;
  trip: TripView | null;
  /** For the player to act at his turn: kinds of actions, with prices and reasons. */
  actions: readonly ActionView[];
  /** For the traveller: every visit that he can make now. */
  offers: readonly OfferView[];
  /** While all plan, what the reader's own hand can do; None otherwise, and for spectators. */
  reach: ReachView | null;
}
