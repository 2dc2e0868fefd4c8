/** Whole games of all four against bots, by somebody who only looks at what is lit: by mouse, and by keyboard alone. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Setup } from "../src/wire/messages";
import { openBrowser } from "./chromium";
import { byKeyboard, byMouse, guest, openTable, picture, playOn, sit } from "./kit";

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

describe.each([
  ["mouse", byMouse],
  ["keyboard", byKeyboard],
] as const)("by %s", (name, hand) => {
  test.each(GAMES)("%s, to the end", async (game, setup) => {
    const { context, page, complaints } = await guest(browser);
    await openTable(page, house, { game, clock: 0, ...setup });
    await sit(page, "Zoé");
    await playOn(page, hand);
    expect(await page.locator(".veil thead th").count()).toBe(setup["seats"]);
    expect(await page.locator(".veil tbody tr").count()).toBe(
      Number(
        await page
          .locator(".veil tbody tr:last-child th")
          .innerText()
          .then((text) => /\d+/.exec(text)?.[0]),
      ),
    );
    await picture(page, `end-${game}-${name}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
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
