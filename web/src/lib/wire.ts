/** What goes over the wire. Generated from src/tafelronde/server/wire. */

export type Status = "closed" | "open" | "over" | "playing";

export type Waiting = "" | "bot-thinks" | "bot-warms-up" | "rules-warm-up";

export type Undoing = "ask" | "no" | "now";

export type Hinting = "all" | "alone" | "none";

/** POST /api/session: become a guest with this name, or take another name. */
export interface NewSession {
  name: string;
  /** Whoever is somebody already keeps the name that he has. */
  guest?: boolean;
}

/** POST /api/me/code: a code for a second device. Nothing is to be said about it. */
export type NewCode = Record<string, never>;

/** POST /api/session/code: be, on this device, the person who made the code. */
export interface RedeemCode {
  code: string;
}

/** POST /api/tokens: a bot of one's own, an identity with a name and a bearer token. */
export interface NewToken {
  name: string;
}

/** Who is to sit on a seat of a new table. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  /** Of a bot; '': that of its `character`. */
  level?: string;
  /** Who of the game's court it is to be; '': somebody who is not at the table yet. */
  character?: string;
  /** Of a further person at this screen (`me`). */
  name?: string | null;
}

/** POST /api/tables/{id}/play-on: go on from the middle of a finished game, against bots. */
export interface PlayOn {
  /** The log of the new table begins with so many steps of the old one's. */
  ply: number;
  seat?: number;
  /** Of the bots on the other seats; '': one of the game's own choosing. */
  level?: string;
  /** Who they are to be, in the order of the seats; who is not named is chosen. */
  characters?: readonly string[];
  nonce?: string;
}

/** POST /api/tables. Without `seats`: me first, the others open. If nobody but me and bots is to
 * play, and `ready` is true, the game starts at once. */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Readonly<Record<string, boolean | number | string>>;
  seats?: readonly SeatPlan[] | null;
  public?: boolean;
  /** Spectators see the game so many decisions late, until it is over. */
  delay?: number;
  /** Hints also where two or more people play; who plays alone against bots has them anyway. */
  hints?: boolean;
  ready?: boolean;
  nonce?: string;
}

/** Answered with `pong`. */
export interface Ping {
  t: "ping";
  id: string;
}

/** Get `lobby` now and whenever it changes (`on`), or no longer. */
export interface Lobby {
  t: "lobby";
  id: string;
  on?: boolean;
}

/** Get `table` and `chats` now, then `table` and `chat` as they happen. `seq`: what the client
 * has already (the last `head.seq` it got); then the first `table` carries only the log since.
 * Coming back after a lost connection is just this. */
export interface Watch {
  t: "watch";
  id: string;
  table: string;
  seq?: number;
}

/** No more news of this table. */
export interface Unwatch {
  t: "unwatch";
  id: string;
  table: string;
}

/** Take an open seat before the start. Several seats: people at one screen take turns. `name`:
 * what this seat is called instead of its owner's name (a second person here). */
export interface Sit {
  t: "sit";
  id: string;
  table: string;
  seat: number;
  name?: string | null;
}

/** Free a seat of one's own before the start; the host may free any. */
export interface Stand {
  t: "stand";
  id: string;
  table: string;
  seat: number;
}

/** The host puts a bot on an open seat (or another instead) before the start. `level` '': that
 * of the `character`, or one of the game's own choosing; `character` '': somebody who is not at
 * the table yet. */
export interface SeatBot {
  t: "bot";
  id: string;
  table: string;
  seat: number;
  level?: string;
  character?: string;
}

/** Say that one is ready (or not after all). When all seats are, the game starts. `nonce`:
 * something random of one's own, so that nobody can have chosen the draws. */
export interface Ready {
  t: "ready";
  id: string;
  table: string;
  seat: number;
  on?: boolean;
  nonce?: string;
}

/** Play. `seq`: the `head.seq` at which the choice was made; refused as `stale` when the table
 * has moved on. `action`: one of `head.legal[].action`, or its text. */
export interface Move {
  t: "move";
  id: string;
  table: string;
  seat: number;
  seq: number;
  action: Readonly<Record<string, unknown>> | string;
}

