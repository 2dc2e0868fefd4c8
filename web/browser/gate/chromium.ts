/** `node gate/chromium.ts FOLDER FIXTURES`: the module in this folder, checked in a Worker of Chromium; as JSON. */

import { readFileSync } from "node:fs";
import { inWorker } from "./page.ts";

const [folder = "", fixtures = ""] = process.argv.slice(2);
await inWorker(folder, async (ask) => {
  process.stdout.write(JSON.stringify(await ask({ fixtures: readFileSync(fixtures, "utf8") })));
});
