/** Who may import what, and where the names of games stand. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ESLint } from "eslint";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const SRC = join(ROOT, "src");
const GAMES = ["take_that", "no_thanks", "tightrope", "hit_the_deck"];
/** By programs, from the Python sources. */
const WRITTEN = ["engine/layout.json", "engine/pioche.wasm", "wire/messages.ts"];
const SYNTAX = "no-restricted-syntax";
const eslint = new ESLint({ cwd: ROOT });

/** Which restrictions a line breaks in a file; the file is there, what is in it does not matter. */
async function broken(file: string, line: string): Promise<string[]> {
  const text = file.endsWith(".svelte") ? `<script lang="ts">\n  ${line}\n</script>\n` : `${line}\n`;
  const [result] = await eslint.lintText(text, { filePath: join(ROOT, file) });
  return result?.messages.map(({ ruleId }) => ruleId ?? "").filter((rule) => rule.startsWith("no-restricted")) ?? [];
}

test.each([
  ["src/wire/line.ts", "../core/clock"],
  ["src/wire/line.ts", "../engine/game"],
  ["src/engine/game.ts", "../core/clock"],
  ["src/core/live.svelte.ts", "../boards"],
  ["src/core/telling.ts", "../boards/hit_the_deck/cards"],
  ["src/core/drag.ts", "../parts/types"],
  ["src/parts/Bar.svelte", "../boards/contract"],
  ["src/parts/Bar.svelte", "../screens/Home.svelte"],
  ["src/boards/no_thanks/Board.svelte", "../take_that/cards"],
  ["src/boards/no_thanks/Board.svelte", ".."],
  ["src/boards/plain/index.ts", "../index"],
  ["src/boards/plain/index.ts", "../../screens/Home.svelte"],
  ["src/boards/contract.ts", "./no_thanks"],
  ["src/screens/Home.svelte", "../boards/no_thanks"],
])("%s may not import %s", async (file, imported) => {
  expect(await broken(file, `import "${imported}";`)).toEqual(["no-restricted-imports"]);
});

test.each([
  ["src/core/live.svelte.ts", "../wire/line"],
  ["src/core/live.svelte.ts", "../engine/game"],
  ["src/parts/Bar.svelte", "../core/live.svelte"],
  ["src/boards/no_thanks/Board.svelte", "../../parts/Card.svelte"],
  ["src/boards/no_thanks/lesson.ts", "../contract"],
  ["src/boards/index.ts", "./no_thanks"],
  ["src/screens/Home.svelte", "../boards"],
])("%s may import %s", async (file, imported) => {
  expect(await broken(file, `import "${imported}";`)).toEqual([]);
});

test.each([
  ["src/core/clock.ts", "export const seat = JSON.parse(text) as number;"],
  ["src/parts/Bar.svelte", "let seat = place as number;"],
  ["src/screens/Home.svelte", "let seat = place as unknown as number;"],
  ["src/boards/contract.ts", "export type View = Record<string, unknown>;"],
])("in %s nothing is asserted: %s", async (file, line) => {
  expect(await broken(file, line)).toEqual(line.split(" as ").length > 2 ? Array(2).fill(SYNTAX) : [SYNTAX]);
});

test.each([
  ["src/wire/http.ts", "export const seat = JSON.parse(text) as number;"],
  ["src/core/clock.ts", 'export const SIDES = ["left", "right"] as const;'],
])("in %s this is right: %s", async (file, line) => {
  expect(await broken(file, line)).toEqual([]);
});

test("the routes of the server stand in one room", () => {
  const naming = sources().filter((path) => readFileSync(join(SRC, path), "utf-8").includes("/api/"));
  expect(naming).toEqual(["wire/messages.ts"]);
});

function sources(): string[] {
  const found = readdirSync(SRC, { recursive: true, encoding: "utf-8" });
  return found.filter((path) => statSync(join(SRC, path)).isFile()).map((path) => path.replaceAll("\\", "/"));
}

const pascal = (game: string): string => game.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (game: string): string => pascal(game).replace(/^./, (letter) => letter.toLowerCase());

test.each(GAMES)("%s is named in its own folder and in the list of games only", (game) => {
  const name = new RegExp([game, pascal(game), camel(game)].join("|"));
  const naming = sources().filter((path) => name.test(readFileSync(join(SRC, path), "utf-8")));
  const elsewhere = naming.filter((path) => !path.startsWith(`boards/${game}/`));
  expect(elsewhere.sort()).toEqual(["boards/index.ts", ...WRITTEN]);
});
