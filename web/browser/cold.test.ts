/** A server that has just begun: its page deals at once, and tables with friends wait for the compiler. */

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./chromium";
import { guest, PHONE, picture, Server } from "./kit";

const cold = { PIOCHE_CACHE: mkdtempSync(join(tmpdir(), "pioche-cold-")) };
const server = new Server(8154, "127.0.0.1", cold);
let browser: Browser;

beforeAll(async () => {
  await server.start("/healthz");
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

test("the first card is dealt while the rules are compiled, and friends hear how long they wait", async () => {
  const { context, page, complaints } = await guest(browser, { size: PHONE });
  await page.goto(server.url);
  await page.getByRole("status").getByText("tables with friends open").waitFor();
  await picture(page, "cold-phone-home");
  await page.getByRole("button", { name: "With friends (No Thanks!)" }).click();
  expect(await page.getByRole("button", { name: "Open the table" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Play now (No Thanks!)" }).click();
  await page.locator(".mine").waitFor();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect(complaints.filter((text) => !text.includes("503"))).toEqual([]);
  await context.close();
});
