/** What happened, as sentences. */

import type { Problem } from "../wire/messages";
import type { Happening } from "../wire/told";
import type { GameProfile } from "./profile";
import type { Facts, Say } from "./words.svelte";

type Speaker = Pick<GameProfile, "name" | "cardInWords" | "tellsBareEvents">;

const COMMON = new Set(["round-began", "round-ended", "scored", "match-ended"]);
/** Of each kind. */
const MOST_REASONS = 2;
const SHOWN_ANYWAY = new Set(["dealt"]);

export function sentence(game: Speaker, names: string[], happening: Happening, you: number | null, words: Say): string {
  const [name, seat, card, amount] = happening;
  if (SHOWN_ANYWAY.has(name)) return "";
  let key = COMMON.has(name) ? `event-${name}` : `${game.name}-${name}`;
  if (card === null && words.has(`${key}-hidden`)) key += "-hidden";
  const who = names[seat] ?? "";
  const facts = { you: seat === you ? "yes" : "no", who, card: game.cardInWords(card ?? "", words), amount };
  if (words.has(key)) return asSentence(words.say(key, facts));
  return game.tellsBareEvents ? bareEvent(name, who, card) : "";
}

/** What happened as people around a table tell it: nobody reads out a card that is hidden again, but whose it is. */
export function asRemembered(
  { unremembered }: Pick<GameProfile, "unremembered">,
  row: Happening,
  you: number | null,
): Happening {
  const [name, seat, card, amount] = row;
  const told = unremembered[name];
  return told === undefined ? row : [told, seat, seat === you ? card : null, amount];
}

function bareEvent(name: string, who: string, card: string | null): string {
  const text = [readable(name), card ?? ""].join(" ").trim();
  return `${asSentence(who ? `${who}: ${text}` : text)}.`;
}

export function asSentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A bare name of the server's, as words: `hand_count` is "hand count". */
export function readable(name: string): string {
  return name.replaceAll(/[_-]+/g, " ");
}

/** What a game is called; one without words has its name. */
export function titleOf(game: string, words: Say): string {
  return sayOr(words, `${game}-title`, asSentence(readable(game)));
}

export function sayOr(words: Say, key: string, otherwise: string, facts: Facts = {}): string {
  return words.has(key) ? words.say(key, facts) : otherwise;
}

export function moveInWords(game: Speaker, move: string, words: Say): string {
  const [verb, ...cards] = move.split(" ");
  const card = cards.map((named) => game.cardInWords(named, words)).join(" ");
  return sayOr(words, `${game.name}-move-${verb}`, move, { card });
}

export type Refusal = Pick<Problem, "code" | "facts">;

/** Without the clause: the pages of rules for people have no numbers. */
export function whyNot(refusal: Refusal, words: Say, game?: Speaker): string {
  const named = (fact: string | number) => (typeof fact === "string" && game ? game.cardInWords(fact, words) : fact);
  const facts = Object.entries(refusal.facts).map(([name, fact]) => [name, named(fact)] as const);
  const reason = sayOr(words, `refused-${refusal.code}`, readable(refusal.code), Object.fromEntries(facts));
  return `${asSentence(reason)}.`;
}

/** One sentence for the best of the moves, which is the first. */
export function reason(game: Speaker, moves: string[], pros: string[], cons: string[], words: Say): string {
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
function reasons(game: Speaker, side: string, themes: string[], words: Say): string {
  const keys = themes.map((theme) => `${game.name}-${side}-${theme}`).filter((key) => words.has(key));
  const told = keys.slice(0, MOST_REASONS).map((key) => words.say(key));
  return told.length ? told.reduce((said, reason) => words.say("hint-and", { reasons: said, reason })) : "";
}
