/** The options of a game's rules in words, which of them a table has chosen, and what was chosen last time. */

import { keptChoice, type TableChoice } from "../wire/http";
import type { GameShown, OptionShown } from "../wire/messages";
import { read, write } from "./settings.svelte";
import { asSentence, readable, sayOr } from "./telling";
import type { Say } from "./words.svelte";

export type Chosen = TableChoice["options"];
/** Alone with bots, or with friends: each is remembered. */
export type Company = "alone" | "friends";

/** Instead of a seat: the shuffle decides who is first. */
export const LOT = -1;
export const GROUPS = ["box", "house", "comfort"] as const;

export function optionInWords(game: string, option: string, words: Say): string {
  return asSentence(sayOr(words, `${game}-option-${option}`, readable(option)));
}

export function valueInWords(option: OptionShown, value: Chosen[string], words: Say): string {
  if (option.unit) return words.say(`page-${option.unit}`, { count: Number(value) });
  return sayOr(words, `option-${option.name}-${value}`, String(value));
}

/** What differs from the usual rules, a short line each. */
export function variantsOn(game: GameShown | undefined, chosen: Chosen, words: Say): string[] {
  const changed = game?.options.filter(({ name, default: usual }) => (chosen[name] ?? usual) !== usual) ?? [];
  return changed.map((option) =>
    variantInWords(game?.name ?? "", option, chosen[option.name] ?? option.default, words),
  );
}

function variantInWords(game: string, option: OptionShown, value: Chosen[string], words: Say): string {
  const name = optionInWords(game, option.name, words);
  if (value === true) return name;
  return words.say("page-variant", {
    name,
    value: value === false ? words.say("page-off") : valueInWords(option, value, words),
  });
}

/** The numbers of players that the usual rules are for. */
export function usualCounts(game: GameShown): number[] {
  return countsOf(game).filter((count) => !game.options.some((option) => option.needed.includes(count)));
}

export function countsOf(game: GameShown): number[] {
  return Array.from({ length: game.most - game.least + 1 }, (_, more) => game.least + more);
}

/** The options that this many players cannot do without are on. */
export function withNeeded(game: GameShown, { seats, options }: Omit<TableChoice, "first">): Chosen {
  const needed = game.options.filter((option) => option.needed.includes(seats));
  return { ...options, ...Object.fromEntries(needed.map(({ name }) => [name, true])) };
}

export function keepChoice(company: Company, game: GameShown, choice: TableChoice): void {
  write(`${company}-${game.name}`, JSON.stringify(choice));
}

/** As far as the server still offers it. */
export function lastChoice(company: Company, game: GameShown): TableChoice {
  const kept = keptChoice(read(`${company}-${game.name}`));
  const known = Object.entries(kept.options ?? {}).filter(([name]) => game.options.some((each) => each.name === name));
  const seats = countsOf(game).find((count) => count === kept.seats) ?? game.usual_seats;
  const first = kept.first !== undefined && kept.first < seats ? kept.first : LOT;
  return { seats, options: Object.fromEntries(known), first };
}
