import type { Mood } from "../../core/faces/moods";
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

const FEELINGS: Record<string, Mood> = { took: "annoyed", twisted: "glad" };

export const takeThat: GameFolder = {
  name: "take_that",
  board: Board,
  art: Art,
  confetti: Confetti,
  picture: RulesPicture,
  worked,
  lesson: LESSON,
  choreography,
  sounds: { took: "take", twisted: "twist", laid: "card", opened: "card", drew: "card" },
  counted: (mirror) => (mirror.view ? counted(viewOf("take_that", mirror)) : []),
  feeling: ([name]) => FEELINGS[name] ?? null,
  keys: [
    ["T", "keys-take-row"],
    ["W", "keys-twist"],
  ],
};
