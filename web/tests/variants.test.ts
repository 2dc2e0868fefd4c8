import { beforeEach, expect, test, vi } from "vitest";
import type { Say } from "../src/core/words.svelte";
import type { GameShown, OptionShown } from "../src/wire/messages";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { keepChoice, lastChoice, usualCounts, variantsOn, withNeeded } = await import("../src/core/variants");

const words: Say = {
  has: (key) => key.includes("option"),
  say: (key, facts = {}) => `${key} ${Object.values(facts).join(",")}`.trim(),
};

function option(name: string, usual: OptionShown["default"], more: Partial<OptionShown> = {}): OptionShown {
  return { name, default: usual, values: [], least: 0, unit: "", group: "house", recommended: [], needed: [], ...more };
}

const game: GameShown = {
  name: "oh_hell",
  least: 3,
  most: 7,
  usual_seats: 4,
  minutes: [20, 20],
  cards: [],
  first_plays: false,
  options: [
    option("rounds", 2),
    option("large", false, { needed: [6, 7] }),
    option("slow", true),
    option("limit", 5, { unit: "seconds" }),
  ],
};

beforeEach(() => store.clear());

test("a table says what differs from the usual rules, and nothing else", () => {
  expect(variantsOn(game, {}, words)).toEqual([]);
  expect(variantsOn(game, { rounds: 2, slow: true }, words)).toEqual([]);
  expect(variantsOn(game, { rounds: 3, large: true, slow: false, limit: 9 }, words)).toEqual([
    "page-variant Oh_hell-option-rounds,option-rounds-3",
    "Oh_hell-option-large",
    "page-variant Oh_hell-option-slow,page-off",
    "page-variant Oh_hell-option-limit,page-seconds 9",
  ]);
});

test("a number of players that needs a house rule is none of the usual ones, and has the rule", () => {
  expect(usualCounts(game)).toEqual([3, 4, 5]);
  expect(withNeeded(game, { seats: 6, options: { rounds: 3 } })).toEqual({ rounds: 3, large: true });
  expect(withNeeded(game, { seats: 5, options: {} })).toEqual({});
});

test("the last choice is remembered, alone and with friends, as far as it is still offered", () => {
  expect(lastChoice("alone", game)).toEqual({ seats: 4, options: {}, first: -1 });
  keepChoice("alone", game, { seats: 7, options: { rounds: 3, forgotten: true }, first: 5 });
  expect(lastChoice("alone", game)).toEqual({ seats: 7, options: { rounds: 3 }, first: 5 });
  expect(lastChoice("friends", game)).toEqual({ seats: 4, options: {}, first: -1 });
  expect(lastChoice("alone", { ...game, most: 5 })).toEqual({ seats: 4, options: { rounds: 3 }, first: -1 });
  store.set("pioche-alone-oh_hell", "{broken");
  expect(lastChoice("alone", game)).toEqual({ seats: 4, options: {}, first: -1 });
});
