// Written by `make types` from the server's messages, views and endpoints. Do not edit.

export type Advised = { tell: "advised"; id: string; moves: Opinion[]; speaks_for: string[]; speaks_against: string[] };
export type Agree = { do: "agree"; id: string; yes: boolean };
export type Catalogue = { version: string; url: string; games: GameShown[]; levels: string[]; phrases: string[] };
export type Chair = { kind: string; name: string; level: string; ready: boolean; away: boolean; muted: boolean };
export type Command = Hello | Sit | Ready | Reveal | Start | PlayMove | SlapNow | Why | Hint | Say | Write | Undo | Agree | Rematch | Leave | Kick | Mute | Pong;
export type Decision = { ply: number; seat: number; move: string; moves: Opinion[]; lost: number; speaks_for: string[]; speaks_against: string[] };
export type Done = { tell: "done"; id: string; seq: number };
export type Event = {
  tell: "event";
  seq: number;
  fact: Told;
  happened: [string, number, string | null, number][];
  table: TableChanges;
  awaits: number[];
  ply: number;
  due: number | null;
  view: ViewChanges;
  legal: string[];
};
export type GameShown = {
  name: string;
  least: number;
  most: number;
  usual_seats: number;
  minutes: [number, number];
  first_plays: boolean;
  options: OptionShown[];
  cards: string[];
};
export type Games = { games: ListedGame[] };
export type Hello = { do: "hello"; id: string; ticket: string; last?: number; seat?: number | null };
export type Hint = { do: "hint"; id: string; own?: boolean };
export type HitTheDeckView = {
  seats: number;
  first: number;
  viewer: number;
  stage: number;
  round: number;
  scores: number[];
  totals: number[];
  options: HitTheDeckViewOptions;
  turn: number;
  direction: number;
  layer: number;
  drawn: number;
  drawn_known: number;
  debtor: number;
  owed: number;
  lull: number;
  draw_count: number;
  discard_count: number;
  hand_count: number[];
  slapped: number[];
  hands: number[][];
  shown: number[][];
  draw: number[];
  draw_known: number[];
  discard: number[];
  discard_known: number[];
};
export type HitTheDeckViewOptions = {
  target: number;
  cut_depth: number;
  exposed_hand_caller: number;
  resolve_last_card: number;
  may_draw_when_able: number;
  may_keep_drawn: number;
  slap_mode: number;
  false_slap: number;
  call_limit: number;
  slap_limit: number;
  slap_grace: number;
};
export type Kick = { do: "kick"; id: string; seat: number };
export type Leave = { do: "leave"; id: string };
export type Listed = { id: string; card: LobbyEntry };
export type ListedGame = { id: string; game: string; ended: number };
export type LobbyEntry = { game: string; seats: number; names: string[]; people: string[]; phase: string; public: boolean; clock: number; opened: number };
export type Mute = { do: "mute"; id: string; seat: number; muted?: boolean };
export type NoThanksView = {
  seats: number;
  first: number;
  viewer: number;
  stage: number;
  round: number;
  scores: number[];
  totals: number[];
  options: NoThanksViewOptions;
  turn: number;
  offered: number;
  pot: number;
  pile_count: number;
  pile: number[];
  place: number[];
  chips: number[];
  paid: number[];
  gathered: number[];
};
export type NoThanksViewOptions = { tactical: number; rounds: number; large_table: number; chips_visible: number; highest: number; pile: number; purse: number };
export type Opened = { table: string; link: string };
export type Opinion = { move: string; worth: number; visits: number };
export type OptionShown = {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  least: number;
  unit: "" | "milliseconds" | "seconds";
  group: "box" | "comfort" | "house";
  recommended: number[];
  needed: number[];
};
export type Ping = { tell: "ping"; id: string; at: number };
export type PlayMove = { do: "play"; id: string; move: string; ply?: number | null };
export type Pong = { do: "pong"; id: string };
export type Present = { tell: "present"; here: boolean[]; watching: number };
export type Problem = { code: string; clause: string; facts: Record<string, string | number>; message: string };
export type PublicTable = {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  public: boolean;
  clock: number;
  hints: boolean;
  phase: "between" | "gathering" | "over" | "playing";
  match: number;
  round: number;
  host: number;
  seats: Chair[];
  commitment: string;
  pledges: string[];
  asked: number;
  agreed: number[];
  kept: number[];
  slapped: number[];
  racing: boolean;
  sheet: number[][];
  winners: number[];
};
export type Ready = { do: "ready"; id: string; pledge: string; commitment: string };
export type Refused = { tell: "refused"; id: string; code: string; clause: string; facts: Record<string, string | number> };
export type Rematch = { do: "rematch"; id: string };
export type Reveal = { do: "reveal"; id: string; luck: string };
export type Review = { decisions: Decision[] };
export type Say = { do: "say"; id: string; phrase: string };
export type Setup = {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  bots?: string[];
  fill?: string;
  public?: boolean;
  clock?: number;
  hints?: boolean;
  memory?: "perfect" | "table";
  first?: number;
};
export type Sit = { do: "sit"; id: string; name: string; seat?: number | null };
export type Slap = { seat: number; reported: number; elapsed: number; rtt: number; reaction: number; proved: number; mark: string; rule: number };
export type SlapNow = { do: "slap"; id: string; last: number; reaction: number };
export type Snapshot = {
  tell: "snapshot";
  seq: number;
  you: number | null;
  table: PublicTable;
  view: View | null;
  legal: string[];
  awaits: number[];
  ply: number;
  due: number | null;
  memory: "perfect" | "table";
  first: number;
};
export type Start = { do: "start"; id: string };
export type Step = {
  ply: number;
  by: number;
  move: string | null;
  happened: [string, number, string | null, number][];
  view: View;
  awaits: number[];
  legal: string[];
};
export type Steps = { steps: Step[]; total: number };
export type Tables = { tables: Listed[] };
export type TakeThatView = {
  seats: number;
  first: number;
  viewer: number;
  stage: number;
  round: number;
  scores: number[];
  totals: number[];
  options: TakeThatViewOptions;
  turn: number;
  pile_count: number;
  pile: number[];
  row_count: number;
  row: number[];
  hand_count: number[];
  hands: number[][];
  extras: number[];
  place: number[];
};
export type TakeThatViewOptions = { rounds: number; experts: number; penalty_display: number; digits: number; hand: number; pile: number; deals: number };
export type Telling = Snapshot | Event | Done | Refused | Advised | Ping | Present;
export type Ticket = { ticket: string };
export type TightropeView = {
  seats: number;
  first: number;
  viewer: number;
  stage: number;
  round: number;
  scores: number[];
  totals: number[];
  options: TightropeViewOptions;
  leader: number;
  turn: number;
  trick: number;
  value: number;
  zero: number;
  turned: number;
  score_pile: number[];
  hand_count: number[];
  hand: number[][];
  played: number[][];
  net: number[];
  sheet: number[][];
  cancelled: number[][];
};
export type TightropeViewOptions = { tactical: number; simultaneous: number; ask_before_cancel: number; numbers: number; tricks: number; deals: number };
export type Told = ToldOpened | ToldSat | ToldBotSat | ToldStood | ToldMuted | ToldUnmuted | ToldAway | ToldBack | ToldCommitted | ToldReadied | ToldPledged | ToldGave | ToldWithheld | ToldBegan | ToldDealing | ToldMoved | ToldKept | ToldSlapped | ToldRaced | ToldRevealed | ToldVoided | ToldAsked | ToldAgreed | ToldTookBack | ToldSaid | ToldWrote | ToldHinted | ToldRematched;
export type ToldAgreed = { seat: number; yes: boolean; at: number; by: number; fact: "agreed" };
export type ToldAsked = { seat: number; at: number; by: number; fact: "asked" };
export type ToldAway = { seat: number; at: number; by: number; fact: "away" };
export type ToldBack = { seat: number; at: number; by: number; fact: "back" };
export type ToldBegan = { first: number; at: number; by: number; fact: "began" };
export type ToldBotSat = { seat: number; level: string; at: number; by: number; fact: "bot-sat" };
export type ToldCommitted = { round: number; commitment: string; scheme: number; at: number; by: number; fact: "committed" };
export type ToldDealing = { round: number; servers: number[]; scheme: number; first: number; at: number; by: number; fact: "dealing" };
export type ToldGave = { seat: number; at: number; by: number; fact: "gave" };
export type ToldHinted = { seat: number; at: number; by: number; fact: "hinted" };
export type ToldKept = { seat: number; move: string | null; hand: "bot" | "person" | "stand-in" | "table"; at: number; by: number; fact: "kept" };
export type ToldMoved = { move: string | null; hand: "bot" | "person" | "stand-in" | "table"; at: number; by: number; fact: "moved" };
export type ToldMuted = { seat: number; at: number; by: number; fact: "muted" };
export type ToldOpened = { at: number; by: number; fact: "opened" };
export type ToldPledged = { round: number; at: number; by: number; fact: "pledged" };
export type ToldRaced = { called: number; slaps: Slap[]; tied: number[]; last: number; at: number; by: number; fact: "raced" };
export type ToldReadied = { seat: number; at: number; by: number; fact: "readied" };
export type ToldRematched = { seat: number; at: number; by: number; fact: "rematched" };
export type ToldRevealed = {
  round: number;
  commitment: string;
  secret: string;
  lucks: string[];
  servers: number[];
  scheme: number;
  pledges: string[];
  withheld: number[];
  at: number;
  by: number;
  fact: "revealed";
};
export type ToldSaid = { seat: number; phrase: string; at: number; by: number; fact: "said" };
export type ToldSat = { seat: number; name: string; at: number; by: number; fact: "sat" };
export type ToldSlapped = { slap: Slap; at: number; by: number; fact: "slapped" };
export type ToldStood = { seat: number; kicked: boolean; at: number; by: number; fact: "stood" };
export type ToldTookBack = { seat: number; at: number; by: number; fact: "took-back" };
export type ToldUnmuted = { seat: number; at: number; by: number; fact: "unmuted" };
export type ToldVoided = { at: number; by: number; fact: "voided" };
export type ToldWithheld = { seat: number; at: number; by: number; fact: "withheld" };
export type ToldWrote = { seat: number; text: string; at: number; by: number; fact: "wrote" };
export type Undo = { do: "undo"; id: string };
export type Verified = { rounds: number; moves: number; races: number; servers: number; scheme: number; compared: number };
export type Why = { do: "why"; id: string; move: string };
export type Write = { do: "write"; id: string; text: string };
export type Views = {
  take_that: TakeThatView;
  no_thanks: NoThanksView;
  tightrope: TightropeView;
  hit_the_deck: HitTheDeckView;
};
/** What a field of a view holds; hidden numbers are -1. */
export type Field = number | Field[] | { [name: string]: Field };
/** What the views of all games begin with. */
export type Header = Pick<Views[keyof Views], "seats" | "first" | "viewer" | "stage" | "round" | "scores" | "totals">;
/** The view of any game, also of one that is not among those above. */
export type View = Header & { [name: string]: Field };
export type ViewChanges = Partial<Header> & { [name: string]: Field };
export type TableChanges = Partial<PublicTable>;
/** The options of a view in which nobody has chosen any. */
export const usualOptions: { [Game in keyof Views]: Views[Game]["options"] } = {
  take_that: { rounds: 2, experts: 0, penalty_display: 0, digits: 0, hand: 0, pile: 0, deals: 0 },
  no_thanks: { tactical: 0, rounds: 1, large_table: 0, chips_visible: 0, highest: 0, pile: 0, purse: 0 },
  tightrope: { tactical: 0, simultaneous: 0, ask_before_cancel: 0, numbers: 0, tricks: 0, deals: 0 },
  hit_the_deck: { target: 100, cut_depth: 0, exposed_hand_caller: 0, resolve_last_card: 0, may_draw_when_able: 0, may_keep_drawn: 0, slap_mode: 0, false_slap: 1, call_limit: 5000, slap_limit: 5000, slap_grace: 500000 },
};
export type Answers = {
  catalogue: Catalogue;
  open_table: Opened;
  lobby: Tables;
  mine: Tables;
  ticket: Ticket;
  games_of: Games;
  games: Games;
  game: object;
  steps: Steps;
  review: Review;
  verified: Verified;
};
/** What is asked by HTTP; its name says what the answer is. */
export type HttpRequest<Name extends keyof Answers> = {
  name: Name;
  method: "GET" | "POST";
  path: string;
  query?: Record<string, string>;
  body?: object;
};
export const requests = {
  catalogue: () => ({ name: "catalogue", method: "GET", path: `/api/catalogue` }),
  open_table: (body: Setup) => ({ name: "open_table", method: "POST", path: `/api/tables`, body }),
  lobby: () => ({ name: "lobby", method: "GET", path: `/api/tables` }),
  mine: () => ({ name: "mine", method: "GET", path: `/api/mine` }),
  ticket: (table: string) => ({ name: "ticket", method: "POST", path: `/api/tables/${encodeURIComponent(table)}/ticket` }),
  games_of: (table: string) => ({ name: "games_of", method: "GET", path: `/api/tables/${encodeURIComponent(table)}/games` }),
  games: () => ({ name: "games", method: "GET", path: `/api/games` }),
  game: (match: string, query: { anonymous?: string } = {}) => ({ name: "game", method: "GET", path: `/api/games/${encodeURIComponent(match)}`, query }),
  steps: (match: string, query: { seat?: string; from?: string; count?: string } = {}) => ({ name: "steps", method: "GET", path: `/api/games/${encodeURIComponent(match)}/steps`, query }),
  review: (match: string, query: { seat?: string } = {}) => ({ name: "review", method: "GET", path: `/api/games/${encodeURIComponent(match)}/review`, query }),
  verified: (match: string) => ({ name: "verified", method: "GET", path: `/api/games/${encodeURIComponent(match)}/verified` }),
} satisfies { [Name in keyof Answers]: (...given: never[]) => HttpRequest<Name> };
