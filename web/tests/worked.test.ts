import { expect, test } from "vitest";
import deck from "../src/boards/hit_the_deck/examples.json";
import { worked as deckWorked } from "../src/boards/hit_the_deck/worked";
import chips from "../src/boards/no_thanks/examples.json";
import { worked as chipsWorked } from "../src/boards/no_thanks/worked";
import row from "../src/boards/take_that/examples.json";
import { COSTS, worked as rowWorked } from "../src/boards/take_that/worked";
import rope from "../src/boards/tightrope/examples.json";
import { worked as ropeWorked } from "../src/boards/tightrope/worked";
import type { Say } from "../src/core/words.svelte";
import { buttonOf, signed, sums, tapped, total, type Worked } from "../src/core/worked";

const words: Say = { has: () => true, say: (key, facts = {}) => [key, ...Object.values(facts).map(String)].join(" ") };

/** What is told by as many taps as it takes to come round. */
function played(example: Worked | null): string[] {
  if (!example) return [];
  const told: string[] = [];
  for (let shown = tapped(0, example); shown > 0; shown = tapped(shown, example))
    told.push(example.told[shown - 1] ?? "nothing");
  return told;
}

test("an example is told one tap after the other, and a last tap begins anew", () => {
  const example: Worked = { kind: "count", lies: "3, 7", told: ["3", "3 + 7 = 10"] };
  expect([0, 1, 2].map((shown) => tapped(shown, example))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((shown) => buttonOf(shown, example))).toEqual([
    "page-example-go",
    "page-next-step",
    "page-example-again",
  ]);
  expect(played(example)).toEqual(example.told);
});

test("a sum grows number by number", () => {
  expect(sums([3, 7, 10, 14, 25, -8]).slice(-2)).toEqual(["34 + 25 = 59", "59 − 8 = 51"]);
  expect(sums([-5, -5, -7])).toEqual(["−5", "−5 − 5 = −10", "−10 − 7 = −17"]);
  expect(sums([])).toEqual([]);
});

test("what is counted tap by tap comes to what the engine says", () => {
  const result = (told: string | undefined): string | undefined => told?.split(" = ").at(-1);
  for (const [name, { points }] of Object.entries(deck.hands))
    expect(result(played(deckWorked(name, words)).at(-1))).toBe(String(points));
  for (const [name, hands] of Object.entries(chips.hands)) {
    const results = played(chipsWorked(name, words)).map(result);
    for (const { points } of hands) expect(results).toContain(String(points));
    expect(results.at(-1)).toBe(String(hands.at(-1)?.points));
  }
  expect(-total(COSTS)).toBe(row.count.cost);
  expect(result(played(rowWorked("count", words)).at(-1))).toBe(signed(row.count.score));
});

test("what is played tap by tap ends as the engine says", () => {
  expect(played(rowWorked("opening", words))).toEqual([
    "take_that-opened no Alex 34",
    "page-tt-slot 24 44. take_that-laid no Sarah 41",
    "page-tt-slot 31 51. take_that-laid no Linus 49",
  ]);
  for (const [name, { after }] of Object.entries(row.twists))
    expect(played(rowWorked(name, words)).at(-1)).toContain(`page-row (${after.join(", ")}).`);
  expect(played(chipsWorked("round", words))).toEqual([
    "no_thanks-refused no Pierre",
    "no_thanks-refused no Sabine",
    "no_thanks-took no Lise 11 2",
    "no_thanks-revealed 16",
    "no_thanks-refused no Lise",
  ]);
  for (const [name, { sticks }] of Object.entries(rope.tricks)) {
    const told = played(ropeWorked(name, words)).slice(-sticks.length);
    expect(told.map((line) => Number(line.split(" ").at(-1)))).toEqual(sticks.map(Math.abs));
  }
  expect(played(ropeWorked("zeros", words))[0]).toBe("tightrope-zeros-discarded");
});

test("nothing but a worked example is played", () => {
  for (const worked of [deckWorked, chipsWorked, rowWorked, ropeWorked]) expect(worked("faces", words)).toBeNull();
});
