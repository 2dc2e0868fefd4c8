/** A table in the page tells what a server would tell: the deeds of whole evenings, as Python played them. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REFLEXES } from "../src/boards/reflexes";
import type { Layout } from "../src/engine/layout";
import { Module } from "../src/engine/module";
import { Refusal } from "../src/engine/refusal";
import { botPlays, botSlaps, elapse, handle, openTable, settle, standStill } from "../src/solo/decide";
import type { Fact, SoloSetup } from "../src/solo/facts";
import { finalRecord } from "../src/solo/record";
import { TableState } from "../src/solo/state";
import { event, publicTable, snapshot, type Heard } from "../src/solo/telling";
import type { Command, Event } from "../src/wire/messages";
import { sha256 } from "../src/wire/sha256";

type Deed = { at: number; drawn: number; digest: string } & (
  | { command: Command }
  | { bot: number; move: string; ply: number }
  | { slaps: number; took: number }
  | { stalls: true }
  | { rings: true }
);
type Native = { setup: SoloSetup; name: string; secrets: string[]; snapshot: string; deeds: Deed[]; record: string };
type Json = { [key: string]: unknown };

const json = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, path), "utf8"));
const TABLES = json("tables.json") as Native[];
const LAYOUT = json("../src/engine/layout.json") as Layout;
const CODE = readFileSync(join(import.meta.dirname, "../src/engine/pioche.wasm"));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

function digest(told: unknown): string {
  const bytes = sha256(new TextEncoder().encode(JSON.stringify(sorted(told))));
  return Buffer.from(bytes).toString("hex").slice(0, 16);
}

/** As tests/wasm/tables.py has it, in Python. */
class Sitting {
  readonly state: TableState;
  readonly secrets: string[];
  readonly heard: Heard = { table: null };
  now = 1_000_000;
  told: Event[] = [];
  mirror: { table: Json; view: Json | null } = { table: {}, view: null };

  constructor(module: Module, { setup, name, secrets }: Native) {
    this.state = new TableState(module, REFLEXES);
    this.secrets = [...secrets];
    this.apply(openTable(setup, name, this.now));
    this.settle();
    this.heard.table = publicTable(this.state);
    const { table, view } = snapshot(this.state);
    this.mirror = { table, view };
  }

  apply(facts: Fact[]): void {
    for (const fact of facts) {
      const rows = this.state.apply(fact);
      this.told.push(event(this.state, fact, rows, this.heard));
    }
  }

  settle(): void {
    for (;;) {
      const facts = settle(this.state, this.now, () => this.secrets.shift() ?? "");
      if (facts.length === 0) return;
      this.apply(facts);
    }
  }

  do(deed: Deed): unknown {
    [this.now, this.told] = [deed.at, []];
    const answer = this.obey(deed);
    this.settle();
    const told = this.told.map((event) => this.merged(event));
    return { told, answer, mirror: this.mirror };
  }

  obey(deed: Deed): unknown {
    const { state, now } = this;
    if ("bot" in deed) this.apply(botPlays(state, deed.bot, deed.move, deed.ply, now));
    else if ("slaps" in deed) this.apply(botSlaps(state, deed.slaps, deed.took, now));
    else if ("stalls" in deed) this.apply(standStill(state, now));
    else if ("rings" in deed) this.apply(elapse(state, now));
    else return this.answer(deed.command);
    return null;
  }

  answer(command: Command): unknown {
    const seq = this.state.seq + 1;
    try {
      if (command.do === "why") {
        this.state.playing.check(0, command.move);
        return { tell: "done", id: command.id, seq: seq - 1 };
      }
      this.apply(handle(this.state, command, this.now));
      return { tell: "done", id: command.id, seq };
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      const { code, clause, facts } = problem;
      return { tell: "refused", id: command.id, code, clause, facts };
    }
  }

  merged({ table, view, ...told }: Event): unknown {
    this.mirror = {
      table: { ...this.mirror.table, ...table },
      view: Object.keys(view).length ? { ...this.mirror.view, ...view } : this.mirror.view,
    };
    return told;
  }
}

test.each(TABLES)("$setup.game for $setup.seats: an evening alone is told as the server tells it", async (native) => {
  const sitting = new Sitting(await Module.load(CODE, LAYOUT), native);
  expect(digest(snapshot(sitting.state))).toBe(native.snapshot);
  let record = "";
  native.deeds.forEach((deed, number) => {
    const told = sitting.do(deed);
    if (digest(told) !== deed.digest)
      expect.fail(`deed ${number} ${JSON.stringify(deed)} is told otherwise: ${JSON.stringify(sorted(told))}`);
    if (sitting.state.phase === "over" && !record) record = digest(finalRecord(sitting.state, sitting.now));
  });
  expect(record).toBe(native.record);
});
