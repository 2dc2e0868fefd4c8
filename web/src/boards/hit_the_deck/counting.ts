import type { Counted } from "../../core/counting";
import type { Say } from "../../core/words.svelte";
import type { Views } from "../../wire/messages";
import { faceOf, namesOf, toneOf } from "./cards";

const WITHOUT_NUMBER = 10;

/** The cards left in the hands: numbers at face value, all others ten. */
export function counted({ seats, hands }: Views["hit_the_deck"], words: Say): Counted[][] {
  return hands.slice(0, seats).map((hand) => namesOf(hand).map((name) => card(name, words)));
}

function card(name: string, words: Say): Counted {
  const { kind, number } = faceOf(name);
  const text = kind === "number" ? number : words.say("page-hd-sign", { kind });
  return { text, tone: toneOf(name), worth: worthOf(name) };
}

export function worthOf(name: string): number {
  const { kind, number } = faceOf(name);
  return kind === "number" ? Number(number) : WITHOUT_NUMBER;
}
