/** The verifiable shuffle (docs/protocol.md): commitments, pledges, the round's key, the order of a deck. */

import { concat, hmac, sha256 } from "./sha256";

const LUCK_BYTES = 16;
const WORD = 2 ** 32;

/** By which rounds are dealt now; in scheme 1 there were no pledges. */
export type Scheme = 1 | 2;

export function commitment(label: string, round: number, secret: string, scheme: Scheme): string {
  return hexOf(sha256(concat(text(`pioche-commit-${String(scheme)}`), text(label), four(round), bytesOf(secret))));
}

/** What a seat publishes before any luck is known. */
export function pledge(label: string, round: number, seat: number, bound: string, luck: string): string {
  const parts = joined([text(label), four(round), four(seat), bytesOf(bound), bytesOf(luck)]);
  return hexOf(sha256(concat(text("pioche-luck-2"), parts)));
}

/** The luck of a bot or of somebody absent. */
export function serversLuck(secret: string, seat: number, scheme: Scheme): string {
  const mark = scheme === 1 ? "pioche-luck-1" : "pioche-servers-luck-2";
  return hexOf(sha256(concat(text(mark), bytesOf(secret), four(seat))).slice(0, LUCK_BYTES));
}

export function roundKey(label: string, round: number, secret: string, lucks: string[], scheme: Scheme): Uint8Array {
  const mark = scheme === 1 ? [] : [text("pioche-key-2")];
  return hmac(bytesOf(secret), joined([...mark, text(label), four(round), ...lucks.map(bytesOf)]));
}

/** The numbers of nature's moves in a round; the deal is the first of them. */
export function* numbersOf(key: Uint8Array, move = 0): Generator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const block = sha256(concat(key, four(move), four(counter)));
    for (let at = 0; at < block.length; at += 4) yield new DataView(block.buffer).getUint32(at);
  }
}

/** In the order in which the numbers put them. */
export function shuffled<Card>(numbers: Generator<number, never>, cards: readonly Card[]): Card[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(numbers, last + 1);
    const moved = order.splice(other, 1, ...order.slice(last, last + 1));
    order.splice(last, 1, ...moved);
  }
  return order;
}

/** The seat that deals first, or begins: by the numbers of a move that nature never makes. */
export function lot(key: Uint8Array, seats: number): number {
  return below(numbersOf(key, WORD - 1), seats);
}

/** A number from 0 to bound - 1, each exactly as likely. */
export function below(numbers: Generator<number, never>, bound: number): number {
  const fair = WORD - (WORD % bound);
  for (;;) {
    const number = numbers.next().value;
    if (number < fair) return number % bound;
  }
}

/** Each with its length, so that no two lists look alike. */
function joined(parts: Uint8Array[]): Uint8Array {
  return concat(...parts.flatMap((part) => [four(part.length), part]));
}

function four(number: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, number);
  return new Uint8Array(view.buffer);
}

function text(written: string): Uint8Array {
  return new TextEncoder().encode(written);
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
