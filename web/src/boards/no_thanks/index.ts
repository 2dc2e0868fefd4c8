import { viewOf } from "../../wire/mirror";
import type { GameFolder } from "../contract";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import { choreography } from "./choreography";
import Confetti from "./Confetti.svelte";
import { counted } from "./counting";
import { LESSON } from "./lesson";
import RulesPicture from "./RulesPicture.svelte";
import "./style.css";
import { worked } from "./worked";

const MANY_CHIPS = 4;

export const noThanks: GameFolder = {
  name: "no_thanks",
  board: Board,
  art: Art,
  confetti: Confetti,
  picture: RulesPicture,
  worked,
  lesson: LESSON,
  choreography,
  sounds: { refused: "chip", took: "take", revealed: "card" },
  counted: (mirror) => (mirror.view ? counted(viewOf("no_thanks", mirror)) : []),
  feeling: ([name, , , amount]) => {
    if (name === "forced") return "annoyed";
    return name === "took" && amount >= MANY_CHIPS ? "glad" : null;
  },
  keys: [
    ["T", "keys-take"],
    ["N", "keys-refuse"],
  ],
};
