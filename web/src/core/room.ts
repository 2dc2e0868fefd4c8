/** How much room the window has. */

import { MediaQuery } from "svelte/reactivity";

/** Enough to sit around the table: a tablet or a desktop. */
export const aroundTable = new MediaQuery("(min-width: 48rem) and (min-height: 37rem)");

/** Enough for panels beside the table. */
export const panelsBeside = new MediaQuery("(min-width: 60rem)");
