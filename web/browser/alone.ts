/** A game alone, in figures: from the tap to the deal, the longest task of the page, and what the server did meanwhile
    (`make bench-alone`). */

import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./chromium";
import { byMouse, guest, pause, PHONE, playOn, Server } from "./kit";

const GAMES = ["take_that", "no_thanks", "tightrope", "hit_the_deck"];
const TAPS = 7;
const TICKS_A_SECOND = 100;
const server = new Server(8155);
let browser: Browser;

beforeAll(async () => {
  await server.start();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Seconds of processor time that a process has had. */
function spent(process: number): number {
  const [, rest = ""] = readFileSync(`/proc/${process}/stat`, "utf8").split(") ");
  const fields = rest.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Milliseconds from the press of *Play now* until the cards, or what may be done, are on the screen. */
function tapToDeal(page: Page, game: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const tiles = [...document.querySelectorAll("article")];
    const tile = tiles.find((one) => one.querySelector(`a[href$="/rules/${wanted}"]`));
    const from = performance.now();
    tile?.querySelector<HTMLElement>(".primary")?.click();
    const dealt = (): boolean => document.querySelector("[data-hand] button, .actions button") !== null;
    while (!dealt()) await new Promise(requestAnimationFrame);
    return performance.now() - from;
  }, game);
}

async function home(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.locator("article .primary").first().waitFor();
  await pause(700); // the rules are loaded beside
}

test.each(GAMES)("%s", async (game) => {
  const { context, page } = await guest(browser, { size: PHONE });
  await context.addInitScript(() => {
    localStorage.setItem("pioche-pace", "0");
    const seen = window as unknown as { longest: number };
    seen.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: "longtask" });
  });
  const waits: number[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    await home(page);
    waits.push(await tapToDeal(page, game));
  }
  waits.sort((one, other) => one - other);
  await page.evaluate(() => ((window as unknown as { longest: number }).longest = 0));
  const before = spent(server.id);
  await playOn(page, byMouse);
  await page.locator(".veil a[href*='/games/']").click();
  await page.getByRole("button", { name: "Look at every decision" }).click();
  await page.getByText("Accuracy").first().waitFor();
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  const worked = spent(server.id) - before;
  const [median = 0, worst = 0] = [waits[Math.floor(TAPS / 2)], waits.at(-1)];
  expect(median).toBeGreaterThan(0);
  process.stdout.write(
    `${game}: ${median.toFixed(0)} ms from tap to deal (worst of ${TAPS}: ${worst.toFixed(0)}); in a match and its ` +
      `review: longest task ${longest.toFixed(0)} ms (0: none above 50), server ${worked.toFixed(2)} s\n`,
  );
  await context.close();
});
