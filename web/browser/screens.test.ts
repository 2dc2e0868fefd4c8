/** Every screen in every language and both sizes: nothing overflows and the console is silent. In English, and so in both
    themes, axe finds nothing. */

import { gzipSync } from "node:zlib";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { byMouse, DESK, guest, openTable, PHONE, picture, playOn, Server, sit } from "./kit";
import { openBrowser } from "./chromium";

const LANGUAGES = ["en", "fr", "pt", "de"];
const GAMES = ["take_that", "no_thanks", "tightrope", "hit_the_deck"];
const MOST_BYTES = 150 * 1024;
const BUILT = join(import.meta.dirname, "..", "..", "src", "pioche", "surfaces", "web", "page");

let browser: Browser;
let finished = "";
const server = new Server(8153);

beforeAll(async () => {
  await server.start();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

type Violation = { id: string; nodes: { html: string }[] };

async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async (source) => {
    const run = new Function(`${source}; return axe`) as () => { run: () => Promise<{ violations: Violation[] }> };
    return (await run().run()).violations;
  }, axe.source);
  return found.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).slice(0, 3).join(" | ")}`);
}

async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1);
}

async function lookAt(page: Page, name: string, troubles: string[]): Promise<void> {
  await picture(page, name);
  if (await overflows(page)) troubles.push(`${name} overflows`);
  if ((await page.evaluate(() => document.documentElement.lang)) !== "en") return;
  for (const violation of await violations(page)) troubles.push(`${name}: ${violation}`);
}

async function tour(page: Page, label: string, games: string[]): Promise<string[]> {
  const troubles: string[] = [];
  await page.goto(server.url);
  await page.locator("article").nth(3).waitFor();
  await lookAt(page, `${label}-home`, troubles);
  await page.locator("article .button:not(.primary)").first().click();
  await lookAt(page, `${label}-friends`, troubles);
  for (const path of ["about", ...games.flatMap((game) => [`rules/${game}`, `learn/${game}`])]) {
    await page.goto(`${server.url}/${path}`);
    await page.locator("main p").first().waitFor();
    await lookAt(page, `${label}-${path.replace("/", "-")}`, troubles);
  }
  for (const game of games) {
    const seats = game === "no_thanks" ? 5 : 4;
    await openTable(page, server, { game, seats, bots: Array.from({ length: seats - 1 }, () => "beginner"), clock: 60 });
    await page.locator("input[autocomplete=nickname]").waitFor();
    await lookAt(page, `${label}-${game}-gathering`, troubles);
    await sit(page, "Zoé");
    let taps = 0;
    const tap = async (where: Page, what: string): Promise<boolean> => (await byMouse(where, what)) && ++taps > 0;
    await playOn(page, tap, 90, async () => taps > 7 && (await page.locator(".mine.turn").count()) > 0);
    await lookAt(page, `${label}-${game}`, troubles);
  }
  return troubles;
}

describe.each([
  ["phone", PHONE, false],
  ["desk", DESK, true],
] as const)("on a %s", (label, size, dark) => {
  test.each(LANGUAGES)("every screen in %s", async (language) => {
    const { context, page, complaints } = await guest(browser, { size, dark, language });
    expect(await tour(page, `${label}-${language}`, GAMES)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test("the review of a finished game, in both themes", async () => {
  for (const dark of [false, true]) {
    const { context, page, complaints } = await guest(browser, { dark });
    await openTable(page, server, { game: "no_thanks", seats: 3, bots: ["beginner", "beginner"], clock: 0 });
    await sit(page, "Zoé");
    await playOn(page, byMouse);
    finished = (await page.locator(".veil a[href^='/games/']").getAttribute("href")) ?? "";
    await page.goto(`${server.url}${finished}`);
    await page.locator(".steps").waitFor();
    await page.getByRole("button", { name: "Look at every decision" }).click();
    await page.getByText(/^Accuracy/).waitFor();
    await page.getByRole("button", { name: "Verify the shuffle" }).click();
    await page.getByText(/as committed/).waitFor();
    const troubles: string[] = [];
    await lookAt(page, `review-${dark ? "dark" : "light"}`, troubles);
    expect([...troubles, ...complaints]).toEqual([]);
    await context.close();
  }
});

test("the first load is small", () => {
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const weight = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(file.parentPath, file.name))).length, 0);
  expect(weight).toBeLessThan(MOST_BYTES);
});
