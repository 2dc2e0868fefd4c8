/** `node gate/speed.ts FOLDER`: a task on each line of the input, and back its speed in a Worker of Chromium. */

import { createInterface } from "node:readline";
import { inWorker } from "./page.ts";
import type { Task } from "./worker.ts";

const [folder = ""] = process.argv.slice(2);
await inWorker(folder, async (ask) => {
  for await (const line of createInterface(process.stdin))
    process.stdout.write(`${JSON.stringify(await ask({ task: JSON.parse(line) as Task }))}\n`);
});
