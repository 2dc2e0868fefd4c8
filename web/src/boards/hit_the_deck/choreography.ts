import { cardDrawn, seatSpot, type Choreography, type Gesture, type Motion } from "../../core/choreography";

/** What the piles and the arrow do: a flip turns both piles, a cut lifts the one, hands come down on the other. */
const IN_PLACE: Record<string, [spot: string, gesture: Gesture][]> = {
  "turned-round": [["direction", "spin"]],
  flipped: [
    ["pile", "turn"],
    ["discard", "turn"],
  ],
  exposed: [["pile", "lift"]],
  shuffled: [["pile", "shake"]],
  called: [["discard", "throb"]],
  "was-last": [["discard", "thump"]],
};
/** Four cards more, or two, are felt. */
const PENALTIES = ["was-last", "forgot", "slapped"];

export const choreography: Choreography = ([name, seat], _, you) => {
  if (name === "drew" || name === "drew-known") return cardDrawn(seat, you);
  if (name === "palm-down") {
    return [{ kind: "flight", token: "palm", from: seatSpot(seat), to: "discard", count: 1, flat: true }];
  }
  const gestures = (IN_PLACE[name] ?? []).map(([spot, gesture]): Motion => ({ kind: "gesture", spot, gesture }));
  return PENALTIES.includes(name) ? [{ kind: "jolt", seat }, ...gestures] : gestures;
};
