/** A game that has no folder here: drawn from what the server says of it. */

import { plainProfile } from "../../core/profile";
import type { Game } from "../contract";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Confetti from "./Confetti.svelte";
import RulesPicture from "./RulesPicture.svelte";

export function plainGame(name: string): Game {
  const parts = {
    board: Board,
    art: Art,
    confetti: Confetti,
    picture: RulesPicture,
    worked: () => null,
    keys: [],
    photo: null,
    lesson: null,
  };
  return { ...plainProfile(name), ...parts };
}
