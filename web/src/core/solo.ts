/** Games alone with bots are played in the page: the table is in a Worker, and nobody else is asked. Only a game from
    outside, of which the page has no rules, is played at the server. */

import { SoloSocket } from "../solo/socket";
import type { SoloSetup } from "../solo/facts";
import type { Door, Socket } from "../wire/line";
import { usualOptions } from "../wire/messages";
import { house } from "./house";
import { intentions } from "./intentions";
import { route } from "./route.svelte";
import { read, randomHex, settings } from "./settings.svelte";
import { thinking } from "./thinking";
import { LOT, type Chosen } from "./variants";
import { say } from "./words.svelte";

/** Tables that are opened as soon as somebody sits down at them. */
const opening = new Map<string, SoloSetup>();
/** It has loaded the rules before anybody asks. */
let spare: Worker | null = null;

function newWorker(): Worker {
  return new Worker(new URL("../solo_worker.ts", import.meta.url), { type: "module" });
}

/** Where somebody may want to play at once. */
export function warmUp(): void {
  spare ??= newWorker();
}

function hired(): Worker {
  const worker = spare ?? newWorker();
  spare = null;
  return worker;
}

/** Whether the page has the rules: its module and its types are made of the same games. */
function isHere(game: string): boolean {
  return Object.hasOwn(usualOptions, game);
}

/** RecordRefused where the rules do not allow these options together, or not for this number of players. */
export async function checkOptions(game: string, seats: number, options: Chosen): Promise<void> {
  if (!isHere(game)) return; // the server says so
  const players = Array.from({ length: seats }, (_, seat) => String(seat));
  await thinking.steps({ format: "pioche-record/1", game, players, options, first: 0, moves: [] });
}

/** Sit down at a new table against bots of the level that was chosen, and have the cards dealt. */
export async function playAlone(game: string, seats: number, options: Chosen = {}, first = LOT): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => settings.level);
  if (isHere(game)) playHere({ game, seats, options: { ...options }, bots, first });
  else {
    const { table } = await house.open({ game, seats, options, bots, clock: 0, first });
    intentions.sitAt = table;
    route.go(`/t/${table}`);
  }
}

function playHere(setup: Omit<SoloSetup, "id">): void {
  const id = `solo-${randomHex(8)}`;
  opening.set(id, { id, ...setup });
  intentions.readyAt = id;
  route.go(`/solo/${id}`);
}

/** To a table of this page. */
export function soloDoor(table: string): Door {
  return { ticket: () => Promise.resolve(""), connect: () => connected(table) };
}

function connected(table: string): Socket {
  const setup = opening.get(table) ?? null;
  const name = settings.name || say("page-guest");
  const seating = { table, setup, name, pace: Number(read("pace") ?? 1) };
  return new SoloSocket(hired(), seating, () => opening.delete(table));
}
