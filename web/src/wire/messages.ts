// Written by `make types` from the server's messages and views. Do not edit.

export type Advised = { tell: "advised"; id: string; moves: Opinion[]; speaks_for: string[]; speaks_against: string[] };

export type Agree = { do: "agree"; id: string; yes: boolean };

export type Card = {
  game: string;
  seats: number;
  names: string[];
  people: string[];
  phase: string;
  public: boolean;
  clock: number;
  opened: number;
};

export type Catalogue = { version: string; url: string; games: GameShown[]; levels: string[]; phrases: string[] };

export type Chair = { kind?: string; name?: string; level?: string; ready?: boolean; away?: boolean };

export type Command = Hello | Sit | Ready | Start | Play | SlapNow | Why | Hint | Say | Write | Undo | Agree | Rematch | Leave | Kick | Pong;

export type Decision = {
  ply: number;
  seat: number;
  move: string;
  moves: Opinion[];
  lost: number;
  speaks_for: string[];
  speaks_against: string[];
};

export type Done = { tell: "done"; id: string; seq: number };

export type Event = {
  tell: "event";
  seq: number;
  fact: Record<string, unknown>;
  happened: ([string, number, string | null, number])[];
  table: Record<string, unknown>;
  awaits: number[];
  ply: number;
  due: number | null;
  view: Record<string, unknown>;
  legal: string[];
};

export type GameShown = {
  name: string;
  least: number;
  most: number;
  usual_seats: number;
  minutes: [number, number];
  options: OptionShown[];
};

export type Games = { games: ListedGame[] };

export type Hello = { do: "hello"; id: string; ticket: string; last?: number; seat?: number | null };

export type Hint = { do: "hint"; id: string };

export type Kick = { do: "kick"; id: string; seat: number };

export type Leave = { do: "leave"; id: string };

export type Listed = { id: string; card: Card };

export type ListedGame = { id: string; game: string; ended: number };

export type Opened = { table: string; link: string };

export type Opinion = { move: string; worth: number; visits: number };

export type OptionShown = {
  name: string;
  default: boolean | number | number | string;
  values: (boolean | number | number | string)[];
  needed: number[];
};

export type Ping = { tell: "ping"; id: string; at: number };

export type Play = { do: "play"; id: string; move: string; ply?: number | null };

export type Pong = { do: "pong"; id: string };

export type Present = { tell: "present"; here: boolean[]; watching: number };

export type Problem = { code: string; clause: string; facts: Record<string, string | number>; message: string };

export type Ready = { do: "ready"; id: string; luck: string };

export type Refused = {
  tell: "refused";
  id: string;
  code: string;
  clause: string;
  facts: Record<string, string | number>;
};

export type Rematch = { do: "rematch"; id: string };

export type Review = { decisions: Decision[] };

export type Say = { do: "say"; id: string; phrase: string };

export type Setup = {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | number | string>;
  bots?: string[];
  fill?: string;
  public?: boolean;
  clock?: number;
  hints?: boolean;
};

export type Sit = { do: "sit"; id: string; name: string; seat?: number | null };

export type SlapNow = { do: "slap"; id: string; last: number; reaction: number };

export type Snapshot = {
  tell: "snapshot";
  seq: number;
  you: number | null;
  table: Record<string, unknown>;
  view: Record<string, unknown> | null;
  legal: string[];
  awaits: number[];
  ply: number;
  due: number | null;
};

export type Start = { do: "start"; id: string };

export type Step = {
  ply: number;
  by: number;
  move: string | null;
  happened: ([string, number, string | null, number])[];
  view: Record<string, unknown>;
  awaits: number[];
  legal: string[];
};

export type Steps = { steps: Step[] };

export type Tables = { tables: Listed[] };

export type Telling = Snapshot | Event | Done | Refused | Advised | Ping | Present;

export type Ticket = { ticket: string };

export type Undo = { do: "undo"; id: string };

export type Verified = { rounds: number; moves: number; races: number; servers: number };

export type Why = { do: "why"; id: string; move: string };

export type Write = { do: "write"; id: string; text: string };

export type TakeThatView = {
  seats: number;
  first: number;
  viewer: number;
  stage: number;
  round: number;
  scores: number[];
  totals: number[];
  options: {
    rounds: number;
    experts: number;
    penalty_display: number;
    digits: number;
    hand: number;
    pile: number;
    deals: number;
  };
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

export type NoThanksView = {
  seats: number;
  first: number;
  viewer: number;
  stage: number;
  round: number;
  scores: number[];
  totals: number[];
  options: {
    tactical: number;
    rounds: number;
    large_table: number;
    chips_visible: number;
    highest: number;
    pile: number;
    purse: number;
  };
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

export type TightropeView = {
  seats: number;
  first: number;
  viewer: number;
  stage: number;
  round: number;
  scores: number[];
  totals: number[];
  options: {
    tactical: number;
    simultaneous: number;
    ask_before_cancel: number;
    numbers: number;
    tricks: number;
    deals: number;
  };
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

export type HitTheDeckView = {
  seats: number;
  first: number;
  viewer: number;
  stage: number;
  round: number;
  scores: number[];
  totals: number[];
  options: {
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
