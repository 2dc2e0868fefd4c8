/** In a Worker of a browser: the check, and the speed of the search. */

import { Game } from "../../src/engine/game.ts";
import type { Layout } from "../../src/engine/layout.ts";
import { Module } from "../../src/engine/module.ts";
import { Search } from "../../src/engine/search.ts";
import { check, unpacked, type Fixture, type Verdict } from "./check.ts";

/** Views to think about, this number of simulations each. */
export interface Task {
  game: string;
  seats: number;
  views: string[];
  simulations: number;
}

export interface Speed {
  simulations: number;
  milliseconds: number;
}

/** JSON travels as text; the code of the module in base64. */
export interface Asked {
  code: string;
  layout: string;
  fixtures?: string;
  task?: Task;
}

const searches = new Map<string, { game: Game; search: Search }>();

async function searchFor({ game: name, seats }: Task, code: BufferSource, layout: Layout) {
  let found = searches.get(name);
  if (!found) {
    const game = new Game(await Module.load(code, layout), name);
    found = { game, search: new Search(game, seats, layout.most.nodes) };
    found.search.seed(1, 1);
    searches.set(name, found);
  }
  return found;
}

async function measure(task: Task, code: BufferSource, layout: Layout): Promise<Speed> {
  const { game, search } = await searchFor(task, code, layout);
  const view = game.position();
  const speed = { simulations: 0, milliseconds: 0 };
  for (const packed of task.views) {
    view.fill(unpacked(packed));
    const began = performance.now();
    search.begin(view);
    search.think(view, task.simulations);
    speed.simulations += search.opinions().reduce((sum, { visits }) => sum + visits, 0);
    speed.milliseconds += performance.now() - began;
  }
  return speed;
}

async function answer({ code, layout, fixtures, task }: Asked): Promise<Verdict | Speed> {
  const [bytes, known] = [unpacked(code), JSON.parse(layout) as Layout];
  if (task) return measure(task, bytes, known);
  return check(bytes, known, JSON.parse(fixtures ?? "[]") as Fixture[]);
}

onmessage = ({ data }: MessageEvent<Asked>) => {
  answer(data).then(
    (told) => postMessage({ told }),
    (error: unknown) => postMessage({ failed: String(error) }),
  );
};
