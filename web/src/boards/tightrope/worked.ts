import type { Say } from "../../core/words.svelte";
import type { Worked } from "../../core/worked";
import examples from "./examples.json";

type Trick = (typeof examples.tricks)["zero"];

export const trickOf = (name: string): Trick | undefined =>
  Object.entries(examples.tricks).find(([key]) => key === name)?.[1];

/** Two zeros have no effect: that is told before the cards. */
export const zerosFirst = ({ score }: Trick): number => (score.includes("B0") && score.includes("R0") ? 1 : 0);

export function worked(name: string, words: Say): Worked | null {
  const trick = trickOf(name);
  if (!trick) return null;
  const turned = trick.score.map((card) => words.say("tightrope-turned-up", { card }));
  const zeros = zerosFirst(trick) ? [words.say("tightrope-zeros-discarded")] : [];
  const taken = trick.played.map((card, place) => take(card, trick.sticks[place] ?? 0, trick.played, words));
  return { kind: "play", lies: `${turned.join(" ")} ${trick.played.join(", ")}`, told: [...zeros, ...taken] };
}

function take(card: number, sticks: number, played: number[], words: Say): string {
  const count = Math.abs(sticks);
  if (card === Math.max(...played)) return `${card}, ${words.say("page-tr-highest", { count })}`;
  if (card === Math.min(...played)) return `${card}, ${words.say("page-tr-lowest", { count })}`;
  return `${card} → ${count}`;
}