/** Take back one's last decision where `head.undo.state` is `now`; where it is `ask`, this asks
 * the others (`head.offer`). */
export interface Undo {
  t: "undo";
  id: string;
  table: string;
  seat: number;
}

/** Answer a takeback offer; the asker's own `yes: false` withdraws it. */
export interface Answer {
  t: "answer";
  id: string;
  table: string;
  seat: number;
  yes: boolean;
}

/** Give the game up. It is over when one seat is left that has not, or no person; until then a
 * bot of this `level` ('': one of the game's own choosing) plays the seat to the end. */
export interface Resign {
  t: "resign";
  id: string;
  table: string;
  seat: number;
  level?: string;
}

/** Let a bot play one's seat while one is away. */
export interface Leave {
  t: "leave";
  id: string;
  table: string;
  seat: number;
  level?: string;
}

/** Take one's seat back from the bot. */
export interface Return {
  t: "return";
  id: string;
  table: string;
  seat: number;
}

/** The host gives up a table that has not started. */
export interface Close {
  t: "close";
  id: string;
  table: string;
}

/** The host sends a person away: he may neither sit nor speak here, and what he said is shown no
 * more. Not one who plays. `on: false` lets him back. */
export interface Remove {
  t: "remove";
  id: string;
  table: string;
  user: string;
  on?: boolean;
}

/** Ask a bot; answered with `hint`. */
export interface Hint {
  t: "hint";
  id: string;
  table: string;
  seat: number;
  level?: string;
}

/** A new table with the seats rotated; its id is in `done` and in `head.rematch`. */
export interface Rematch {
  t: "rematch";
  id: string;
  table: string;
}

/** Chat. */
export interface Say {
  t: "say";
  id: string;
  table: string;
  text: string;
}

/** Something to be said: a message of the catalogue and its arguments. `player`, where there is
 * one, is a seat; the reader's side puts the name in its place. */
export interface Telling {
  code: string;
  args: Readonly<Record<string, string | number>>;
}

/** Who one is: the answer of GET /api/me, POST /api/session and POST /api/session/code. */
export interface Me {
  user: string;
  name: string;
}

/** The answer of POST /api/tokens. The token is shown this once. */
export interface Token {
  user: string;
  name: string;
  token: string;
}

/** The answer of POST /api/me/code: good once, until `until`. */
export interface Code {
  code: string;
  until: number;
}

/** GET /api/me/devices: where one is signed in. */
export interface Device {
  id: string;
  /** What the browser calls itself. */
  label: string;
  created: number;
  /** When it was last in use, give or take an hour. */
  seen: number;
  /** The one that asks. */
  here: boolean;
}

/** A switch of a game. */
export interface GameOption {
  name: string;
  choices: readonly (boolean | number | string)[];
  default: boolean | number | string;
  clause: string;
  /** The table sizes that have it; empty: all. */
  players: readonly number[];
  /** How many must sit at the table, for each of the choices; empty: no matter. */
  fewest: readonly number[];
  /** A data set: beside the choices, the text of another one's JSON may be sent. */
  data: boolean;
}

/** Somebody who plays a level of a game; `court-<id>` of its catalogue says how. */
export interface Character {
  id: string;
  name: string;
  level: string;
}

/** A game that can be played here: GET /api/games. */
export interface GameCard {
  name: string;
  title: string;
  min_players: number;
  max_players: number;
  /** Of the seats; empty where they depend on the options: then the table's seats have them. */
  colours: readonly string[];
  options: readonly GameOption[];
  /** Levels (`easy` …), or kinds where the game has no levels; weakest first. */
  bots: readonly string[];
  /** Who the bots are, by level; empty where they have no names of their own. */
  court: readonly Character[];
  hidden: boolean;
  /** About how long people play, from the smallest table to the largest; empty: unknown. */
  minutes: readonly number[];
  rules_version: number;
  /** Whether its bots are compiled on this node; until then they warm up. */
  warm: boolean;
}

