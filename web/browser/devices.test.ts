/** Other devices and other eyes: phones in the same network, no network at all, big letters, forced colours,
    no motion. */

import { networkInterfaces } from "node:os";
import jsqr from "jsqr";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "./chromium";
import { byMouse, DESK, guest, openTable, picture, playOn, sit, isOver, type Spot } from "./kit";

const GAMES = ["take_that", "no_thanks", "tightrope", "hit_the_deck"];
const SCREENS = ["", "about", ...GAMES.flatMap((game) => [`rules/${game}`, `learn/${game}`])];
const house = inject("house");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** What a camera reads from a picture on the screen. */
async function scanned(drawn: Locator): Promise<string> {
  const shot = `data:image/png;base64,${(await drawn.screenshot()).toString("base64")}`;
  const { pixels, width, height } = await drawn.page().evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen?.drawImage(image, 0, 0);
    const { data: pixels } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    return { pixels: [...pixels], width: image.width, height: image.height };
  }, shot);
  const read = "default" in jsqr ? (jsqr.default as typeof jsqr) : jsqr;
  return read(Uint8ClampedArray.from(pixels), width, height)?.data ?? "";
}

const neighbours = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);

test("two people and a bot: the second one scans the code and plays Hit the Deck to the end", async () => {
  const host = await guest(browser);
  const bots = ["beginner"];
  const table = await openTable(host.page, house, {
    game: "hit_the_deck",
    seats: 3,
    bots,
    clock: 0,
    options: { target: 10 },
  });
  await sit(host.page, "Ana");
  await expect.poll(() => scanned(host.page.locator(".invite svg[role=img]"))).toContain(table);
  const link = await scanned(host.page.locator(".invite svg[role=img]"));
  expect(await host.page.locator(".invite .link").innerText()).toBe(link);
  const { hostname, port } = new URL(link);
  if (neighbours().length > 0) expect(neighbours()).toContain(hostname);
  expect(port).toBe(new URL(house).port);
  const friend = await guest(browser);
  await friend.page.goto(link);
  await sit(friend.page, "Ben");
  const both = async (): Promise<boolean> => (await isOver(host.page)) && (await isOver(friend.page));
  await Promise.all([playOn(host.page, byMouse, 240, both), playOn(friend.page, byMouse, 240, both)]);
  expect([...host.complaints, ...friend.complaints]).toEqual([]);
  await Promise.all([host.context.close(), friend.context.close()]);
});

async function workerIsHired(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((hired) => navigator.serviceWorker.addEventListener("controllerchange", hired, { once: true }));
  });
}

test("without a network the page opens, says so, teaches, and comes back by itself", async () => {
  const { context, page } = await guest(browser, { language: "pt" });
  await page.goto(house);
  await page.locator("article").nth(3).waitFor();
  await workerIsHired(page);
  await openTable(page, house, { game: "no_thanks", seats: 3, bots: ["beginner", "beginner"], clock: 0 });
  await sit(page, "Zoé");
  await page.locator(".mine").waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.locator(".banner").waitFor();
  await page.getByRole("link", { name: "Início" }).click();
  await page.getByText("O servidor está fora de alcance").waitFor();
  expect(await page.locator("article").count()).toBe(4);
  await picture(page, "offline-home");
  await page.locator("a[href='/learn/tightrope']").click();
  await page.locator("[data-hand] button[data-playable=true]").first().waitFor();
  await page.goBack();
  await context.setOffline(false);
  await page.locator(".banner").waitFor({ state: "detached" });
  await page.locator("section a[href^='/t/']").first().click();
  await page.locator(".mine").waitFor();
  await context.close();
});

