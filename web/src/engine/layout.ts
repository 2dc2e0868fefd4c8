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

/** Who plays how at a table of one size: numbers of styles. */
export interface PlayersLayout {
  levels: { [level: string]: number };
  /** Whom a search expects to meet. */
  lineup: number[];
  champion: number;
}

export interface GameLayout {
  seats: [least: number, most: number];
  state: RecordLayout;
  options: OptionLayout[];
  events: { [kind: string]: string };
  /** By number of a move; null where it is none. */
  moves: (string | null)[];
  /** The moves that one seat alone writes so. */
  own_moves: { [move: string]: number };
  cards: (string | null)[];
  event_cards: { [event: string]: (string | null)[] };
  view: ViewLayout;
  /** By name of a feature: its theme. */
  features: { [feature: string]: string };
  /** Weights, and the temperature last. */
  styles: number[][];
  players: { [seats: string]: PlayersLayout };
}

export interface Layout {
  tools: { [tool: string]: string };
  most: { moves: number; cards: number; nodes: number };
  records: { [name in "Dice" | "Log" | "Scratch" | "MoveScores" | "SearchState" | "Node"]: RecordLayout };
  games: { [game: string]: GameLayout };
}
