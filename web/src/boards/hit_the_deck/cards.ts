/** The cards as the server numbers and writes them. */

import type { Say } from "../../core/words.svelte";

export const COLOURS = ["R", "G", "B", "Y"] as const;
export const FACES: string[] = [
  ...COLOURS.flatMap((colour) => [1, 2, 3, 4, 5].map((number) => `${colour}${number}`)),
  ...COLOURS.map((colour) => `${colour}-CUT`),
  ...COLOURS.map((colour) => `${colour}-FLIP`),
  ...[1, 2, 3, 4, 5].map((number) => `HIT-${number}`),
  ...COLOURS.map((colour) => `HIT-${colour}`),
  "HIT-HAND",
];

export type Face = { kind: "number" | "cut" | "flip" | "hit" | "hand"; colour: string; number: string };

export function faceOf(name: string): Face {
  if (name === "HIT-HAND") return { kind: "hand", colour: "", number: "" };
  if (name.startsWith("HIT-")) {
    const demand = name.slice(4);
    const isNumber = /\d/.test(demand);
    return { kind: "hit", colour: isNumber ? "" : demand, number: isNumber ? demand : "" };
  }
  const colour = name[0] ?? "";
  if (name.endsWith("-CUT")) return { kind: "cut", colour, number: "" };
  if (name.endsWith("-FLIP")) return { kind: "flip", colour, number: "" };
  return { kind: "number", colour, number: name.slice(1) };
}

export function toneOf(name: string): string {
  const face = faceOf(name);
  return face.kind === "hit" || face.kind === "hand" ? "tone-hit" : `tone-${face.colour}`;
}

/** Names of the cards of a hand, copy by copy. */
export function namesOf(copies: readonly number[]): string[] {
  return copies.flatMap((count, face) => Array.from({ length: Math.max(0, count) }, () => FACES[face] ?? ""));
}

const PRINTED: Record<Face["kind"], string> = { number: "", cut: "CUT", flip: "FLIP", hit: "HIT", hand: "HIT" };

/** What the box prints on a card, where the reader's language says it otherwise; else nothing. */
export function printedBeside(kind: Face["kind"], translated: string): string {
  const printed = PRINTED[kind];
  return translated.toUpperCase().includes(printed) ? "" : printed;
}

/** What a card is called, with the word that is printed on it. */
export function titleOfCard(card: string, words: Say): string {
  const { kind, colour, number } = faceOf(card);
  const title = words.say("page-hd-card", { kind, colour: colour || "none", number });
  const printed = printedBeside(kind, title);
  return printed ? `${title} (${printed})` : title;
}

/** With its article, as part of a sentence: "Y4" is the yellow 4, and whatever is no card is said as it is. */
export function cardInWords(card: string, words: Say): string {
  if (!FACES.includes(card)) return card;
  const { kind, colour, number } = faceOf(card);
  return words.say("page-hd-the-card", { kind, colour: colour || "none", number });
}
