import { expect, test } from "vitest";
import { isBot, roundFrom, roundsOf } from "../src/core/history";
import type { Story } from "../src/wire/http";
import type { Step } from "../src/wire/messages";

const steps = [1, 1, 1, 2, 2, 3].map((round) => ({ view: { round } }) as unknown as Step);
const rounds = roundsOf(steps);

test("the steps of a match stand round by round", () => {
  expect(rounds).toEqual([
    { round: 1, first: 1, last: 3 },
    { round: 2, first: 4, last: 5 },
    { round: 3, first: 6, last: 6 },
  ]);
});

test("one goes on to the next round, and back to the beginning of this one first", () => {
  expect([1, 4, 6].map((at) => roundFrom(rounds, at, 1))).toEqual([4, 6, 6]);
  expect([1, 3, 4, 5].map((at) => roundFrom(rounds, at, -1))).toEqual([1, 1, 1, 4]);
});

test("a bot is a seat that no person played, and whose luck was the server's in every round", () => {
  const story: Story = {
    game: "",
    players: ["Zoé", "Ada", "Ben", "Eve"],
    winners: [],
    options: {},
    moves: ["* deal", "0 take", "1 take", "2 take", "3 take"],
    hands: ["table", "person", "bot", "stand-in", "person"],
    shuffles: [{ servers: [1, 3] }, { servers: [1, 2, 3] }],
  };
  expect([0, 1, 2, 3].map((seat) => isBot(story, seat))).toEqual([false, true, false, false]);
  expect(isBot({ game: "", players: ["Zoé"], winners: [], options: {} }, 0)).toBe(false);
});
