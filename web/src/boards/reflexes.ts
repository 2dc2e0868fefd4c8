/** The games in which hands decide: those with a file for it in their folder. */

import type { Reflex, Reflexes } from "../solo/reflex";

const FOUND = import.meta.glob<{ newReflex: () => Reflex }>("./*/reflex.ts", { eager: true });

export const REFLEXES: Reflexes = Object.fromEntries(
  Object.entries(FOUND).map(([path, { newReflex }]) => [path.split("/")[1] ?? "", newReflex]),
);
