/** What this browser keeps of the games that were played in it: the facts of tables, and the records of finished
    matches. */

import { Database } from "../wire/database";
import { storyOf } from "../wire/http";
import type { Fact } from "./facts.ts";

/** A table that was begun, as a list of tables shows it. */
export type TableCard = { id: string; game: string; names: string[]; over: boolean; changed: number };
/** A finished match, as a list of matches shows it. */
export type MatchCard = { id: string; game: string; players: string[]; ended: number };

type KeptFact = { table: string; seq: number; fact: Fact };
type KeptMatch = MatchCard & { record: object };

const [FACTS, TABLES, MATCHES] = ["facts", "tables", "matches"] as const;
const STORES = { [FACTS]: ["table", "seq"], [TABLES]: "id", [MATCHES]: "id" };
/** Of more than this, the oldest go. */
const MOST_TABLES = 40;
const MOST_MATCHES = 400;

export class Shelf {
  private constructor(readonly database: Database) {}

  static async open(): Promise<Shelf> {
    return new Shelf(await Database.open("pioche", 1, STORES));
  }

  // Tables

  /** The latest first. */
  async tables(): Promise<TableCard[]> {
    const found = await this.database.all<TableCard>(TABLES);
    return found.sort((one, other) => other.changed - one.changed);
  }

  async factsOf(table: string): Promise<Fact[]> {
    const found = await this.database.all<KeptFact>(FACTS, factsIn(table));
    return found.map(({ fact }) => fact);
  }

  /** Fails, and keeps nothing, where another window has gone on with this table. */
  async append(card: TableCard, first: number, facts: Fact[]): Promise<void> {
    await this.database.change([FACTS, TABLES], (store) => {
      facts.forEach((fact, place) => store(FACTS).add({ table: card.id, seq: first + place, fact }));
      store(TABLES).put(card);
    });
  }

  async remove(table: string): Promise<void> {
    await this.database.change([FACTS, TABLES], (store) => {
      store(FACTS).delete(factsIn(table));
      store(TABLES).delete(table);
    });
  }

  /** Tables at which nobody goes on playing do not pile up. */
  async tidy(): Promise<void> {
    for (const { id } of (await this.tables()).slice(MOST_TABLES)) await this.remove(id);
    for (const { id } of (await this.matches()).slice(MOST_MATCHES)) await this.removeMatch(id);
  }

  // Matches

  /** The latest first. */
  async matches(): Promise<MatchCard[]> {
    const found = await this.database.all<KeptMatch>(MATCHES);
    const cards = found.map(({ id, game, players, ended }) => ({ id, game, players, ended }));
    return cards.sort((one, other) => other.ended - one.ended);
  }

  async match(id: string): Promise<object | undefined> {
    return (await this.database.get<KeptMatch>(MATCHES, id))?.record;
  }

  /** Under the label of its table and match, or under another name. */
  async keepMatch(id: string, record: object): Promise<void> {
    const { game, players, ended = Date.now() } = storyOf(record);
    await this.database.change([MATCHES], (store) => store(MATCHES).put({ id, game, players, ended, record }));
  }

  async removeMatch(id: string): Promise<void> {
    await this.database.change([MATCHES], (store) => store(MATCHES).delete(id));
  }
}

function factsIn(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
}
