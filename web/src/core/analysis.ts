/** What the values of decisions say about a game: accuracy, skill and luck, the biggest mistakes. */

import type { Decision } from "../wire/messages";

/** What the best move was worth. */
export function worthOf(decision: Decision): number {
  return Math.max(...decision.moves.map((opinion) => opinion.worth));
}

/** The share of what could be had that was taken, in percent. */
export function accuracy(decisions: readonly Decision[]): number {
  if (decisions.length === 0) return 100;
  const kept = decisions.map((decision) => (worthOf(decision) > 0 ? 1 - decision.lost / worthOf(decision) : 1));
  return Math.round((100 * kept.reduce((sum, share) => sum + share, 0)) / kept.length);
}

/** What was given away by decisions, and what luck and the others brought, in shares of the victory. */
export function skillAndLuck(
  decisions: readonly Decision[],
  result: number,
): { start: number; skill: number; luck: number } {
  const skill = -decisions.reduce((sum, { lost }) => sum + lost, 0);
  const start = decisions[0] ? worthOf(decisions[0]) : result;
  return { start, skill, luck: result - start - skill };
}

export function mistakes(decisions: readonly Decision[], most: number, least = 0.02): Decision[] {
  return decisions
    .filter(({ lost }) => lost >= least)
    .sort((one, other) => other.lost - one.lost)
    .slice(0, most);
}
