/** The networks that are built into the page, one file for each game and number of players. */

import { fetched } from "./engine/module";
import { networksAt } from "./engine/networks";

const FILES = import.meta.glob<string>("../../src/pioche/games/*/networks/*.f16", {
  query: "?url",
  import: "default",
  eager: true,
});
const NAME = /(\w+)\/networks\/(\d+)\.f16$/;

function nameOf(path: string): string {
  const [, game = "", seats = ""] = NAME.exec(path) ?? [];
  return `${game}/${seats}`;
}

export const NETWORKS = networksAt(
  new Map(Object.entries(FILES).map(([path, address]) => [nameOf(path), address])),
  fetched,
);
