import { cardDrawn, type Choreography } from "../../core/choreography";
import { isToad } from "./cards";

/** A row flies to the player who takes it, and a toad in it is felt; a twist turns a card and its mirror away. */
export const choreography: Choreography = ([name, seat, card, amount], { gone }, you) => {
  if (name === "drew") return cardDrawn(seat, you);
  if (name === "twisted") {
    return [{ kind: "pair", thing: `card:${amount}`, partner: `hand:${card}`, text: card ?? "", seat }];
  }
  if (name !== "took") return [];
  const toads = gone.some((thing) => isToad(Number(thing.split(":")[1])));
  return toads
    ? [
        { kind: "sweep", seat },
        { kind: "jolt", seat },
      ]
    : [{ kind: "sweep", seat }];
};
