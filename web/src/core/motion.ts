/** Cards fly from where they were to where they are. Whatever carries data-fly is a thing with that name;
    data-spot marks places: a seat, the pile. Motion never holds up the game: the page is right at once, and
    whatever happens next ends the motion before it. */

import type { Happening } from "../wire/told";
import { motionsOf, seatSpot, type Choreography, type Flight, type Gesture, type Motion } from "./choreography";
import { feel } from "./haptics";
import { calmMotion } from "./settings.svelte";

const FLIGHT = 340;
const STAGGER = 45;
const LONGEST_DELAY = 450;
const MOST_FLIGHTS = 24;
const SPIN = 160;
const SMOOTH = "cubic-bezier(.2,.8,.25,1)";

type Thing = { box: DOMRect; node: HTMLElement };
type Things = Map<string, Thing>;
export type Scene = { things: Things; counts: Record<string, number> } | null;

const running = new Set<Animation>();

function animate(node: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = node.animate(frames, timing);
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return animation;
}

/** Where everything is now. Whatever is still under way arrives at once. */
export function capture(): Scene {
  for (const animation of [...running]) animation.finish();
  if (calmMotion() || document.hidden) return null;
  const things = new Map<string, Thing>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-fly]")) {
    things.set(node.dataset["fly"] ?? "", { box: node.getBoundingClientRect(), node });
  }
  return { things, counts: countsNow() };
}

function countsNow(): Record<string, number> {
  const places = [...document.querySelectorAll<HTMLElement>("[data-spot][data-count]")];
  return Object.fromEntries(places.map(({ dataset }) => [dataset["spot"] ?? "", Number(dataset["count"])]));
}

export function fly(before: Scene, happened: Happening[], you: number | null, choreography: Choreography): void {
  if (before === null) return;
  const now = new Map<string, HTMLElement>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-fly]")) now.set(node.dataset["fly"] ?? "", node);
  glideAll(before.things, now, happened);
  const gone = [...before.things.keys()].filter((name) => !now.has(name) && name.startsWith("card:"));
  const motions = motionsOf(happened, { counts: before.counts, gone }, you, choreography);
  motions.filter((motion) => motion.kind !== "flight").forEach((motion) => move(motion, before.things, gone, you));
  motions.filter((motion) => motion.kind === "flight").forEach(launch);
}

function glideAll(before: Things, now: Map<string, HTMLElement>, happened: Happening[]): void {
  let flights = 0;
  for (const [name, node] of now) {
    const from = before.get(name)?.box ?? (happened.length ? originOf(node, name, happened, before) : undefined);
    if (from && flights < MOST_FLIGHTS && moved(from, node)) glide(node, from, STAGGER * flights++);
  }
}

function originOf(node: HTMLElement, name: string, happened: Happening[], before: Things): DOMRect | undefined {
  const card = name.split(":")[1] ?? name;
  const row = happened.find(([, , shown]) => shown !== null && shown === card);
  const own = before.get(`hand:${card}`)?.box;
  if (row && own) return own;
  const spot = node.dataset["from"] ?? (row && row[1] >= 0 ? `seat-${row[1]}` : undefined);
  return spot ? placeOf(spot) : undefined;
}

function spotNode(spot: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
}

