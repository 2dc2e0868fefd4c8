import type { TightropeView } from "../../wire/messages";
import type { Mirror } from "../../wire/mirror";
import { viewAs } from "../../wire/told";

export type View = TightropeView;

export function viewOf(mirror: Mirror | null): View {
  return viewAs<View>(mirror);
}
