/** How long the page takes to review whole matches, and how long its main thread was busy at a time at most
    (`make bench-review`). Records lie in the folder $REVIEWS; what is found is written beside them. */

import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, inject, test } from "vitest";
import { openBrowser } from "./chromium";
import { DESK, guest } from "./kit";

declare global {
  interface Window {
    /** Tasks of more than 50 ms, as the browser tells of them. */
    longTasks: number[];
  }
}

const FOLDER = process.env["REVIEWS"] ?? "";
const RECORD = /^\w+\.record\.json$/;
const house = inject("house");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.longTasks = [];
    const observer = new PerformanceObserver((found) =>
      window.longTasks.push(...found.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: "longtask" });
  });
}

/** Milliseconds from the press of the button to the answer, by the page's own clock. */
async function reviewed(page: Page): Promise<number> {
  const button = page.getByRole("button", { name: "Look at every decision" });
  return button.evaluate((pressed: HTMLElement) => {
    window.longTasks = [];
    const began = performance.now();
    return new Promise<number>((tell) => {
      const look = (): void => {
        if (document.querySelector("[data-accuracy]")) tell(performance.now() - began);
        else requestAnimationFrame(look);
      };
      pressed.click();
      look();
    });
  });
}

test.each(readdirSync(FOLDER).filter((name) => RECORD.test(name)))("%s", async (name) => {
  const { context, page } = await guest(browser, { size: DESK });
  await watch(page);
  await page.goto(house);
  await page.locator("input[type=file]").setInputFiles(join(FOLDER, name));
  await page.locator(".steps").waitFor();
  await page.locator(".from select").selectOption("0");
  await page.getByRole("button", { name: "Look at every decision" }).waitFor();
  const milliseconds = await reviewed(page);
  for (const key of ["End", "Home", "PageDown", "n", "ArrowRight"]) await page.keyboard.press(key);
  const longest = Math.max(0, ...(await page.evaluate(() => window.longTasks)));
  writeFileSync(join(FOLDER, name.replace("record", "page")), JSON.stringify({ milliseconds, longest }));
  await context.close();
});
