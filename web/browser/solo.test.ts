/** Alone with bots: the cards are dealt in the page, and nobody is asked. */

import type { Browser, Locator, Page, Request } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "./chromium";
import { byMouse, DESK, guest, pause, PHONE, picture, playOn, type Guest, type Hand, type How } from "./kit";

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
    const shorter = { seats: 3, options: { target: 40 }, first: -1 };
    localStorage.setItem("pioche-alone-hit_the_deck", JSON.stringify(shorter));
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

/** Until it is this person's turn, and nothing moves. */
async function atRest(page: Page): Promise<string> {
  await page.locator("[data-hand] button[data-playable=true], .actions [data-playable=true]").first().waitFor();
  await pause(400);
  return page.locator("main").innerText();
}

test("nobody is asked for a match, its hints and its review", async () => {
  const { context, page } = await regular();
  await tile(page, "no_thanks").waitFor();
  await pause(500);
  const questions = asked(page);
  await playNow(page, "no_thanks");
  await playOn(page, byMouse);
  await page.locator(".veil a[href^='/games/']").click();
  await page.getByRole("button", { name: "Look at every decision" }).click();
  await page.getByText("Accuracy").first().waitFor();
  await page.getByRole("button", { name: "Verify the shuffle" }).click();
  await page.getByText("1 round").first().waitFor();
  expect(questions.filter((path) => path !== "/api/catalogue")).toEqual([]);
  await context.close();
});

test("masters play in the page, by a network that came with it", async () => {
  const { context, page } = await regular({ size: PHONE });
  await tile(page, "no_thanks").waitFor();
  await page.getByLabel("Strength of the bots").selectOption("Master");
  await picture(page, "level");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await playNow(page, "no_thanks");
  await atRest(page);
  expect(fetched.filter((path) => path.endsWith(".f16"))).toHaveLength(1);
  await picture(page, "masters");
  await playOn(page, byMouse);
  await context.close();
});

test("a page that crashes loses nothing: the table is found again as it was", async () => {
  const { context, page } = await regular();
  await playNow(page, "tightrope");
  let presses = 0;
  const hand: Hand = (there, spot) => {
    presses += 1;
    return byMouse(there, spot);
  };
  // A card that is chosen and not played yet is no move: nobody has to remember it.
  const unfinished = page.locator(".veil, [data-hand] [aria-pressed=true]");
  await playOn(page, hand, 60, async () => presses > 25 && (await unfinished.count()) === 0);
  const before = await atRest(page);
  const crash = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void crash.send("Page.crash").catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await again.goto(HOUSE);
  await again.locator("a[href^='/solo/']").first().click();
  expect(await atRest(again)).toBe(before);
  await context.close();
});

test("a table is played in one window at a time", async () => {
  const { context, page } = await regular();
  await playNow(page, "no_thanks");
  await atRest(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await atRest(other);
  await page.locator(".actions [data-playable=true]").first().click();
  await pause(500);
  await other.locator(".actions [data-playable=true]").first().click();
  await other.getByRole("button", { name: "Play here" }).click();
  await atRest(other);
  await context.close();
});

test("whoever leaves a table does not find it again, and what is no record is refused", async () => {
  const { context, page } = await regular();
  await playNow(page, "no_thanks");
  await atRest(page);
  const address = page.url();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(`${HOUSE}/`);
  expect(await page.locator(`a[href="${new URL(address).pathname}"]`).count()).toBe(0);
  const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from("{") };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("alert").getByText("JSON").waitFor();
  await page.goto(address);
  await page.getByText("There is no such table").waitFor();
  await context.close();
});

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
  await page.getByRole("button", { name: "Look at every decision" }).click();
  await page.getByText("Accuracy").first().waitFor();
  await picture(page, `solo-${game}-review`);
  expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
  await context.close();
});
