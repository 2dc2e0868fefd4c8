import type { Views } from "../../wire/messages";

type View = Views["tightrope"];

const BLUE_ZERO = 10;
const RED_ZERO = 11;
const SCORE_CARDS = 11;

/** The trick on the table: the one being played, or the last one until somebody plays the next. */
export function shownTrick(view: View): { cards: number[]; past: boolean } {
  const now = view.played[view.trick]?.slice(0, view.seats) ?? [];
  const past = now.every((card) => card === -1) && view.trick > 0;
  return past ? { cards: view.played[view.trick - 1]?.slice(0, view.seats) ?? [], past } : { cards: now, past };
}

export function toCome(view: View): number[] {
  const turned = view.score_pile.slice(0, view.turned);
  return Array.from({ length: SCORE_CARDS }, (_, number) => number + 1).filter((card) => !turned.includes(card));
}

export function scoreText(card: number): string {
  return card === BLUE_ZERO || card === RED_ZERO ? "0" : String(card);
}

export function scoreTone(card: number): string {
  if (card === BLUE_ZERO) return "blue";
  return card === RED_ZERO ? "red" : "";
}

export function zeroName(zero: number): string {
  return scoreTone(zero) || "none";
}
