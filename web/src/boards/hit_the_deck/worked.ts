import type { Say } from "../../core/words.svelte";
import { sums, type Worked } from "../../core/worked";
import { titleOfCard } from "./cards";
import { worthOf } from "./counting";
import examples from "./examples.json";

/** The cards of an example, if it counts any. */
export const handOf = (name: string): string[] =>
  Object.entries(examples.hands).find(([key]) => key === name)?.[1].cards ?? [];

export function worked(name: string, words: Say): Worked | null {
  const cards = handOf(name);
  if (cards.length === 0) return null;
  const lies = cards.map((card) => titleOfCard(card, words)).join(", ");
  return { kind: "count", lies, told: sums(cards.map(worthOf)) };
}
