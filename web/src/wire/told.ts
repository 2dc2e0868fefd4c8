/** Names for parts of what is told. */

import type { Command, Event, ToldRaced, ViewChanges } from "./messages";

/** Something that happened by the rules: its name, a seat or -1, a card if you may see it, a number. */
export type Happening = Event["happened"][number];

/** The end of a race: how long the call took, all slaps, and the seat that was last. */
export type Finish = Pick<ToldRaced, "called" | "last" | "slaps">;

/** Fields of a view, as the module writes them. */
export function changesIn(text: string): ViewChanges {
  return JSON.parse(text) as ViewChanges;
}

export function commandIn(text: string): Command {
  return JSON.parse(text) as Command;
}
