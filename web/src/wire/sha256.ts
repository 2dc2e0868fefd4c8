/** SHA-256 and HMAC. Browsers offer their own only to pages that came by https, and tables at home come by http. */

const FIRST_PRIMES = primes(64);
const ROUND_CONSTANTS = FIRST_PRIMES.map((prime) => fractionOf(Math.cbrt(prime)));
const START = FIRST_PRIMES.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)));
const BLOCK = 64;
const BITS = 8;

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const state = Uint32Array.from(START);
  for (let start = 0; start < blocks.byteLength; start += BLOCK) mix(state, new DataView(blocks.buffer, start, BLOCK));
  const digest = new DataView(new ArrayBuffer(4 * state.length));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(concat(xor(block, 0x36), message));
  return sha256(concat(xor(block, 0x5c), inner));
}

export function concat(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 bits after the point. */
function fractionOf(number: number): number {
  return Math.floor((number - Math.floor(number)) * 2 ** 32);
}

/** A one, zeros, and the length in bits, up to a whole block. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(message.length * BITS));
  return whole;
}

function xor(block: Uint8Array, value: number): Uint8Array {
  return block.map((byte) => byte ^ value);
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(BLOCK);
  const at = (place: number): number => words[place] ?? 0;
  for (let place = 0; place < BLOCK; place += 1) {
    const [near, far] = [at(place - 2), at(place - 15)];
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[place] = place < 16 ? block.getUint32(4 * place) : at(place - 16) + low + at(place - 7) + high;
  }
  return words;
}

function mix(state: Uint32Array, block: DataView): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  schedule(block).forEach((word, place) => {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUND_CONSTANTS[place] ?? 0) + word;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place] ?? 0) + word));
}
