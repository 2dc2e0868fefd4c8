/** How smoothly cards fly: the frames that Chromium drew meanwhile, by its own trace (`make bench-frames`). */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "./chromium";
import { byMouse, guest, openTable, playOn, sit } from "./kit";

const SIZE = { width: 1440, height: 900 };
const SECONDS = 20;
const FRAME = 1_000_000 / 60;
/** A gap of more than two frames: one was late by more than one. */
const LATE = 2.5 * FRAME;
const CATEGORIES = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"];

type TraceEvent = { name: string; ts: number; ph: string };

const house = inject("house");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** The times in which something flew, in microseconds, one after the other. */
function flights(events: TraceEvent[]): [from: number, to: number][] {
  const merged: [number, number][] = [];
  for (const { name, ts } of events.filter(({ name }) => name.startsWith("fly-"))) {
    const end = ts + 1000 * Number(name.slice("fly-".length));
    const last = merged.at(-1);
    if (last && ts <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([ts, end]);
  }
  return merged;
}

/** Of the gaps between frames drawn within a flight: how many there are, and how many are too long. */
function gaps(drawn: number[], [from, to]: [number, number]): [all: number, late: number] {
  const within = drawn.filter((ts) => from <= ts && ts <= to);
  const between = within.slice(1).map((ts, at) => ts - (within[at] ?? ts));
  return [between.length, between.filter((gap) => gap > LATE).length];
}

test.each([
  ["take_that", 4],
  ["no_thanks", 5],
  ["tightrope", 5],
  ["hit_the_deck", 6],
] as const)("%s for %i", async (game, seats) => {
  const { context, page } = await guest(browser, { size: SIZE, moving: true });
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      const animation = animate.call(this, frames, timing);
      performance.mark(`fly-${String(animation.effect?.getComputedTiming().endTime ?? 0)}`);
      return animation;
    };
  });
  const bots = Array.from({ length: seats - 1 }, () => "beginner");
  await openTable(page, house, { game, seats, bots, clock: 0, options: game === "no_thanks" ? { rounds: 5 } : {} });
  await sit(page, "Zoé");
  await browser.startTracing(page, { categories: CATEGORIES });
  const end = Date.now() + 1000 * SECONDS;
  await playOn(page, byMouse, 4 * SECONDS, () => Promise.resolve(Date.now() > end));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  traceEvents.sort((one, other) => one.ts - other.ts);
  const drawn = traceEvents.filter(({ name }) => name === "DrawFrame").map(({ ts }) => ts);
  const counted = flights(traceEvents).map((flight) => gaps(drawn, flight));
  const [all, late] = [0, 1].map((which) => counted.reduce((sum, pair) => sum + (pair[which] ?? 0), 0));
  expect(all).toBeGreaterThan(0);
  const share = ((100 * (late ?? 0)) / (all ?? 1)).toFixed(1);
  process.stdout.write(`${game}, ${seats} players: ${all} frames of flight, ${share} % late by more than one\n`);
  await context.close();
});
