/** A game that the page does not know: a table of a known one under another name, for which there are no words. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Catalogue } from "../src/wire/messages";
import { openBrowser } from "./chromium";
import {
  byKeyboard,
  byMouse,
  DESK,
  guest,
  openTable,
  pause,
  PHONE,
  picture,
  playOn,
  sit,
  type Guest,
  type How,
} from "./kit";

const NAME = "paper_boats";
const TITLE = "Paper boats";

const house = inject("house");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** Somebody who hears of the known game as if it were the other one. */
async function stranger(known: string, how: How): Promise<Guest> {
  const somebody = await guest(browser, { ...how, kept: false }); // what is answered below must not come from there
  await somebody.page.route("**/api/catalogue", async (route) => {
    const told = (await (await route.fetch()).json()) as Catalogue;
    const shown = told.games.find((game) => game.name === known);
    if (shown) told.games.push({ ...shown, name: NAME, minutes: [10, 15] });
    await route.fulfill({ json: told });
  });
  await somebody.page.route(`**/${NAME}.md`, (route) =>
    route.fulfill({ body: `# ${TITLE}`, contentType: "text/markdown" }),
  );
  await somebody.page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(String(text).replaceAll(`"game":"${known}"`, `"game":"${NAME}"`)));
  });
  return somebody;
}

async function seated(page: Page, known: string, options = {}): Promise<void> {
  await openTable(page, house, { game: known, seats: 3, bots: ["beginner", "beginner"], clock: 0, options });
  await sit(page, "Zoé");
  await page.locator(".mine.turn").waitFor();
}

test.each([
  ["phone", PHONE],
  ["desk", DESK],
] as const)("it has a tile and a board: %s", async (name, size) => {
  const { context, page, complaints } = await stranger("tightrope", { size });
  await page.goto(house);
  const tile = page.locator("article", { hasText: TITLE });
  await tile.getByText("10–15 minutes").waitFor();
  expect(await tile.getByRole("link").count()).toBe(1); // rules, and no lesson
  await tile.scrollIntoViewIfNeeded();
  await picture(page, `plain-home-${name}`);
  await seated(page, "tightrope");
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

const PLAYED = [
  ["tightrope", "keyboard", byKeyboard, {}],
  ["no_thanks", "mouse", byMouse, {}],
  ["hit_the_deck", "mouse", byMouse, { target: 10 }],
] as const;
/** By `make test-long`. */
const PLAYED_TOO = [
  ["tightrope", "mouse", byMouse, {}],
  ["take_that", "mouse", byMouse, {}],
] as const;

test.each([...PLAYED, ...(process.env["LONG"] ? PLAYED_TOO : [])])(
  "like %s it is played to the end by %s, and what happens is told",
  async (known, name, hand, options) => {
    const { context, page, complaints } = await stranger(known, { size: DESK, moving: true });
    await seated(page, known, options);
    await picture(page, `plain-${known}`);
    await playOn(page, hand);
    expect(await page.locator("aside li").allInnerTexts()).toContainEqual(expect.stringMatching(/^(Zoé|Ada|Bo): \w/));
    await pause(1200); // what ended the round is seen first
    await picture(page, `plain-end-${known}-${name}`);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
