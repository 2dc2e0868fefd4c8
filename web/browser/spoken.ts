/** What a screen reader would speak: live regions as they change, and whatever gets the focus before it is pressed. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { byKeyboard, focusOn, PICTURES, type Hand } from "./kit";

const LIVE = "[aria-live], [role=status], [role=alert]";

export class Transcript {
  readonly lines: string[] = [];

  /** Listen to this page from now on. */
  async follow(page: Page): Promise<void> {
    await page.exposeFunction("speakAloud", (text: string) => this.lines.push(text));
    await page.evaluate((live) => {
      const spoken = new WeakMap<Element, string>();
      const speak = (region: Element): void => {
        const text = (region.textContent || "").replaceAll(/\s+/g, " ").trim();
        if (spoken.get(region) === text) return;
        spoken.set(region, text);
        if (text === "") return;
        void (globalThis as unknown as { speakAloud: (text: string) => void }).speakAloud(text);
      };
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const around = element?.closest(live);
          if (around) speak(around);
          for (const node of addedNodes)
            if (node instanceof Element)
              for (const region of [node, ...node.querySelectorAll("*")].filter((one) => one.matches(live)))
                speak(region);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, LIVE);
  }

  /** By keyboard, saying what is about to be pressed. */
  readonly hand: Hand = async (page, spot) => {
    const isSlap = spot.what.startsWith(".slap");
    if (!isSlap && !(await focusOn(page, spot.what))) return false;
    const pressed = isSlap ? "slap, by the space bar" : await nameOf(page, spot.what);
    if (pressed === "") return false; // the table has moved on
    this.lines.push(`> ${pressed}`);
    return byKeyboard(page, spot);
  };

  /** The lines from which nobody learns anything: things without a name, names that are for programs. */
  get faults(): string[] {
    return this.lines.filter((line) => /_|[{}]|undefined|null|NaN/.test(line) || /^> (?!slap)(?!.*"[^"]+")/.test(line));
  }

  keep(name: string): void {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(join(PICTURES, `${name}.txt`), `${this.lines.join("\n")}\n`);
  }
}

/** Role and name of this thing, as the browser tells them; nothing if the focus has gone elsewhere meanwhile. */
async function nameOf(page: Page, what: string): Promise<string> {
  const focused = page.locator(what).and(page.locator("*:focus"));
  if ((await focused.count()) === 0) return "";
  const snapshot = await focused.ariaSnapshot({ timeout: 500 }).catch(() => "");
  return snapshot.trim().replace(/^-\s/, "");
}
