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

/** With its article, as part of a sentence: "Y4" is the yellow 4, and whatever is no card is said as it is. */
export function cardInWords(card: string, words: Say): string {
  if (!FACES.includes(card)) return card;
  const { kind, colour, number } = faceOf(card);
  return words.say("page-hd-the-card", { kind, colour: colour || "none", number });
}

/** The outline of a hand, fingers spread. */
export const HAND = [
  "M-15 24C-22 14-28 7-30 3c-2-5 4-8 8-3l7 8-5-27c-1-6 7-7 8-2l5 19V-27c0-6 8-6 8 0l2 25 5-20",
  "c2-6 9-4 8 2l-4 22 6-8c3-4 9-1 7 4L16 24z",
].join("");
