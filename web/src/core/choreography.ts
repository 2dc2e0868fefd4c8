/** What moves when something happens: small things that fly from place to place, and gestures on the spot. */

import type { Happening } from "./telling";

export type Token = "chip" | "red" | "blue" | "back" | "palm";
export type Flight = { token: Token; from: string; to: string; count: number };
export type Gesture = { spot: string; kind: string };

const MOST_TOKENS = 9;
const MOST_DEALT = 3;

const IN_PLACE: Record<string, [spot: string, kind: string][]> = {
  "turned-round": [["direction", "spin"]],
  flipped: [
    ["pile", "turn"],
    ["discard", "turn"],
  ],
  exposed: [["pile", "lift"]],
  shuffled: [["pile", "shake"]],
  called: [["discard", "throb"]],
  "was-last": [["discard", "thump"]],
};

const FLYING: Record<string, (seat: string, amount: number) => Flight[]> = {
  refused: (seat) => [{ token: "chip", from: seat, to: "pot", count: 1 }],
  "took-blue": (seat, count) => [{ token: "blue", from: "pile", to: seat, count }],
  "took-red": (seat, count) => [{ token: "red", from: "pile", to: seat, count }],
  returned: (seat, count) => [
    { token: "red", from: seat, to: "pile", count },
    { token: "blue", from: seat, to: "pile", count },
  ],
  drew: (seat) => [{ token: "back", from: "pile", to: seat, count: 1 }],
  "drew-known": (seat) => [{ token: "back", from: "pile", to: seat, count: 1 }],
  "palm-down": (seat) => [{ token: "palm", from: seat, to: "discard", count: 1 }],
};

/** A chip laid, sticks taken and given back, cards drawn: your own cards fly by themselves. */
export function flightsOf(happened: readonly Happening[], pot: number, you: number | null): Flight[] {
  const flights = happened.flatMap(([name, seat, , amount]) => {
    if (seat === you && name.startsWith("drew")) return [];
    if (name === "took" && pot > 0) return [{ token: "chip" as const, from: "pot", to: `seat-${seat}`, count: amount }];
    return FLYING[name]?.(`seat-${seat}`, amount) ?? [];
  });
  return [...dealt(happened, you), ...flights].map((flight) => ({
    ...flight,
    count: Math.min(flight.count, MOST_TOKENS),
  }));
}

function dealt(happened: readonly Happening[], you: number | null): Flight[] {
  const seats = new Set(happened.filter(([name, seat]) => name === "dealt" && seat !== you).map(([, seat]) => seat));
  return [...seats].map((seat) => ({ token: "back", from: "pile", to: `seat-${seat}`, count: MOST_DEALT }));
}

export function gesturesOf(happened: readonly Happening[]): Gesture[] {
  return happened.flatMap(([name]) => (IN_PLACE[name] ?? []).map(([spot, kind]) => ({ spot, kind })));
}
