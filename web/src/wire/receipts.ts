/** What this browser keeps of every deal, so that nobody has to be asked about it later (docs/records.md). */

import type { Deed } from "./line";
import type { Event, PublicTable } from "./messages";
import type { Mirror } from "./mirror";
import { pledge } from "./shuffle";

export type Receipt = {
  /** The label of the table and the match. */
  table: string;
  round: number;
  seat: number;
  /** The server's, as it was shown before this seat pledged. */
  commitment: string;
  luck: string;
  /** Of all seats, this one's among them, as they were shown before any luck was asked for. */
  pledges: string[];
  /** Whether the cards were dealt by it; else the deal was begun anew. */
  used: boolean;
  /** The cards in the order in which they were dealt, null where this seat could not see them. */
  dealt: (string | null)[];
};

const MOST_MATCHES = 40;

/** As they were kept; a text that is something else holds none. */
export function receiptsIn(text: string | null): Receipt[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? (kept as Receipt[]) : [];
  } catch {
    return [];
  }
}

/** Instead of what was known of the same deal; those of the oldest matches go. */
export function withReceipt(receipts: readonly Receipt[], receipt: Receipt): Receipt[] {
  const all = [...receipts.filter((known) => !isSameDeal(known, receipt)), receipt];
  const matches = new Set([...new Set(all.map(({ table }) => table))].slice(-MOST_MATCHES));
  return all.filter(({ table }) => matches.has(table));
}

function isSameDeal(one: Receipt, other: Receipt): boolean {
  const { table, round, seat, commitment } = one;
  const same = table === other.table && round === other.round && seat === other.seat;
  return same && commitment === other.commitment;
}

export type ReceiptStore = { read(): Receipt[]; keep(receipt: Receipt): void };

/** The luck that this player adds to every deal: drawn anew, pledged, kept, and given only when all have pledged. */
export class OwnLuck {
  receipts: Receipt[];
  readonly #given = new Set<string>();

  /** What cannot be stored is remembered as long as the page is open. */
  constructor(
    readonly store: ReceiptStore,
    readonly draw: () => string,
  ) {
    this.receipts = store.read();
  }

  #keep(receipt: Receipt): void {
    this.receipts = withReceipt(this.receipts, receipt);
    this.store.keep(receipt);
  }

  /** The receipt is kept before anything is sent. */
  ready(mirror: Mirror): Deed | null {
    if (mirror.you === null) return null;
    const receipt = this.#receiptOf(mirror) ?? this.#newReceipt(mirror, mirror.you);
    return { do: "ready", pledge: pledgeOf(receipt), commitment: receipt.commitment };
  }

  /** What the page says by itself to what the mirror shows, and to the event that led to it. */
  answer(mirror: Mirror, event: Event | null): Deed | null {
    const receipt = this.#receiptOf(mirror);
    if (receipt) return this.#reveal(this.#noted(receipt, mirror, event), mirror);
    return this.#isBegunAnew(mirror) ? this.ready(mirror) : null;
  }

  #newReceipt({ table }: Mirror, seat: number): Receipt {
    const { round, commitment } = table;
    const deal = { table: labelOf(table), round, seat, commitment };
    const receipt = { ...deal, luck: this.draw(), pledges: [], used: false, dealt: [] };
    this.#keep(receipt);
    return receipt;
  }

  /** Of the deal that is due or was made last. */
  #receiptOf(mirror: Mirror): Receipt | undefined {
    return this.#ofRound(mirror).find(({ commitment }) => commitment === mirror.table.commitment);
  }

  /** For the same round, the deal may have been begun several times. */
  #ofRound({ table, you }: Mirror): Receipt[] {
    const label = labelOf(table);
    return this.receipts.filter((kept) => kept.table === label && kept.round === table.round && kept.seat === you);
  }

  #noted(before: Receipt, { table }: Mirror, event: Event | null): Receipt {
    const bound = before.pledges.length === 0 && table.pledges[before.seat] === pledgeOf(before);
    const pledges = bound ? table.pledges : before.pledges;
    const used = before.used || (table.phase === "playing" && pledges.length > 0);
    const receipt = { ...before, pledges, used, dealt: event && isDeal(event) ? dealtBy(event) : before.dealt };
    if (JSON.stringify(receipt) !== JSON.stringify(before)) this.#keep(receipt);
    return receipt;
  }

  /** Given once, and only under the pledges that were kept. */
  #reveal({ seat, commitment, pledges, luck }: Receipt, { table, awaits }: Mirror): Deed | null {
    const asked = table.phase === "between" && awaits.includes(seat);
    const agreed = pledges.length > 0 && JSON.stringify(pledges) === JSON.stringify(table.pledges);
    if (!asked || !agreed || this.#given.has(commitment)) return null;
    this.#given.add(commitment);
    return { do: "reveal", luck };
  }

  /** Whether this seat had pledged for the same round, and somebody has withheld their luck. */
  #isBegunAnew(mirror: Mirror): boolean {
    const { table, awaits, you } = mirror;
    if (table.phase !== "between" || you === null || !awaits.includes(you)) return false;
    return this.#ofRound(mirror).some(({ pledges }) => pledges.length > 0);
  }
}

function isDeal({ fact }: Event): boolean {
  return fact.fact === "moved" && fact.move === "deal";
}

function dealtBy({ happened }: Event): (string | null)[] {
  return happened.filter(([name]) => name === "dealt").map(([, , card]) => card);
}

function pledgeOf({ table, round, seat, commitment, luck }: Receipt): string {
  return pledge(table, round, seat, commitment, luck);
}

function labelOf({ id, match }: PublicTable): string {
  return `${id}.${String(match)}`;
}
