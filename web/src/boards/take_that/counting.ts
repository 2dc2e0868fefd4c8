import type { Counted } from "../../core/counting";
import type { Views } from "../../wire/messages";
import { FACE_DOWN, isToad } from "./cards";

/** What a toad costs. */
export const TOAD = 5;

/** Every card that was won is a point; those that were taken are turned up and cost one, a toad five. */
export function counted({ seats, place }: Views["take_that"]): Counted[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const won = lying(place, seat).map((card) => ({ text: String(card), tone: "won", worth: 1 }));
    return [...won, ...lying(place, FACE_DOWN + seat).map(taken)];
  });
}

const lying = (place: readonly number[], where: number): number[] =>
  place.flatMap((there, card) => (there === where ? [card] : []));

function taken(card: number): Counted {
  return { text: String(card), tone: isToad(card) ? "toad" : "lost", worth: isToad(card) ? -TOAD : -1 };
}
