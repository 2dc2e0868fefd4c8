import { expect, test } from "vitest";
import { FACES, faceOf, namesOf, printedBeside, titleOfCard, toneOf } from "../src/boards/hit_the_deck/cards";
import { runsOf } from "../src/boards/no_thanks/cards";
import { isToad, mirrored, sizeOf, twistable } from "../src/boards/take_that/cards";
import { columnsFor } from "../src/core/columns";

test("runs stand together", () => {
  const place = Array.from({ length: 36 }, () => -1);
  for (const card of [7, 8, 20, 21, 22, 30]) place[card] = 2;
  expect(runsOf(place, 2)).toEqual([[7, 8], [20, 21, 22], [30]]);
});

test("mirrors and toads", () => {
  expect([mirrored(49), isToad(55), isToad(49)]).toEqual([94, true, false]);
  expect([...twistable(["lay 12", "twist 94", "take"])]).toEqual([49]);
});

test("the longer the row, the smaller its cards", () => {
  expect([1, 4, 5, 13, 14, 27, 28, 70].map(sizeOf)).toEqual([
    "few",
    "few",
    "some",
    "some",
    "many",
    "many",
    "crowd",
    "crowd",
  ]);
});

test("38 faces, and what is on them", () => {
  expect(new Set(FACES).size).toBe(38);
  expect(faceOf("HIT-4")).toEqual({ kind: "hit", colour: "", number: "4" });
  expect(faceOf("G-FLIP").kind).toBe("flip");
  expect(toneOf("B3")).toBe("tone-B");
  expect(namesOf([2, 0, 1])).toEqual(["R1", "R1", "R3"]);
});

test("no tile is left alone in a row, where that can be", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => columnsFor(count, 4))).toEqual([1, 2, 3, 4, 3, 4, 4, 4, 3]);
  expect([3, 4, 5, 6, 7].map((count) => columnsFor(count, 3))).toEqual([3, 2, 3, 3, 3]);
  expect(columnsFor(0, 4)).toBe(1);
});

test("the printed word stands beside its translation, and never twice", () => {
  const say = (title: string) => ({ has: () => true, say: () => title });
  expect(printedBeside("flip", "RETOURNE")).toBe("FLIP");
  expect(printedBeside("hand", "HAU")).toBe("HIT");
  expect(printedBeside("cut", "CUT")).toBe("");
  expect(titleOfCard("R-CUT", say("Coupe le deck, rouge"))).toBe("Coupe le deck, rouge (CUT)");
  expect(titleOfCard("R-CUT", say("red cut"))).toBe("red cut");
  expect(titleOfCard("R3", say("3 rouge"))).toBe("3 rouge");
});
