/** The other end of the line, in a Worker: one table, which is opened or found again, kept, and told. */

import type { Module } from "../engine/module.ts";
import type { Networks } from "../engine/networks.ts";
import type { Telling } from "../wire/messages";
import { commandIn } from "../wire/told";
import type { Fact, SoloSetup } from "./facts.ts";
import { finalRecord } from "./record.ts";
import type { Reflexes } from "./reflex.ts";
import { Shelf, type TableCard } from "./shelf.ts";
import { TableState } from "./state.ts";
import { Table } from "./table.ts";

/** What is said first: which table, and how it is opened if it is new. */
export type Seating = { table: string; setup: SoloSetup | null; name: string; pace: number };
/** What the page says, and hears; commands and tellings as a socket carries them. */
export type Said = { sit: Seating } | { text: string };
export type Heard = { open: true } | { texts: string[] } | { closed: number };

/** As of a socket. */
const TAKEN_OVER = 4001;
const NO_TABLE = 4004;
/** What is needed could not be fetched: whoever sits down again may have more luck. */
const BROKEN = 1006;

export type Building = {
  module: Promise<Module>;
  networks: Networks;
  reflexes: Reflexes;
  tell: (heard: Heard) => void;
};

/** Where nothing may be kept, games are played all the same. */
async function openShelf(): Promise<Shelf | null> {
  return Shelf.open().catch(() => null);
}

export class Service {
  #table: Table | null = null;
  #shelf: Shelf | null = null;
  #ended = false;
  /** Everything is kept in its order. */
  #kept: Promise<void> = Promise.resolve();

  constructor(readonly building: Building) {}

  async hear(said: Said): Promise<void> {
    if ("sit" in said) return this.#sit(said.sit).catch(() => this.#close(BROKEN));
    const command = commandIn(said.text);
    if (command.do === "leave") await this.#leave(command.id);
    else this.#table?.hear(command);
  }

  #tell(tellings: Telling[]): void {
    this.building.tell({ texts: tellings.map((telling) => JSON.stringify(telling)) });
  }

  async #sit({ table, setup, name, pace }: Seating): Promise<void> {
    const { module, networks, reflexes } = this.building;
    const [shelf, loaded] = await Promise.all([openShelf(), module]);
    this.#shelf = shelf;
    const facts = (await shelf?.factsOf(table).catch(() => [])) ?? [];
    const opened = facts.find((fact) => fact.fact === "opened")?.setup ?? setup;
    if (!opened) return this.#close(NO_TABLE);
    const guided = opened.bots.some((level) => loaded.layout.levels[level]?.mind === "network");
    const network = guided ? await networks(opened.game, opened.seats) : new Float64Array();
    const state = new TableState(loaded, reflexes);
    this.#table = new Table(state, this.#world(state, pace, network));
    if (facts.length > 0) this.#table.resume(facts);
    else this.#table.open(opened, name);
    this.building.tell({ open: true });
    void shelf?.tidy().catch(() => undefined);
  }

  #world(state: TableState, pace: number, network: Float64Array): Table["world"] {
    return {
      pace,
      network,
      now: () => Math.round(performance.timeOrigin + performance.now()),
      draw: () => randomHex(SECRET_BYTES),
      later: (action, wait) => setTimeout(() => this.#ended || action(), wait),
      post: (facts, tellings) => this.#post(state, facts, tellings),
    };
  }

  /** Kept first, then told. */
  #post(state: TableState, facts: Fact[], tellings: Telling[]): void {
    const [first, card] = [state.seq + 1 - facts.length, cardOf(state)];
    const ended = facts.find((fact) => fact.fact === "revealed" && state.phase === "over");
    const record = ended && finalRecord(state, ended.at);
    this.#kept = this.#kept.then(async () => {
      if (this.#ended) return;
      try {
        if (facts.length > 0) await this.#shelf?.append(card, first, facts);
        if (record) await this.#shelf?.keepMatch(record.table, record);
      } catch (problem) {
        if (problem instanceof DOMException && problem.name === "ConstraintError") return this.#close(TAKEN_OVER);
        this.#shelf = null; // nothing more can be kept: the game goes on
      }
      if (tellings.length > 0) this.#tell(tellings);
    });
  }

  /** Who leaves does not come back. */
  async #leave(id: string): Promise<void> {
    await this.#kept;
    const table = this.#table?.state.setup.id;
    if (table) await this.#shelf?.remove(table).catch(() => undefined);
    this.#tell([{ tell: "done", id, seq: this.#table?.state.seq ?? 0 }]);
    this.#ended = true;
  }

  #close(code: number): void {
    this.#ended = true;
    this.building.tell({ closed: code });
  }
}

const SECRET_BYTES = 32;

function randomHex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
}

function cardOf({ setup, names, phase }: TableState): TableCard {
  return { id: setup.id, game: setup.game, names, over: phase === "over", changed: Date.now() };
}
