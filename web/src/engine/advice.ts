/** What a master thinks of every move from what a seat may know, and what speaks for its choice. */

import type { Game } from "./game.ts";
import type { Window } from "./module.ts";
import { writeMove } from "./notation.ts";
import type { Opinion, Search } from "./search.ts";

/** As a server tells it. */
export interface Advice {
  /** Of every legal move, best first. */
  moves: { move: string; worth: number; visits: number }[];
  /** The themes in which the best move is ahead of the next best by what it has itself, the weightiest first ... */
  speaks_for: string[];
  /** ... and those in which it is ahead by what the next best lacks. */
  speaks_against: string[];
}

/** How long to think: until both are spent, or only one move is left. */
export interface Effort {
  simulations: number;
  milliseconds: number;
  /** About how many milliseconds of thinking are between two pauses. */
  slice: number;
}

/** Simulations between two looks at the clock. */
const BATCH = 64;
/** Whatever weighs less than this share of the weightiest theme is not worth a word. */
const SLIGHT = 0.2;
const NOTHING = 1e-9;

/** For the one to move in this view: thinks in slices, and answers at the end. Who goes on may do something else first.
    The search has its dice already. */
export function* advise(game: Game, search: Search, view: Window, effort: Effort): Generator<void, Advice> {
  const moves = game.legal(view);
  const [only, ...others] = moves;
  if (only === undefined) throw new Error("no seat is to move");
  if (others.length === 0) return explained(game, view, [{ move: only, value: 0, visits: 0 }]);
  search.begin(view);
  yield* think(search, view, effort);
  return explained(game, view, search.opinions());
}

/** The very number of simulations that one long call would make. Only thinking counts as time: a busy page makes nobody
    weaker. */
function* think(search: Search, view: Window, { simulations, milliseconds, slice }: Effort): Generator<void, void> {
  let [spent, rested] = [0, 0];
  for (;;) {
    const left = (simulations || BATCH) - search.tried;
    if (search.isDecided || (left <= 0 && spent >= milliseconds)) return;
    const began = performance.now();
    search.think(view, left > 0 ? Math.min(BATCH, left) : BATCH);
    spent += performance.now() - began;
    if (spent - rested < slice) continue;
    rested = spent;
    yield;
  }
}

function explained(game: Game, view: Window, opinions: Opinion[]): Advice {
  const moves = opinions.map(({ move, value, visits }) => ({ move: writeMove(game, move), worth: value, visits }));
  const [best, second] = opinions.slice(0, 2).map(({ move }) => themesOf(game, view, move));
  if (!best || !second || opinions.length === 1) return { moves, speaks_for: [], speaks_against: [] };
  const gains = new Map([...best].map(([theme, weight]) => [theme, weight - (second.get(theme) ?? 0)]));
  const ahead = weighty(gains);
  const own = ahead.filter((theme) => (best.get(theme) ?? 0) > -(second.get(theme) ?? 0));
  return { moves, speaks_for: own, speaks_against: ahead.filter((theme) => !own.includes(theme)) };
}

/** By theme: how much it speaks for this move, or against. */
function themesOf(game: Game, view: Window, move: number): Map<string, number> {
  const { features, players, styles } = game.layout;
  const style = players[view.number("seats")]?.champion ?? 0;
  const facts = game.factsOf(view, move, style);
  const weights = new Map<string, number>();
  Object.values(features).forEach((theme, feature) => {
    const weight = (styles[style]?.[feature] ?? 0) * (facts[feature] ?? 0);
    if (theme) weights.set(theme, (weights.get(theme) ?? 0) + weight);
  });
  return weights;
}

/** The themes with a gain that counts, the weightiest first. */
function weighty(gains: Map<string, number>): string[] {
  const ranked = [...gains].sort(([, one], [, other]) => other - one);
  const least = Math.max(NOTHING, SLIGHT * (ranked[0]?.[1] ?? 0));
  return ranked.filter(([, gain]) => gain > least).map(([theme]) => theme);
}
