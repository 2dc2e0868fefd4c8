import { usualOptions, type Views } from "../../wire/messages";
import type { Scene } from "../contract";
import { filled, header } from "../scenes";

function table(offered: number, pot: number, chips: number, owned: Record<number, number>): Views["no_thanks"] {
  const place = filled(36);
  for (const [card, seat] of Object.entries(owned)) place[Number(card)] = seat;
  const pile = { pile_count: 20, pile: [] };
  return {
    ...header,
    ...pile,
    options: usualOptions.no_thanks,
    offered,
    pot,
    place,
    chips: [chips, -1, -1],
    paid: [],
    gathered: [],
  };
}

export const LESSON: Scene[] = [
  { view: table(24, 0, 11, { 31: 1 }), legal: ["take", "refuse"], wanted: ["refuse"] },
  { view: table(24, 3, 10, { 31: 1 }), legal: ["take", "refuse"], wanted: ["take"] },
  { view: table(25, 0, 13, { 31: 1, 24: 0 }), legal: ["take", "refuse"], wanted: ["take"] },
  { view: table(-1, 0, 13, { 31: 1, 24: 0, 25: 0 }), legal: [], wanted: [] },
];
