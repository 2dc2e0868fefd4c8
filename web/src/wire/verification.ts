/** Whether a round's luck is what all were bound to, and what this browser has seen. The server is not asked: whoever
    makes up a record can say that it is good. */

import type { Problem, Slap } from "./messages";
import type { Receipt } from "./receipts";
import { commitment, pledge, serversLuck, type Scheme } from "./shuffle";

/** A round's luck, as it is revealed and as a record has it. */
export type Shuffle = {
  round: number;
  commitment: string;
  secret: string;
  lucks: string[];
  servers: number[];
  scheme?: number;
  pledges?: string[];
  withheld?: number[];
};

/** What a record of a live table holds besides the game. */
export type Evidence = {
  table: string;
  shuffles: Shuffle[];
  races: { called: number; slaps: Slap[] }[];
  first_by_lot: boolean;
};

const HEX = /^([0-9a-f]{2})*$/;

export class RecordRefused extends Error {
  readonly problem: Pick<Problem, "code" | "facts">;

  constructor(code: string, facts: Problem["facts"]) {
    super(code);
    this.problem = { code, facts };
  }
}

/** Null where a record has none. */
export function evidenceIn(record: object): Evidence | null {
  const { table, shuffles, races = [], first_by_lot = false } = record as Partial<Evidence>;
  const whole = typeof table === "string" && listOf(shuffles, isShuffle) && listOf(races, isRace);
  return whole && shuffles ? { table, shuffles, races, first_by_lot } : null;
}

type Loose = { [key: string]: unknown };

function listOf(list: unknown, is: (one: Loose) => boolean): boolean {
  return Array.isArray(list) && list.every((one) => typeof one === "object" && one !== null && is(one as Loose));
}

function isShuffle({ round, commitment, secret, lucks, servers, pledges = [], withheld = [] }: Loose): boolean {
  const lists = [lucks, servers, pledges, withheld].every(Array.isArray);
  return Number.isInteger(round) && [commitment, secret].every((text) => typeof text === "string") && lists;
}

function isRace({ called, slaps }: Loose): boolean {
  return Number.isInteger(called) && listOf(slaps, ({ seat, reaction }) => [seat, reaction].every(Number.isInteger));
}

/** Whether everybody was bound to their part: the scheme by which it was dealt. */
export function checkShuffle(table: string, shuffle: Shuffle, seats: number): Scheme {
  const { round, secret, lucks, servers } = shuffle;
  const scheme = schemeOf(shuffle);
  if (!scheme || lucks.length !== seats || ![secret, ...lucks].every((hex) => HEX.test(hex)))
    throw new RecordRefused("no-evidence", { reason: `round ${String(round)}` });
  if (commitment(table, round, secret, scheme) !== shuffle.commitment)
    throw new RecordRefused("commitment-broken", { round });
  lucks.forEach((luck, seat) => {
    if (servers.includes(seat)) {
      if (luck !== serversLuck(secret, seat, scheme)) throw new RecordRefused("luck-chosen", { seat });
    } else if (scheme === 2 && pledge(table, round, seat, shuffle.commitment, luck) !== shuffle.pledges?.[seat])
      throw new RecordRefused("luck-not-pledged", { seat });
  });
  return scheme;
}

function schemeOf({ scheme = 1 }: Shuffle): Scheme | null {
  return scheme === 1 || scheme === 2 ? scheme : null;
}

/** Whether a receipt speaks of this deal; RecordRefused if one says something else. The deck may be unknown yet. */
export function compare(shuffle: Shuffle, kept: readonly Receipt[], deck: string[] | null): boolean {
  const { round, withheld = [] } = shuffle;
  const bound = kept.filter((receipt) => receipt.round === round && receipt.pledges.length > 0);
  const mine = bound.filter((receipt) => receipt.commitment === shuffle.commitment);
  const others = bound.filter((receipt) => receipt.commitment !== shuffle.commitment);
  const begun = new Set(others.map((receipt) => receipt.commitment)).size;
  if (others.some(({ used }) => used)) throw new RecordRefused("receipt-differs", { round, what: "commitment" });
  if (begun > withheld.length) throw new RecordRefused("receipt-differs", { round, what: "anew" });
  for (const receipt of mine) {
    const what = differenceOf(shuffle, receipt, deck);
    if (what) throw new RecordRefused("receipt-differs", { round, what });
  }
  return mine.length > 0;
}

function differenceOf(shuffle: Shuffle, { seat, luck, pledges, dealt }: Receipt, deck: string[] | null): string {
  if (shuffle.servers.includes(seat)) return "left-out";
  if (shuffle.lucks[seat] !== luck) return "luck";
  if (JSON.stringify(shuffle.pledges) !== JSON.stringify(pledges)) return "pledges";
  return deck && !isDealt(deck, dealt) ? "cards" : "";
}

function isDealt(deck: string[], seen: (string | null)[]): boolean {
  return seen.length <= deck.length && seen.every((card, place) => card === null || card === deck[place]);
}
