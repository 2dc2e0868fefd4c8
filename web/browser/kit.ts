/** A real server, guests with browsers of their own, and hands that play what is lit. */

import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { requests, type Opened, type Setup } from "../src/wire/messages";

const ROOT = join(import.meta.dirname, "..", "..");
export const PROGRAMS = join(ROOT, process.env["BIN"] ?? join(".venv", "bin"));
export const PICTURES = join(ROOT, "web", "pictures");

export const PHONE = { width: 360, height: 640 };
export const DESK = { width: 1280, height: 800 };

export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), "pioche-page-"));
  #process: ChildProcess | null = null;

  constructor(
    readonly port: number,
    readonly host = "127.0.0.1",
    readonly environment: Record<string, string> = {},
  ) {}

  /** Of its process. */
  get id(): number {
    return this.#process?.pid ?? 0;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Until tables are open, or at least the page. */
  async start(open: "/readyz" | "/healthz" = "/readyz"): Promise<void> {
    this.#process = spawn(
      join(PROGRAMS, "pioche"),
      ["serve", "--host", this.host, "--port", String(this.port), "--data", this.folder, "--pace", "0"],
      { stdio: "ignore", env: { ...process.env, ...this.environment } },
    );
    for (let attempt = 0; attempt < 1200; attempt++) {
      if (
        await fetch(this.url + open)
          .then((answer) => answer.ok)
          .catch(() => false)
      )
        return;
      await pause(250);
    }
    throw new Error("the server does not start");
  }

  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const ended = new Promise((resolve) => this.#process?.once("exit", resolve));
    this.#process?.kill(signal);
    await ended;
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export type How = {
  size?: typeof PHONE;
  language?: string;
  dark?: boolean;
  moving?: boolean;
  forced?: boolean;
  kept?: boolean;
};
export type Guest = { context: BrowserContext; page: Page; complaints: string[] };

/** Somebody with a browser of their own. What the console complains about is kept. */
export async function guest(browser: Browser, how: How = {}): Promise<Guest> {
  const context = await browser.newContext({
    viewport: how.size ?? PHONE,
    locale: how.language ?? "en",
    colorScheme: how.dark ? "dark" : "light",
    reducedMotion: how.moving ? "no-preference" : "reduce",
    forcedColors: how.forced ? "active" : "none",
    serviceWorkers: how.kept === false ? "block" : "allow",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { context, page, complaints };
}

/** Open a table as this guest, and go there. */
export async function openTable(page: Page, url: string, setup: Setup): Promise<string> {
  if (!page.url().startsWith(url)) await page.goto(url);
  const table = await page.evaluate(async (asked) => {
    const token = localStorage.getItem("pioche-token");
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(asked.path, { method: asked.method, body: JSON.stringify(asked.body), headers });
    return ((await answer.json()) as Opened).table;
  }, requests.open_table(setup));
  await page.goto(`${url}/t/${table}`);
  return table;
}

export async function sit(page: Page, name: string): Promise<void> {
  await page.locator("input[autocomplete=nickname]").fill(name);
  await page.locator("form .primary").click();
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(".veil a[href*='/games/']").count()) > 0;
}

export type Spot = { what: string; x: number; y: number };
export type Hand = (page: Page, spot: Spot) => Promise<boolean>;

/** What is lit, the most urgent first. */
const LIT = [
  ".veil:not(:has(a[href*='/games/'])) .primary",
  ".slap.now:not(:disabled)",
  ".actions .primary[data-playable=true]",
  "[data-hand] button[data-playable=true]:not([aria-pressed=true])",
  ".actions [data-playable=true]",
];

/** Where one would press now: a place on the screen that nothing covers. */
async function spot(page: Page): Promise<Spot | null> {
  return page.evaluate((lit) => {
    for (const what of lit) {
      const found = document.querySelector(what);
      if (!found) continue;
      found.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = found.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (found.contains(document.elementFromPoint(x, y))) return { what, x, y };
    }
    return null;
  }, LIT);
}

/** Do whatever is possible, until the game is over: as somebody who reads nothing but what is lit. */
export async function playOn(
  page: Page,
  hand: Hand,
  seconds = 240,
  stop: () => Promise<boolean> = () => isOver(page),
): Promise<void> {
  const end = Date.now() + 1000 * seconds;
  while (Date.now() < end) {
    if (await stop()) return;
    const where = await spot(page).catch(() => null); // a page that is loading has no place to press
    const done = where !== null && (await hand(page, where));
    if (!done) await pause(20);
  }
  throw new Error(`not over after ${seconds} s: ${await page.locator("main").innerText()}`);
}

export async function byMouse(page: Page, { x, y }: Spot): Promise<boolean> {
  await page.mouse.click(x, y);
  return true;
}

/** Without touching the mouse: what is wanted gets the focus by Tab or arrows, then Enter (or Space for a slap). */
export async function byKeyboard(page: Page, { what }: Spot): Promise<boolean> {
  if (what.startsWith(".slap")) {
    await page.keyboard.press("Space");
    return true;
  }
  if (!(await focusOn(page, what))) return false;
  await page.keyboard.press("Enter");
  return true;
}

/** Whether it could be reached. */
export async function focusOn(page: Page, what: string): Promise<boolean> {
  for (let presses = 0; presses < 60; presses++) {
    const [there, focused] = await page.evaluate(
      (wanted) => [document.querySelector(wanted) !== null, document.activeElement?.matches(wanted)],
      what,
    );
    if (!there || focused) return there && focused === true;
    await page.keyboard.press(what.startsWith("[data-hand]") ? "ArrowRight" : "Tab");
  }
  return false;
}

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}
