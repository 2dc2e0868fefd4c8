/** One server for all tests that do not stop it, listening to the whole network like that of `make play`. */

import type { TestProject } from "vitest/node";
import { Server } from "./kit";

declare module "vitest" {
  export interface ProvidedContext {
    house: string;
  }
}

export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const server = new Server(Number(process.env["BROWSER_PORT"] ?? 8151), "0.0.0.0");
  await server.start();
  project.provide("house", server.url);
  return () => server.stop();
}
