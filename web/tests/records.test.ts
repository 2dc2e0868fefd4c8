/** Records that are wrong are refused in the page as native code refuses them (`python -m tests.wasm.records`). */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EVERYTHING } from "../src/engine/game";
import type { Layout } from "../src/engine/layout";
import { Module } from "../src/engine/module";
import { steps } from "../src/engine/review";
import { BadRecord, parse } from "../src/engine/transcript";

interface Judged {
  record: { game?: string };
  refused: { where: string | number; code: string; clause: string; facts: object } | null;
}

const ENGINE = join(import.meta.dirname, "..", "src", "engine");
const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const NATIVE = json(join(import.meta.dirname, "records.json")) as Judged[];
const LAYOUT = json(join(ENGINE, "layout.json")) as Layout;
const CODE = new WebAssembly.Module(readFileSync(join(ENGINE, "pioche.wasm")));

function judged(record: object): Judged["refused"] {
  try {
    const module = new Module(new WebAssembly.Instance(CODE, {}), LAYOUT);
    for (const step of steps(module, parse(LAYOUT, record), EVERYTHING)) expect(step.ply).toBeGreaterThan(0);
    return null;
  } catch (problem) {
    if (!(problem instanceof BadRecord)) throw problem;
    const { where, refusal } = problem;
    return { where, code: refusal.code, clause: refusal.clause, facts: refusal.facts };
  }
}

/** Where a notation counts the cards itself, the page says by its own count what is wrong with them. */
const COUNTED = ["number-cards-expected", "score-cards-expected"];
const told = (refused: Judged["refused"]): object | null =>
  refused && [...COUNTED, "wrong-number-of-cards", "card-missing"].includes(refused.code)
    ? { where: refused.where, counts: true }
    : refused;

test("a record is refused in the page as it is by native code", () => {
  const found = NATIVE.map(({ record }) => ({ record, refused: judged(record) }));
  expect(found.map(({ refused }) => told(refused))).toEqual(NATIVE.map(({ refused }) => told(refused)));
  const right = found.filter(({ refused }) => refused === null).length;
  expect(right).toBeGreaterThanOrEqual(Object.keys(LAYOUT.games).length);
});
