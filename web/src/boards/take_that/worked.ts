import type { Say } from "../../core/words.svelte";
import { signed, sums, total, type Worked } from "../../core/worked";
import { isToad } from "./cards";
import { TOAD } from "./counting";
import examples from "./examples.json";

const { opening, twists, count } = examples;

export const twistOf = (name: string): typeof twists.twist | undefined =>
  Object.entries(twists).find(([key]) => key === name)?.[1];

/** The minus cards as they are counted: every toad by itself, then all others at once. */
export const LOST: number[][] = [
  ...count.minus.filter(isToad).map((card) => [card]),
  count.minus.filter((card) => !isToad(card)),
];

export const COSTS = LOST.map((cards) => -total(cards.map((card) => (isToad(card) ? TOAD : 1))));

export function worked(name: string, words: Say): Worked | null {
  if (name === "opening") return opened(words);
  if (name === "count") return counted(words);
  const twist = twistOf(name);
  return twist ? twisted(twist, words) : null;
}

function opened(words: Say): Worked {
  const told = opening.plays.map(({ who, card, range }) => {
    const [least, most] = range;
    if (least === undefined || most === undefined) return words.say("take_that-opened", { you: "no", who, card });
    const laid = words.say("take_that-laid", { you: "no", who, card });
    return `${words.say("page-tt-slot", { least, most })}. ${laid}`;
  });
  return { kind: "play", lies: opening.plays.map(({ who }) => who).join(", "), told };
}

function twisted({ row, shown, twisted: out, after }: typeof twists.twist, words: Say): Worked {
  const lies = (cards: number[]): string => `${words.say("page-row")} (${cards.join(", ")})`;
  const won = `${words.say("page-plus", { count: 2 })} (${out}, ${shown})`;
  return {
    kind: "play",
    lies: `${lies(row)}. ${words.say("take_that-move-twist", { card: shown })}`,
    told: [words.say("page-twistable", { card: out }), `${won}. ${lies(after)}.`],
  };
}

function counted(words: Say): Worked {
  const minus = words.say("page-minus", { count: count.minus.length });
  return {
    kind: "count",
    lies: `${words.say("page-plus", { count: count.plus })}. ${minus} (${count.minus.join(", ")})`,
    told: [...sums(COSTS), `${count.plus} − ${-total(COSTS)} = ${signed(count.plus + total(COSTS))}`],
  };
}
