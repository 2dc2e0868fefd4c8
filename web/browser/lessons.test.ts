/** Every lesson, tapped through from its first step to its last. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "./chromium";
import { guest, PHONE, picture, type How } from "./kit";

const BOARDS = join(import.meta.dirname, "..", "src", "boards");
const DESKTOP = { width: 1280, height: 800 };
const house = inject("house");
let browser: Browser;

beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** By game: what is tried first and refused, with the word that says why. */
const FORBIDDEN: Record<string, { card: string; why: RegExp } | null> = {
  take_that: { card: "12", why: /49/ },
  no_thanks: null,
  tightrope: null,
  hit_the_deck: { card: "G1#1", why: /red 3/ },
};
const HOWS: [string, How][] = [
  ["phone", { size: PHONE }],
  ["phone-dark", { size: PHONE, dark: true }],
  ["desktop", { size: DESKTOP, moving: true }],
  ["desktop-dark", { size: DESKTOP, dark: true }],
];

/** The moves of the learner; before a race is decided, a slap. */
function wantedIn(game: string): string[] {
  const record = JSON.parse(readFileSync(join(BOARDS, game, "lesson.json"), "utf8")) as { moves: string[] };
  return record.moves.flatMap((line) => (/^0 /.test(line) ? line.slice(2) : line.startsWith("* last") ? "slap" : []));
}

async function waitsAt(page: Page, step: number): Promise<void> {
  await page.locator(`.lesson[data-step="${step}"] .text:not(.later)`).waitFor();
}

async function make(page: Page, move: string): Promise<void> {
  if (move === "slap") return page.locator(".slap.now").click();
  const card = page.locator(`[data-hand] [data-card="${move.split(" ")[1]}"], [data-card^="${move.split(" ")[1]}#"]`);
  if (move.includes(" ")) await card.first().click();
  await page.locator(`[data-move="${move}"]`).click();
}

test.each(Object.keys(FORBIDDEN).flatMap((game) => HOWS.map(([name, how]) => [game, name, how] as const)))(
  "%s: the lesson by tapping, %s",
  async (game, name, how) => {
    const { context, page, complaints } = await guest(browser, how);
    page.setDefaultTimeout(8000);
    await page.addInitScript(() => localStorage.setItem("pioche-pace", "0.1"));
    await page.goto(`${house}/learn/${game}`);
    await waitsAt(page, 1);
    const forbidden = FORBIDDEN[game];
    if (forbidden) {
      await page.locator(`[data-card="${forbidden.card}"]`).click();
      await page.locator(".lesson b").getByText(forbidden.why).waitFor();
    }
    const wanted = wantedIn(game);
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
  },
);
