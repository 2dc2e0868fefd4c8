/** Whether all has its place: nothing has to be scrolled, nothing lies over anything, nothing is out of sight. */

import type { Page } from "playwright-core";

/** At the end of a round the panel is what is looked at; else the table. */
const PANEL = ".veil:not(.aside)";
const IN_PANEL = [".veil header", ".veil .counting", ".veil .sheet", ".next > *"];
const AT_TABLE = [".board ul > li", ".middle > *:not(.unseen)", ".mine", ".aside section"];

/** What is not in order at this moment, in a few words each. */
export async function untidy(page: Page): Promise<string[]> {
  const isPanel = (await page.locator(PANEL).count()) > 0;
  const [scrolled, misplaced, broken] = await Promise.all([
    page.evaluate(whatScrolls, ["html", "main", ".veil"]),
    page.evaluate(whatIsMisplaced, isPanel ? IN_PANEL : AT_TABLE),
    page.evaluate(whatIsBroken, isPanel ? PANEL : "body"),
  ]);
  return [...scrolled, ...misplaced, ...broken];
}

function whatScrolls(places: string[]): string[] {
  return places.flatMap((what) => {
    const node = document.querySelector(what);
    const [down, across] = node ? [node.scrollHeight - node.clientHeight, node.scrollWidth - node.clientWidth] : [0, 0];
    return down > 1 || across > 1 ? [`${what} is scrolled by ${across} and ${down}`] : [];
  });
}

/** Things of the middle may touch each other. */
function whatIsMisplaced(places: string[]): string[] {
  const shown = places.flatMap((what) =>
    [...document.querySelectorAll(what)].map((node, number) => {
      return { what, name: `${what} ${number}`, box: node.getBoundingClientRect() };
    }),
  );
  const over = shown.flatMap((one, place) =>
    shown.slice(place + 1).flatMap((other) => {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const together = one.what === other.what && one.what.startsWith(".middle");
      return across <= 2 || down <= 2 || together ? [] : [`${one.name} lies over ${other.name}`];
    }),
  );
  const out = shown.filter(
    ({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
  );
  return [...over, ...out.map(({ name }) => `${name} is out of sight`)];
}

/** A word or a number stands in one line. */
function whatIsBroken(place: string): string[] {
  const broken: string[] = [];
  const nodes = document.createTreeWalker(document.querySelector(place) ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const [word, range] = [node.textContent?.trim() ?? "", document.createRange()];
    range.selectNodeContents(node);
    const [first, ...others] = range.getClientRects();
    const below = others.some(({ top }) => first && top > first.top + first.height / 2);
    if (/^[\p{L}\d]+$/u.test(word) && below) broken.push(`${word} is broken`);
  }
  return broken;
}