/** A place at a table. */
export interface Seat {
  kind: "bot" | "open" | "person";
  /** In the catalogue's words (`red`); '' where the game has none for this seat. */
  colour: string;
  /** Of who decides here, the person or the bot; '' where the seat is open. */
  name: string;
  /** The person's public id; also while a bot sits in for him. */
  user: string;
  /** Of the bot. */
  level: string;
  ready: boolean;
  /** A bot sits in for its person, who may return. */
  away: boolean;
  /** Whether the person is looking at the table (on this node). */
  online: boolean;
  /** Its person has given up; a bot plays to the end. */
  resigned: boolean;
  /** The id of the bot in the game's court; '' where it is in none. */
  character: string;
  /** The name of the person for whom a bot sits in. */
  absent: string;
}

/** How a game ended, in short. */
export interface Outcome {
  winners: readonly number[];
  scores: readonly number[];
  /** The seats that gave up, where that ended it. */
  resigned: readonly number[];
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  status: Status;
  public: boolean;
  seats: readonly Seat[];
  you: readonly number[];
  your_turn: boolean;
  ply: number;
  /** Of a finished game: when it ended. */
  changed: number;
  /** Of a finished game; null where nobody can tell any more. */
  outcome: Outcome | null;
}

/** GET /api/games-of-mine: one's finished games, the last one first. */
export interface Finished {
  games: readonly TableCard[];
  /** Ask with it for those before; '': these were the last. */
  before: string;
}

/** A legal action of the reader. */
export interface Choice {
  action: Readonly<Record<string, unknown>>;
  /** In the game's notation. */
  text: string;
  /** `choice-<code>` of the game's catalogue. */
  label: Telling | null;
}

/** One ply of the log, as the reader may know it. */
export interface Entry {
  ply: number;
  /** The seat that acted; −1: chance. */
  player: number;
  /** None where the reader may not know it. */
  action: Readonly<Record<string, unknown>> | null;
  /** In the game's notation; '' where the reader may not know it. */
  text: string;
  /** `event-<code>` of the game's catalogue. */
  tellings: readonly Telling[];
  time: number;
  /** Nothing else was possible: it was done without asking. */
  forced: boolean;
}

/** Whether the reader may take back: `now`, `ask` (the others) or `no`. `reason` says why not
 * `now`: `nothing`, `new-information`, `others-decided`, `over`, `not-playing`, `offer-stands`,
 * `spectator`. */
export interface UndoState {
  state: Undoing;
  reason: string;
  /** Whose decision it would be. */
  seat: number;
  /** The ply to which it would go back. */
  to: number;
}

/** Somebody asks to take back. */
export interface Offer {
  seat: number;
  to: number;
  /** Seats whose people have not answered. */
  waiting: readonly number[];
}

/** How it ended. */
export interface Result {
  ending: "resigned" | "rules";
  /** The seat whose resignation ended it; −1. */
  by: number;
  /** −1 … 1 for each seat. */
  returns: readonly number[];
  scores: readonly number[];
  winners: readonly number[];
  /** `result-<code>` of the game's catalogue; empty after a resignation. */
  tellings: readonly Telling[];
}

/** A table as it stands now, as the reader may see it: all but the log. */
export interface Head {
  id: string;
  /** Rises with everything that happens here; the client quotes it in `move` and `watch`. */
  seq: number;
  status: Status;
  game: string;
  options: Readonly<Record<string, boolean | number | string>>;
  public: boolean;
  /** The user who made it. */
  host: string;
  created: number;
  changed: number;
  seats: readonly Seat[];
  /** The reader's seats; empty: a spectator. */
  you: readonly number[];
  /** The seat from which `view` is seen; −1: as a spectator. */
  eye: number;
  /** Length of the log. */
  ply: number;
  /** Who acts; −4: nobody. */
  player: number;
  /** What a bot that acts is doing; or that all are ready, and the deal waits for the rules. */
  waiting: Waiting;
  /** The game's own struct (its `view.py`); null before the start. */
  view: unknown;
  /** What the reader may do now; empty when it is not his turn. */
  legal: readonly Choice[];
  undo: UndoState;
  offer: Offer | null;
  result: Result | null;
  /** The table of the rematch; ''. */
  rematch: string;
  /** The promise of the seed, hex. */
  commitment: string;
  /** Shown when it is over; ''. */
  seed: string;
  /** How many look on (on this node), people at the table included. */
  watchers: number;
  /** Spectators see the game so many decisions late; 0: at once. */
  delay: number;
  hints: Hinting;
  /** Users whom the host sent away. */
  removed: readonly string[];
}

