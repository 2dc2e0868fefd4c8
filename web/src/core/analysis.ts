/** What the values of decisions say about a game: accuracy, skill and luck, the biggest mistakes. */

import type { Valued } from "../wire/messages";

export type Judged = { ply: number; played: string; best: string; worth: number; loss: number; valued: Valued };

export function judged(ply: number, valued: Valued): Judged {
  const best = valued.moves[0];
  const played = valued.moves.find((opinion) => opinion.move === valued.played);
  const worth = best?.worth ?? 0;
  const loss = Math.max(0, worth - (played?.worth ?? worth));
  return { ply, played: valued.played, best: best?.move ?? "", worth, loss, valued };
}

/** The share of what could be had that was taken, in percent. */
export function accuracy(decisions: readonly Judged[]): number {
  if (decisions.length === 0) return 100;
  const kept = decisions.map(({ worth, loss }) => (worth > 0 ? (worth - loss) / worth : 1));
  return Math.round((100 * kept.reduce((sum, share) => sum + share, 0)) / kept.length);
}

/** What was given away by decisions, and what luck and the others brought, in shares of the victory. */
export function skillAndLuck(decisions: readonly Judged[], result: number): { skill: number; luck: number } {
  const skill = -decisions.reduce((sum, { loss }) => sum + loss, 0);
  const start = decisions[0]?.worth ?? result;
  return { skill, luck: result - start - skill };
}

export function mistakes(decisions: readonly Judged[], most: number, least = 0.02): Judged[] {
  return decisions.filter(({ loss }) => loss >= least).sort((one, other) => other.loss - one.loss).slice(0, most);
}
