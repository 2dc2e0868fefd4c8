/** Why a readable move is not legal: the rules answer with numbers, and the layout has the words for them. */

import type { Game } from "./game.ts";
import type { Spelling } from "./layout.ts";
import type { Window } from "./module.ts";
import { Refusal } from "./refusal.ts";

export function reasonAgainst(game: Game, state: Window, move: number): Refusal {
  const { reason, facts: numbers } = game.whyNot(state, move);
  const found = game.layout.reasons[reason];
  if (!found) throw new Error(`${game.name} has no reason ${reason}`);
  const named = Object.entries(found.facts).map(
    ([name, how], turn) => [name, spelled(game, how, numbers[turn])] as const,
  );
  return new Refusal(found.code, Object.fromEntries(named), found.clause);
}

function spelled(game: Game, how: Spelling, number = 0): string | number {
  if (how === "number") return number;
  return (how === "card" ? game.layout.cards : how)[number] ?? number;
}
