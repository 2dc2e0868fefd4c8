/** How long the page takes to review whole matches, and how long its main thread was busy at a time at most, by the
    trace of the browser (`make bench-review`). Records lie in the folder $REVIEWS, and so does what is found. */

import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, inject, test } from "vitest";
import { openBrowser } from "./chromium";
import { DESK, guest } from "./kit";

const FOLDER = process.env["REVIEWS"] ?? "";
const RECORD = /^\w+\.record\.json$/;
/** As the browser names them. */
const [MAIN, TASK] = ["CrRendererMain", "RunTask"];
const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

const house = inject("house");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** The longest task of the main thread, in milliseconds of the processor: others on this machine do not count. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const named = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === MAIN);
  const threads = new Set(named.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === TASK && threads.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error("the trace has no tasks");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Milliseconds from the press of the button to the answer, by the page's own clock. */
async function reviewed(page: Page): Promise<number> {
  const button = page.getByRole("button", { name: "Look at every decision" });
  return button.evaluate((pressed: HTMLElement) => {
    const began = performance.now();
    return new Promise<number>((tell) => {
      const look = (): void => {
        if (document.querySelector("[data-accuracy]")) tell(performance.now() - began);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
      pressed.click();
    });
  });
}

test.each(readdirSync(FOLDER).filter((name) => RECORD.test(name)))("%s", async (name) => {
  const { context, page } = await guest(browser, { size: DESK });
  await page.goto(house);
  await page.locator("input[type=file]").setInputFiles(join(FOLDER, name));
  await page.locator(".steps").waitFor();
  await page.locator(".from select").selectOption("0");
  await page.getByRole("button", { name: "Look at every decision" }).waitFor();
  await browser.startTracing(page, { categories: CATEGORIES });
  const milliseconds = await reviewed(page);
  for (const key of ["End", "Home", "PageDown", "n", "ArrowRight"]) await page.keyboard.press(key);
  const longest = longestTask(await browser.stopTracing());
  writeFileSync(join(FOLDER, name.replace("record", "page")), JSON.stringify({ milliseconds, longest }));
  await context.close();
});
