/** Whether the deals of a record follow from what everybody was bound to, and are those that this browser has seen. The
    server is not asked: whoever makes up a record can say that it is good. */

import type { Answers, Problem } from "./messages";
import type { Receipt } from "./receipts";
import { commitment, lot, numbersOf, pledge, roundKey, serversLuck, shuffled, type Scheme } from "./shuffle";

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

type Evidence = {
  players: string[];
  moves: string[];
  first: number;
  first_by_lot?: boolean;
  table?: string;
  shuffles?: Shuffle[];
};

export type Checked = {
  rounds: number;
  /** How many rounds were compared with a receipt. */
  compared: number;
  /** The oldest by which a round was dealt. */
  scheme: Scheme;
};

const HEX = /^([0-9a-f]{2})*$/;

export class RecordRefused extends Error {
  readonly problem: Pick<Problem, "code" | "facts">;

  constructor(code: string, facts: Problem["facts"]) {
    super(code);
    this.problem = { code, facts };
  }
}

/** RecordRefused where it does not hold. `cards` are those of the game, in the order of a new deck. */
export function checkRecord(record: Answers["game"], receipts: readonly Receipt[], cards: readonly string[]): Checked {
  const { players, moves, first, first_by_lot: byLot, table = "", shuffles = [] } = record as Evidence;
  const kept = receipts.filter((receipt) => receipt.table === table);
  const deals = moves.filter((move) => move.startsWith("* deal "));
  const checked: Checked = { rounds: deals.length, compared: 0, scheme: 2 };
  deals.forEach((deal, place) => {
    const round = place + 1;
    const shuffle = shuffles.find((known) => known.round === round);
    if (!shuffle) throw new RecordRefused("no-evidence", { reason: `round ${String(round)}` });
    const scheme = checkShuffle(table, shuffle, players.length);
    const key = roundKey(table, round, shuffle.secret, shuffle.lucks, scheme);
    if (round === 1 && byLot && lot(key, players.length) !== first)
      throw new RecordRefused("lot-fell-otherwise", { seat: lot(key, players.length) });
    checkDeal(key, deal, cards);
    if (scheme === 1) checked.scheme = scheme;
    if (compare(shuffle, kept, cardsOf(deal))) checked.compared += 1;
  });
  return checked;
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

/** Decks are shuffled one after the other, each beginning in order. */
function checkDeal(key: Uint8Array, deal: string, cards: readonly string[]): void {
  const numbers = numbersOf(key);
  const expected = decksOf(deal).map((deck) => shuffled(numbers, inOrder(deck, cards)).join(" "));
  const text = `deal ${expected.join(" / ")}`;
  if (`* ${text}` !== deal) throw new RecordRefused("not-as-committed", { expected: text });
}

function decksOf(deal: string): string[][] {
  return deal
    .slice("* deal ".length)
    .split(" / ")
    .map((deck) => deck.split(" "));
}

function cardsOf(deal: string): string[] {
  return decksOf(deal)[0] ?? [];
}

/** Cards of a second deck that the game's list does not name come last, as they are written. */
function inOrder(deck: string[], cards: readonly string[]): string[] {
  const rank = (card: string): number => (cards.includes(card) ? cards.indexOf(card) : cards.length);
  return [...deck].sort((one, other) => rank(one) - rank(other) || Number(one > other) - Number(one < other));
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
  return deck && !dealt.every((card, place) => card === null || card === deck[place]) ? "cards" : "";
}