test.each(["en", "fr", "pt", "de"])("phones can install it in %s", async (language) => {
  const { context, page } = await guest(browser, { language });
  await page.goto(house);
  const path = (await page.locator(`link[rel=manifest][href*='${language}']`).getAttribute("href")) ?? "";
  const manifest = (await (await page.request.get(house + path)).json()) as {
    lang: string;
    description: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect([manifest.lang, manifest.description]).toEqual([language, await page.locator(".lead").innerText()]);
  const icons = [
    ...manifest.icons.map(({ src }) => src),
    await page.locator("link[rel=apple-touch-icon]").getAttribute("href"),
  ];
  for (const icon of icons) expect((await page.request.get(house + icon)).ok(), String(icon)).toBe(true);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  await context.close();
});

/** A table in mid-game. */
async function seated(page: Page, game: string): Promise<void> {
  const seats = game === "no_thanks" ? 5 : 4;
  await openTable(page, house, { game, seats, bots: Array.from({ length: seats - 1 }, () => "beginner"), clock: 0 });
  await sit(page, "Zoé");
  let taps = 0;
  const tap = async (where: Page, spot: Spot): Promise<boolean> => (await byMouse(where, spot)) && ++taps > 0;
  await playOn(page, tap, 90, async () => taps > 5 && (await page.locator(".mine.turn").count()) > 0);
}

/** What does not fit: a page that scrolls sideways, a control beyond its edge, words that are cut off. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = window.innerWidth + 1;
    const shown = [...document.querySelectorAll<HTMLElement>("body *:not(.unseen):not(svg *)")].filter((element) =>
      element.checkVisibility(),
    );
    const outside = shown.filter(
      (element) =>
        element.matches("button, a, input, select, h1, h2, h3, p, li") && element.getBoundingClientRect().right > edge,
    );
    const cut = shown.filter(
      (element) =>
        getComputedStyle(element).overflowX !== "visible" &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1,
    );
    const wide = document.documentElement.scrollWidth > edge ? ["the page scrolls sideways"] : [];
    return [...wide, ...[...outside, ...cut].map((element) => element.outerHTML.slice(0, 120))];
  });
}

describe.each([
  ["a desk at 200 %", { width: 640, height: 400 }],
  ["a desk at 400 %", { width: 320, height: 256 }],
] as const)("%s", (name, size) => {
  test("everything fits and can be reached", async () => {
    const { context, page } = await guest(browser, { size, language: "de" });
    const found: Record<string, string[]> = {};
    const look = async (screen: string): Promise<void> => {
      await picture(page, `zoom-${size.width}-${screen}`);
      const misfit = await misfits(page);
      if (misfit.length) found[`${name}, ${screen}`] = misfit;
    };
    for (const path of SCREENS) {
      await page.goto(`${house}/${path}`);
      await page
        .locator(path === "" ? "article" : path.startsWith("rules") ? ".rules p" : "main p")
        .first()
        .waitFor();
      await look(path.replace("/", "-") || "home");
    }
    for (const game of GAMES) {
      await seated(page, game);
      await look(game);
    }
    expect(found).toEqual({});
    await context.close();
  });
});

const frame = (card: Locator): Promise<string> =>
  card.evaluate((element) =>
    ((style) => `${style.borderStyle} ${style.borderWidth} / ${style.outlineStyle}`)(getComputedStyle(element)),
  );

test("in forced colours what can be played, what cannot and what is chosen look different", async () => {
  const { context, page } = await guest(browser, { forced: true, size: DESK });
  for (const path of ["", "rules/hit_the_deck", "rules/tightrope", "learn/take_that"]) {
    await page.goto(`${house}/${path}`);
    await page
      .locator(path === "" ? "article" : path.startsWith("rules") ? ".rules p" : ".board")
      .first()
      .waitFor();
    await picture(page, `forced-${path.replace("/", "-") || "home"}`);
  }
  const hand = page.locator("[data-hand] button");
  const playable = await frame(hand.and(page.locator("[data-playable=true]")).filter({ hasText: "52" }));
  const dim = await frame(hand.and(page.locator("[data-playable=false]")).first());
  await hand.filter({ hasText: "94" }).click();
  const chosen = await frame(page.locator("[data-hand] button[aria-pressed=true]"));
  const mirror = await frame(page.locator("[role=group] .card").last());
  expect(new Set([playable, dim, chosen]).size).toBe(3);
  expect(mirror).not.toBe(await frame(page.locator("[role=group] .card").first()));
  for (const game of GAMES) {
    await seated(page, game);
    await picture(page, `forced-${game}`);
  }
  await context.close();
});

test.each([
  ["moves", true],
  ["stands still", false],
] as const)("whoever asks for it or not: the table %s", async (_, moving) => {
  const { context, page } = await guest(browser, { moving });
  await page.addInitScript(() => {
    const counted = window as unknown as { moved: number };
    counted.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      counted.moved += 1;
      return animate.apply(this, how);
    };
    addEventListener("transitionrun", () => (counted.moved += 1));
    addEventListener("animationstart", () => (counted.moved += 1));
  });
  await seated(page, "take_that");
  const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
  if (moving) expect(moved).toBeGreaterThan(0);
  else expect(moved).toBe(0);
  await context.close();
});
