/** The record of a finished match, as a server writes it (docs/records.md, src/pioche/table/after/final_record.py). */

import type { ToldRaced, ToldRevealed } from "../wire/messages";
import type { TableState } from "./state.ts";

const FORMAT = "pioche-record/1";

export type MatchRecord = {
  format: string;
  game: string;
  players: string[];
  options: { [name: string]: boolean | number | string };
  first: number;
  moves: string[];
  first_by_lot?: true;
  totals: number[];
  winners: number[];
  ended: number;
  hands: string[];
  hints: [number, number][];
  table: string;
  shuffles: Omit<ToldRevealed, "at" | "by" | "fact">[];
  races: Omit<ToldRaced, "at" | "by" | "fact">[];
};

export function finalRecord(state: TableState, ended: number): MatchRecord {
  const { setup, playing: play, sheet } = state;
  return {
    format: FORMAT,
    game: setup.game,
    players: state.names,
    options: setup.options,
    first: play.opening.first,
    moves: [...play.moves],
    ...(sheet.byLot ? { first_by_lot: true } : {}),
    totals: play.totals,
    winners: play.winners,
    ended,
    hands: sheet.hands,
    hints: sheet.hints,
    table: state.label,
    shuffles: sheet.reveals.map(shuffleOf),
    races: sheet.races.map(({ called, slaps, tied, last }) => ({ called, slaps, tied, last })),
  };
}

function shuffleOf(revealed: ToldRevealed): MatchRecord["shuffles"][number] {
  const { round, commitment, secret, lucks, servers, scheme, pledges, withheld } = revealed;
  return { round, commitment, secret, lucks, servers, scheme, pledges, withheld };
}
