/** Finished matches, wherever they are kept. */

import { house } from "./house";
import { kept } from "./kept.svelte";

/** The record of a match: of this browser, else of the server. */
export async function recordOf(match: string): Promise<object> {
  return (await kept.record(match)) ?? house.record(match);
}
