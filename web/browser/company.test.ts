/** People at one table: reloads, restarts, lost connections, odd names, races at unequal distances. */

import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Setup } from "../src/wire/messages";
import { openBrowser } from "./chromium";
import { byMouse, guest, isOver, openTable, pause, playOn, Server, sit, type Guest, type Hand, type Spot } from "./kit";

let browser: Browser;
const server = new Server(8152);

beforeAll(async () => {
  await server.start();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function two(setup: Setup, names = ["Ana", "Ben"]): Promise<[Guest, Guest]> {
  const [host, friend] = [await guest(browser), await guest(browser)];
  const table = await openTable(host.page, server.url, { clock: 0, ...setup });
  await sit(host.page, names[0] ?? "");
  await friend.page.goto(`${server.url}/t/${table}`);
  await sit(friend.page, names[1] ?? "");
  await friend.page.locator(".mine").waitFor();
  await host.page.locator(".mine").waitFor();
  return [host, friend];
}

const names = (page: Page): Promise<string[]> => page.locator("li .name b").allInnerTexts();

test("two people and a bot, one reload and one server restart in mid-game", async () => {
  const [ana, ben] = await two({ game: "no_thanks", seats: 3, bots: ["beginner"] });
  let moves = 0;
  const stepwise = async (page: Page, where: Spot): Promise<boolean> => {
    await byMouse(page, where);
    moves += 1;
    if (moves === 6) await ben.page.reload();
    if (moves === 12) {
      await server.stop("SIGKILL");
      await ana.page.locator(".banner").waitFor();
      await server.start();
    }
    return true;
  };
  const over = async (): Promise<boolean> => (await isOver(ana.page)) && (await isOver(ben.page));
  await Promise.all([playOn(ana.page, stepwise, 240, over), playOn(ben.page, stepwise, 240, over)]);
  expect(moves).toBeGreaterThan(12);
  await Promise.all([ana.context.close(), ben.context.close()]);
});

test("a name that is a trap is only a name", async () => {
  const trap = "<img onerror=alert(1)>";
  const [ana, ben] = await two({ game: "no_thanks", seats: 3, bots: ["beginner"] }, ["Ana", trap]);
  expect(await names(ana.page)).toContain(trap);
  expect(await ana.page.locator("img[onerror]").count()).toBe(0);
  await Promise.all([ana.context.close(), ben.context.close()]);
});

test("offline there is a banner, and what was tapped meanwhile is done on return", async () => {
  const lines: WebSocketRoute[] = [];
  let cut = false;
  const { context, page } = await guest(browser);
  await page.routeWebSocket(/socket/, (line) => {
    lines.push(line);
    if (cut) void line.close();
    else line.connectToServer();
  });
  await openTable(page, server.url, { game: "no_thanks", seats: 3, bots: ["beginner", "beginner"], clock: 0 });
  await sit(page, "Ana");
  await page.locator(".mine.turn").waitFor();
  cut = true;
  await lines.at(-1)?.close();
  await page.locator(".banner").waitFor();
  const before = await page.locator("aside li").count();
  await page.locator("[data-move=take]").click();
  cut = false;
  await page.locator(".banner").waitFor({ state: "detached" });
  await expect.poll(() => page.locator("aside li").count()).toBeGreaterThan(before);
  await context.close();
});

test("the same seat in another window takes over", async () => {
  const { context, page } = await guest(browser);
  await openTable(page, server.url, { game: "no_thanks", seats: 3, bots: ["beginner", "beginner"], clock: 0 });
  await sit(page, "Ana");
  await page.locator(".mine").waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator(".mine").waitFor();
  await page.getByRole("button", { name: "Play here" }).waitFor();
  await context.close();
});

/** Everything takes so much longer, both ways. */
async function farAway(page: Page, milliseconds: number): Promise<void> {
  await page.routeWebSocket(/socket/, (line) => {
    const far = line.connectToServer();
    line.onMessage((message) => void pause(milliseconds).then(() => far.send(message)));
    far.onMessage((message) => void pause(milliseconds).then(() => line.send(message)));
  });
}

test("a slap race at unequal distances has a photo finish of reactions, not of arrivals", async () => {
  const [near, far] = [await guest(browser), await guest(browser)];
  await farAway(far.page, 150);
  const bots = ["expert", "expert", "expert", "expert"];
  const table = await openTable(near.page, server.url, {
    game: "hit_the_deck",
    seats: 6,
    bots,
    clock: 0,
    options: { target: 500 },
  });
  await sit(near.page, "Near");
  await far.page.goto(`${server.url}/t/${table}`);
  await sit(far.page, "Far");
  let times: string[] = [];
  const seen = async (): Promise<boolean> => {
    const owners = near.page.locator(".mine:has(.reaction), li:has(.reaction):has-text('Far')");
    if ((await owners.count()) === 2) times = await near.page.locator(".reaction").allInnerTexts();
    return times.length > 0;
  };
  await Promise.all([playOn(near.page, byMouse, 240, seen), playOn(far.page, byMouse, 240, seen)]);
  expect(times.every((time) => /\d+ ms/.test(time))).toBe(true);
  expect(await near.page.locator(".reaction.last").count()).toBe(1);
  await Promise.all([near.context.close(), far.context.close()]);
});

test("who picks a name that is taken hears why, and may choose another", async () => {
  const { context, page } = await guest(browser);
  await openTable(page, server.url, { game: "no_thanks", seats: 3, bots: ["beginner", "beginner"], clock: 0 });
  await sit(page, "Ada");
  await page.getByRole("alert").filter({ hasText: "Ada" }).waitFor();
  await sit(page, "Zoé");
  await page.locator(".mine").waitFor();
  await context.close();
});

test("the next round is asked for once, however often it is pressed", async () => {
  const { context, page } = await guest(browser);
  await farAway(page, 150);
  const bots = ["beginner", "beginner"];
  await openTable(page, server.url, { game: "no_thanks", seats: 3, bots, clock: 0, options: { rounds: 2 } });
  await sit(page, "Zoé");
  const next = page.getByRole("button", { name: "Next round" });
  const leavingNext: Hand = (at, spot) => (spot.what.startsWith(".veil") ? Promise.resolve(false) : byMouse(at, spot));
  await playOn(page, leavingNext, 120, async () => (await next.count()) > 0);
  await next.dblclick();
  expect(await next.getAttribute("aria-disabled")).toBe("true");
  await next.waitFor({ state: "detached" });
  await pause(500);
  expect(await page.locator(".notice").allInnerTexts()).toEqual([]);
  await context.close();
});

test("the host mutes somebody, who is told so, and lets them speak again", async () => {
  const [ana, ben] = await two({ game: "no_thanks", seats: 3, bots: ["beginner"] });
  const talk = (page: Page): Promise<void> => page.getByRole("button", { name: "Talk" }).click();
  await talk(ana.page);
  await ana.page.getByRole("button", { name: "Mute Ben" }).click();
  await ana.page.getByRole("button", { name: "Let Ben speak" }).waitFor();
  await talk(ben.page);
  await ben.page.getByText("nobody hears what you say").last().waitFor();
  expect(await ben.page.locator("dialog[open] .rowed .button").count()).toBe(0);
  await ana.page.getByRole("button", { name: "Let Ben speak" }).click();
  await ben.page.locator("dialog[open]").getByRole("button", { name: "Thank you!" }).waitFor();
  expect([...ana.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ana.context.close(), ben.context.close()]);
});
