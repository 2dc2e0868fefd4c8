/** What a round's score is made of, thing by thing, so that everybody can check it by looking. */

export type Counted = {
  /** What is written on it. */
  text: string;
  /** Its look: a class of the game's style sheet. */
  tone: string;
  /** What it adds to the score; nothing for a card that costs nothing. */
  worth: number;
  /** For a heap of equal things. */
  times?: number;
};

export const sumOf = (things: readonly Counted[]): number =>
  things.reduce((sum, { worth, times }) => sum + worth * (times ?? 1), 0);

/** The sum may not be told by the page if it is not the score. */
export function isScore(things: readonly Counted[] | undefined, score: number | undefined): boolean {
  return things !== undefined && score !== undefined && sumOf(things) === score;
}
