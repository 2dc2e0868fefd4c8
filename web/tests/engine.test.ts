/** The games in the page, by the module that the page has: as native code plays them, through the port of a Worker. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Engine, type Line } from "../src/engine/client";
import { NATURE, NOBODY } from "../src/engine/game";
import type { Layout } from "../src/engine/layout";
import { serve, type Answer, type Beginning, type Command, type Seeds, type Standing } from "../src/engine/service";
import { sha256 } from "../src/wire/sha256";

interface Ply {
  move: string;
  mover: number;
  legal: string[];
  interrupting: boolean;
  events: number;
  views: string;
}

interface Native {
  game: string;
  seats: number;
  level: string;
  seeds: Seeds;
  plies: Ply[];
}

const ENGINE = join(import.meta.dirname, "..", "src", "engine");
const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const NATIVE = json(join(import.meta.dirname, "matches.json")) as Native[];
const BEGINNING: Beginning = {
  code: readFileSync(join(ENGINE, "pioche.wasm")),
  layout: json(join(ENGINE, "layout.json")) as Layout,
};
const SOON = { simulations: 200, milliseconds: 0 };

const channel = new MessageChannel();
let engine: Engine;

beforeAll(async () => {
  const hear = serve((answer) => channel.port2.postMessage(answer));
  channel.port2.onmessage = ({ data }: MessageEvent<Beginning | Command>) => hear(data);
  engine = await Engine.begin(channel.port1, BEGINNING);
});

afterAll(() => channel.port1.close());

const digest = (text: string): string => Buffer.from(sha256(new TextEncoder().encode(text))).toString("hex");

function standing(answer: Answer): Standing {
  if (!("standing" in answer)) throw new Error(JSON.stringify(answer));
  return answer.standing;
}

function open({ game, seats, seeds }: Native, fresh = false): Promise<Answer> {
  const viewers = [...Array(seats).keys(), NOBODY];
  const setup = { seats, first: 0, options: {} };
  return engine.ask({ do: "open", game, setup, viewers, ...(fresh ? {} : { seeds }) });
}

async function chosen(level: string): Promise<string> {
  const answer = await engine.ask({ do: "choose", level, budget: SOON });
  if (!("move" in answer)) throw new Error(JSON.stringify(answer));
  return answer.move;
}

/** Nature, or a bot, moves. */
async function step({ mover }: Standing, level: string): Promise<{ move: string; now: Standing }> {
  if (mover === NATURE) return { move: "", now: standing(await engine.ask({ do: "nature" })) };
  const move = await chosen(level);
  return { move, now: standing(await engine.ask({ do: "play", by: mover, move })) };
}

function ply(move: string, { mover, legal, interrupts, told }: Standing): Ply {
  const views = digest(told.map(({ view }) => view).join("\n"));
  return { move, mover, legal, interrupting: interrupts.flat().length > 0, events: told[0]?.events.length ?? 0, views };
}

test.each(NATIVE)("$game: a match in the page is the match of native code", async (native) => {
  let now = standing(await open(native));
  const plies = [ply("", now)];
  while (plies.length < native.plies.length) {
    const done = await step(now, native.level);
    now = done.now;
    plies.push(ply(done.move, now));
  }
  expect(plies).toEqual(native.plies);
});

test.each(NATIVE)("$game: fresh dice, experts, and a whole match", { timeout: 120_000 }, async (native) => {
  let now = standing(await open(native, true));
  for (let plies = 0; now.mover !== NOBODY && plies < 5_000; plies++)
    ({ now } = await step(now, plies % 10 === 5 ? "expert" : "strong"));
  expect(now.mover).toBe(NOBODY);
  expect(now.winners.length).toBeGreaterThan(0);
});

test.each(NATIVE)("$game: two matches are not dealt alike", async (native) => {
  const deals = [];
  for (let deal = 0; deal < 2; deal++) {
    await open(native, true);
    const { told } = standing(await engine.ask({ do: "nature" }));
    deals.push(told.map(({ view }) => view).join("\n"));
  }
  expect(deals[0]).not.toBe(deals[1]);
});

test.each(NATIVE)("$game: advice is about every legal move, best first", async (native) => {
  let now = standing(await open(native));
  while (now.mover < 0 || now.legal.length < 2) ({ now } = await step(now, "club"));
  const answer = await engine.ask({ do: "advise", budget: SOON });
  if (!("advice" in answer)) throw new Error(JSON.stringify(answer));
  expect(answer.advice.map(({ move }) => move).sort()).toEqual([...now.legal].sort());
  expect(await chosen("expert")).toBeOneOf(now.legal);
});

test.each(NATIVE)("$game: what is saved goes on as it would have", async (native) => {
  const now = standing(await open(native));
  const dealt = (await step(now, native.level)).now;
  const saved = await engine.ask({ do: "save" });
  if (!("saved" in saved)) throw new Error(JSON.stringify(saved));
  const first = await step(dealt, native.level);
  const back = standing(await engine.ask({ do: "restore", saved: saved.saved }));
  expect(back.legal).toEqual(dealt.legal);
  const again = await step(back, native.level);
  expect([again.move, again.now.mover, again.now.legal]).toEqual([first.move, first.now.mover, first.now.legal]);
});

test("what cannot be done is said, and the match stands as before", async () => {
  const [native] = NATIVE;
  if (!native) throw new Error("no match");
  const now = standing(await open(native));
  const { now: dealt } = await step(now, native.level);
  const failed = [
    await engine.ask({ do: "play", by: dealt.mover, move: "fly" }),
    await engine.ask({ do: "play", by: (dealt.mover + 1) % native.seats, move: dealt.legal[0] ?? "" }),
    await engine.ask({ do: "nature" }),
    await engine.ask({ do: "choose", level: "god", budget: SOON }),
    await engine.ask({ do: "open", game: "chess", setup: { seats: 2, first: 0, options: {} }, viewers: [] }),
    await engine.ask({ do: "open", game: native.game, setup: { seats: 9, first: 0, options: {} }, viewers: [] }),
    await engine.ask({ do: "open", game: native.game, setup: { seats: 2, first: 0, options: { no: 1 } }, viewers: [] }),
    await engine.ask({ do: "restore", saved: [new Uint8Array(3)] }),
  ];
  expect(failed.map((answer) => "failed" in answer)).toEqual(failed.map(() => true));
  expect(await chosen(native.level)).toBeOneOf(dealt.legal);
});

test("a module that is none is said", async () => {
  const other = new MessageChannel();
  const hear = serve((answer) => other.port2.postMessage(answer));
  other.port2.onmessage = ({ data }: MessageEvent<Beginning | Command>) => hear(data);
  const broken = { ...BEGINNING, code: new Uint8Array([1, 2, 3]) };
  await expect(Engine.begin(other.port1 as unknown as Line, broken)).rejects.toThrow("WebAssembly");
  other.port1.close();
});
