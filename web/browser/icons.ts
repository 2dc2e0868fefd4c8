/** Draws the icons for phones from icon.svg. Run by `make icons`; what it draws is checked in. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "./chromium.ts";

const PUBLIC = join(import.meta.dirname, "..", "public");
const GROUND = "#1f4d43";
const drawing = readFileSync(join(PUBLIC, "icon.svg"), "utf8");

/** Systems cut corners as they like: the ground fills the square, and what matters stays away from the edge. */
function masked(share: number): string {
  const inner = drawing
    .replace(/ rx="112"/, "")
    .replace(
      "<svg ",
      `<svg x="${256 * (1 - share)}" y="${256 * (1 - share)}" width="${512 * share}" height="${512 * share}" `,
    );
  const ground = `<rect width="512" height="512" fill="${GROUND}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${ground}${inner}</svg>`;
}

const ICONS: [name: string, size: number, svg: string][] = [
  ["icon-192", 192, drawing],
  ["icon-512", 512, drawing],
  ["icon-maskable", 512, masked(0.8)],
  ["icon-apple", 180, masked(0.95)],
];

const browser = await openBrowser();
for (const [name, size, svg] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}body>svg{width:100vw}</style>${svg}`);
  await page.screenshot({ path: join(PUBLIC, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
