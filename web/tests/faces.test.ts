/** Who has which face, where they sit, what bots remark, and what a score is made of. */

import { describe, expect, test } from "vitest";
import { counted as countedHands } from "../src/boards/hit_the_deck/counting";
import { FACES } from "../src/boards/hit_the_deck/cards";
import { counted as countedRuns } from "../src/boards/no_thanks/counting";
import { pairsOf } from "../src/boards/take_that/cards";
import { counted as countedPairs } from "../src/boards/take_that/counting";
import { counted as countedSticks } from "../src/boards/tightrope/counting";
import { isScore, sumOf, type Counted } from "../src/core/counting";
import { castOf } from "../src/core/faces/cast";
import { CHARACTERS } from "../src/core/faces/characters";
import { faceOf } from "../src/core/faces/moods";
import { columnsBetween, placesOf } from "../src/core/places";
import { remark } from "../src/core/temper";
import type { Views } from "../src/wire/messages";

const BOTS = ["Ada", "Bo", "Cleo", "Dov", "Elif", "Finn", "Gus"];
const faces = (names: string[]): string[] => castOf(names).map(({ name }) => name);

describe("faces", () => {
  test("follow from the names, and no two at a table are alike", () => {
    expect(faces(BOTS)).toEqual(faces(BOTS));
    const crowd = Array.from({ length: CHARACTERS.length }, (_, number) => `Guest ${number}`);
    expect(new Set(faces(crowd)).size).toBe(CHARACTERS.length);
  });

  test("each usual name of a bot has its own, in whatever seats they sit", () => {
    const known = Object.fromEntries(BOTS.map((name) => [name, faces([name])[0]]));
    const order = [...BOTS].reverse();
    expect(faces(order)).toEqual(order.map((name) => known[name]));
  });

  test("are the same while seats are still free", () => {
    const empty = BOTS.map((_, seat) => BOTS.map((name, place) => (place === seat ? "" : name)));
    for (const [seat, names] of empty.entries()) {
      expect(faces(names).filter((_, place) => place !== seat)).toEqual(
        faces(BOTS).filter((_, place) => place !== seat),
      );
    }
    const crowded = castOf([...BOTS, "", "", "", "", ""]);
    expect(castOf(["", "", "", "", "", ...BOTS]).slice(5)).toEqual(crowded.slice(0, BOTS.length));
  });

  test("show every mood otherwise", () => {
    for (const character of CHARACTERS) {
      const drawn = (["calm", "thinking", "glad", "annoyed"] as const).map((mood) =>
        JSON.stringify(faceOf(character, mood)),
      );
      expect(new Set(drawn).size, character.name).toBe(4);
    }
  });
});

test.each([1, 2, 3, 4, 5, 6, 7])("%i others have a place each, from the left side to the right", (others) => {
  const places = placesOf(others);
  expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(others);
  expect(Math.max(...places.map(({ column }) => column))).toBeLessThanOrEqual(columnsBetween(others) + 2);
  const beyond = places.filter(({ side }) => side === "top").map(({ column }) => column);
  expect(beyond).toEqual([...beyond].sort((one, other) => one - other));
  if (others > 1) expect([places[0]?.side, places.at(-1)?.side]).toEqual(["left", "right"]);
});

describe("a bot", () => {
  const moments = Array.from({ length: 600 }, (_, number) => `table ${number}`);
  const said = (level: string): string[] => moments.map((moment) => remark(level, "annoyed", moment)).filter(Boolean);

  test("says the same in every browser, and the better it plays the less", () => {
    expect(remark("beginner", "glad", "one 1 7 2")).toBe(remark("beginner", "glad", "one 1 7 2"));
    expect(said("beginner").length).toBeGreaterThan(said("expert").length);
    expect(said("expert").length).toBeGreaterThan(0);
  });

  test("is calm in silence, and people speak for themselves", () => {
    expect(moments.some((moment) => remark("beginner", "calm", moment) || remark("", "glad", moment))).toBe(false);
  });
});

const sums = (seats: Counted[][]): number[] => seats.map(sumOf);
const places = (known: Record<number, number>, length: number): number[] =>
  Array.from({ length }, (_, card) => known[card] ?? -1);

describe("what was counted", () => {
  test("Take That!: pairs are plus points, taken cards minus, a toad five", () => {
    const place = places({ 49: 0, 94: 0, 12: 10, 44: 10, 17: 11 }, 99);
    const view = { seats: 2, place } as Views["take_that"];
    expect(sums(countedPairs(view))).toEqual([2 - 1 - 5, -1]);
    expect(pairsOf(place, 0)).toEqual([[49, 94]]);
  });

  test("No Thanks!: of each run the lowest card, less the chips", () => {
    const view = { seats: 2, place: places({ 12: 0, 13: 0, 30: 0, 5: 1 }, 36), chips: [7, 0] } as Views["no_thanks"];
    expect(sums(countedRuns(view))).toEqual([12 + 30 - 7, 5]);
  });

  test("Tightrope: the sticks left, of whichever colour", () => {
    expect(sums(countedSticks({ seats: 3, net: [4, -6, 0] } as Views["tightrope"]))).toEqual([4, 6, 0]);
  });

  test("Hit the Deck: numbers at face value, all others ten", () => {
    const hand = FACES.map((name) => (["R5", "B2", "G-CUT", "HIT-HAND"].includes(name) ? 1 : 0));
    const words = { say: () => "", has: () => true };
    expect(sums(countedHands({ seats: 1, hands: [hand] } as unknown as Views["hit_the_deck"], words))).toEqual([27]);
  });

  test("is shown only if it comes to the score", () => {
    const things = [{ text: "5", tone: "", worth: 5 }];
    expect([isScore(things, 5), isScore(things, 6), isScore(undefined, 0), isScore([], 0)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
