/** The games in which hands decide. */

import type { Reflexes } from "../solo/reflex";
import { HandReflex } from "./hit_the_deck/reflex";

export const REFLEXES: Reflexes = { hit_the_deck: () => new HandReflex() };
