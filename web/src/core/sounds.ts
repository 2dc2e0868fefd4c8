/** Sounds of things, made on the spot: paper, clay, wood and hands. What they say is written in the log as well. */

import type { Told } from "../wire/messages";
import type { Happening } from "../wire/told";
import { settings } from "./settings.svelte";

/** A voice rings or rustles: from one pitch to another, fading from its volume. */
type Voice = {
  kind: OscillatorType | "noise";
  from: number;
  to: number;
  at: number;
  length: number;
  volume: number;
};

const rustle = (from: number, to: number, at: number, length: number, volume: number): Voice => {
  return { kind: "noise", from, to, at, length, volume };
};
const ring = (pitch: number, at: number, length: number, volume: number, to = pitch): Voice => {
  return { kind: "sine", from: pitch, to, at, length, volume };
};
/** A wooden bar with its overtone. */
const bar = (pitch: number, at: number, length = 0.32): Voice[] => [
  ring(pitch, at, length, 0.16),
  ring(3.93 * pitch, at, 0.06, 0.05),
];
/** Paper that slides, and lands. */
const sheet = (at: number, volume = 1): Voice[] => [
  rustle(1500, 4200, at, 0.08, 0.2 * volume),
  rustle(900, 500, at + 0.07, 0.04, 0.5 * volume),
];
const clay = (at: number, volume: number): Voice[] => [
  ring(2750, at, 0.05, 0.1 * volume),
  ring(4390, at, 0.035, 0.07 * volume),
  rustle(5200, 3800, at, 0.015, 0.4 * volume),
];

const TUNES = {
  card: sheet(0),
  chip: [...clay(0, 1), ...clay(0.07, 0.55), ...clay(0.11, 0.3)],
  take: [...sheet(0), ...sheet(0.06, 0.8), ...sheet(0.11, 0.7), ...sheet(0.17, 0.9), ring(150, 0.24, 0.12, 0.3, 90)],
  twist: [...sheet(0), ...bar(784, 0.05), ...bar(1175, 0.13)],
  slap: [
    rustle(3200, 900, 0, 0.02, 1.2),
    rustle(900, 160, 0.004, 0.16, 1.6),
    ring(170, 0, 0.22, 0.85, 42),
    rustle(320, 120, 0.05, 0.2, 0.4),
  ],
  alarm: [...bar(880, 0, 0.2), ...bar(1175, 0.1, 0.35)],
  turn: [...bar(587, 0.1), ...bar(880, 0.2)],
  end: [...bar(523, 0), ...bar(659, 0.13), ...bar(784, 0.26), ...bar(1047, 0.39, 0.7)],
  word: [ring(430, 0, 0.07, 0.14, 760)],
} satisfies Record<string, Voice[]>;

export type Tune = keyof typeof TUNES;
/** The tune of each event that has one. */
export type Sounds = Record<string, Tune>;

const COMMON: Sounds = { "match-ended": "end" };

let studio: { context: AudioContext; hiss: AudioBuffer; out: AudioNode } | undefined;

export function sound(happened: Happening[], fact: Told, myTurn: boolean, sounds: Sounds): void {
  if (!settings.sounds || document.hidden) return;
  const heard = new Set(happened.flatMap(([name]) => sounds[name] ?? COMMON[name] ?? []));
  if (fact.fact === "said" || fact.fact === "wrote") heard.add("word");
  if (myTurn && fact.fact === "moved") heard.add("turn");
  for (const tune of heard) play(tune);
}

export function play(tune: Tune): void {
  if (!settings.sounds) return;
  studio ??= newStudio();
  if (studio.context.state !== "running") {
    void studio.context.resume();
    return;
  }
  for (const voice of TUNES[tune]) strike(voice, studio);
}

/** A second of hiss serves all that rustles; what is too loud together is pressed down. */
function newStudio(): NonNullable<typeof studio> {
  const context = new AudioContext();
  const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  hiss.getChannelData(0).forEach((_, place, data) => (data[place] = 2 * Math.random() - 1));
  const out = context.createDynamicsCompressor();
  out.connect(context.destination);
  return { context, hiss, out };
}

function strike(voice: Voice, { context, hiss, out }: NonNullable<typeof studio>): void {
  const start = context.currentTime + voice.at;
  const end = start + voice.length;
  const volume = context.createGain();
  volume.gain.setValueAtTime(voice.volume, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  const source =
    voice.kind === "noise" ? rustling(voice, context, hiss, start, end) : ringing(voice, context, start, end);
  source.last.connect(volume).connect(out);
  source.first.start(start, ...(voice.kind === "noise" ? [Math.random() / 2] : []));
  source.first.stop(end);
}

type Source = { first: AudioBufferSourceNode | OscillatorNode; last: AudioNode };

function rustling({ from, to }: Voice, context: AudioContext, hiss: AudioBuffer, start: number, end: number): Source {
  const [first, last] = [context.createBufferSource(), context.createBiquadFilter()];
  first.buffer = hiss;
  last.type = "bandpass";
  last.frequency.setValueAtTime(from, start);
  last.frequency.exponentialRampToValueAtTime(to, end);
  first.connect(last);
  return { first, last };
}

function ringing({ kind, from, to }: Voice, context: AudioContext, start: number, end: number): Source {
  const first = context.createOscillator();
  first.type = kind === "noise" ? "sine" : kind;
  first.frequency.setValueAtTime(from, start);
  first.frequency.exponentialRampToValueAtTime(to, end);
  return { first, last: first };
}
