/** Why a move is refused in the page, where the gate does not look: no match, no seat, no move, no turn. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Game } from "../src/engine/game";
import type { Layout } from "../src/engine/layout";
import { Module, type Window } from "../src/engine/module";
import { whyNot } from "../src/engine/referee";

const ENGINE = join(import.meta.dirname, "..", "src", "engine");
const LAYOUT = JSON.parse(readFileSync(join(ENGINE, "layout.json"), "utf8")) as Layout;
const CODE = readFileSync(join(ENGINE, "pioche.wasm"));

async function opened(name: string): Promise<{ game: Game; state: Window }> {
  const game = new Game(await Module.load(CODE, LAYOUT), name);
  const state = game.position();
  game.open(state, 3, 0, {});
  return { game, state };
}

test("before the deal it is nature's turn, afterwards somebody's, and at the end nobody's", async () => {
  const { game, state } = await opened("no_thanks");
  expect(whyNot(game, state, 0, "take")).toMatchObject({ code: "nature-to-move", clause: "NT-3", facts: {} });
  game.letNatureMove(state, game.dice(1, 1));
  expect(whyNot(game, state, 0, "take")).toBeNull();
  expect(whyNot(game, state, 1, "take")).toMatchObject({ code: "not-your-turn", clause: "NT-9", facts: { seat: 0 } });
  game.playMany(state, game.dice(1, 1), 1);
  expect(whyNot(game, state, 0, "take")).toMatchObject({ code: "match-over", clause: "NT-15", facts: {} });
});

test("a text that is no move, and a seat that nobody has", async () => {
  const { game, state } = await opened("take_that");
  game.letNatureMove(state, game.dice(1, 1));
  expect(whyNot(game, state, 1, "fold")).toMatchObject({ code: "not-a-move", facts: { text: "fold" } });
  expect(whyNot(game, state, 3, "take")).toMatchObject({
    code: "no-such-seat",
    clause: "",
    facts: { seat: 3, most: 2 },
  });
});

test("a reason of the rules, with its facts", async () => {
  const { game, state } = await opened("take_that");
  game.letNatureMove(state, game.dice(1, 1));
  expect(whyNot(game, state, 1, "take")).toMatchObject({ code: "no-row", clause: "TT-6", facts: {} });
});

test("the manners of every level", () => {
  expect(Object.keys(LAYOUT.levels)).toEqual(["beginner", "casual", "club", "strong", "expert", "master"]);
  for (const { thinking, reaction } of Object.values(LAYOUT.levels)) {
    expect(thinking[0]).toBeLessThan(thinking[1]);
    expect(reaction[0]).toBeGreaterThan(LAYOUT.fastest_slap);
  }
});
