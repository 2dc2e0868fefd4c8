/** A game that the page does not know: a table of Tightrope under another name, for which there are no words. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Catalogue } from "../src/wire/messages";
import { openBrowser } from "./chromium";
import { byKeyboard, byMouse, DESK, guest, openTable, pause, PHONE, picture, playOn, sit } from "./kit";

const KNOWN = "tightrope";
const NAME = "paper_boats";
const TITLE = "Paper boats";

const house = inject("house");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** Whatever the server says of the known game it says of the other one. */
async function renamed(page: Page): Promise<void> {
  await page.route("**/api/catalogue", async (route) => {
    const told = (await (await route.fetch()).json()) as Catalogue;
    const shown = told.games.find((game) => game.name === KNOWN);
    if (shown) told.games.push({ ...shown, name: NAME, minutes: [10, 15] });
    await route.fulfill({ json: told });
  });
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(String(text).replaceAll(`"game":"${KNOWN}"`, `"game":"${NAME}"`)));
  });
}

async function seated(page: Page): Promise<void> {
  await openTable(page, house, { game: KNOWN, seats: 3, bots: ["beginner", "beginner"], clock: 0 });
  await sit(page, "Zoé");
  await page.locator(".mine.turn").waitFor();
}

test.each([
  ["phone", PHONE],
  ["desk", DESK],
] as const)("it has a tile and a board: %s", async (name, size) => {
  const { context, page, complaints } = await guest(browser, { size });
  await renamed(page);
  await page.goto(house);
  const tile = page.locator("article", { hasText: TITLE });
  await tile.getByText("10–15 minutes").waitFor();
  expect(await tile.getByRole("link").count()).toBe(1); // rules, and no lesson
  await tile.scrollIntoViewIfNeeded();
  await picture(page, `plain-home-${name}`);
  await seated(page);
  expect(await page.locator("h1").innerText()).toBe(TITLE);
  expect(await page.locator("[data-hand] button").count()).toBe(9);
  await picture(page, `plain-board-${name}`);
  const [wide, high] = await page.locator("main").evaluate((main) => [
    [main.scrollWidth, main.clientWidth],
    [main.scrollHeight, main.clientHeight],
  ]);
  for (const [whole, seen] of [wide, high]) expect(whole).toBeLessThanOrEqual((seen ?? 0) + 1);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  ["mouse", byMouse],
  ["keyboard", byKeyboard],
] as const)("it is played to the end by %s, and what happens is told", async (name, hand) => {
  const { context, page, complaints } = await guest(browser, { size: DESK, moving: true });
  await renamed(page);
  await seated(page);
  await playOn(page, hand);
  expect(await page.locator("aside li").allInnerTexts()).toContainEqual(expect.stringMatching(/^Zoé: played \d+\.$/));
  await pause(1200); // what ended the round is seen first
  await picture(page, `plain-end-${name}`);
  expect(complaints).toEqual([]);
  await context.close();
});
