/** Cards fly from where they were to where they are. Whatever carries data-fly is a thing with that name;
    data-spot marks places: a seat, the pile. Motion never holds up the game: the page is right at once. */

import { calmMotion } from "./settings.svelte";
import type { Happening } from "./telling";

const FLIGHT = 320;
const STAGGER = 45;
const MOST_FLIGHTS = 24;

type Thing = { box: DOMRect; node: HTMLElement };
export type Scene = Map<string, Thing> | null;

export function capture(): Scene {
  if (calmMotion() || document.hidden) return null;
  const things = new Map<string, Thing>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-fly]")) {
    things.set(node.dataset["fly"] ?? "", { box: node.getBoundingClientRect(), node });
  }
  return things;
}

export function fly(before: Scene, happened: Happening[]): void {
  if (before === null || before.size === 0) return;
  const now = new Map<string, HTMLElement>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-fly]")) now.set(node.dataset["fly"] ?? "", node);
  let flights = 0;
  for (const [name, node] of now) {
    const from = before.get(name)?.box ?? originOf(node, name, happened, before);
    if (from && flights < MOST_FLIGHTS && moved(from, node)) glide(node, from, STAGGER * flights++);
  }
  const taker = happened.find(([name]) => name.startsWith("took"))?.[1];
  if (taker !== undefined) collect(before, now, taker);
}

function originOf(node: HTMLElement, name: string, happened: Happening[], before: Map<string, Thing>): DOMRect | undefined {
  const card = name.split(":")[1] ?? name;
  const row = happened.find(([, , shown]) => shown !== null && shown === card);
  const own = before.get(`hand:${card}`)?.box;
  if (row && own) return own;
  const spot = node.dataset["from"] ?? (row && row[1] >= 0 ? `seat-${row[1]}` : undefined);
  return spot ? placeOf(spot) : undefined;
}

/** A small card in the middle of the place. */
function placeOf(spot: string): DOMRect | undefined {
  const box = document.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect();
  return box && new DOMRect(box.x + box.width / 2 - 20, box.y + box.height / 2 - 28, 40, 56);
}

function moved(from: DOMRect, node: HTMLElement): boolean {
  const box = node.getBoundingClientRect();
  return Math.abs(box.x - from.x) + Math.abs(box.y - from.y) > 3;
}

function glide(node: HTMLElement, from: DOMRect, delay: number): void {
  const to = node.getBoundingClientRect();
  const scale = to.width > 0 ? Math.max(0.3, Math.min(2, from.width / to.width)) : 1;
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
  node.animate([{ transform: shift, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0" }], {
    duration: FLIGHT,
    delay: Math.min(delay, 400),
    easing: "cubic-bezier(.2,.8,.25,1)",
    fill: "backwards",
  });
}

/** What has left the table flies to the one who took it. */
function collect(before: Map<string, Thing>, now: Map<string, HTMLElement>, seat: number): void {
  const target = placeOf(`seat-${seat}`);
  const gone = [...before].filter(([name]) => !now.has(name) && !name.startsWith("hand:")).slice(0, MOST_FLIGHTS);
  if (target) gone.forEach(([, thing], number) => ghost(thing, target, STAGGER * number));
}

function ghost({ box, node }: Thing, target: DOMRect, delay: number): void {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-fly");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.classList.add("ghost");
  Object.assign(copy.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(copy);
  const shift = `translate(${target.x + target.width / 2 - box.x - box.width / 2}px, ${target.y - box.y}px) scale(.25)`;
  const flight = copy.animate([{ transform: "none" }, { transform: shift, opacity: 0.2 }], {
    duration: FLIGHT + 120,
    delay: Math.min(delay, 300),
    easing: "ease-in",
    fill: "both",
  });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
