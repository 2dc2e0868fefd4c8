import type { GameFolder } from "../contract";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import { choreography } from "./choreography";
import Confetti from "./Confetti.svelte";
import { LESSON } from "./lesson";
import RulesPicture from "./RulesPicture.svelte";
import "./style.css";

export const takeThat: GameFolder = {
  name: "take_that",
  board: Board,
  art: Art,
  confetti: Confetti,
  picture: RulesPicture,
  lesson: LESSON,
  choreography,
  sounds: { took: "take", twisted: "twist", laid: "card", opened: "card", drew: "card" },
  keys: [
    ["T", "keys-take-row"],
    ["W", "keys-twist"],
  ],
};
