/** Every lesson, tapped through from its first step to its last. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { LESSON as hitTheDeck } from "../src/boards/hit_the_deck/lesson";
import { LESSON as noThanks } from "../src/boards/no_thanks/lesson";
import { LESSON as takeThat } from "../src/boards/take_that/lesson";
import { LESSON as tightrope } from "../src/boards/tightrope/lesson";
import { SLAP, wantedIn, type Lesson } from "../src/core/lesson";
import { openBrowser } from "./chromium";
import { DESK, guest, PHONE, picture, type How } from "./kit";

const house = inject("house");
let browser: Browser;

beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const NOT_WANTED = /Not this time/;
/** What is tried first: a card or a button that the rules forbid, or the lesson; and what is said then. */
const LESSONS: [lesson: Lesson, tried: string[], said: RegExp][] = [
  [takeThat, ["[data-card='12']"], /12 is more than ten away from the 49/],
  [noThanks, ["[data-move=take]"], NOT_WANTED],
  [tightrope, ["[data-card='3']", "[data-move='play 3']"], NOT_WANTED],
  [hitTheDeck, ["[data-card='G1#1']"], /green 1 does not go on the red 3/],
];
const HOWS: [string, How][] = [
  ["phone", { size: PHONE }],
  ["desktop", { size: DESK, dark: true, moving: true }],
];
const CASES = LESSONS.flatMap(([lesson, tried, said]) =>
  HOWS.map(([name, how]) => ({ game: lesson.record.game, name, how, lesson, tried, said })),
);

async function waitsAt(page: Page, step: number): Promise<void> {
  await page.locator(`.lesson[data-step="${step}"] .text:not(.later)`).waitFor();
}

async function make(page: Page, move: string): Promise<void> {
  if (move === SLAP) return page.locator(".slap.now").click();
  const [, card] = move.split(" ");
  if (card) await page.locator(`[data-card="${card}"], [data-card="${card}#1"]`).click();
  await page.locator(`[data-move="${move}"]`).click();
}

test.each(CASES)("$game: the lesson by tapping, $name", async ({ game, name, how, lesson, tried, said }) => {
  const { context, page, complaints } = await guest(browser, how);
  await page.addInitScript(() => localStorage.setItem("pioche-pace", "0.1"));
  await page.goto(`${house}/learn/${game}`);
  await waitsAt(page, 1);
  for (const place of tried) await page.locator(place).click();
  await page.locator(".lesson b").getByText(said).waitFor();
  const wanted = wantedIn(lesson);
  for (const [number, move] of wanted.entries()) {
    await waitsAt(page, number + 1);
    await picture(page, `lesson-${game}-${number + 1}-${name}`);
    await make(page, move);
  }
  await waitsAt(page, wanted.length + 1);
  await page.locator(".lesson .primary").waitFor();
  await picture(page, `lesson-${game}-${wanted.length + 1}-${name}`);
  expect(complaints).toEqual([]);
  await context.close();
});
