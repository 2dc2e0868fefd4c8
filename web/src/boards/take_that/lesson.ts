import { usualOptions, type Views } from "../../wire/messages";
import type { Scene } from "../contract";
import { filled, header, padded } from "../scenes";
import { FACE_DOWN } from "./cards";

function table(row: number[], hand: number[], won: number[], taken: number[] = []): Views["take_that"] {
  const place = filled(99);
  for (const card of won) place[card] = 0;
  for (const card of taken) place[card] = FACE_DOWN;
  const hands = [padded(hand, 9), filled(9), filled(9), filled(9)];
  const counts = { pile_count: 30, row_count: row.length, hand_count: [hand.length, 9, 9], extras: [0, 0, 0] };
  return { ...header, ...counts, options: usualOptions.take_that, pile: [], row, hands, place };
}

export const LESSON: Scene[] = [
  { view: table([41, 49], [17, 52, 83, 94], []), legal: ["lay 52", "twist 94", "take"], wanted: ["lay 52"] },
  { view: table([41, 49, 52, 57], [17, 83, 94], []), legal: ["twist 94", "take"], wanted: ["twist 94"] },
  { view: table([41, 52, 57, 66], [12, 17, 83], [49, 94]), legal: ["take"], wanted: ["take"] },
  { view: table([], [12, 17, 83], [49, 94], [41, 52, 57, 66]), legal: [], wanted: [] },
];
