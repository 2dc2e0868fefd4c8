import { expect, test } from "vitest";
import { choreography as hitTheDeck } from "../src/boards/hit_the_deck/choreography";
import { choreography as noThanks } from "../src/boards/no_thanks/choreography";
import { choreography as takeThat } from "../src/boards/take_that/choreography";
import { choreography as tightrope } from "../src/boards/tightrope/choreography";
import { motionsOf, type Before } from "../src/core/choreography";
import { ServerClock } from "../src/core/clock";

const empty: Before = { counts: {}, gone: [] };

test("a chip flies to the pot, and the pot to whoever takes it", () => {
  const flight = { kind: "flight", token: "chip" };
  const refused = motionsOf([["refused", 2, "24", 3]], { ...empty, counts: { pot: 2 } }, 0, noThanks);
  expect(refused).toEqual([{ ...flight, from: "seat-2", to: "pot", count: 1 }]);
  const took = motionsOf([["took", 1, "24", 3]], { ...empty, counts: { pot: 3 } }, 0, noThanks);
  expect(took).toEqual([{ ...flight, from: "pot", to: "seat-1", count: 3 }]);
  expect(motionsOf([["took", 1, "24", 0]], { ...empty, counts: { pot: 0 } }, 0, noThanks)).toEqual([]);
});

test("never more than nine chips are in the air", () => {
  const took = motionsOf([["took", 1, "24", 30]], { ...empty, counts: { pot: 30 } }, 0, noThanks);
  expect(took).toMatchObject([{ count: 9 }]);
});

test("a row flies to whoever takes it, and only a toad in it is felt", () => {
  const took = (gone: string[]) => motionsOf([["took", 1, null, 2]], { ...empty, gone }, 0, takeThat);
  expect(took(["card:41", "card:49"])).toEqual([{ kind: "sweep", seat: 1 }]);
  expect(took(["card:41", "card:44"])).toEqual([
    { kind: "sweep", seat: 1 },
    { kind: "jolt", seat: 1 },
  ]);
});

test("a card that is twisted out meets its mirror", () => {
  const pair = { kind: "pair", thing: "card:49", partner: "hand:94", text: "94", seat: 2 };
  expect(motionsOf([["twisted", 2, "94", 49]], empty, 0, takeThat)).toEqual([pair]);
});

test("sticks fly to the player who leans, and pairs go back", () => {
  const happened: Parameters<typeof motionsOf>[0] = [
    ["took-blue", 0, null, 4],
    ["returned", 0, null, 2],
  ];
  expect(motionsOf(happened, empty, 0, tightrope)).toEqual([
    { kind: "flight", token: "blue", from: "pile", to: "seat-0", count: 4 },
    { kind: "flight", token: "red", from: "seat-0", to: "pile", count: 2 },
    { kind: "flight", token: "blue", from: "seat-0", to: "pile", count: 2 },
  ]);
});

test.each([
  ["take_that", takeThat],
  ["hit_the_deck", hitTheDeck],
] as const)("%s: what others draw flies face down; your own cards fly as themselves", (_, choreography) => {
  const drew = motionsOf(
    [
      ["drew", 1, null, 9],
      ["drew", 0, "R5", 8],
    ],
    empty,
    0,
    choreography,
  );
  expect(drew).toEqual([{ kind: "flight", token: "back", from: "pile", to: "seat-1", count: 1 }]);
});

test("in any game a deal is seen, once for every other seat", () => {
  const dealt = motionsOf(
    [
      ["dealt", 1, null, 1],
      ["dealt", 1, null, 2],
      ["dealt", 0, "R5", 1],
    ],
    empty,
    0,
    () => [],
  );
  expect(dealt).toEqual([{ kind: "flight", token: "back", from: "pile", to: "seat-1", count: 3 }]);
});

test("a flip turns both piles and the direction; whoever was last feels it", () => {
  const shown = motionsOf(
    [
      ["flipped", 1, null, 0],
      ["turned-round", -1, null, 0],
      ["was-last", 2, null, 4],
    ],
    empty,
    0,
    hitTheDeck,
  );
  expect(shown).toEqual([
    { kind: "gesture", spot: "pile", gesture: "turn" },
    { kind: "gesture", spot: "discard", gesture: "turn" },
    { kind: "gesture", spot: "direction", gesture: "spin" },
    { kind: "jolt", seat: 2 },
    { kind: "gesture", spot: "discard", gesture: "thump" },
  ]);
});

test("the server's clock is read from what arrived with the least delay", () => {
  const clock = new ServerClock();
  expect(clock.at(5000)).toBeNull();
  clock.hear(9_900, 5_030);
  clock.hear(10_000, 5_010);
  clock.hear(4_000, 5_020); // told again after a break
  expect(clock.at(6_000)).toBe(10_990);
});

test("a clock that was put right is believed after a while", () => {
  const clock = new ServerClock();
  clock.hear(10_000, 5_000);
  for (let number = 0; number < 20; number++) clock.hear(9_000 + number, 9_000 + number);
  expect(clock.at(9_500)).toBe(9_500);
});
