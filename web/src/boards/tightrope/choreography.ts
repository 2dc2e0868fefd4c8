import { seatSpot, type Choreography, type Flight } from "../../core/choreography";

/** Sticks fly to the walkers, and pairs of them go back. */
export const choreography: Choreography = ([name, seat, , count]) => {
  const spot = seatSpot(seat);
  const stick = (token: string, from: string, to: string): Flight => ({ kind: "flight", token, from, to, count });
  if (name === "took-blue") return [stick("blue", "pile", spot)];
  if (name === "took-red") return [stick("red", "pile", spot)];
  return name === "returned" ? [stick("red", spot, "pile"), stick("blue", spot, "pile")] : [];
};
