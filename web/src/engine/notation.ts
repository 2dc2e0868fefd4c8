/** Moves, deals and shuffles as records write them, and back. The words and the cards are those of the layout. */

import type { Game } from "./game.ts";
import type { GameLayout, RefusalLayout } from "./layout.ts";
import type { Window } from "./module.ts";
import { Refusal, said } from "./refusal.ts";

const BETWEEN_ROUNDS = 0;
/** As layout.json has it where something cannot be read. */
const UNREAD = "?";

/** By text: the number of a card, of each deck; and those of the moves that may be meant. */
interface Meanings {
  decks: Map<string, number>[];
  moves: Map<string, number[]>;
}

const known = new WeakMap<GameLayout, Meanings>();

function meaningsIn(layout: GameLayout): Meanings {
  let found = known.get(layout);
  if (!found) known.set(layout, (found = { decks: layout.arrangement.decks.map(numbered), moves: movesBy(layout) }));
  return found;
}

function numbered(texts: (string | null)[]): Map<string, number> {
  return new Map(texts.flatMap((text, number) => (text === null ? [] : [[text, number]])));
}

function movesBy({ moves }: GameLayout): Map<string, number[]> {
  const found = new Map<string, number[]>();
  moves.forEach((text, move) => text !== null && found.set(text, [...(found.get(text) ?? []), move]));
  return found;
}

// Moves

export function writeMove({ layout }: Game, move: number): string {
  const text = layout.moves[move];
  if (typeof text !== "string") throw new Error(`no such move: ${move}`);
  return text;
}

/** The move that this seat writes so, or nature. */
export function readMove({ layout }: Game, text: string, by: number): number {
  const found = meaningsIn(layout).moves.get(text) ?? [];
  const move = found.find((one) => (layout.own_moves[one] ?? by) === by);
  if (move === undefined) throw unreadMove(layout, text);
  return move;
}

function unreadMove({ unread_moves: unread }: GameLayout, text: string): Refusal {
  const [word = "", ...rest] = text.split(" ");
  const refusal = rest.length ? unread[word] : undefined;
  const after = refusal ? rest.join(" ") : text;
  const told = refusal ?? unread[""];
  if (!told) return new Refusal("not-a-move", { text });
  return said(told, (fact) => (fact === UNREAD ? after : fact === `${word} ${UNREAD}` ? text : fact));
}

// Cards in order

/** What nature has put in order, with its verb. */
export function writeArrangement(game: Game, state: Window, cards: number[]): string {
  const { words, decks, mark } = game.layout.arrangement;
  const { first } = game.unshuffled(state);
  const written = [cards.slice(0, first), cards.slice(first)].map((part, deck) =>
    part.map((card) => decks[deck]?.[card]),
  );
  const between = mark ? [mark] : [];
  return [words[stageOf(state)], ...(written[0] ?? []), ...between, ...(written[1] ?? [])].join(" ");
}

/** The cards that a text puts in order; Refusal if they cannot be read. They need not be the right ones. */
export function readArrangement(game: Game, state: Window, text: string): number[] {
  const { words, unread } = game.layout.arrangement;
  const [word, ...rest] = text.split(" ");
  if (word !== words[stageOf(state)]) throw unreadable(unread.words[stageOf(state)], word ?? "");
  return decksIn(game.layout, rest).flatMap((deck, number) => readCards(game.layout, deck, number));
}

/** Between rounds nature may use another word than in a round. */
function stageOf(state: Window): 0 | 1 {
  return state.number("stage") === BETWEEN_ROUNDS ? 0 : 1;
}

function decksIn({ arrangement }: GameLayout, texts: string[]): string[][] {
  const { mark, unread } = arrangement;
  if (!mark) return [texts];
  const marks = texts.filter((text) => text === mark).length;
  if (marks !== 1 && unread.mark) throw said(unread.mark, (fact) => (typeof fact === "number" ? marks : fact));
  return [texts.slice(0, texts.indexOf(mark)), texts.slice(texts.indexOf(mark) + 1)];
}

function readCards(layout: GameLayout, texts: string[], deck: number): number[] {
  const numbers = meaningsIn(layout).decks[deck];
  return texts.map((text) => {
    const card = numbers?.get(text);
    if (card === undefined) throw unreadable(layout.arrangement.unread.cards[deck], text);
    return card;
  });
}

function unreadable(refusal: RefusalLayout | undefined, text: string): Refusal {
  if (!refusal) return new Refusal("no-such-card", { text });
  return said(refusal, (fact) => (fact === UNREAD ? text : fact));
}
