/** What layout.json holds: all that is read off the Python sources when the module is made (src/pioche/wasm). */

export interface RecordLayout {
  bytes: number;
  /** By path: the offset in bytes, then the length in each dimension. */
  fields: { [path: string]: number[] };
}

export type OptionValue = boolean | number | string;

export interface OptionLayout {
  name: string;
  kind: "flag" | "count" | "choice" | "limit";
  default: OptionValue;
  least?: number;
  values?: string[];
}

/** The text of a view, cut at its numbers. */
export interface ViewLayout {
  starts: number[];
  cuts: number[];
  pieces: string;
  longest: number;
}

/** What a notation says of a text that it cannot read, in which a question mark stands for it. */
export interface RefusalLayout {
  code: string;
  clause: string;
  facts: { [name: string]: string | number };
}

/** How nature's deals and shuffles are written. Pairs are: between rounds, and in a round. */
export interface ArrangementLayout {
  words: [string, string];
  /** Between two decks; empty where there is one. */
  mark: string;
  /** By number of a card; null where it is none. */
  decks: (string | null)[][];
  unread: { words: [RefusalLayout, RefusalLayout]; cards: RefusalLayout[]; mark: RefusalLayout | null };
}

/** Who plays how at a table of one size: numbers of styles. */
export interface PlayersLayout {
  levels: { [level: string]: number };
  /** Whom a search expects to meet. */
  lineup: number[];
  champion: number;
}

/** How a fact is told that the rules know as a number: as it is, as a card is written, or by one of these. */
export type Spelling = "number" | "card" | string[];

/** Why a move is not legal; its facts in the order in which the rules write them. */
export interface ReasonLayout {
  code: string;
  clause: string;
  facts: { [name: string]: Spelling };
}

/** How a bot of a level behaves at a table, whatever the game. */
export interface LevelLayout {
  /** By what it plays: a style, a search by styles, or a search with a network and beliefs, where there are any. */
  mind: "style" | "search" | "network";
  /** Seconds. */
  thinking: [from: number, to: number];
  /** Of a slap, in milliseconds; the spread is that of its logarithm. */
  reaction: [median: number, spread: number];
  /** How often a call is forgotten. */
  forgets: number;
}

export interface GameLayout {
  seats: [least: number, most: number];
  state: RecordLayout;
  options: OptionLayout[];
  /** Options of earlier versions, which may stand in a record with this value alone. */
  retired: { [name: string]: OptionValue };
  /** Whether several may choose at once, by some option. */
  simultaneous: boolean;
  /** Whether a view tells what everybody has done in the round, so that a master can believe it. */
  remembers: boolean;
  events: { [kind: string]: string };
  /** By number of a move; null where it is none. */
  moves: (string | null)[];
  /** The moves that one seat alone writes so. */
  own_moves: { [move: string]: number };
  /** By first word of a move, "" for any other: what is said where the rest cannot be read. */
  unread_moves: { [word: string]: RefusalLayout };
  arrangement: ArrangementLayout;
  cards: (string | null)[];
  event_cards: { [event: string]: (string | null)[] };
  /** Where to look in the rulebook for what concerns every game. */
  clauses: { deal: string; turn: string; over: string; shuffle?: string };
  /** By number of a reason. */
  reasons: ReasonLayout[];
  view: ViewLayout;
  /** By name of a feature: its theme. */
  features: { [feature: string]: string };
  /** Weights, and the temperature last. */
  styles: number[][];
  players: { [seats: string]: PlayersLayout };
}

export interface Layout {
  tools: { [tool: string]: string };
  most: { moves: number; cards: number; facts: number; nodes: number };
  /** The dice of seed 0. */
  seed: [digit: number, carry: number];
  records: { [name in "Dice" | "Log" | "Scratch" | "MoveScores" | "SearchState" | "Node"]: RecordLayout };
  games: { [game: string]: GameLayout };
  levels: { [level: string]: LevelLayout };
  /** Milliseconds: nobody is faster. */
  fastest_slap: number;
}
