import type { HitTheDeckView } from "../../wire/messages";
import type { Mirror } from "../../wire/mirror";
import { viewAs } from "../../wire/told";

export type View = HitTheDeckView;

export function viewOf(mirror: Mirror | null): View {
  return viewAs<View>(mirror);
}
