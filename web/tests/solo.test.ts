/** A table in the page tells what a server would tell: the deeds of whole evenings, as Python played them. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REFLEXES } from "../src/boards/reflexes";
import type { Layout } from "../src/engine/layout";
import { Module } from "../src/engine/module";
import { ofHalves } from "../src/engine/networks";
import { Refusal } from "../src/engine/refusal";
import { botPlays, botSlaps, elapse, handle, openTable, settle, standStill } from "../src/solo/decide";
import type { Fact, SoloSetup } from "../src/solo/facts";
import { finalRecord } from "../src/solo/record";
import { TableState } from "../src/solo/state";
import { event, publicTable, snapshot, type Heard } from "../src/solo/telling";
import { Table } from "../src/solo/table";
import type { Command, Event, Telling } from "../src/wire/messages";
import { sha256 } from "../src/wire/sha256";
import { pledge } from "../src/wire/shuffle";

type Deed = { at: number; drawn: number; digest: string } & (
  | { command: Command }
  | { bot: number; move: string; ply: number }
  | { slaps: number; took: number }
  | { stalls: true }
  | { rings: true }
);
type Native = { setup: SoloSetup; name: string; secrets: string[]; snapshot: string; deeds: Deed[]; record: string };
type Json = { [key: string]: unknown };

const NETWORKS = "../../src/pioche/games";
const json = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, path), "utf8"));
const TABLES = json("tables.json") as Native[];
const LAYOUT = json("../src/engine/layout.json") as Layout;
/** For No Thanks! with four players, where a master plays. */
const NETWORK = ofHalves(
  Uint8Array.from(readFileSync(join(import.meta.dirname, NETWORKS, "no_thanks/networks/4.f16"))).buffer,
);
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

/** A world whose time passes as soon as everybody waits. */
class QuickWorld {
  time = 1_000_000;
  readonly facts: Fact[] = [];
  readonly heard: Telling[] = [];
  readonly pace = 1;
  readonly network = NETWORK;
  #later: { at: number; action: () => void }[] = [];

  now = (): number => this.time;
  draw = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex");
  later = (action: () => void, wait: number): void => void this.#later.push({ at: this.time + wait, action });
  post = (facts: Fact[], tellings: Telling[]): void => {
    this.facts.push(...facts);
    this.heard.push(...tellings);
  };

  /** Whether anything happened. */
  pass(): boolean {
    const [next] = this.#later.sort((one, other) => one.at - other.at);
    if (!next) return false;
    this.#later = this.#later.filter((each) => each !== next);
    this.time = Math.max(this.time, next.at);
    next.action();
    return true;
  }
}

const LUCK = "00112233445566778899aabbccddeeff";

/** What somebody does who plays anything, and slaps now and then. */
function ownDeed({ state }: Table): Command | null {
  const { deal, label, phase } = state;
  if (phase === "playing" && state.isRace && !state.slaps.has(0) && Math.random() < 0.5)
    return { do: "slap", id: "slap", last: state.seq, reaction: 250 };
  if (!state.awaits.includes(0)) return null;
  if (phase === "playing") {
    const moves = state.playing.legalFor(0);
    return { do: "play", id: "play", move: moves[Math.floor(Math.random() * moves.length)] ?? "", ply: state.plies };
  }
  if (deal.sealed) return { do: "reveal", id: "reveal", luck: LUCK };
  const bound = pledge(label, deal.round, 0, deal.commitment, LUCK);
  return { do: "ready", id: "ready", pledge: bound, commitment: deal.commitment };
}

async function evening(game: string, bots: string[]): Promise<{ table: Table; world: QuickWorld }> {
  const world = new QuickWorld();
  const state = new TableState(await Module.load(CODE, LAYOUT), REFLEXES);
  const table = new Table(state, world);
  table.open({ id: "solo-x", game, seats: bots.length + 1, options: {}, bots, first: -1 }, "Kim");
  for (let turns = 0; state.phase !== "over" && turns < 30_000; turns += 1) {
    const deed = ownDeed(table);
    if (deed) table.hear(deed);
    else if (!world.pass()) throw new Error(`${game} stands still: ${JSON.stringify(snapshot(state))}`);
  }
  return { table, world };
}

const SITTINGS = [
  ["take_that", ["beginner", "club"]],
  ["no_thanks", ["casual", "master", "expert"]],
  ["tightrope", ["club", "beginner", "strong"]],
  ["hit_the_deck", ["beginner", "club"]],
] as const;

test.each(SITTINGS)(
  "%s: bots of all levels play a whole match, and it is found again as it was",
  async (game, bots) => {
    const { table, world } = await evening(game, [...bots]);
    expect(table.state.phase).toBe("over");
    expect(table.state.playing.winners.length).toBeGreaterThan(0);
    expect(world.heard.filter(({ tell }) => tell === "refused")).toEqual([]);
    for (const kept of [world.facts.length, Math.floor(world.facts.length / 2), 5]) {
      const again = new TableState(await Module.load(CODE, LAYOUT), REFLEXES);
      for (const fact of world.facts.slice(0, kept)) again.apply(fact);
      const { table: then, seq, ply } = snapshot(again);
      const told = world.heard.find((telling) => telling.tell === "event" && telling.seq === seq);
      if (told?.tell !== "event") throw new Error("it was never told");
      expect({ ...then, ...told.table }).toEqual(then);
      expect(ply).toBe(told.ply);
    }
  },
);

test("two matches are not dealt alike", async () => {
  const deals = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const { table } = await evening("no_thanks", ["club", "club"]);
    deals.push(table.state.playing.moves[0]);
  }
  expect(deals[0]).not.toBe(deals[1]);
});
