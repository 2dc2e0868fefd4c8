/** Alone with bots: the cards are dealt in the page, and nobody is asked. */

import type { Browser, Locator, Page, Request } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "./chromium";
import { byMouse, DESK, guest, isOver, pause, PHONE, picture, playOn, type Guest, type How } from "./kit";

const GAMES = ["take_that", "no_thanks", "tightrope", "hit_the_deck"];
const HOUSE = inject("house");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Somebody who has been here before, and whose bots do not take their time. */
async function regular(how: How = {}): Promise<Guest> {
  const someone = await guest(browser, how);
  await someone.context.addInitScript(() => {
    localStorage.setItem("pioche-pace", "0");
    localStorage.setItem("pioche-name", "Kim");
  });
  await someone.page.goto(HOUSE);
  return someone;
}

/** What is talked over with the server. */
function asked(page: Page): string[] {
  const found: string[] = [];
  page.on("request", (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|socket)\//.test(pathname)) found.push(pathname);
  });
  page.on("websocket", (socket) => found.push(socket.url()));
  return found;
}

function tile(page: Page, game: string): Locator {
  return page.locator("article", { has: page.locator(`a[href="/rules/${game}"]`) });
}

async function playNow(page: Page, game: string): Promise<void> {
  await tile(page, game).locator(".primary").first().click();
  await page.waitForURL(/\/solo\//);
}

test.each(GAMES)("%s: a whole match without a network, with a hint and its review", async (game) => {
  const { context, page, complaints } = await regular({ size: game === "tightrope" ? DESK : PHONE });
  await tile(page, game).waitFor();
  await pause(1500); // the worker of the page has kept its shell
  await context.setOffline(true);
  await playNow(page, game);
  await page.locator("nav button:not(:disabled)", { hasText: "Hint" }).click({ timeout: 10_000 });
  await page.locator("p.reason").waitFor({ timeout: 10_000 });
  await picture(page, `solo-${game}-hint`);
  await page.locator(".close").click();
  await playOn(page, byMouse);
  await picture(page, `solo-${game}-end`);
  await page.locator(".veil a[href^='/games/']").click();
  await page.locator("main h1").first().waitFor();
  await picture(page, `solo-${game}-review`);
  expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
  await context.close();
});
