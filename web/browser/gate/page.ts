/** A Worker of Chromium with our sources, as Vite serves them to developers. */

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createServer } from "vite";
import { openBrowser } from "../chromium.ts";
import type { Asked } from "./worker.ts";

const WEB = resolve(import.meta.dirname, "..", "..");
const WORKER = "/browser/gate/worker.ts?worker_file&type=module";

type Ask = (asked: Omit<Asked, "code" | "layout">) => Promise<unknown>;

interface Answer {
  told?: unknown;
  failed?: string;
}

async function serve() {
  const server = await createServer({
    root: WEB,
    configFile: false,
    logLevel: "error",
    server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
  });
  return server.listen();
}

/** Opens a Worker, lets somebody ask it about the module in this folder, and closes everything. */
export async function inWorker(folder: string, use: (ask: Ask) => Promise<void>): Promise<void> {
  const module = {
    code: readFileSync(join(folder, "pioche.wasm")).toString("base64"),
    layout: readFileSync(join(folder, "layout.json"), "utf8"),
  };
  const [server, browser] = await Promise.all([serve(), openBrowser()]);
  try {
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0]}public/icon.svg`);
    const worker = await page.evaluateHandle((url) => new Worker(url, { type: "module" }), WORKER);
    await use(async (asked) => {
      const { told, failed } = await worker.evaluate(
        (thread, message) =>
          new Promise<Answer>((tell) => {
            thread.onmessage = ({ data }: MessageEvent<Answer>) => tell(data);
            thread.onerror = ({ message: failed }) => tell({ failed });
            thread.postMessage(message);
          }),
        { ...module, ...asked },
      );
      if (failed !== undefined) throw new Error(`the worker: ${failed}`);
      return told;
    });
  } finally {
    await browser.close();
    await server.close();
  }
}
