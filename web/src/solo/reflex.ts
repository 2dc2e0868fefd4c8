/** A contest of reactions: what a game in which hands decide tells the table. All times are milliseconds. */

import type { Window } from "../engine/module.ts";
import type { Slap } from "../wire/messages";

export interface Reflex {
  /** What the one to move does in time, and what it is to do nothing. */
  readonly call: string;
  readonly forget: string;
  /** The number of the fact that showed what there is to slap; null while there is nothing. */
  readonly laidBy: number | null;
  /** From showing it to the call. */
  readonly calledAfter: number;
  reset(): void;
  /** After a move, which was fact `number`: whether a race has begun or ended. */
  moved(state: Window, by: number, at: number, number: number): boolean;
  /** The last move was taken back, or time stood still. */
  beginAnew(state: Window, at: number, number: number): void;
  /** Whether hands decide what happens next. */
  isRace(state: Window): boolean;
  /** Whether everybody races, and the last one is still to be named. */
  isCalled(state: Window): boolean;
  /** When the table goes on without waiting for anybody. */
  due(state: Window): number;
  /** What the table does for the one to move. */
  ownMove(state: Window): string | null;
  /** What it is not to have called, when no call can come in time any more. */
  overdueMove(state: Window, now: number): string | null;
  /** Whether a slap now was meant for what has just been covered. */
  isExcused(state: Window, now: number): boolean;
  /** Who was last; several where they are equal. */
  last(state: Window, calledAfter: number, slaps: Pick<Slap, "seat" | "reaction">[]): number[];
  /** Nature's move that names the last one. */
  verdict(last: number): string;
}

/** By game: how a new contest is made. */
export type Reflexes = { [game: string]: () => Reflex };
