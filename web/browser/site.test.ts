/** The page as files, below a path of any host: every game is played there to its end, and again with nobody there. */

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./chromium";
import { byMouse, DESK, guest, pause, PHONE, picture, playOn, PROGRAMS, type Guest } from "./kit";

const PORT = 8153;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const HOME = `${ORIGIN}/cards/`;
const FRIENDS = "https://cards.example.org";
/** Short games where there is a choice. */
const GAMES: [title: string, game: string, options: Record<string, number>][] = [
  ["Take That!", "take_that", {}],
  ["No Thanks!", "no_thanks", {}],
  ["Tightrope", "tightrope", {}],
  ["Hit the Deck", "hit_the_deck", { target: 20 }],
];

let browser: Browser;
let host: ChildProcess;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "pioche-site-"));
  execFileSync(join(PROGRAMS, "pioche"), ["site", join(folder, "cards"), "--server", FRIENDS], { stdio: "ignore" });
  const place = ["--bind", "127.0.0.1", "--directory", folder];
  host = spawn(join(PROGRAMS, "python"), ["-m", "http.server", String(PORT), ...place], { stdio: "ignore" });
  browser = await openBrowser();
  while (!(await fetch(HOME).catch(() => null))?.ok) await pause(50);
});

afterAll(async () => {
  host.kill();
  await browser.close();
});

/** Whoever plays here meets bots who do not pause. All that is asked for is noted. */
async function visitor(size: typeof PHONE, dark = false): Promise<Guest & { asked: string[] }> {
  const one = await guest(browser, { size, dark });
  const asked: string[] = [];
  one.page.on("request", (request) => asked.push(request.url()));
  await one.context.addInitScript((games) => {
    localStorage.setItem("pioche-pace", "0");
    for (const [, game, options] of games)
      localStorage.setItem(`pioche-alone-${game}`, JSON.stringify({ seats: 3, first: 0, options }));
  }, GAMES);
  await one.page.goto(HOME);
  return { ...one, asked };
}

async function playWhole(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Play now (${title})` }).click();
  await playOn(page, byMouse, 60);
  expect(page.url()).toContain(`${HOME}#/solo/`);
  await page.locator("header").getByRole("link", { name: "Home" }).click();
}

test("every game is played to its end, and nothing is asked for but files below its path", async () => {
  const { context, page, complaints, asked } = await visitor(PHONE);
  for (const [title] of GAMES) await playWhole(page, title);
  expect(page.url()).toBe(`${HOME}#/`);
  const past = page.locator("a[href*='#/games/']");
  expect(await past.count()).toBe(GAMES.length);
  await past.first().click();
  await page.getByRole("heading", { name: "Hit the Deck" }).waitFor();
  expect(asked.filter((url) => !url.startsWith(HOME) && !url.startsWith("blob:"))).toEqual([]);
  expect(asked.filter((url) => /\/(api|socket|readyz)\b/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("lessons, rules and friends are found by links that can be sent to others", async () => {
  const { context, page, complaints } = await visitor(DESK, true);
  await page.getByRole("link", { name: "Rules (No Thanks!)" }).click();
  expect(page.url()).toBe(`${HOME}#/rules/no_thanks`);
  await page.reload();
  await page.getByText("33 cards and 55 chips").waitFor();
  await picture(page, "site-desk-rules");
  await page.getByRole("link", { name: "Learn in a minute" }).click();
  expect(page.url()).toBe(`${HOME}#/learn/no_thanks`);
  await page.goBack();
  await page.getByText("33 cards and 55 chips").waitFor();
  await page.goto(`${HOME}#/t/k3`);
  await page.getByText("There is nothing here.").waitFor();
  await page.goto(`${HOME}#/`);
  expect(await page.getByRole("button", { name: "With friends" }).count()).toBe(0);
  expect(await page.getByRole("link", { name: "cards.example.org" }).getAttribute("href")).toBe(FRIENDS);
  await picture(page, "site-desk-home");
  expect(complaints).toEqual([]);
  await context.close();
});

/** The module, and the rules of every game. */
async function everythingIsKept(page: Page): Promise<void> {
  await page.evaluate(async (games) => {
    await navigator.serviceWorker.ready;
    const kept = await caches.open("pioche");
    const count = async (ending: string): Promise<number> =>
      (await kept.keys()).filter(({ url }) => url.endsWith(ending)).length;
    while ((await count(".wasm")) < 1 || (await count(".md")) < games)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }, GAMES.length);
}

test("where nobody answers any more it opens, plays and explains all the same", async () => {
  const { context, page, complaints } = await visitor(PHONE);
  await everythingIsKept(page);
  const gone = new Promise((resolve) => host.once("exit", resolve));
  host.kill();
  await gone;
  await context.setOffline(true);
  await page.goto(`${HOME}#/rules/no_thanks`);
  await page.reload();
  await page.getByText("33 cards and 55 chips").waitFor();
  await page.goto(HOME);
  await playWhole(page, "No Thanks!");
  await picture(page, "site-phone-offline");
  expect(await page.locator("h1 img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.locator(".banner").count()).toBe(0);
  expect(complaints.filter((text) => !text.includes("ERR_"))).toEqual([]);
  await context.close();
});
