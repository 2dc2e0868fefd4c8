/** What was played in this browser: tables at which to go on, and finished matches, also those of files. */

import { Shelf, type MatchCard, type TableCard } from "../solo/shelf";
import { recordIn } from "../wire/http";
import { sha256 } from "../wire/sha256";
import { hexOf } from "../wire/shuffle";
import { RecordRefused } from "../wire/verification";
import { thinking } from "./thinking";

const MEGABYTE = 1024 ** 2;
/** Nobody has played that long. */
const MOST_MEGABYTES = 8;
const NAME_BYTES = 6;

class Kept {
  /** At which the match is not over; the latest first. */
  tables = $state.raw<TableCard[]>([]);
  matches = $state.raw<MatchCard[]>([]);
  readonly #shelf = Shelf.open().catch(() => null);

  /** Where nothing may be kept, there is nothing. */
  async look(): Promise<void> {
    const shelf = await this.#shelf;
    if (!shelf) return;
    const [tables, matches] = await Promise.all([shelf.tables(), shelf.matches()]);
    this.tables = tables.filter(({ over }) => !over);
    this.matches = matches;
  }

  async record(id: string): Promise<object | undefined> {
    return (await this.#shelf)?.match(id);
  }

  /** A record from a file, if the rules allow all of it: under which name it is kept. Else RecordRefused. */
  async take(file: File): Promise<string> {
    if (file.size > MOST_MEGABYTES * MEGABYTE) throw new RecordRefused("file-too-large", { most: MOST_MEGABYTES });
    const text = await file.text();
    const record = recordIn(text);
    await thinking.steps(record);
    const id = `file-${hexOf(sha256(new TextEncoder().encode(text)).slice(0, NAME_BYTES))}`;
    await (await this.#shelf)?.keepMatch(id, record);
    await this.look();
    return id;
  }
}

export const kept = new Kept();
