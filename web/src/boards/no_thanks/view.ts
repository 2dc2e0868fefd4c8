import type { NoThanksView } from "../../wire/messages";
import type { Mirror } from "../../wire/mirror";
import { viewAs } from "../../wire/told";

export type View = NoThanksView;

export function viewOf(mirror: Mirror | null): View {
  return viewAs<View>(mirror);
}
