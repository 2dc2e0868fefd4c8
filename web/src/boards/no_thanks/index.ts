import type { GameFolder } from "../contract";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import { choreography } from "./choreography";
import Confetti from "./Confetti.svelte";
import { LESSON } from "./lesson";
import RulesPicture from "./RulesPicture.svelte";
import "./style.css";

export const noThanks: GameFolder = {
  name: "no_thanks",
  board: Board,
  art: Art,
  confetti: Confetti,
  picture: RulesPicture,
  lesson: LESSON,
  choreography,
  sounds: { refused: "chip", took: "take", revealed: "card" },
  keys: [
    ["T", "keys-take"],
    ["N", "keys-refuse"],
  ],
};
