import { expect, test } from "vitest";
import { flightsOf, gesturesOf } from "../src/core/choreography";
import { ServerClock } from "../src/core/clock";

test("a chip flies to the pot, and the pot to whoever takes it", () => {
  expect(flightsOf([["refused", 2, "24", 3]], 2, 0)).toEqual([{ token: "chip", from: "seat-2", to: "pot", count: 1 }]);
  expect(flightsOf([["took", 1, "24", 3]], 3, 0)).toEqual([{ token: "chip", from: "pot", to: "seat-1", count: 3 }]);
});

test("a row that is taken has no chips", () => {
  expect(flightsOf([["took", 1, null, 5]], 0, 0)).toEqual([]);
});

test("sticks fly to who leans, and pairs go back", () => {
  const flights = flightsOf(
    [
      ["took-blue", 0, null, 4],
      ["returned", 0, null, 2],
    ],
    0,
    0,
  );
  expect(flights.map(({ token, from, to, count }) => [token, from, to, count])).toEqual([
    ["blue", "pile", "seat-0", 4],
    ["red", "seat-0", "pile", 2],
    ["blue", "seat-0", "pile", 2],
  ]);
});

test("what others draw flies face down; your own cards fly as themselves", () => {
  expect(
    flightsOf(
      [
        ["drew", 1, null, 9],
        ["drew", 0, "R5", 8],
      ],
      0,
      0,
    ).map(({ to }) => to),
  ).toEqual(["seat-1"]);
  expect(
    flightsOf(
      [
        ["dealt", 1, null, 1],
        ["dealt", 1, null, 2],
        ["dealt", 0, "R5", 1],
      ],
      0,
      0,
    ),
  ).toHaveLength(1);
});

test("a flip turns both piles and the direction", () => {
  const shown = gesturesOf([
    ["flipped", 1, null, 0],
    ["turned-round", -1, null, 0],
    ["was-last", 2, null, 4],
  ]);
  expect(shown.map(({ spot, kind }) => `${spot} ${kind}`)).toEqual([
    "pile turn",
    "discard turn",
    "direction spin",
    "discard thump",
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
