/** What a table in the page tells its person: facts in, the messages of the socket out
    (src/pioche/table/broadcast.py). */

import type { Event as Row } from "../engine/game.ts";
import type { Event, PublicTable, Snapshot, TableChanges, Told, ViewChanges } from "../wire/messages";
import { told, type Fact } from "./facts.ts";
import { DEALS } from "./play.ts";
import { YOU, type TableState } from "./state.ts";

/** After which all of a view is told: where the lot says who is first, a deal opens the match once more. */
const OPENS_MATCH = ["began", "dealing"];

/** What was last told of the table itself. */
export type Heard = { table: PublicTable | null };

export function publicTable(state: TableState): PublicTable {
  const { setup, deal, play } = state;
  return {
    id: setup.id,
    game: setup.game,
    options: setup.options,
    public: false,
    clock: 0,
    hints: true,
    phase: state.phase,
    match: state.match,
    round: deal.round,
    host: YOU,
    seats: state.chairs.map((chair) => ({ ...chair })),
    commitment: deal.commitment,
    pledges: deal.sealed ? state.chairs.map((_, seat) => (seat === YOU ? deal.pledge : "")) : [],
    asked: state.asked,
    agreed: [],
    kept: [...(play?.kept.keys() ?? [])].sort((one, other) => one - other),
    slapped: [...state.slaps.keys()],
    racing: state.reflex !== null && state.reflex.laidBy !== null,
    sheet: [...state.sheet.scores],
    winners: state.phase === "over" ? state.playing.winners : [],
  };
}

/** All that the person may know. */
export function snapshot(state: TableState): Snapshot {
  return {
    tell: "snapshot",
    seq: state.seq,
    you: YOU,
    table: publicTable(state),
    view: state.play ? state.play.lookAnew(YOU) : null,
    ...standing(state),
    memory: "perfect",
    first: state.setup.first,
  };
}

/** What the person is told of the last fact; `heard` is told it too. */
export function event(state: TableState, fact: Fact, rows: Row[], heard: Heard): Event {
  const table = publicTable(state);
  const changed = changes(heard.table, table);
  heard.table = table;
  return {
    tell: "event",
    seq: state.seq,
    fact: shown(state, fact),
    happened: state.play?.told(rows, YOU) ?? [],
    table: changed,
    view: viewAfter(state, fact),
    ...standing(state),
  };
}

function standing(state: TableState): Pick<Event, "legal" | "awaits" | "ply" | "due"> {
  const { awaits, plies: ply, isRace, reflex } = state;
  const legal = state.phase === "playing" && awaits.includes(YOU) ? state.playing.legalFor(YOU) : [];
  return { legal, awaits, ply, due: isRace && reflex ? reflex.due(state.playing.state) : null };
}

/** A deal is told without its cards, and a hidden choice to its owner only. */
function shown(state: TableState, fact: Fact): Told {
  if (fact.fact === "kept") return { ...fact, move: fact.seat === YOU ? fact.move : null };
  if (fact.fact !== "moved") return told(fact);
  const deal = fact.by < 0 ? DEALS.find((word) => fact.move.startsWith(word)) : undefined;
  if (deal) return { ...fact, move: deal.trim() };
  return { ...fact, move: state.playing.movedInSecret && fact.by !== YOU ? null : fact.move };
}

/** The fields that are different since the fact before; all of them when a match begins. */
function viewAfter({ play }: TableState, fact: Fact): ViewChanges {
  if (!play) return {};
  if (OPENS_MATCH.includes(fact.fact)) return play.lookAnew(YOU);
  return fact.fact === "moved" || fact.fact === "took-back" ? play.look(YOU) : {};
}

function changes(before: PublicTable | null, after: PublicTable): TableChanges {
  if (!before) return after;
  const differ = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(new Map(Object.entries(before)).get(name));
  return Object.fromEntries(Object.entries(after).filter(differ));
}
