/** The boards as things to touch: dragging, motion, the score sheet, and all of it on a small screen. */

import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { FACES } from "../src/boards/hit_the_deck/cards";
import type { HitTheDeckView, Setup, Snapshot, Telling } from "../src/wire/messages";
import { openBrowser } from "./chromium";
import { byMouse, guest, openTable, playOn, sit, type Spot } from "./kit";

const GAMES: [game: string, seats: number][] = [
  ["no_thanks", 5],
  ["take_that", 4],
  ["tightrope", 5],
  ["hit_the_deck", 4],
];

const house = inject("house");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function seated(page: Page, game: string, seats: number): Promise<void> {
  const options: Setup["options"] = seats > 6 ? { large_table: true } : {};
  await openTable(page, house, {
    game,
    seats,
    bots: Array.from({ length: seats - 1 }, () => "beginner"),
    clock: 0,
    options,
  });
  await sit(page, "Zoé");
  await page.locator(".mine.turn").waitFor();
}

const middleOf = async (place: Locator): Promise<[number, number]> => {
  const box = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [box.x + box.width / 2, box.y + box.height / 2];
};

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await page.mouse.move(...(await middleOf(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(to)), { steps: 8 });
  await page.mouse.up();
}

test("a card is dragged to the trick, and a tap stays a tap", async () => {
  const { context, page, complaints } = await guest(browser);
  await seated(page, "tightrope", 3);
  const card = page.locator("[data-hand] button").first();
  const name = (await card.innerText()).trim();
  await card.click();
  expect(await card.getAttribute("aria-pressed")).toBe("true");
  await drag(page, card, page.locator(".mine h2"));
  expect(await page.locator("[data-hand] button").count()).toBe(9);
  await drag(page, card, page.locator("[data-drop]").first());
  await expect.poll(() => page.locator("aside li").allInnerTexts()).toContain(`You play ${name}.`);
  expect(complaints).toEqual([]);
  await context.close();
});

async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [[x, y], [right, down]] = [await middleOf(from), await middleOf(to)];
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number): Promise<unknown> =>
    device.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + share * (right - x), y: y + share * (down - y) }],
    });
  await touch("touchStart", 0);
  for (const share of [0.1, 0.3, 0.6, 1]) await touch("touchMove", share);
  await touch("touchEnd", 1);
}

test("a finger drags a card to the trick without moving the page", async () => {
  const { context, page, complaints } = await guest(browser, { moving: true });
  await seated(page, "tightrope", 3);
  const card = page.locator("[data-hand] button").nth(4);
  const name = (await card.innerText()).trim();
  await dragByFinger(page, card, page.locator("[data-drop]").first());
  await expect.poll(() => page.locator("aside li").allInnerTexts()).toContain(`You play ${name}.`);
  expect(await page.evaluate(() => [scrollY, document.querySelectorAll(".held").length])).toEqual([0, 0]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a card that does not go says why when it is dragged", async () => {
  const { context, page } = await guest(browser);
  await seated(page, "take_that", 2);
  await playOn(
    page,
    byMouse,
    120,
    async () => (await page.locator(".mine.turn [data-hand] [data-playable=false]").count()) > 0,
  );
  const answer = async (): Promise<string> => {
    await drag(page, page.locator("[data-hand] [data-playable=false]").first(), page.locator(".row"));
    return page
      .getByRole("alert")
      .innerText({ timeout: 2_000 })
      .catch(() => "nothing");
  };
  // The move before may still be under way.
  await expect.poll(answer, { timeout: 20_000 }).toMatch(/more than ten away|twists nothing|never twist/);
  await context.close();
});

async function countMotions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Object.assign(window, { motions: 0 });
    Element.prototype.animate = function (...how) {
      (window as unknown as { motions: number }).motions++;
      return animate.apply(this, how);
    };
  });
}

const motions = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { motions: number }).motions);

test.each([
  ["chips and cards fly, and nothing stays in the air", true],
  ["with reduced motion nothing moves", false],
])("%s", async (_, motion) => {
  const { context, page, complaints } = await guest(browser, { moving: motion });
  await countMotions(page);
  await seated(page, "no_thanks", 3);
  await page.locator("[data-move=refuse]").click();
  await page.locator(".mine.turn").waitFor();
  expect((await motions(page)) > 0).toBe(motion);
  await expect.poll(() => page.locator(".ghost").count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test("the score sheet has a line for every round, and S opens it", async () => {
  const { context, page } = await guest(browser);
  await seated(page, "take_that", 3);
  await page.keyboard.press("s");
  await page.getByText("The first round is being played.").waitFor();
  await page.keyboard.press("Escape");
  const thisRound = async (where: Page, spot: Spot): Promise<boolean> =>
    !spot.what.startsWith(".veil") && byMouse(where, spot);
  await playOn(page, thisRound, 240, async () => (await page.locator(".veil").count()) > 0);
  const scores = await page.locator(".veil tbody td").allInnerTexts();
  expect(await page.locator(".veil tfoot td").allInnerTexts()).toEqual(scores);
  expect(scores).toHaveLength(3);
  await context.close();
});

/** The table as it is told next time, changed. Whatever happens later is not heard any more. */
async function retold(
  page: Page,
  change: (told: Snapshot & { you: number; view: HitTheDeckView }) => void,
): Promise<void> {
  await page.routeWebSocket(/socket/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const told = JSON.parse(String(text)) as Telling;
      if (told.tell === "snapshot") change(told as never);
      if (told.tell !== "event") socket.send(JSON.stringify(told));
    });
  });
  await page.reload();
  await page.locator(".mine").waitFor();
}

test.each([16, 21, 26])(
  "Hit the Deck for six with %i cards in hand: nothing of the table is covered on a small telephone",
  async (count) => {
    const { context, page } = await guest(browser);
    await seated(page, "hit_the_deck", 6);
    await retold(page, ({ you, view }) => {
      view.hands[you] = FACES.map(
        (_, face) => Math.floor(count / FACES.length) + (face < count % FACES.length ? 1 : 0),
      );
      view.hand_count = view.hand_count.map((_, seat) => (seat === you ? count : 19));
      view.totals = view.totals.map(() => 87);
    });
    expect(await page.locator("[data-hand] button").count()).toBe(count);
    const [whole, seen] = await page.locator("main").evaluate((main) => [main.scrollHeight, main.clientHeight]);
    expect(whole).toBeLessThanOrEqual((seen ?? 0) + 1);
    await context.close();
  },
);

test.each(GAMES)("%s for %i on a telephone on its side: table and hand are seen together", async (game, seats) => {
  const { context, page } = await guest(browser, { size: { width: 640, height: 360 } });
  await seated(page, game, seats);
  const [hand, middle] = await Promise.all(
    [".actions", ".middle > *"].map((place) => page.locator(place).first().boundingBox()),
  );
  for (const box of [hand, middle]) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
  await context.close();
});

test.each([...GAMES, ["no_thanks", 7], ["hit_the_deck", 6]] as typeof GAMES)(
  "%s for %i fits a small telephone without scrolling",
  async (game, seats) => {
    const { context, page } = await guest(browser);
    await seated(page, game, seats);
    const [whole, seen] = await page.locator("main").evaluate((main) => [main.scrollHeight, main.clientHeight]);
    expect(whole).toBeLessThanOrEqual((seen ?? 0) + 1);
    await context.close();
  },
);
