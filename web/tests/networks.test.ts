/** Networks as the page reads them: numbers of 16 bits, each file fetched once. */

import { expect, test } from "vitest";
import { networksAt, ofHalves } from "../src/engine/networks";

/** By the standard (IEEE 754): what these bits mean. */
const HALVES: [bits: number, meaning: number][] = [
  [0x0000, 0],
  [0x8000, -0],
  [0x3c00, 1],
  [0xc000, -2],
  [0x3555, 0.333251953125],
  [0x7bff, 65504],
  [0x0400, 2 ** -14],
  [0x0001, 2 ** -24],
  [0x83ff, -(2 ** -14 - 2 ** -24)],
];

const written = (bits: number[]): ArrayBuffer => Uint16Array.from(bits).buffer;

test.each(HALVES)("the bits %i mean %d", (bits, meaning) => {
  expect([...ofHalves(written([bits]))]).toEqual([meaning]);
});

test("all finite numbers are different, and in order", () => {
  const numbers = ofHalves(written(Array.from({ length: 0x7c00 }, (_, bits) => bits)));
  expect(numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? 0))).toBe(true);
});

test("each file is fetched once, again after a failure, and never where there is none", async () => {
  const asked: string[] = [];
  const networks = networksAt(new Map([["chess/2", "/assets/2.f16"]]), (address) => {
    asked.push(address);
    return asked.length === 1 ? Promise.reject(new Error("no line")) : Promise.resolve(new Response(written([0x3c00])));
  });
  await expect(networks("chess", 2)).rejects.toThrow("no line");
  expect([...(await networks("chess", 2))]).toEqual([1]);
  expect([...(await networks("chess", 2))]).toEqual([1]);
  expect(await networks("chess", 3)).toHaveLength(0);
  expect(asked).toEqual(["/assets/2.f16", "/assets/2.f16"]);
});
