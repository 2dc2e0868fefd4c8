/** Why a move may not be made now: as the referee of a server says it, so the sentences are the same. */

import { NATURE, NOBODY, type Game } from "./game.ts";
import type { ReasonLayout, Spelling } from "./layout.ts";
import type { Window } from "./module.ts";

export interface Refusal {
  code: string;
  /** Of the rulebook; "" where it knows none. */
  clause: string;
  facts: { [name: string]: string | number };
}

const BETWEEN_ROUNDS = 0;

/** The move that a seat writes so, by number. */
function read(game: Game, seat: number, text: string): number | undefined {
  const { moves, own_moves: own } = game.layout;
  const found = moves.findIndex((written, move) => written === text && (own[move] ?? seat) === seat);
  return found < 0 ? undefined : found;
}

function spelled(game: Game, how: Spelling, number: number): string | number {
  if (how === "number") return number;
  return (how === "card" ? game.layout.cards : how)[number] ?? number;
}

function told(game: Game, { code, clause, facts }: ReasonLayout, numbers: number[]): Refusal {
  const named = Object.entries(facts).map(
    ([name, how], turn) => [name, spelled(game, how, numbers[turn] ?? 0)] as const,
  );
  return { code, clause, facts: Object.fromEntries(named) };
}

/** By the rules of the game. */
function byTheRules(game: Game, seen: Window, move: number): Refusal {
  const { reason, facts } = game.whyNot(seen, move);
  const found = game.layout.reasons[reason];
  if (!found) throw new Error(`${game.name} has no reason ${reason}`);
  return told(game, found, facts);
}

function notNow(game: Game, seen: Window): Refusal | null {
  const { clauses } = game.layout;
  if (game.toMove(seen) === NOBODY) return { code: "match-over", clause: clauses.over, facts: {} };
  if (game.unshuffled(seen).cards.length === 0) return null;
  const clause = seen.number("stage") === BETWEEN_ROUNDS ? clauses.deal : (clauses.shuffle ?? "");
  return { code: "nature-to-move", clause, facts: {} };
}

function notYou(game: Game, seen: Window, seat: number): Refusal | null {
  const [mover, clause] = [game.toMove(seen), game.layout.clauses.turn];
  if (mover === seat) return null;
  if (mover === NATURE) return { code: "nature-to-move", clause, facts: {} };
  return { code: "not-your-turn", clause, facts: { seat: mover } };
}

/**
 * Why this seat may not make this move, by what it sees; null if it may.
 *
 * The same as `admit` of src/pioche/engine/referee.py, but for a text that is no move at all: boards write none, so one
 * code stands for all reasons why a text cannot be read.
 */
export function whyNot(game: Game, seen: Window, seat: number, text: string): Refusal | null {
  const most = seen.number("seats") - 1;
  if (seat < 0 || seat > most) return { code: "no-such-seat", clause: "", facts: { seat, most } };
  const early = notNow(game, seen);
  if (early) return early;
  const move = read(game, seat, text);
  if (move === undefined) return { code: "not-a-move", clause: "", facts: { text } };
  if (game.interrupts(seen).includes(move)) return null;
  const late = notYou(game, seen, seat);
  if (late) return late;
  return game.legal(seen).includes(move) ? null : byTheRules(game, seen, move);
}