/** A small card in the middle of the place. */
function placeOf(spot: string): DOMRect | undefined {
  const box = spotNode(spot)?.getBoundingClientRect();
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
  animate(
    node,
    [
      { transform: shift, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    {
      duration: FLIGHT,
      delay: Math.min(delay, LONGEST_DELAY),
      easing: SMOOTH,
      fill: "backwards",
    },
  );
}

function move(motion: Exclude<Motion, Flight>, things: Things, gone: string[], you: number | null): void {
  if (motion.kind === "gesture") return gesture(motion.spot, motion.gesture);
  if (motion.kind === "jolt") return jolt(motion.seat, you);
  const target = placeOf(seatSpot(motion.seat));
  if (!target) return;
  if (motion.kind === "sweep") return sweep(things, gone, target);
  const thing = things.get(motion.thing);
  if (thing) meet(thing, things.get(motion.partner), motion.text, target);
}

function sweep(things: Things, gone: string[], target: DOMRect): void {
  const left = gone.slice(0, MOST_FLIGHTS).flatMap((name) => things.get(name) ?? []);
  left.forEach((thing, number) => ghost(thing, [], target, STAGGER * number));
}

function jolt(seat: number, you: number | null): void {
  gesture(seatSpot(seat), "shake");
  if (seat === you) feel("jolt");
}

/** The partner comes to the thing, and both turn away together. */
function meet(thing: Thing, partner: Thing | undefined, text: string, target: DOMRect): void {
  ghost(thing, [], target, 260, 540);
  const other = partner ?? { box: target, node: document.importNode(thing.node, true) };
  if (!partner) other.node.textContent = text;
  ghost(other, [thing.box], target, 0, -540);
}

function ghost({ box, node }: Thing, by: DOMRect[], target: DOMRect, delay: number, turn = 0): void {
  const copy = document.importNode(node, true);
  for (const name of ["data-fly", "data-from", "data-card", "aria-pressed", "style"]) copy.removeAttribute(name);
  copy.classList.remove("chosen");
  place(copy, box);
  const stops = by.map((stop) => ({ transform: `translate(${stop.x - box.x + 8}px, ${stop.y - box.y - 8}px)` }));
  const [x, y] = [target.x + target.width / 2 - box.x - box.width / 2, target.y - box.y];
  const shift = `translate(${x}px, ${y}px) scale(.25) rotate(${turn}deg)`;
  const timing = {
    duration: FLIGHT + 160 + 260 * by.length,
    delay: Math.min(delay, LONGEST_DELAY),
    easing: "ease-in-out",
    fill: "both" as const,
  };
  vanish(copy, animate(copy, [{ transform: "none" }, ...stops, { transform: shift, opacity: 0.2 }], timing));
}

/** Something to look at only, above everything. */
function place(node: HTMLElement, box: DOMRect): void {
  node.setAttribute("aria-hidden", "true");
  node.inert = true;
  node.classList.add("ghost");
  Object.assign(node.style, {
    position: "fixed",
    margin: "0",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  (document.querySelector("[data-cloth]") ?? document.body).append(node);
}

function vanish(node: HTMLElement, flight: Animation): void {
  flight.onfinish = flight.oncancel = () => {
    running.delete(flight);
    node.remove();
  };
}

function launch({ token, from, to, count, flat }: Flight, place: number): void {
  const [start, end] = [placeOf(from), placeOf(to)];
  if (!start || !end) return;
  for (let number = 0; number < count; number++) {
    hurl(token, flat ? 0 : SPIN, start, end, Math.min(STAGGER * (number + 2 * place), 2 * LONGEST_DELAY));
  }
}

function hurl(token: string, turn: number, from: DOMRect, to: DOMRect, delay: number): void {
  const piece = document.createElement("i");
  piece.className = `token ${token}`;
  place(piece, new DOMRect(from.x + 8, from.y + 16, 24, 24));
  const [x, y] = [to.x - from.x, to.y - from.y];
  const frames = [
    { translate: "0 0", transform: "none", opacity: 1 },
    { translate: `${x / 2}px ${y / 2 - 24}px`, transform: `rotate(${turn}deg) scale(1.25)`, opacity: 1, offset: 0.55 },
    { translate: `${x}px ${y}px`, transform: `rotate(${2 * turn}deg)`, opacity: 0.3 },
  ];
  vanish(piece, animate(piece, frames, { duration: FLIGHT + 180, delay, easing: "ease-in-out", fill: "both" }));
}

const still = { transform: "none" };
const GESTURES: Record<Gesture, Keyframe[]> = {
  spin: [{ transform: "scaleX(-1)" }, { transform: "scale(0.1, 1.5)" }, still],
  turn: [{ transform: "rotateY(180deg) scale(1.1)" }, { transform: "rotateY(90deg) scale(1.15)" }, still],
  lift: [still, { transform: "translate(-10%, -35%) rotate(-9deg)" }, still],
  shake: ["0", "-7px", "6px", "-5px", "3px", "0"].map((x) => ({ transform: `translateX(${x})` })),
  thump: [{ transform: "scale(1.18) rotate(2deg)" }, { transform: "scale(.94)" }, still],
  throb: [still, { transform: "scale(1.12)" }, still],
};

function gesture(spot: string, kind: Gesture): void {
  const node = spotNode(spot);
  if (node) animate(node, GESTURES[kind], { duration: FLIGHT + 60, easing: "ease-out" });
}
