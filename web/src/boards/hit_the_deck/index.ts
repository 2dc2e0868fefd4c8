import type { GameFolder } from "../contract";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import { cardInWords } from "./cards";
import { choreography } from "./choreography";
import Confetti from "./Confetti.svelte";
import { LESSON } from "./lesson";
import RulesPicture from "./RulesPicture.svelte";
import { sounds } from "./sounds";
import "./style.css";

export const hitTheDeck: GameFolder = {
  name: "hit_the_deck",
  board: Board,
  art: Art,
  confetti: Confetti,
  picture: RulesPicture,
  lesson: LESSON,
  cardInWords,
  choreography,
  sounds,
  unremembered: { "drew-known": "drew" },
  keys: [
    ["keys-name-space", "keys-slap"],
    ["C", "keys-call"],
    ["D", "keys-draw"],
    ["F", "keys-flip"],
    ["X", "keys-cut"],
    ["A", "keys-pass"],
  ],
};
