/** Small sounds, made on the spot. What they say is written in the log as well. */

import type { Told } from "../wire/messages";
import type { Happening } from "../wire/told";
import { settings } from "./settings.svelte";

type Note = { pitch: number; at: number; length: number; shape: OscillatorType; volume: number };

const note = (pitch: number, at = 0, length = 0.09, shape: OscillatorType = "triangle", volume = 0.12): Note => {
  return { pitch, at, length, shape, volume };
};

const TUNES = {
  card: [note(320, 0, 0.05), note(240, 0.03, 0.05)],
  chip: [note(1250, 0, 0.05, "sine"), note(1750, 0.04, 0.07, "sine", 0.08)],
  take: [note(260), note(196, 0.08, 0.16)],
  twist: [note(520), note(780, 0.07), note(1040, 0.14, 0.14)],
  slap: [note(90, 0, 0.16, "square", 0.2), note(60, 0.01, 0.2, "sawtooth", 0.15)],
  alarm: [note(880, 0, 0.1, "square", 0.08), note(1175, 0.11, 0.16, "square", 0.08)],
  turn: [note(660, 0.12, 0.08, "sine"), note(880, 0.22, 0.12, "sine")],
  end: [note(523), note(659, 0.12), note(784, 0.24), note(1047, 0.36, 0.3)],
  word: [note(990, 0, 0.05, "sine"), note(1320, 0.06, 0.05, "sine")],
} satisfies Record<string, Note[]>;

export type Tune = keyof typeof TUNES;
/** The tune of each event that has one. */
export type Sounds = Record<string, Tune>;

const COMMON: Sounds = { "match-ended": "end" };

let context: AudioContext | undefined;

export function ring(happened: Happening[], fact: Told, myTurn: boolean, sounds: Sounds): void {
  if (!settings.sounds || document.hidden) return;
  const heard = new Set(happened.flatMap(([name]) => sounds[name] ?? COMMON[name] ?? []));
  if (fact.fact === "said" || fact.fact === "wrote") heard.add("word");
  if (myTurn && fact.fact === "moved") heard.add("turn");
  for (const tune of heard) TUNES[tune].forEach(strike);
}

function strike(note: Note): void {
  context ??= new AudioContext();
  if (context.state !== "running") {
    void context.resume();
    return;
  }
  const start = context.currentTime + note.at;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = note.shape;
  voice.frequency.value = note.pitch;
  volume.gain.setValueAtTime(note.volume, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + note.length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + note.length);
}
