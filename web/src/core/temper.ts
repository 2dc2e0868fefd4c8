/** What a bot says now and then. It follows from what everybody knows, so all pages at a table hear the same;
    the phrases say nothing about cards. */

import { hashOf } from "./faces/cast";
import type { Mood } from "./faces/moods";

/** One remark out of this many occasions, and what it is. */
type Temper = { rarely: number; phrases: Partial<Record<Mood, string[]>> };

const TEMPERS: Record<string, Temper> = {
  beginner: { rarely: 3, phrases: { glad: ["wow", "laugh"], annoyed: ["oops", "wow"] } },
  casual: { rarely: 4, phrases: { glad: ["laugh", "wow"], annoyed: ["oops", "laugh"] } },
  club: { rarely: 5, phrases: { glad: ["laugh"], annoyed: ["oops", "think"] } },
  strong: { rarely: 6, phrases: { glad: ["thanks"], annoyed: ["think"] } },
  expert: { rarely: 8, phrases: { glad: ["thanks"], annoyed: ["well-played"] } },
  master: { rarely: 10, phrases: { glad: ["thanks"], annoyed: ["well-played"] } },
};

/** The name of a phrase, or nothing. `occasion` tells one moment of a table from all others. */
export function remark(level: string, mood: Mood, occasion: string): string {
  const temper = TEMPERS[level];
  const phrases = temper?.phrases[mood] ?? [];
  const chance = hashOf(occasion);
  if (!temper || phrases.length === 0 || chance % temper.rarely !== 0) return "";
  return phrases[Math.floor(chance / temper.rarely) % phrases.length] ?? "";
}
