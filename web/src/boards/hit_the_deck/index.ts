import type { Mood } from "../../core/faces/moods";
import { viewOf } from "../../wire/mirror";
import type { GameFolder } from "../contract";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import { cardInWords } from "./cards";
import { choreography } from "./choreography";
import Confetti from "./Confetti.svelte";
import { counted } from "./counting";
import { LESSON } from "./lesson";
import PhotoFinish from "./PhotoFinish.svelte";
import RulesPicture from "./RulesPicture.svelte";
import { sounds } from "./sounds";
import "./style.css";
import { worked } from "./worked";

const FEELINGS: Record<string, Mood> = {
  "was-last": "annoyed",
  forgot: "annoyed",
  slapped: "annoyed",
  "went-out": "glad",
};

export const hitTheDeck: GameFolder = {
  name: "hit_the_deck",
  board: Board,
  art: Art,
  confetti: Confetti,
  picture: RulesPicture,
  worked,
  photo: PhotoFinish,
  lesson: LESSON,
  cardInWords,
  choreography,
  sounds,
  unremembered: { "drew-known": "drew" },
  counted: (mirror, words) => (mirror.view ? counted(viewOf("hit_the_deck", mirror), words) : []),
  feeling: ([name]) => FEELINGS[name] ?? null,
  keys: [
    ["keys-name-space", "keys-slap"],
    ["C", "keys-call"],
    ["D", "keys-draw"],
    ["F", "keys-flip"],
    ["X", "keys-cut"],
    ["A", "keys-pass"],
  ],
};
