import { usualOptions, type Views } from "../../wire/messages";
import type { Scene } from "../contract";
import { filled, header } from "../scenes";
import { FACES } from "./cards";

const CALLING = 7;
const RACING = 8;

function table(top: string, hand: string[], stage = 3): Views["hit_the_deck"] {
  const copies = filled(FACES.length, 0);
  for (const name of hand) copies[FACES.indexOf(name)] = (copies[FACES.indexOf(name)] ?? 0) + 1;
  const hands = { hand_count: [hand.length, 6, 7], hands: [copies, filled(38), filled(38)], shown: [], slapped: [] };
  const draw = { draw_count: 60, draw: [], draw_known: [], drawn: -1, drawn_known: 0 };
  const discard = { discard_count: 1, discard: [FACES.indexOf(top)], discard_known: [] };
  const course = { direction: 1, layer: 0, debtor: -1, owed: 0, lull: 0 };
  return { ...header, ...hands, ...draw, ...discard, ...course, stage, options: usualOptions.hit_the_deck };
}

export const LESSON: Scene[] = [
  {
    view: table("R3", ["R5", "B3", "G1", "HIT-HAND"]),
    legal: ["play R5", "play B3", "play HIT-HAND"],
    wanted: ["play R5", "play B3"],
  },
  { view: table("HIT-4", ["G1", "B2", "HIT-HAND"]), legal: ["draw"], wanted: ["draw"] },
  {
    view: table("G4", ["G1", "B2", "Y2", "HIT-HAND"]),
    legal: ["play G1", "play HIT-HAND"],
    wanted: ["play HIT-HAND"],
  },
  { view: table("HIT-HAND", ["G1", "B2", "Y2"], CALLING), legal: ["call"], wanted: ["call"] },
  { view: table("HIT-HAND", ["G1", "B2", "Y2"], RACING), legal: [], wanted: ["slap"], racing: true },
  { view: table("HIT-HAND", ["G1", "B2", "Y2"]), legal: [], wanted: [] },
];
