/** Whole games of all four against bots, by somebody who only looks at what is lit: by mouse, and by keyboard alone. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Setup } from "../src/wire/messages";
import { openBrowser } from "./chromium";
import { byMouse, guest, openTable, picture, playOn, sit, type Hand } from "./kit";
import { Transcript } from "./spoken";
import { untidy } from "./tidy";

const GAMES: [game: string, setup: Omit<Setup, "game">][] = [
  ["no_thanks", { seats: 3, bots: ["beginner", "beginner"] }],
  ["take_that", { seats: 2, bots: ["beginner"] }],
  ["tightrope", { seats: 3, bots: ["beginner", "beginner"] }],
  ["hit_the_deck", { seats: 2, bots: ["beginner"], options: { target: 15 } }],
];

const house = inject("house");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function toTheEnd(page: Page, seats: number, hand: Hand): Promise<void> {
  await sit(page, "Zoé");
  await playOn(page, hand);
  expect(await page.locator(".veil thead th").count()).toBe(seats);
  const lastRound = await page.locator(".veil tbody tr:last-child th").innerText();
  expect(await page.locator(".veil tbody tr").count()).toBe(Number(/\d+/.exec(lastRound)?.[0]));
}

/** The sheet, then what was counted, then the table. */
async function lookAround(page: Page): Promise<string[]> {
  const found = await untidy(page);
  for (const name of ["What was counted", "Scores", "Look at the table", "Scores"]) {
    await page.locator(".veil").getByRole("button", { name }).click();
    found.push(...(await untidy(page)));
  }
  return found;
}

test.each(GAMES)("%s by mouse, to the end, and on a phone the end of a round is tidy, too", async (game, setup) => {
  const { context, page, complaints } = await guest(browser);
  await openTable(page, house, { game, clock: 0, ...setup });
  let found: string[] | null = null;
  const hand: Hand = async (where, spot) => {
    if (spot.what.startsWith(".veil")) found ??= await lookAround(where);
    return byMouse(where, spot);
  };
  await toTheEnd(page, setup.seats, hand);
  expect(found ?? []).toEqual([]);
  expect(await lookAround(page)).toEqual([]);
  await picture(page, `end-${game}-mouse`);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(GAMES)("%s by keyboard, to the end, and all that is spoken makes sense", async (game, setup) => {
  const { context, page, complaints } = await guest(browser);
  await openTable(page, house, { game, clock: 0, ...setup });
  const transcript = new Transcript();
  await transcript.follow(page);
  await toTheEnd(page, setup.seats, transcript.hand);
  transcript.keep(`spoken-${game}`);
  expect(transcript.lines.length).toBeGreaterThan(10);
  expect(transcript.faults).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("whoever opens a link to a moment is there at once, and learns neither names nor the end", async () => {
  const { context, page } = await guest(browser);
  await openTable(page, house, { game: "no_thanks", clock: 0, seats: 3, bots: ["beginner", "beginner"] });
  await sit(page, "Zoé");
  await playOn(page, byMouse);
  const game = await page.locator(".veil a[href^='/games/']").getAttribute("href");
  await context.close();
  const stranger = await guest(browser, { language: "de" });
  await stranger.page.goto(`${house}${game}/7`);
  await stranger.page.getByText("Schritt 7 von").waitFor();
  expect(await stranger.page.getByRole("slider").inputValue()).toBe("7");
  expect(await stranger.page.locator("main").innerText()).not.toMatch(/Player|Zoé|Gewonnen/);
  expect(stranger.complaints).toEqual([]);
  await stranger.context.close();
});

test("one click on the home page is enough to play", async () => {
  const { context, page } = await guest(browser);
  await page.goto(house);
  await page.locator("article .primary:not(.icon)").nth(1).click();
  await page.locator(".mine.turn").waitFor();
  expect(await page.locator("[data-playable=true]").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator("section[aria-label=Hint] .reason").waitFor();
  await context.close();
});
