/** The checking door: a line of a record is admitted, or refused with the reason. */

import { NATURE, NOBODY, type Event, type Game } from "./game.ts";
import type { Window } from "./module.ts";
import { readArrangement, readMove } from "./notation.ts";
import { Refusal } from "./refusal.ts";
import { reasonAgainst } from "./refusals.ts";

const NATURES_NAME = "*";
const BETWEEN_ROUNDS = 0;
const PLAIN_NUMBER = /^(0|[1-9][0-9]{0,8})$/;

/** What somebody would look for in the rulebook. */
type Question = "deal" | "shuffle" | "turn" | "over";

/** An admitted move: who, in what words, and what the rules are to be told. */
export interface Ply {
  by: number;
  text: string;
  move: number;
  /** What nature arranged; then there is no number for the move. */
  cards: number[];
}

/** Reads "2 lay 45" or "* deal ...", and refuses it unless it may be done now. */
export function admit(game: Game, state: Window, line: string): Ply {
  const [name = "", ...rest] = line.split(" ");
  const by = name === NATURES_NAME ? NATURE : seatOf(state, name);
  if (game.toMove(state) === NOBODY) throw refused(game, "match-over", "over");
  const text = rest.join(" ");
  return game.unshuffled(state).cards.length ? admitCards(game, state, by, text) : admitMove(game, state, by, text);
}

/** Why this seat may not make this move, by what it sees; null if it may. */
export function whyNot(game: Game, seen: Window, seat: number, text: string): Refusal | null {
  try {
    admit(game, seen, `${seat} ${text}`);
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}

export function carryOut(game: Game, state: Window, { cards, move }: Ply): Event[] {
  return cards.length ? game.deal(state, cards) : game.apply(state, move);
}

/** The seats that are to decide; several where what they choose stays hidden until all have chosen. */
export function awaited(game: Game, state: Window): number[] {
  const mover = game.toMove(state);
  if (mover < 0) return [];
  if (!game.layout.simultaneous || !game.choicesAreHidden(state)) return [mover];
  return seatsOf(state).filter((seat) => game.mayChoose(state, seat));
}

export function seatsOf(state: Window): number[] {
  return Array.from({ length: state.number("seats") }, (_, seat) => seat);
}

function seatOf(state: Window, name: string): number {
  if (!PLAIN_NUMBER.test(name)) throw new Refusal("not-a-seat", { text: name });
  const [seat, most] = [Number(name), state.number("seats") - 1];
  if (seat > most) throw new Refusal("no-such-seat", { seat, most });
  return seat;
}

function refused(game: Game, code: string, question: Question, facts = {}): Refusal {
  return new Refusal(code, facts, game.layout.clauses[question] ?? "");
}

function admitCards(game: Game, state: Window, by: number, text: string): Ply {
  const question = state.number("stage") === BETWEEN_ROUNDS ? "deal" : "shuffle";
  if (by !== NATURE) throw refused(game, "nature-to-move", question);
  const cards = readArrangement(game, state, text);
  const { cards: needed, first } = game.unshuffled(state);
  if (cards.length !== needed.length)
    throw refused(game, "wrong-number-of-cards", question, { given: cards.length, needed: needed.length });
  const missing = lacking(needed.slice(0, first), cards.slice(0, first));
  const card = missing ?? lacking(needed.slice(first), cards.slice(first));
  if (card !== undefined) throw refused(game, "card-missing", question, { card: game.layout.cards[card] ?? "" });
  return { by, text, move: NATURE, cards };
}

/** The lowest card that is needed more often than it is given. */
function lacking(needed: number[], given: number[]): number | undefined {
  const left = [...given].sort((one, other) => one - other);
  let place = 0;
  for (const card of [...needed].sort((one, other) => one - other)) {
    while ((left[place] ?? card) < card) place++;
    if (left[place] !== card) return card;
    place++;
  }
  return undefined;
}

function admitMove(game: Game, state: Window, by: number, text: string): Ply {
  const move = readMove(game, text, by);
  if (!game.interrupts(state).includes(move)) {
    checkTurn(game, state, by);
    if (!game.legal(state).includes(move)) throw reasonAgainst(game, state, move);
  }
  return { by, text, move, cards: [] };
}

function checkTurn(game: Game, state: Window, by: number): void {
  const mover = game.toMove(state);
  if (mover === by) return;
  if (mover === NATURE) throw refused(game, "nature-to-move", "turn");
  throw refused(game, "not-your-turn", "turn", { seat: mover });
}
