/** What the page thinks about in its Worker: as native code does, in parts, and several questions by turns. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { REFLEXES } from "../src/boards/reflexes";
import { Thinking, type Line } from "../src/core/thinking";
import { NOBODY } from "../src/engine/game";
import type { Layout } from "../src/engine/layout";
import { Study, type Said } from "../src/engine/study";
import type { Decision, Step, Verified } from "../src/wire/messages";
import type { Receipt } from "../src/wire/receipts";
import { RecordRefused } from "../src/wire/verification";

type LiveRecord = { game: string; players: string[]; moves: string[] };
type Match = { record: LiveRecord; receipts: Receipt[]; verified: Verified };

const ROOM = import.meta.dirname;
const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(ROOM, ...path), "utf8"));
const { matches } = json("..", "..", "tests", "fixtures", "shuffles.json") as { matches: Match[] };
const material = {
  code: new WebAssembly.Module(readFileSync(join(ROOM, "..", "src", "engine", "pioche.wasm"))),
  layout: json("..", "src", "engine", "layout.json") as Layout,
  networks: () => Promise.resolve(new Float64Array()),
  judges: REFLEXES,
};

const { port1, port2 } = new MessageChannel();
let begun = 0;
const thinking = new Thinking(() => {
  begun += 1;
  return port1;
});

beforeAll(() => {
  const study = new Study(Promise.resolve(material), (heard) => port2.postMessage(heard));
  port2.onmessage = ({ data }: MessageEvent<Said>) => void study.hear(data);
});
afterAll(() => port1.close());

const never = new AbortController().signal;
const refusal = async (asked: Promise<unknown>): Promise<unknown> => {
  const problem = await asked.catch((error: unknown) => error);
  return problem instanceof RecordRefused ? problem.problem : problem;
};

test.each(matches)("$record.game: all steps, from every seat", async ({ record }) => {
  expect(begun).toBeLessThanOrEqual(1);
  for (const viewer of [...record.players.keys(), NOBODY, undefined]) {
    const steps: Step[] = await thinking.steps(record, viewer);
    expect(steps.map(({ ply }) => ply)).toEqual(record.moves.map((_, place) => place + 1));
    if (viewer !== undefined) expect(new Set(steps.map(({ view }) => view.viewer))).toEqual(new Set([viewer]));
  }
});

test.each(matches)("$record.game: the luck of a whole record", async ({ record, receipts, verified }) => {
  const compared = verified.rounds;
  expect(await thinking.verify(record, receipts)).toEqual({ ...verified, compared });
  const [deal = "", ...moves] = record.moves;
  const other = { ...record, moves: [deal.replace(/ deal (\S+) (\S+)/, " deal $2 $1"), ...moves] };
  expect(await refusal(thinking.verify(other, []))).toMatchObject({ code: "not-as-committed" });
});

test("a match is shown though its network cannot be fetched; only its review needs that", async () => {
  const networks = (): Promise<Float64Array> => Promise.reject(new Error("no network"));
  const { port1: near, port2: far } = new MessageChannel();
  const study = new Study(Promise.resolve({ ...material, networks }), (heard) => far.postMessage(heard));
  far.onmessage = ({ data }: MessageEvent<Said>) => void study.hear(data);
  const [match] = matches;
  if (!match) throw new Error("no match");
  const alone = new Thinking(() => near);
  expect(await alone.steps(match.record, 0)).toHaveLength(match.record.moves.length);
  await expect(alone.decisions(match.record, 0, () => undefined, never)).rejects.toThrow();
  near.close();
});

test("decisions come one by one, and a hint in between", { timeout: 120_000 }, async () => {
  const [match] = matches;
  if (!match) throw new Error("no match");
  const { record } = match;
  const heard: number[] = [];
  const reviewing: Promise<Decision[]> = thinking.decisions(record, 0, (done) => heard.push(done), never);
  const steps = await thinking.steps(record, 0);
  const choice = steps.find(({ awaits, legal }) => awaits.includes(0) && legal.length > 1);
  if (!choice) throw new Error("no choice");
  const advice = await thinking.advise(record.game, choice.view);
  expect(advice?.moves.map(({ move }) => move).sort()).toEqual(choice.legal);
  expect(heard.length).toBeGreaterThan(0);
  const decisions = await reviewing;
  expect(heard).toEqual(decisions.map(({ ply }) => ply + 1));
  expect(decisions.map(({ ply, move }) => `0 ${move}` === record.moves[ply])).toEqual(decisions.map(() => true));
});

test("whoever leaves hears no more, and others are answered", async () => {
  const [match] = matches;
  if (!match) throw new Error("no match");
  const leaving = new AbortController();
  let parts = 0;
  const left = thinking.decisions(match.record, 0, () => (parts += 1) && leaving.abort(), leaving.signal);
  expect(await refusal(left)).toMatchObject({ name: "AbortError" });
  await thinking.steps(match.record, 0);
  expect(parts).toBe(1);
});

test("what cannot be studied is refused with the reason, and what is no question fails", async () => {
  const [match] = matches;
  if (!match) throw new Error("no match");
  const { record } = match;
  expect(await refusal(thinking.steps({}))).toMatchObject({ code: "key-missing" });
  expect(await refusal(thinking.steps(record, 9))).toMatchObject({ code: "no-such-seat", facts: { seat: 9, most: 2 } });
  expect(await refusal(thinking.verify({ ...record, shuffles: 7 }, []))).toMatchObject({ code: "no-evidence" });
  const [step] = await thinking.steps(record, 0);
  if (!step) throw new Error("no step");
  expect(await refusal(thinking.advise("chess", step.view))).toBeInstanceOf(Error);
  expect(await refusal(thinking.advise(record.game, { ...step.view, row: [1] }))).toBeInstanceOf(Error);
});

test("nobody waits for a Worker that broke down, and the next question begins with another one", async () => {
  const lines: Line[] = [];
  const frail = new Thinking(() => {
    const line: Line = { postMessage: () => undefined, onmessage: null };
    lines.push(line);
    return line;
  });
  const waiting = [frail.steps({}), frail.verify({}, [])];
  lines[0]?.onerror?.({} as ErrorEvent);
  for (const asked of waiting) await expect(asked).rejects.toThrow("broken down");
  void frail.steps({});
  expect(lines).toHaveLength(2);
});
