/** What the table has told so far. A snapshot replaces everything, an event changes some of it. */

import type { Event, PublicTable, Snapshot, View, Views } from "./messages";

export type Mirror = {
  seq: number;
  you: number | null;
  table: PublicTable;
  view: View | null;
  legal: string[];
  awaits: number[];
  ply: number;
  due: number | null;
  /** Whether to show what a perfect memory knows. */
  memory: Snapshot["memory"];
  first?: Snapshot["first"];
};

export function mirrorOf({ seq, you, table, view, legal, awaits, ply, due, memory, first }: Snapshot): Mirror {
  return { seq, you, table, view, legal, awaits, ply, due, memory, first };
}

export function changedBy(before: Mirror, { seq, table, view, legal, awaits, ply, due }: Event): Mirror {
  return {
    ...before,
    seq,
    table: { ...before.table, ...table },
    view: seen(before.view, view),
    legal,
    awaits,
    ply,
    due,
  };
}

/** The first event of a match tells the whole view. */
function seen(before: View | null, changes: Event["view"]): View | null {
  return Object.keys(changes).length ? ({ ...before, ...changes } as View) : before;
}

/** The view as the board of its game knows it; a board is drawn only where there is one. */
export function viewOf<Game extends keyof Views>(_: Game, mirror: Mirror | null): Views[Game] {
  return mirror?.view as Views[Game];
}
