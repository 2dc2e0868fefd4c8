import { seatSpot, type Choreography } from "../../core/choreography";

/** A refusal lays a chip on the card; whoever takes the card takes the chips. */
export const choreography: Choreography = ([name, seat, , amount], { counts }) => {
  const spot = seatSpot(seat);
  if (name === "refused") return [{ kind: "flight", token: "chip", from: spot, to: "pot", count: 1 }];
  if (name !== "took" || !counts["pot"]) return [];
  return [{ kind: "flight", token: "chip", from: "pot", to: spot, count: amount }];
};
