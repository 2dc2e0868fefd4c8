/** A real server and a real Chromium: the system's, else the one in the package @sparticuz/chromium. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

const ROOT = join(import.meta.dirname, "..", "..");
export const PICTURES = join(ROOT, "web", "pictures");
const CANDIDATES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable"];
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export const PHONE = { width: 360, height: 640 };
export const DESK = { width: 1280, height: 800 };

export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), "pioche-page-"));
  #process: ChildProcess | null = null;

  constructor(
    readonly port: number,
    readonly pace = "0",
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const program = join(process.env["BIN"] ? join(ROOT, process.env["BIN"]) : join(ROOT, ".venv", "bin"), "pioche");
    this.#process = spawn(program, ["serve", "--port", String(this.port), "--data", this.folder, "--pace", this.pace], { stdio: "ignore" });
    for (let attempt = 0; attempt < 1200; attempt++) {
      if (await fetch(`${this.url}/healthz`).then((answer) => answer.ok).catch(() => false)) return;
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

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function openBrowser(): Promise<Browser> {
  const installed = CANDIDATES.find((path) => existsSync(path));
  if (installed) return chromium.launch({ executablePath: installed, args: FLAGS });
  const packed = (await import("@sparticuz/chromium")).default;
  return chromium.launch({ executablePath: await packed.executablePath(), args: FLAGS }); // its own flags are for one page in one process
}

export type Guest = { context: BrowserContext; page: Page; complaints: string[] };

/** Somebody with a browser of their own. What the console complains about is kept. */
export async function guest(browser: Browser, how: { size?: typeof PHONE; language?: string; dark?: boolean; motion?: boolean } = {}): Promise<Guest> {
  const context = await browser.newContext({
    viewport: how.size ?? PHONE,
    locale: how.language ?? "en",
    colorScheme: how.dark ? "dark" : "light",
    reducedMotion: how.motion ? "no-preference" : "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { context, page, complaints };
}

/** Open a table as this guest, and go there. */
export async function openTable(page: Page, server: Server, setup: Record<string, unknown>): Promise<string> {
  await page.goto(server.url);
  await page.getByRole("heading", { name: "Pioche" }).waitFor();
  const table = await page.evaluate(async (asked) => {
    const token = localStorage.getItem("pioche-token");
    const answer = await fetch("/api/tables", { method: "POST", body: JSON.stringify(asked), headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { table: string }).table;
  }, setup);
  await page.goto(`${server.url}/t/${table}`);
  return table;
}

export async function sit(page: Page, name: string): Promise<void> {
  await page.locator("input[autocomplete=nickname]").fill(name);
  await page.locator("form .primary").click();
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(".veil a[href^='/games/']").count()) > 0;
}

/** Do whatever is possible, until the game is over: as somebody who reads nothing but what is lit. */
export async function playOn(page: Page, hand: (page: Page, what: string) => Promise<boolean>, seconds = 240, stop: () => Promise<boolean> = () => isOver(page)): Promise<void> {
  const end = Date.now() + 1000 * seconds;
  while (Date.now() < end) {
    if (await stop()) return;
    const done =
      (await hand(page, ".veil:not(:has(a[href^='/games/'])) .primary")) ||
      (await hand(page, ".slap.now:not(:disabled)")) ||
      (await hand(page, ".actions .primary[data-playable=true]")) ||
      (await hand(page, "[data-hand] button[data-playable=true]:not([aria-pressed=true])")) ||
      (await hand(page, ".actions [data-playable=true]"));
    if (!done) await pause(60);
  }
  throw new Error(`not over after ${seconds} s: ${await page.locator("main").innerText()}`);
}

export async function byMouse(page: Page, what: string): Promise<boolean> {
  const target = page.locator(what).first();
  if ((await target.count()) === 0) return false;
  return target.click({ timeout: 1500 }).then(() => true, () => false);
}

/** Without touching the mouse: what is wanted gets the focus by Tab or arrows, then Enter (or Space for a slap). */
export async function byKeyboard(page: Page, what: string): Promise<boolean> {
  if ((await page.locator(what).count()) === 0) return false;
  if (what.startsWith(".slap")) {
    await page.keyboard.press("Space");
    return true;
  }
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, what)) {
      await page.keyboard.press("Enter");
      return true;
    }
    if ((await page.locator(what).count()) === 0) return false;
    await page.keyboard.press(what.startsWith("[data-hand]") ? "ArrowRight" : "Tab");
  }
  return false;
}

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}
