/** Every screen in every language and both sizes: nothing overflows and the console is silent.
    In both themes axe finds nothing. */

import { gzipSync } from "node:zlib";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "./chromium";
import { byMouse, DESK, guest, openTable, PHONE, picture, playOn, sit, type Spot } from "./kit";

const LANGUAGES = ["en", "fr", "pt", "de"];
const GAMES = ["take_that", "no_thanks", "tightrope", "hit_the_deck"];
const MOST_BYTES = 150 * 1024;
const BUILT = join(import.meta.dirname, "..", "..", "src", "pioche", "surfaces", "web", "page");
const LATER = /^(icon-.*\.png|.*worker.*\.js|.*\.(wasm|json|f16))$/;

const house = inject("house");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

type Violation = { id: string; nodes: { html: string }[] };

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(`${axe.source}; null`);
  const found = await page.evaluate<Violation[]>("axe.run().then(({ violations }) => violations)");
  return found.map(
    (violation) =>
      `${violation.id}: ${violation.nodes
        .map((node) => node.html)
        .slice(0, 3)
        .join(" | ")}`,
  );
}

async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1);
}

/** A screen in all languages, changed from another window of the same person. */
class Album {
  readonly troubles: string[] = [];

  private constructor(
    readonly page: Page,
    readonly elsewhere: Page,
    readonly label: string,
  ) {}

  /** The window that is looked at stays in front: those behind it are drawn once a second. */
  static async of(page: Page, label: string): Promise<Album> {
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(`${house}/about`);
    await page.bringToFront();
    return new Album(page, elsewhere, label);
  }

  async look(name: string): Promise<void> {
    for (const language of LANGUAGES) {
      await this.speak(language);
      const title = `${this.label}-${language}-${name}`;
      await picture(this.page, title);
      if (await overflows(this.page)) this.troubles.push(`${title} overflows`);
    }
    await this.speak("en");
    for (const violation of await violations(this.page)) this.troubles.push(`${this.label}-${name}: ${violation}`);
  }

  async speak(language: string): Promise<void> {
    await this.elsewhere.evaluate((chosen) => localStorage.setItem("pioche-language", chosen), language);
    await this.page.waitForFunction((wanted) => {
      const said = [document.documentElement, ...document.querySelectorAll<HTMLElement>(".rules")];
      return said.every((element) => element.lang.startsWith(wanted));
    }, language);
  }
}

test("what is chosen for a table is remembered, and everybody there can read it", async () => {
  const { page, complaints } = await guest(browser);
  await page.goto(house);
  const tile = page.locator("article", { has: page.getByRole("heading", { name: "Take That!" }) });
  await tile.getByRole("button", { name: /^Choose how to play/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("2", { exact: true }).click();
  await dialog.getByRole("checkbox", { name: "Experts’ variant" }).check();
  await dialog.getByText("Variants").click();
  await dialog.getByLabel("Number of rounds").fill("3");
  await dialog.getByLabel("Who deals first?").selectOption("seat 2");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Play now" }).click();
  await page.locator(".mine").waitFor();
  await page.keyboard.press("r");
  await page.getByText("Number of rounds: 3 · Experts’ variant").waitFor();
  await page.goto(house);
  await tile.getByRole("button", { name: /^Play now/ }).click();
  await page.locator(".mine").waitFor();
  await page.keyboard.press("r");
  await page.getByText("Number of rounds: 3 · Experts’ variant").waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  ["no_thanks", -1, "Who begins? by lot"],
  ["take_that", 0, "Who deals first? Zoé"],
  ["take_that", 1, "Who deals first? seat 2"],
])("whoever comes to a table of %s with first = %i reads there: %s", async (game, first, told) => {
  const [host, comer] = [await guest(browser), await guest(browser)];
  const table = await openTable(host.page, house, { game, seats: 3, first });
  await sit(host.page, "Zoé");
  await comer.page.goto(`${house}/t/${table}`);
  await comer.page.locator("form", { hasText: told }).waitFor();
  await Promise.all([host.context.close(), comer.context.close()]);
});

test.each([
  ["phone", PHONE, false],
  ["desk", DESK, true],
] as const)("every screen on a %s", async (label, size, dark) => {
  const { context, page, complaints } = await guest(browser, { size, dark });
  const album = await Album.of(page, label);
  await page.goto(house);
  await page.locator("article").nth(3).waitFor();
  await album.look("home");
  await page.locator("article .button:not(.primary)").nth(1).click();
  await page.locator("input[name=seats][value='7']").check({ force: true });
  await page.getByText("large table", { exact: false }).first().waitFor();
  await album.look("friends");
  for (const path of ["about", ...GAMES.flatMap((game) => [`rules/${game}`, `learn/${game}`])]) {
    await page.goto(`${house}/${path}`);
    await page.locator("main p").first().waitFor();
    await album.look(path.replace("/", "-"));
  }
  for (const game of GAMES) await atTheTable(album, game);
  expect([...album.troubles, ...complaints]).toEqual([]);
  await context.close();
});

async function atTheTable(album: Album, game: string): Promise<void> {
  const { page } = album;
  const seats = game === "no_thanks" ? 5 : 4;
  const bots = Array.from({ length: seats - 1 }, () => "beginner");
  await openTable(page, house, { game, seats, bots, clock: 60 });
  await page.locator("input[autocomplete=nickname]").waitFor();
  await album.look(`${game}-gathering`);
  await sit(page, "Zoé");
  let taps = 0;
  const tap = async (where: Page, spot: Spot): Promise<boolean> => (await byMouse(where, spot)) && ++taps > 0;
  await playOn(page, tap, 90, async () => taps > 7 && (await page.locator(".mine.turn").count()) > 0);
  await album.look(game);
}

test("the review of a finished game, in both themes", async () => {
  for (const dark of [false, true]) {
    const { context, page, complaints } = await guest(browser, { dark });
    const album = await Album.of(page, dark ? "dark" : "light");
    await openTable(page, house, { game: "no_thanks", seats: 3, bots: ["beginner", "beginner"], clock: 0 });
    await sit(page, "Zoé");
    await playOn(page, byMouse);
    await album.look("end");
    const finished = (await page.locator(".veil a[href^='/games/']").getAttribute("href")) ?? "";
    await page.goto(`${house}${finished}`);
    await page.locator(".steps").waitFor();
    await page.getByRole("button", { name: "Look at every decision" }).click();
    await page.getByText(/^Accuracy/).waitFor({ timeout: 120_000 }); // an expert thinks about every decision
    await page.getByRole("button", { name: "Verify the shuffle" }).click();
    await page.getByText(/As committed/).waitFor();
    await page.getByText("Compared with the receipts in this browser: 1 of 1 rounds.").waitFor();
    expect(await page.locator("select option").allInnerTexts()).toContain("Ada (bot)");
    const slider = page.getByRole("slider");
    for (const [key, place] of [
      ["End", await slider.getAttribute("max")],
      ["Home", "1"],
      ["ArrowRight", "2"],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await slider.inputValue()]).toEqual([key, place]);
    }
    await page.getByRole("region", { name: "What could be done" }).waitFor();
    await album.look("review");
    expect([...album.troubles, ...complaints]).toEqual([]);
    await context.close();
  }
});

test("the first load is small", () => {
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && !LATER.test(file.name),
  );
  const weight = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(file.parentPath, file.name))).length, 0);
  expect(weight).toBeLessThan(MOST_BYTES);
});
