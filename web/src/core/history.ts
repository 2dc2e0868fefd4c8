/** A finished match as the review walks through it: its rounds, and who was a bot. */

import type { Story } from "../wire/http";
import type { Step } from "../wire/messages";

/** The steps of a round, counted from 1, the last one included. */
export type RoundSpan = { round: number; first: number; last: number };

export function roundsOf(steps: readonly Pick<Step, "view">[]): RoundSpan[] {
  const spans: RoundSpan[] = [];
  steps.forEach(({ view }, place) => {
    const open = spans.at(-1);
    if (open && open.round === view.round) open.last = place + 1;
    else if (view.round > 0) spans.push({ round: view.round, first: place + 1, last: place + 1 });
  });
  return spans;
}

/** The beginning of the next round or of the one before; within a round its own beginning comes first. */
export function roundFrom(spans: readonly RoundSpan[], at: number, direction: number): number {
  const starts = spans.map(({ first }) => first);
  const found = direction > 0 ? starts.find((start) => start > at) : starts.filter((start) => start < at).at(-1);
  return found ?? at;
}

/** A seat that no person ever played, and whose luck was the server's in every round. */
export function isBot({ moves = [], hands = [], shuffles = [] }: Story, seat: number): boolean {
  const played = hands.some((hand, place) => hand === "person" && moves[place]?.startsWith(`${seat} `));
  return !played && shuffles.length > 0 && shuffles.every(({ servers }) => servers.includes(seat));
}
