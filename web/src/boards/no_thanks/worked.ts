import type { Say } from "../../core/words.svelte";
import { sums, type Worked } from "../../core/worked";
import { runsIn } from "./cards";
import examples from "./examples.json";

export type Owned = { cards: number[]; chips: number };

/** The hands of an example, if it counts any. */
export function handsOf(name: string): Owned[] {
  return Object.entries(examples.hands).find(([key]) => key === name)?.[1] ?? [];
}

/** What is counted, tap by tap: the lowest card of each run, then all chips. */
export function worthsOf({ cards, chips }: Owned): number[] {
  return [...runsIn(cards).map((run) => run[0] ?? 0), ...(chips ? [-chips] : [])];
}

export function worked(name: string, words: Say): Worked | null {
  if (name === "round") return round(words);
  const hands = handsOf(name);
  if (hands.length === 0) return null;
  const lies = hands.map(({ cards, chips }) => `${cards.join(", ")}; ${words.say("page-pot", { count: chips })}`);
  return { kind: "count", lies: lies.join(". "), told: hands.flatMap((hand) => sums(worthsOf(hand))) };
}

function round(words: Say): Worked {
  const { offered, refused, taker, chips, next } = examples.round;
  const refuses = (who: string): string => words.say("no_thanks-refused", { you: "no", who });
  return {
    kind: "play",
    lies: String(offered),
    told: [
      ...refused.map(refuses),
      words.say("no_thanks-took", { you: "no", who: taker, card: offered, amount: chips }),
      words.say("no_thanks-revealed", { card: next }),
      refuses(taker),
    ],
  };
}
