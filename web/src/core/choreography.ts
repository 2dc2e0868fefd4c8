/** What an event sets in motion: a game's folder says it in these words, `motion.ts` does it. */

import type { Happening } from "../wire/told";

export type Gesture = "spin" | "turn" | "lift" | "shake" | "thump" | "throb";

/** Small things fly from place to place, and spin unless they are flat. */
export type Flight = { kind: "flight"; token: string; from: string; to: string; count: number; flat?: boolean };

export type Motion =
  | Flight
  /** A place makes a gesture where it is. */
  | { kind: "gesture"; spot: string; gesture: Gesture }
  /** Something hits a seat: it shakes, and so does the telephone of the player. */
  | { kind: "jolt"; seat: number }
  /** All that has left the table flies to a seat. */
  | { kind: "sweep"; seat: number }
  /** A thing on the table and its partner from a hand meet, and turn away together. */
  | { kind: "pair"; thing: string; partner: string; text: string; seat: number };

/** What lay on the table before: a number for some places, and the things that are gone now. */
export type Before = { counts: Record<string, number>; gone: string[] };

export type Choreography = (happening: Happening, before: Before, you: number | null) => Motion[];

const MOST_TOKENS = 9;
const MOST_DEALT = 3;

export const seatSpot = (seat: number): string => `seat-${seat}`;

/** Cards that are dealt fly in every game; what else moves is the game's own. */
export function motionsOf(
  happened: readonly Happening[],
  before: Before,
  you: number | null,
  choreography: Choreography,
): Motion[] {
  const motions = happened.flatMap((happening) => choreography(happening, before, you));
  return [...dealt(happened, you), ...motions].map(limited);
}

/** Your own cards fly as themselves. */
export function cardDrawn(seat: number, you: number | null): Flight[] {
  return seat === you ? [] : [{ kind: "flight", token: "back", from: "pile", to: seatSpot(seat), count: 1 }];
}

function dealt(happened: readonly Happening[], you: number | null): Flight[] {
  const seats = new Set(happened.filter(([name, seat]) => name === "dealt" && seat !== you).map(([, seat]) => seat));
  const count = MOST_DEALT;
  return [...seats].map((seat) => ({ kind: "flight", token: "back", from: "pile", to: seatSpot(seat), count }));
}

function limited(motion: Motion): Motion {
  return motion.kind === "flight" ? { ...motion, count: Math.min(motion.count, MOST_TOKENS) } : motion;
}
