/** What goes over the wire: src/tafelronde/server/wire.py in TypeScript. */

export interface Telling {
  code: string;
  args: Record<string, string | number>;
}
export interface Me {
  user: string;
  name: string;
}
export interface Code {
  code: string;
  until: number;
}
export interface GameOption {
  name: string;
  choices: (boolean | number | string)[];
  default: boolean | number | string;
  clause: string;
  players: number[];
}
export interface GameCard {
  name: string;
  title: string;
  min_players: number;
  max_players: number;
  colours: string[];
  options: GameOption[];
  bots: string[];
  hidden: boolean;
  rules_version: number;
  warm: boolean;
}
export interface Seat {
  kind: "open" | "person" | "bot";
  colour: string;
  name: string;
  user: string;
  level: string;
  ready: boolean;
  away: boolean;
  online: boolean;
}
export type Status = "open" | "playing" | "over" | "closed";
export interface TableCard {
  id: string;
  game: string;
  status: Status;
  public: boolean;
  seats: Seat[];
  you: number[];
  your_turn: boolean;
  ply: number;
  changed: number;
}
export interface Choice {
  action: Record<string, unknown>;
  text: string;
  label: Telling | null;
}
export interface Entry {
  ply: number;
  player: number;
  action: Record<string, unknown> | null;
  text: string;
  tellings: Telling[];
  time: number;
}
export interface UndoState {
  state: "now" | "ask" | "no";
  reason: string;
  seat: number;
  to: number;
}
export interface Offer {
  seat: number;
  to: number;
  waiting: number[];
}
export interface Result {
  ending: "rules" | "resigned";
  by: number;
  returns: number[];
  scores: number[];
  winners: number[];
  tellings: Telling[];
}
export interface Head {
  id: string;
  seq: number;
  status: Status;
  game: string;
  options: Record<string, boolean | number | string>;
  public: boolean;
  host: string;
  created: number;
  changed: number;
  seats: Seat[];
  you: number[];
  eye: number;
  ply: number;
  player: number;
  waiting: string;
  view: unknown;
  legal: Choice[];
  undo: UndoState;
  offer: Offer | null;
  result: Result | null;
  rematch: string;
  commitment: string;
  seed: string;
  watchers: number;
}
export interface ChatLine {
  number: number;
  user: string;
  name: string;
  seat: number;
  text: string;
  time: number;
}
export interface Verified {
  ok: boolean;
  decisions: number;
  draws: number;
  draws_checked: boolean;
  findings: string[];
}
export interface Frame {
  ply: number;
  last: number;
  player: number;
  eye: number;
  view: unknown;
  entry: Entry | null;
  scores: number[];
}

export interface Refused {
  t: "refused";
  id: string;
  reason: string;
  clause: string;
  args: Record<string, string | number>;
  message: string;
}
export interface Done {
  t: "done";
  id: string;
  table: string;
  seq: number;
}
export interface TableNews {
  t: "table";
  table: string;
  head: Head;
  since: number;
  entries: Entry[];
}
export interface HintNews {
  t: "hint";
  id: string;
  table: string;
  seq: number;
  seat: number;
  choice: Choice;
  expected: number[];
  simulations: number;
}
export type ServerMessage =
  | { t: "welcome"; me: Me | null; version: string; server_time: number }
  | { t: "pong"; id: string }
  | Done
  | Refused
  | TableNews
  | { t: "lobby"; tables: TableCard[] }
  | { t: "chats"; table: string; lines: ChatLine[] }
  | { t: "chat"; table: string; line: ChatLine }
  | HintNews;

export interface SeatPlan {
  kind: "me" | "open" | "bot";
  level?: string;
  name?: string | null;
}
export interface NewTable {
  game: string;
  players?: number;
  options?: Record<string, boolean | number | string>;
  seats?: SeatPlan[];
  public?: boolean;
  ready?: boolean;
  nonce?: string;
}
