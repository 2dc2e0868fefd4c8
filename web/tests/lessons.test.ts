/** Every lesson from its first step to its last, by the module that the page has. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LESSON as hitTheDeck } from "../src/boards/hit_the_deck/lesson";
import { LESSON as noThanks } from "../src/boards/no_thanks/lesson";
import { LESSON as takeThat } from "../src/boards/take_that/lesson";
import { LESSON as tightrope } from "../src/boards/tightrope/lesson";
import { SLAP, wantedBefore, wantedIn, YOU, type Lesson } from "../src/core/lesson";
import { Thinking } from "../src/core/thinking";
import { Game } from "../src/engine/game";
import type { Layout } from "../src/engine/layout";
import { Module } from "../src/engine/module";
import { whyNot } from "../src/engine/referee";
import { Study, type Heard, type Said } from "../src/engine/study";
import { fillFrom } from "../src/engine/view_json";
import type { Step, View } from "../src/wire/messages";

const LESSONS: [string, Lesson][] = [takeThat, noThanks, tightrope, hitTheDeck].map((lesson) => [
  lesson.record.game,
  lesson,
]);
const ROOT = join(import.meta.dirname, "..", "..");
const ENGINE = join(ROOT, "web", "src", "engine");
const LAYOUT = JSON.parse(readFileSync(join(ENGINE, "layout.json"), "utf8")) as Layout;
const LANGUAGES = ["en", "fr", "pt", "de"];
const NUMBER = /\d+/g;

const code = WebAssembly.compile(readFileSync(join(ENGINE, "pioche.wasm")));
const channel = new MessageChannel();
const rules = new Thinking(() => channel.port1);

beforeAll(() => {
  const networks = (): Promise<Float64Array> => Promise.resolve(new Float64Array());
  const material = code.then((compiled) => ({ code: compiled, layout: LAYOUT, networks, judges: {} }));
  const study = new Study(material, (heard: Heard) => channel.port2.postMessage(heard));
  channel.port2.onmessage = ({ data }: MessageEvent<Said>) => void study.hear(data);
});

afterAll(() => channel.port1.close());

/** The positions in which the lesson waits, each with the move that it waits for. */
async function waits(lesson: Lesson): Promise<{ step: Step; wanted: string }[]> {
  const steps = await rules.steps(lesson.record, YOU);
  expect(steps).toHaveLength(lesson.record.moves.length);
  return steps.flatMap((step) => {
    const wanted = wantedBefore(lesson, lesson.record.moves[step.ply] ?? "");
    return wanted === null ? [] : [{ step, wanted }];
  });
}

function texts(game: string, language: string): string[] {
  const path = join(ROOT, "src", "pioche", "games", game, "words", `${language}.ftl`);
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line.startsWith(`lesson-${game}-`)).map((line) => line.replace(/^.*? = /, ""));
}

test("every game of ours has a lesson", () => {
  const folders = readdirSync(join(ROOT, "src", "pioche", "games"), { withFileTypes: true });
  const games = folders.filter((entry) => entry.isDirectory() && !entry.name.startsWith("__"));
  expect(LESSONS.map(([game]) => game).sort()).toEqual(games.map(({ name }) => name).sort());
});

/** Of all moves that can be written, those that the rules do not refuse in this view. */
function notRefused(game: Game, known: View): string[] {
  const [view, moves] = [game.position(), new Set(game.layout.moves)];
  fillFrom(game, view, known);
  const tried = [...moves].filter((move) => move !== null && move !== SLAP);
  return tried.filter((move) => whyNot(game, view, YOU, move ?? "") === null).map(String);
}

test.each(LESSONS)("%s: what is wanted may be done, and the rules tell it from all else", async (name, lesson) => {
  const game = new Game(new Module(new WebAssembly.Instance(await code, {}), LAYOUT), name);
  for (const { step, wanted } of await waits(lesson)) {
    if (wanted === SLAP) expect(step.awaits).toEqual([]);
    else expect(step.legal).toContain(wanted);
    expect(notRefused(game, step.view).sort()).toEqual(step.legal);
  }
});

test("whoever tries something else hears why", async () => {
  const [first] = await waits(takeThat);
  const refused = first && (await rules.why("take_that", first.step.view, YOU, "lay 12"));
  expect(refused).toEqual({ code: "out-of-reach", clause: "TT-8", facts: { card: 12, last: 49 } });
  expect(first && (await rules.why("take_that", first.step.view, YOU, first.wanted))).toBeNull();
});

test.each(LESSONS)("%s: every step has its text in every language, which names the card", (game, lesson) => {
  for (const language of LANGUAGES) {
    const told = texts(game, language);
    expect(told).toHaveLength(wantedIn(lesson).length + 1);
    wantedIn(lesson).forEach((wanted, number) => {
      for (const card of wanted.match(NUMBER) ?? []) expect(told[number]?.match(NUMBER)).toContain(card);
    });
  }
});
