/** A real Chromium: the system's, else the one in the package @sparticuz/chromium. */

import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

const CANDIDATES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function openBrowser(): Promise<Browser> {
  const installed = CANDIDATES.find((path) => existsSync(path));
  if (installed) return chromium.launch({ executablePath: installed, args: FLAGS });
  const packed = (await import("@sparticuz/chromium")).default;
  // Its own flags are for one page in one process.
  return chromium.launch({ executablePath: await packed.executablePath(), args: FLAGS });
}
