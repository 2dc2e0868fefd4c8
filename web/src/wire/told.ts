/** What the schema of the protocol leaves open, with its types: the only place where they are asserted. */

import type { Event, Step } from "./messages";
import type { Mirror, View } from "./mirror";

/** Something that happened by the rules: its name, a seat or -1, a card if you may see it, a number. */
export type Happening = [name: string, seat: number, card: string | null, amount: number];

/** The end of a race: how long the call took, all slaps, and the seat that was last. */
export type Finish = { called: number; last: number; slaps: { seat: number; reaction: number }[] };

type Kind<Name extends string, More> = { fact: Name; at: number } & More;

export type Fact =
  | Kind<"said", { seat: number; phrase: string }>
  | Kind<"wrote", { seat: number; text: string }>
  | Kind<"slapped", { slap: { seat: number } }>
  | Kind<"raced", Finish>
  | Kind<"moved", { move: string }>
  | Kind<
      "sat" | "stood" | "away" | "back" | "readied" | "asked" | "agreed" | "took-back" | "rematched",
      { seat: number }
    >;

export function factOf(event: Event): Fact {
  return event.fact as Fact;
}

export function happenedIn(told: Event | Step): Happening[] {
  return told.happened;
}

/** A view as all games have it. */
export function asView(view: unknown): View | null {
  return (view ?? null) as View | null;
}

/** The view as the board of its game knows it. */
export function viewAs<Known>(mirror: Mirror | null): Known {
  return mirror?.view as Known;
}

export type Field = number | number[] | number[][];

/** The fields of any view, by name; its options are a record of their own and left out. */
export function fieldsOf(view: View): [name: string, field: Field][] {
  const known = Object.entries(view).filter(([, field]) => typeof field === "number" || Array.isArray(field));
  return known as [string, Field][];
}
