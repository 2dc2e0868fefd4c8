/** A first game, arranged: a record that waits where the learner is to move. */

/** The record of a match; the learner has the first seat, and every move of theirs is one that the lesson waits for. */
export type Lesson = {
  record: { game: string; players: string[]; moves: string[] };
  /** Whether a race is decided by this line of the record: before it, everybody slaps. */
  decidesRace?: (line: string) => boolean;
};

/** The seat of the learner. */
export const YOU = 0;
const OWN = `${YOU} `;
export const SLAP = "slap";

/** What is to be done before this line of the record; null if the learner waits for others. */
export function wantedBefore({ decidesRace }: Lesson, line: string): string | null {
  if (decidesRace?.(line)) return SLAP;
  return line.startsWith(OWN) ? line.slice(OWN.length) : null;
}

/** The moves that a lesson waits for, one after the other. */
export function wantedIn(lesson: Lesson): string[] {
  return lesson.record.moves.flatMap((line) => wantedBefore(lesson, line) ?? []);
}
