import type { Counted } from "../../core/counting";
import type { Views } from "../../wire/messages";

/** The sticks that are left, of whichever colour. */
export function counted({ seats, net }: Views["tightrope"]): Counted[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const left = net[seat] ?? 0;
    const stick = { text: "", tone: left < 0 ? "counted-red" : "counted-blue", worth: 1 };
    return Array.from({ length: Math.abs(left) }, () => stick);
  });
}