/** Something said at a table. */
export interface ChatLine {
  number: number;
  user: string;
  name: string;
  /** −1: a spectator. */
  seat: number;
  text: string;
  time: number;
}

/** GET /api/tables/{id}/verify: whether the record of a finished game is true. */
export interface Verified {
  ok: boolean;
  decisions: number;
  draws: number;
  draws_checked: boolean;
  findings: readonly string[];
}

/** GET /api/tables/{id}/replay/{ply}: the table after the first `ply` steps. */
export interface Frame {
  ply: number;
  /** The ply at the end. */
  last: number;
  player: number;
  eye: number;
  view: unknown;
  /** The step that led here. */
  entry: Entry | null;
}

/** GET /api/tables/{id}/replay?since=0&count=50. */
export interface Replay {
  frames: readonly Frame[];
}

/** The first message. `me` is null for a visitor without a session: he may only look. */
export interface Welcome {
  t: "welcome";
  me: Me | null;
  version: string;
  server_time: number;
}

export interface Pong {
  t: "pong";
  id: string;
}

/** The command was carried out and is on disk. */
export interface Done {
  t: "done";
  id: string;
  table: string;
  /** `head.seq` after it. */
  seq: number;
}

/** Why not: also the body of every HTTP answer from 400 on. `reason` is a code for the catalogue
 * (`refusal-<reason>`), `clause` the rule concerned (`R-3.3`) or ''. `message` is English, for
 * developers. */
export interface Refused {
  t: "refused";
  id: string;
  reason: string;
  clause: string;
  args: Readonly<Record<string, string | number>>;
  message: string;
}

/** The table as it stands, and the log from ply `since` on. The client's log becomes
 * `log[:since] + entries`: that covers the first message, what is new, takebacks, and coming
 * back. */
export interface TableNews {
  t: "table";
  table: string;
  head: Head;
  since: number;
  entries: readonly Entry[];
}

/** All public tables that are open or being played, and one's own. */
export interface LobbyNews {
  t: "lobby";
  tables: readonly TableCard[];
}

/** What was said so far (the last hundred). */
export interface Chats {
  t: "chats";
  table: string;
  lines: readonly ChatLine[];
}

export interface Chat {
  t: "chat";
  table: string;
  line: ChatLine;
}

/** An action that a bot thought about. */
export interface Advised {
  choice: Choice;
  /** −1 … 1 for each seat, after this choice. */
  expected: readonly number[];
  /** 0 … 1: what of the victory is to be expected, in a game of one winner his chance. */
  share: number;
}

/** A bot's advice, the answer to `hint`. */
export interface HintNews {
  t: "hint";
  id: string;
  table: string;
  /** Where it was asked; of no use when the table has moved on. */
  seq: number;
  seat: number;
  best: Advised;
  /** The best of all others; null where there is none, or none was thought about. */
  second: Advised | null;
  /** `why-<code>` of the game's catalogue: what tells the best from the second, the weightiest
   * first. Empty where nothing that the game knows tells them apart. */
  reasons: readonly Telling[];
  simulations: number;
}

export type TableCommand =
  | Sit
  | Stand
  | SeatBot
  | Ready
  | Move
  | Undo
  | Answer
  | Resign
  | Leave
  | Return
  | Close
  | Remove
  | Hint
  | Rematch
  | Say;

export type ClientMessage =
  | Ping
  | Lobby
  | Watch
  | Unwatch
  | Sit
  | Stand
  | SeatBot
  | Ready
  | Move
  | Undo
  | Answer
  | Resign
  | Leave
  | Return
  | Close
  | Remove
  | Hint
  | Rematch
  | Say;

export type ServerMessage =
  | Welcome
  | Pong
  | Done
  | Refused
  | TableNews
  | LobbyNews
  | Chats
  | Chat
  | HintNews;
