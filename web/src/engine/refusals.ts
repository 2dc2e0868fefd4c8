/** Why the rules of a game forbid a move: as a server says it, so the sentences are the same. */

import type { Game } from "./game.ts";
import type { ReasonLayout, Spelling } from "./layout.ts";
import type { Window } from "./module.ts";
import { Refusal } from "./refusal.ts";

/** Instead of the number of one. */
const NO_REASON = -1;

function spelled(game: Game, how: Spelling, number: number): string | number {
  if (how === "number") return number;
  return (how === "card" ? game.layout.cards : how)[number] ?? number;
}

function told(game: Game, { code, clause, facts }: ReasonLayout, numbers: number[]): Refusal {
  const names = Object.entries(facts);
  const spelt = names.map(([name, how], turn): [string, string | number] => [
    name,
    spelled(game, how, numbers[turn] ?? 0),
  ]);
  return new Refusal(code, Object.fromEntries(spelt), clause);
}

/** The reason against a move that is not legal here. */
export function reasonAgainst(game: Game, seen: Window, move: number): Refusal {
  return byNumber(game, game.whyNot(seen, move));
}

/** Refusal where options do not go together, or not with this number of seats. */
export function checkOptions(game: Game, opened: Window): void {
  const found = game.checkOptions(opened);
  if (found.reason !== NO_REASON) throw byNumber(game, found);
}

function byNumber(game: Game, { reason, facts }: { reason: number; facts: number[] }): Refusal {
  const found = game.layout.reasons[reason];
  if (!found) throw new Error(`${game.name} has no reason ${reason}`);
  return told(game, found, facts);
}
