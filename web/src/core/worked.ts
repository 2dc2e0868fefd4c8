/** A worked example of the rules that the reader plays: each tap tells one thing more, the last begins anew. */

import type { Component } from "svelte";
import type { Say } from "./words.svelte";

export type Worked = {
  kind: "count" | "play";
  /** What lies there before the first tap, for those who cannot see the picture. */
  lies: string;
  /** What each tap tells. */
  told: string[];
};

/** The little pictures in the rules of a game, by the name they have there. */
export type Pictures = {
  picture: Component<{ name: string; shown?: number }>;
  /** Those that are worked examples; `shown` of the picture is how many taps were made. */
  worked: (name: string, words: Say) => Worked | null;
};

/** How far an example is after one more tap. */
export const tapped = (shown: number, { told }: Worked): number => (shown < told.length ? shown + 1 : 0);

/** The words on the button. */
export function buttonOf(shown: number, { told }: Worked): "page-example-go" | "page-next-step" | "page-example-again" {
  if (shown === 0) return "page-example-go";
  return shown < told.length ? "page-next-step" : "page-example-again";
}

export const total = (worths: readonly number[]): number => worths.reduce((sum, worth) => sum + worth, 0);

/** With a minus sign, not a hyphen. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** A sum, one number after the other. */
export function sums(worths: readonly number[]): string[] {
  return worths.map((worth, place) => {
    if (place === 0) return signed(worth);
    const before = total(worths.slice(0, place));
    return `${signed(before)} ${worth < 0 ? "−" : "+"} ${Math.abs(worth)} = ${signed(before + worth)}`;
  });
}
