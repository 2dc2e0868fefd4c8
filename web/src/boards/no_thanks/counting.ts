import type { Counted } from "../../core/counting";
import type { Views } from "../../wire/messages";
import { runsOf, tint } from "./cards";

/** Of each run the lowest card counts; every chip takes a point off. */
export function counted({ seats, place, chips }: Views["no_thanks"]): Counted[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const cards = runsOf(place, seat).flatMap((run) =>
      run.map((card, number) => ({ text: String(card), tone: tint(card), worth: number === 0 ? card : 0 })),
    );
    return [...cards, { text: "", tone: "counted-chips", worth: -1, times: chips[seat] ?? 0 }];
  });
}
