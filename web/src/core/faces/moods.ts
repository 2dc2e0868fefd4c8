/** What a face shows: eyes, brows and mouth. */

import type { Character } from "./characters";
import { both, disc, filled, line, type Shape } from "./drawing";

export type Mood = "calm" | "thinking" | "glad" | "annoyed";

const WHITE = "#fffdf6";
const PUPIL = "#221d1b";

/** All of a face in a mood, from the back to the front. */
export function faceOf(character: Character, mood: Mood): Shape[] {
  return [...character.shapes, ...eyes(character, mood), ...brows(character, mood), ...mouth(character, mood)];
}

function eyes({ eyes: { x, y } }: Character, mood: Mood): Shape[] {
  const white = filled(
    WHITE,
    both((side) => disc(side * x, y, 8)),
  );
  if (mood === "glad") {
    return [
      white,
      line(
        PUPIL,
        3.4,
        both((side) => `M${side * x - 5} ${y + 2}q5-8 10 0`),
      ),
    ];
  }
  const [aside, up] = mood === "thinking" ? [2.5, -3.5] : mood === "annoyed" ? [0, 1.5] : [0, 0];
  const pupils = filled(
    PUPIL,
    both((side) => disc(side * x + aside, y + up, 4.2)),
  );
  const light = filled(
    WHITE,
    both((side) => disc(side * x + aside + 1.5, y + up - 1.5, 1.4)),
  );
  return [white, pupils, light];
}

function brows({ eyes: { x, y }, brow }: Character, mood: Mood): Shape[] {
  const drawn: Record<Mood, string> = {
    calm: "",
    glad: "",
    thinking: `M${-x - 7} ${y - 11}q6-3 12-1M${x - 6} ${y - 13}q7-6 13-1`,
    annoyed: both((side) => `M${side * (x + 8)} ${y - 12}L${side * (x - 7)} ${y - 5}`),
  };
  return drawn[mood] ? [line(brow, 4, drawn[mood])] : [];
}

function mouth({ mouth: place }: Character, mood: Mood): Shape[] {
  if (!place) return [];
  const { y, ink } = place;
  if (mood === "glad") return [filled("#8c2f2a", `M-9 ${y - 1}h18q-2 12-9 12t-9-12z`)];
  const drawn = { calm: `M-7 ${y}q7 5 14 0`, thinking: `M-4 ${y + 2}q5-3 9 0`, annoyed: `M-8 ${y + 5}q8-7 16 0` };
  return [line(ink, 2.6, drawn[mood])];
}
