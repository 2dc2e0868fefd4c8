/** Finished matches, wherever they are kept. */

import { house } from "./house";

/** The record of a match. */
export async function recordOf(match: string): Promise<object> {
  return house.record(match);
}
