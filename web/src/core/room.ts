/** How much room the window has. */

import { MediaQuery } from "svelte/reactivity";

/** Enough to sit around the table: a tablet or a desktop. */
export const aroundTable = new MediaQuery("(min-width: 48rem) and (min-height: 37rem)");

/** Enough for panels beside the table. */
export const panelsBeside = new MediaQuery("(min-width: 70rem)");

/** Enough for a large picture besides: in a panel, or between those who sit around. */
export const roomToSpare = new MediaQuery(
  "(min-height: 37rem) and (min-width: 70rem), (min-height: 60rem) and (min-width: 48rem)",
);
