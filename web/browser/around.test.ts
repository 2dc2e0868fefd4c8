/** Around the table: on tablets and desktops everybody has a face and a place, nothing covers anything, and the end
    of a round is counted before everybody's eyes. */

import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "./chromium";
import { byMouse, DESK, guest, isOver, openTable, PHONE, picture, playOn, sit, type Spot } from "./kit";
import { untidy } from "./tidy";

const TABLET = { width: 820, height: 1180 };
const GAMES: [game: string, seats: number, options: Record<string, boolean | number>][] = [
  ["take_that", 4, {}],
  ["no_thanks", 7, { large_table: true }],
  ["tightrope", 5, {}],
  ["hit_the_deck", 6, {}],
];

const house = inject("house");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function seated(page: Page, game: string, seats: number, options: Record<string, boolean | number>) {
  const bots = Array.from({ length: seats - 1 }, () => "beginner");
  await openTable(page, house, { game, seats, bots, clock: 0, options });
  await sit(page, "Zoé");
}

test.each([
  ["tablet", TABLET, false],
  ["desk", DESK, true],
] as const)("on a %s all sit around the table, and nothing covers anything", async (label, size, dark) => {
  const { context, page, complaints } = await guest(browser, { size, dark });
  for (const [game, seats, options] of GAMES) {
    let taps = 0;
    /** Now what is lit first, now what is lit last: so the others get something, too. */
    const tap = async (where: Page, spot: Spot): Promise<boolean> => {
      const last = (await where.locator(".actions [data-playable=true]").all()).at(-1);
      if (!last || ++taps % 3 === 0) return (await byMouse(where, spot)) && ++taps > 0;
      return last.click({ timeout: 1000 }).then(
        () => true,
        () => false,
      );
    };
    const midway = async () => taps > 10 && (await page.locator(".mine.turn").count()) > 0;
    do {
      taps = 0;
      await seated(page, game, seats, options);
      await playOn(page, tap, 90, async () => (await midway()) || (await isOver(page)));
    } while (await isOver(page)); // some games are over before one is midway
    await picture(page, `around-${label}-${game}-${seats}`);
    expect(await page.locator(".board .face [data-mood]").count(), game).toBe(seats);
    expect([game, seats, ...(await untidy(page))]).toEqual([game, seats]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test("the log and the scores are folded away by a tap, and stay so", async () => {
  const { context, page } = await guest(browser, { size: DESK });
  await seated(page, "no_thanks", 3, {});
  await page.locator(".mine.turn").waitFor();
  const [wide, log] = [await page.locator("main").boundingBox(), page.locator("aside ol")];
  await page.locator("aside").getByRole("button", { name: "Log" }).click();
  await page.locator("aside").getByRole("button", { name: "Scores" }).click();
  expect(await log.isVisible()).toBe(false);
  expect((await page.locator("main").boundingBox())?.width).toBeGreaterThan(wide?.width ?? Infinity);
  await page.reload();
  await page.locator(".mine").waitFor();
  expect(await log.isVisible()).toBe(false);
  await page.locator("aside").getByRole("button", { name: "Log" }).click();
  await page.locator("[data-move=take]").click(); // after a reload the log begins anew
  await log.waitFor();
  await context.close();
});

async function expectCounted(page: Page): Promise<void> {
  const scores = await page.locator(".veil tbody tr:last-child td").allInnerTexts();
  expect(scores).toHaveLength(3);
  expect(await page.locator(".veil .counting b").allInnerTexts()).toEqual(scores);
}

const thisRound = async (where: Page, spot: Spot): Promise<boolean> =>
  !spot.what.startsWith(".veil") && byMouse(where, spot);

test.each([
  ["take_that", {}],
  ["tightrope", {}],
  ["hit_the_deck", {}],
] as const)("%s: what is counted comes to the score that the server wrote down", async (game, options) => {
  const { context, page, complaints } = await guest(browser, { size: DESK });
  await seated(page, game, 3, options);
  await playOn(page, thisRound, 240, async () => (await page.locator(".veil").count()) > 0);
  await expectCounted(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test("on a telephone the count runs, a tap ends it, the sheet follows, and the count can be seen again", async () => {
  const { context, page } = await guest(browser, { size: PHONE, moving: true });
  await seated(page, "no_thanks", 3, { rounds: 2 });
  await playOn(page, thisRound, 240, async () => (await page.locator(".veil").count()) > 0);
  const counting = page.locator(".veil .counting");
  await counting.click();
  for (const sum of await counting.locator("b").all()) {
    expect(await sum.innerText()).toBe(await sum.getAttribute("data-sum"));
  }
  await page.locator(".veil table").waitFor();
  expect(await counting.count()).toBe(0);
  await page.getByRole("button", { name: "What was counted" }).click();
  await counting.waitFor();
  await context.close();
});

test("the pairs that somebody won can be looked through", async () => {
  const { context, page } = await guest(browser);
  await seated(page, "take_that", 4, {});
  const won = page.locator(".board ul button");
  await playOn(page, thisRound, 240, async () => (await won.count()) > 0);
  await won.first().click();
  const pair = await page.locator("dialog[open] li").first().locator(".card").allInnerTexts();
  expect([...(pair[0]?.trim() ?? "")].reverse().join("")).toBe(pair[1]?.trim());
  await context.close();
});

test("no_thanks: the same, and the end of a match gives a picture to share", async () => {
  const { context, page } = await guest(browser, { size: DESK });
  await seated(page, "no_thanks", 3, {});
  await playOn(page, byMouse, 240, () => isOver(page));
  await expectCounted(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "A picture to share" }).click(),
  ]);
  const bytes = readFileSync(await file.path());
  expect(file.suggestedFilename()).toBe("pioche-no_thanks.png");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  await context.close();
});
