/** Why a seat may not make a move now, in the words of a server's referee: so the sentences are the same. */

import type { Game } from "./game.ts";
import type { Window } from "./module.ts";
import { admit } from "./referee.ts";
import { Refusal, type Facts } from "./refusal.ts";

/** A refusal that can be sent. */
export interface Refused {
  code: string;
  clause: string;
  facts: Facts;
}

/** By what the seat sees; null if it may. */
export function whyNot(game: Game, seen: Window, seat: number, text: string): Refused | null {
  try {
    admit(game, seen, `${seat} ${text}`);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const { code, clause, facts } = refusal;
    return { code, clause, facts };
  }
}
