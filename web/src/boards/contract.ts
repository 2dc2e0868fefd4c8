/** What the folder of a game offers. A board is enough: for all the rest there is something plain. */

import type { Component } from "svelte";
import type { Lesson } from "../core/lesson";
import type { GameProfile } from "../core/profile";
import type { Seating } from "../core/seating.svelte";
import type { Pictures } from "../core/worked";
import type { Key } from "../parts/types";
import type { Finish } from "../wire/told";

export type Board = Component<{ live: Seating }>;

export type GameParts = Pictures & {
  board: Board;
  /** The picture on the home page, in the frame of `parts/Art.svelte`. */
  art: Component;
  /** What falls from the sky when you win, around the origin of a box of 72 by 72, in the current colour. */
  confetti: Component;
  /** The keys of the board. */
  keys: Key[];
  /** The end of a race, shown beside the table where there is room. */
  photo: Component<{ live: Seating; finish: Finish }> | null;
  /** A first game, arranged; where there is none, none is offered. */
  lesson: Lesson | null;
};

/** A game as the page asks for it: complete. */
export type Game = GameProfile & GameParts;

/** A game as its folder writes it. */
export type GameFolder = Pick<Game, "name" | "board"> & Partial<Omit<Game, "name" | "board">>;
