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

const MANY_STICKS = 5;

export const tightrope: GameFolder = {
  name: "tightrope",
  board: Board,
  art: Art,
  confetti: Confetti,
  picture: RulesPicture,
  worked,
  lesson: LESSON,
  choreography,
  sounds: { "took-blue": "chip", "took-red": "chip", played: "card", revealed: "card" },
  counted: (mirror) => (mirror.view ? counted(viewOf("tightrope", mirror)) : []),
  feeling: ([name, , , amount]) => {
    if (name === "returned" || name === "cancelled") return "glad";
    return name.startsWith("took-") && amount >= MANY_STICKS ? "annoyed" : null;
  },
  struckOut: (mirror) => (mirror.view ? viewOf("tightrope", mirror).cancelled : []),
};
