/** A finished match once more, step by step: as one seat saw it, or openly; and what each decision was worth. Decisions
    are judged by what the player could know, never by what lay hidden. */

import type { Decision, Step } from "../wire/messages.ts";
import { advise, type Effort } from "./advice.ts";
import { EVERYTHING, NATURE, NOBODY, UNKNOWN, type Event, type Game } from "./game.ts";
import type { Module, Window } from "./module.ts";
import { writeMove } from "./notation.ts";
import { admit, awaited, carryOut, seatsOf, type Ply } from "./referee.ts";
import { Refusal } from "./refusal.ts";
import { Search } from "./search.ts";
import { lineAt, opening, under, type Transcript } from "./transcript.ts";
import { jsonView } from "./view_json.ts";

/** The very numbers of the server. */
const JUDGING: Effort = { simulations: 400, milliseconds: 0, slice: Infinity };
const JUDGING_BY_NETWORK: Effort = { ...JUDGING, simulations: 200 };
/** More than a search of so few simulations can use. */
const NODES = 2_000;

/** A match as its record tells it, move by move; every move is checked before it is carried out. */
export class Replay {
  readonly game: Game;
  readonly state: Window;
  /** How many moves have been made. */
  ply = 0;
  private readonly transcript: Transcript;
  private readonly view: Window;

  constructor(module: Module, transcript: Transcript) {
    this.transcript = transcript;
    ({ game: this.game, state: this.state } = opening(module, transcript));
    this.view = this.game.position();
  }

  get total(): number {
    return this.transcript.moves.length;
  }

  /** The next move; BadRecord if it may not be made. */
  next(): Ply {
    const line = lineAt(this.transcript, this.ply);
    return under(this.ply, () => admit(this.game, this.state, line), line);
  }

  play(ply: Ply): Event[] {
    this.ply++;
    return carryOut(this.game, this.state, ply);
  }

  /** What this seat may know, good until the next call. */
  seenBy(seat: number): Window {
    this.game.see(this.state, this.view, seat);
    return this.view;
  }

  /** What a seat that is to decide may do, by what it can see itself. */
  legalFor(seat: number): string[] {
    return this.game
      .legal(this.seenBy(seat))
      .map((move) => writeMove(this.game, move))
      .sort();
  }
}

/** As a seat or a spectator (NOBODY) saw it, or with EVERYTHING; BadRecord where the record breaks the rules. */
export function* steps(module: Module, transcript: Transcript, viewer: number): Generator<Step, void> {
  const replay = new Replay(module, transcript);
  if (viewer !== NOBODY && viewer !== EVERYTHING) checkSeat(replay.state, viewer);
  while (replay.ply < replay.total) yield step(replay, viewer);
}

function checkSeat(state: Window, seat: number): void {
  const most = state.number("seats") - 1;
  if (!seatsOf(state).includes(seat)) throw new Refusal("no-such-seat", { seat, most });
}

function step(replay: Replay, viewer: number): Step {
  const { game, state } = replay;
  const ply = replay.next();
  const hidden = ply.by >= 0 && game.choicesAreHidden(state);
  const events = replay.play(ply);
  return {
    ply: replay.ply,
    by: ply.by,
    move: shownMove(ply, viewer, hidden),
    happened: events.map((event) => told(game, event, viewer)),
    view: jsonView(game, viewer === EVERYTHING ? state : replay.seenBy(viewer)),
    awaits: awaited(game, state),
    legal: legal(replay, viewer),
  };
}

/** A deal is told without its cards, and a hidden choice to its owner only. */
function shownMove({ by, text, cards }: Ply, viewer: number, hidden: boolean): string | null {
  if (by === NATURE) return cards.length ? (text.split(" ")[0] ?? "") : text;
  return hidden && viewer !== by && viewer !== EVERYTHING ? null : text;
}

/** An event as the viewer may know it. */
export function told(game: Game, event: Event, viewer: number): Step["happened"][number] {
  const [kind = 0, seat = 0, card = 0, amount = 0] = viewer === EVERYTHING ? event : game.hidden(event, viewer);
  const { events, event_cards: others, cards } = game.layout;
  const name = events[kind] ?? "";
  return [name, seat, card === UNKNOWN ? null : ((others[name] ?? cards)[card] ?? null), amount];
}

/** What the one to move could do, where the viewer may know it. */
function legal(replay: Replay, viewer: number): string[] {
  const { game, state } = replay;
  const shown = viewer === EVERYTHING ? game.toMove(state) : viewer;
  return awaited(game, state).includes(shown) ? replay.legalFor(shown) : [];
}

/** Every real choice of the seat: takes a search for each. After each ply: the number of those that are done. */
export function* decisions(
  module: Module,
  transcript: Transcript,
  seat: number,
  network: Float64Array,
): Generator<Decision | number, void> {
  const replay = new Replay(module, transcript);
  checkSeat(replay.state, seat);
  const search = new Search(replay.game, transcript.players.length, NODES, network, true);
  const effort = network.length > 0 ? JUDGING_BY_NETWORK : JUDGING;
  while (replay.ply < replay.total) {
    const ply = replay.next();
    const legal = ply.by === seat ? replay.legalFor(seat) : [];
    if (legal.length > 1 && legal.includes(ply.text)) yield judged(replay, search, effort, seat, ply.text);
    replay.play(ply);
    yield replay.ply;
  }
}

function judged(replay: Replay, search: Search, effort: Effort, seat: number, move: string): Decision {
  search.forget(...replay.game.module.layout.seed);
  const thinking = advise(replay.game, search, replay.seenBy(seat), effort);
  let found = thinking.next();
  while (!found.done) found = thinking.next();
  const { moves, speaks_for, speaks_against } = found.value;
  const chosen = moves.find((opinion) => opinion.move === move)?.worth ?? 0;
  const lost = Math.max(0, Math.max(...moves.map(({ worth }) => worth)) - chosen);
  return { ply: replay.ply, seat, move, moves, lost, speaks_for, speaks_against };
}
