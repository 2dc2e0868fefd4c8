/** `node gate/node.ts FOLDER FIXTURES`: the module in this folder, checked in Node; the verdict as JSON. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Layout } from "../../src/engine/layout.ts";
import { check, type Fixture } from "./check.ts";

const [folder = "", fixtures = ""] = process.argv.slice(2);
const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const verdict = await check(
  readFileSync(join(folder, "pioche.wasm")),
  json(join(folder, "layout.json")) as Layout,
  json(fixtures) as Fixture[],
);
process.stdout.write(JSON.stringify(verdict));
