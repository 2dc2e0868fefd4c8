import { expect, test } from "vitest";
import { cardsBefore, cardText, handOf, movesWith, sorted, valueText } from "../src/boards/plain/fields";
import { plainProfile } from "../src/core/profile";
import { moveInWords, sentence, titleOf, whyNot } from "../src/core/telling";
import type { Say } from "../src/core/words.svelte";
import type { View } from "../src/wire/messages";

const header = { seats: 3, first: 0, viewer: 0, stage: 2, round: 1, turn: 1, scores: [0, 0, 0], totals: [5, 7, 9] };
const view: View = {
  ...header,
  options: { rounds: 3 },
  pot: 4,
  offered: -1,
  row: [12, 0, 31, ...Array.from({ length: 50 }, () => -1)],
  row_count: 3,
  pile: [-1, -1, -1, -1],
  pile_count: 20,
  hand_count: [2, 3, 3],
  hands: [
    [8, 17, -1],
    [-1, -1, -1],
    [-1, -1, -1],
  ],
  chips: [11, -1, -1, -1, -1],
  net: [3, -5, 0],
  tricks: [
    [0, 0],
    [4, 0],
    [7, 12],
    [-1, -1],
  ],
  place: Array.from({ length: 90 }, (_, card) => ({ 12: 0, 31: 2, 32: 2 })[card] ?? -1),
  seen: Array.from({ length: 90 }, () => 0),
};

/** A catalogue that has no words for this game. */
const mute: Say = { has: () => false, say: (key) => key };
const game = plainProfile("lucky_seven");

test("fields are told apart by their shape; what is unknown is not shown", () => {
  const { numbers, lists, tables, bySeat } = sorted(view);
  expect(numbers).toEqual([
    ["pot", 4],
    ["row_count", 3],
    ["pile_count", 20],
  ]);
  expect(lists).toEqual([["row", [12, 0, 31]]]);
  expect(tables).toEqual([
    [
      "tricks",
      [
        [4, 0],
        [7, 12],
      ],
    ],
  ]);
  expect(bySeat).toEqual([
    ["hand_count", [2, 3, 3]],
    ["chips", [11, null, null]],
    ["net", [3, -5, 0]],
  ]);
});

test("a hand is one if it has as many cards as the seat holds", () => {
  expect(handOf(view, 0)).toEqual([8, 17]);
  expect(handOf(view, 1)).toBeNull();
  expect(handOf({ ...view, hand_count: [5, 3, 3] }, 0)).toBeNull();
  expect(handOf({ ...view, hands: [[0, 8, 17], [], []] }, 0)).toEqual([8, 17]);
  expect(handOf({ ...view, hands: [[0, 1, 1], [], []] }, 0)).toBeNull(); // one of the second kind, one of the third
  expect(handOf(header, 0)).toBeNull();
});

test("cards lie before the seats that their places name", () => {
  expect([0, 1, 2].map((seat) => cardsBefore(view, seat))).toEqual([[12], [], [31, 32]]);
  expect(cardsBefore({ ...view, place: [0, 0, 2] }, 0)).toEqual([]); // a value for each seat
  const elsewhere = [...Array.from({ length: 90 }, () => 0), 20];
  expect(cardsBefore({ ...view, place: elsewhere }, 0)).toEqual([]); // one is at no seat
  expect(cardsBefore(header, 0)).toEqual([]);
});

test("moves belong to the cards they name", () => {
  expect(movesWith("17", ["play 17", "play 7", "pass", "swap 8 17"])).toEqual(["play 17", "swap 8 17"]);
  expect(movesWith("QH", ["play QH", "play QS", "bid 2"])).toEqual(["play QH"]);
});

test("cards are written as the server writes them, wherever a field holds cards", () => {
  const cards = ["", "", "2C", "3C"];
  expect([2, 3, 4].map((card) => cardText(card, cards))).toEqual(["2C", "3C", "4"]);
  expect(["trump_card", "card", "kept_cards"].map((name) => valueText(name, 3, cards))).toEqual(["3C", "3C", "3C"]);
  expect(["discarded", "cardinal", "pot"].map((name) => valueText(name, 3, cards))).toEqual(["3", "3", "3"]);
});

test("what is not for people is left out", () => {
  const { numbers, bySeat } = sorted(view, (name) => name !== "pot" && name !== "chips");
  expect(numbers.map(([name]) => name)).toEqual(["row_count", "pile_count"]);
  expect(bySeat.map(([name]) => name)).toEqual(["hand_count", "net"]);
});

test("without words of its own a game is told by its bare names", () => {
  expect(titleOf("lucky_seven", mute)).toBe("Lucky seven");
  expect(moveInWords(game, "swap 8 17", mute)).toBe("swap 8 17");
  expect(
    moveInWords(game, "swap 8 17", { has: () => true, say: (_, facts) => `trade ${String(facts?.["card"])}` }),
  ).toBe("trade 8 17");
  expect(sentence(game, ["Ana", "Bo"], ["threw-away", 1, "17", 0], 0, mute)).toBe("Bo: threw away 17.");
  expect(sentence(game, ["Ana"], ["pile-empty", -1, null, 0], 0, mute)).toBe("Pile empty.");
  expect(whyNot({ code: "too-high", facts: {} }, mute, game)).toBe("Too high.");
});
