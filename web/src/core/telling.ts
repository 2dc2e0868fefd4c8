/** What happened, as sentences. */

import { FACES, faceOf } from "../boards/hit_the_deck";
import type { Facts } from "./words.svelte";

export type Happening = [name: string, seat: number, card: string | null, amount: number];
export type Say = { say: (key: string, facts?: Facts) => string; has: (key: string) => boolean };

const COMMON = new Set(["round-began", "round-ended", "scored", "match-ended"]);
/** Of each kind. */
const MOST_REASONS = 2;
const SHOWN_ANYWAY = new Set(["dealt"]);

export function sentence(game: string, names: string[], happening: Happening, you: number | null, words: Say): string {
  const [name, seat, card, amount] = happening;
  if (SHOWN_ANYWAY.has(name)) return "";
  let key = COMMON.has(name) ? `event-${name}` : `${game}-${name}`;
  if (card === null && words.has(`${key}-hidden`)) key += "-hidden";
  const facts = {
    you: seat === you ? "yes" : "no",
    who: names[seat] ?? "",
    card: cardInWords(card ?? "", words),
    amount,
  };
  return words.has(key) ? asSentence(words.say(key, facts)) : "";
}

/** With its article, as part of a sentence: a number is said as it is, "Y4" is the yellow 4. */
export function cardInWords(card: string, words: Say): string {
  if (!FACES.includes(card)) return card;
  const { kind, colour, number } = faceOf(card);
  return words.say("page-hd-the-card", { kind, colour: colour || "none", number });
}

export function asSentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function moveInWords(game: string, move: string, words: Say): string {
  const [verb, card] = move.split(" ");
  return words.say(`${game}-move-${verb}`, { card: cardInWords(card ?? "", words) });
}

export type Refusal = { code: string; facts: Record<string, string | number> };

/** Without the clause: the pages of rules for people have no numbers. */
export function whyNot(refusal: Refusal, words: Say): string {
  const facts = Object.entries(refusal.facts).map(([name, fact]) => [
    name,
    typeof fact === "string" ? cardInWords(fact, words) : fact,
  ]);
  const reason = asSentence(words.say(`refused-${refusal.code}`, Object.fromEntries(facts) as Facts));
  return `${reason}.`;
}

/** One sentence for the best of the moves, which is the first. */
export function reason(game: string, moves: string[], pros: string[], cons: string[], words: Say): string {
  const move = moveInWords(game, moves[0] ?? "", words);
  if (moves.length === 1) return words.say("hint-only", { move });
  const [speaksFor, speaksAgainst] = [reasons(game, "for", pros, words), reasons(game, "against", cons, words)];
  const key = `hint-reason${speaksFor ? "-for" : ""}${speaksAgainst ? "-against" : ""}`;
  return words.say(key, {
    move,
    other: moveInWords(game, moves[1] ?? "", words),
    pros: speaksFor,
    cons: speaksAgainst,
  });
}

/** The weightiest that have words: some speak to a person only for a move, or only against one. */
function reasons(game: string, side: string, themes: string[], words: Say): string {
  const keys = themes.map((theme) => `${game}-${side}-${theme}`).filter((key) => words.has(key));
  const told = keys.slice(0, MOST_REASONS).map((key) => words.say(key));
  return told.length ? told.reduce((said, reason) => words.say("hint-and", { reasons: said, reason })) : "";
}
