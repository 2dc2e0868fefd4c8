/** What the table has told so far. A snapshot replaces everything, an event changes some of it. */

import type { Event, PublicTable, Snapshot } from "./messages";

export type Table = PublicTable;
export type Phase = Table["phase"];

export type View = Record<string, unknown> & {
  seats: number;
  stage: number;
  round: number;
  turn: number;
  scores: number[];
  totals: number[];
};

export type Mirror = {
  seq: number;
  you: number | null;
  table: Table;
  view: View | null;
  legal: string[];
  awaits: number[];
  ply: number;
  due: number | null;
};

export function reflect(before: Mirror | null, telling: Snapshot | Event): Mirror {
  const { seq, legal, awaits, ply, due } = telling;
  const now = { seq, legal, awaits, ply, due };
  if (telling.tell === "snapshot" || before === null) return { ...now, ...whole(telling as Snapshot) };
  const table = { ...before.table, ...telling.table };
  const view = Object.keys(telling.view).length ? ({ ...before.view, ...telling.view } as View) : before.view;
  return { ...now, you: before.you, table, view };
}

function whole(snapshot: Snapshot): Pick<Mirror, "you" | "table" | "view"> {
  return { you: snapshot.you, table: snapshot.table, view: snapshot.view };
}
